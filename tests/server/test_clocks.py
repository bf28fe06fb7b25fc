from __future__ import annotations

import time

import pytest
from litestar.testing import TestClient

from ratking.server.app import create_app
from tests.server.conftest import Addresses, settings_for
from tests.server.person import BIDS, RATTUS, Person
from tests.server.test_tables import BOT, ME
from tests.servers import wait_until

SECONDS = 1
BLITZ = {"kind": "turn", "seconds": SECONDS}


def test_nothing_happens_at_zero_unless_it_is_wished(ann: Person, bob: Person) -> None:
    ann.set_up(BIDS, ME, clock=BLITZ)
    bob.join(ann.table)
    started = time.time()
    ann.start()
    before = ann.view()
    assert before["clocks"]["0"] >= started + SECONDS
    time.sleep(1.4)
    assert ann.view() == before


def test_a_bot_answers_at_zero_until_the_turn_is_over(ann: Person, bob: Person) -> None:
    two = {**RATTUS, "options": {"players": 2}}
    ann.set_up(two, ME, clock={**BLITZ, "at_zero": "bot_answers"}, bot="uniform")
    bob.join(ann.table)
    ann.start()
    assert bob.asked()["questions"]
    steps = bob.view(since=1)["steps"]
    assert {step["by"] for step in steps if step["seat"] == 0} == {"clock"}
    assert ann.get(f"/tables/{ann.table}")["seats"][0]["stand_in"] == ""


def test_a_bot_takes_the_seat_at_zero_and_gives_it_back(addresses: Addresses) -> None:
    unhurried = settings_for(addresses, pace=1.0)  # else the game could be over at once
    with TestClient(create_app(unhurried)) as client:
        ann = Person(client)
        clock = {**BLITZ, "at_zero": "bot_takes_seat"}
        ann.set_up(RATTUS, ME, BOT, BOT, clock=clock, bot="uniform")
        ann.start()
        wait_until(lambda: ann.get(f"/tables/{ann.table}")["seats"][0]["stand_in"] != "")
        back = ann.post(f"/tables/{ann.table}/hand-over", {"level": ""})
        assert back["seats"][0]["stand_in"] == ""


@pytest.mark.parametrize(
    ("kind", "seconds"), [("relaxed", 600), ("turn", 60), ("correspondence", 3 * 24 * 3600)]
)
def test_every_clock_has_its_usual_time(ann: Person, kind: str, seconds: int) -> None:
    ann.set_up(RATTUS, ME, BOT, BOT, clock={"kind": kind})
    ann.start()
    left = ann.asked()["clocks"]["0"] - time.time()
    assert seconds - 30 < left <= seconds


def test_a_turn_timer_runs_on_where_a_relaxed_clock_starts_anew(ann: Person, bob: Person) -> None:
    ends = {}
    for kind in ("turn", "relaxed"):
        ann.set_up(BIDS, ME, clock={"kind": kind, "seconds": 100})
        bob.join(ann.table)
        ann.start()
        before = ann.view()["clocks"]["0"]
        ann.answer(1)
        ends[kind] = ann.view()["clocks"]["0"] - before
    assert ends["turn"] == 0
    assert ends["relaxed"] > 0


def test_taking_back_wins_no_time(ann: Person, bob: Person) -> None:
    ann.set_up(BIDS, ME, clock={"kind": "relaxed", "seconds": 100})
    bob.join(ann.table)
    ann.start()
    start = ann.view()["clocks"]["0"]
    for _ in range(3):
        ann.answer(1)
        assert ann.view()["clocks"]["0"] > start
        ann.post(f"/tables/{ann.table}/undo", {"version": ann.view()["version"]})
        assert ann.view()["clocks"]["0"] == start


@pytest.mark.parametrize("kind", ["turn", "relaxed"])
def test_handing_over_wins_no_time(addresses: Addresses, kind: str) -> None:
    unhurried = settings_for(addresses, pace=1000.0)
    with TestClient(create_app(unhurried)) as client:
        ann = Person(client)
        ann.set_up(RATTUS, ME, BOT, BOT, clock={"kind": kind, "seconds": 100})
        ann.start()
        start = ann.view()["clocks"]
        assert start.keys() == {"0"}
        ann.post(f"/tables/{ann.table}/hand-over", {"level": "uniform"})
        assert ann.view()["clocks"] == {}
        ann.post(f"/tables/{ann.table}/hand-over", {"level": ""})
        assert ann.view()["clocks"] == start
