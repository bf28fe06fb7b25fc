"""Finished games are looked at again: moments, uploads and analyses."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from ratking.core.record import read_record
from ratking.games import game
from ratking.server.app import create_app
from ratking.server.studying import key_of
from tests.records import played, written
from tests.server.conftest import Addresses, settings_for
from tests.server.person import BIDS, RATTUS, Person
from tests.server.test_after import finished, job_done
from tests.server.test_tables import BOT, ME


@pytest.fixture
def client(addresses: Addresses) -> Iterator[TestClient[Litestar]]:
    """A server that looks at games briefly."""
    with TestClient(create_app(settings_for(addresses))) as running:
        yield running


def uploaded(person: Person, text: str, **more: object) -> dict[str, Any]:
    made = person.post("/records", {"record": text, **more})
    person.table = made["table"]["id"]
    return made


def moments(person: Person, seat: int | None = None) -> list[dict[str, Any]]:
    params = {} if seat is None else {"seat": seat}
    found: Any = person.get(f"/tables/{person.table}/moments", params=params)
    return list(found)


def test_a_finished_game_is_told_from_its_beginning(ann: Person, bob: Person) -> None:
    finished(ann)
    bob.table = ann.table
    told = moments(bob)
    record = read_record(bob.ask("GET", f"/tables/{ann.table}/record").text, game)
    places = [one["place"] for one in told]
    assert places == sorted(places)
    assert places[0] == 0
    assert places[-1] < len(record.answers)
    assert any(event["sentence"] for event in told[0]["events"])


def test_every_moment_is_shown_with_all_open_or_as_a_seat_saw_it(ann: Person) -> None:
    ann.set_up({"game": "cartus", "options": {"players": 2}, "bot": "uniform"}, ME, BOT)
    ann.start()
    ann.play_on()
    told = moments(ann)
    number = told[len(told) // 2]["number"]
    path = f"/tables/{ann.table}/moments/{number}"
    everything, seen = ann.get(path), ann.get(path, params={"seat": 1})
    assert everything["seat"] is None
    assert seen["seat"] == 1
    assert everything["observation"] != seen["observation"]
    assert everything["version"] == number
    assert ann.refused(f"{path}?seat=7", method="GET") == "unknown"
    assert ann.refused(f"/tables/{ann.table}/moments/99999", method="GET") == "unknown"


def test_what_was_taken_back_is_not_told(ann: Person) -> None:
    ann.set_up(BIDS, ME, BOT)
    ann.start()
    ann.asked()
    ann.answer(1)
    if ann.view()["can_undo"]:
        ann.post(f"/tables/{ann.table}/undo", {"version": ann.view()["version"]})
    ann.play_on()
    assert "undo" not in {one["by"] for one in moments(ann)}


def test_a_game_in_play_is_not_told(ann: Person) -> None:
    ann.set_up(RATTUS, ME, BOT, BOT)
    ann.start()
    ann.asked()
    for path in ("moments", "moments/1", "analysis"):
        assert ann.refused(f"/tables/{ann.table}/{path}", method="GET") == "not_now"


def test_a_record_comes_back_as_it_went(ann: Person, bob: Person) -> None:
    finished(ann)
    text = ann.ask("GET", f"/tables/{ann.table}/record").text
    told = moments(ann)
    made = uploaded(bob, text)
    assert made["uploaded"]
    assert made["table"]["status"] == "over"
    assert bob.ask("GET", f"/tables/{bob.table}/record").text == text
    assert [one["place"] for one in moments(bob)] == [one["place"] for one in told]


def test_a_record_without_a_secret_is_looked_at_too(ann: Person) -> None:
    record = played()
    made = uploaded(ann, written(record))
    assert made["table"]["promise"] == ""
    again = read_record(ann.ask("GET", f"/tables/{ann.table}/record").text, game)
    assert (again.answers, again.scores, again.secret) == (record.answers, record.scores, "")
    last = moments(ann)[-1]["number"]
    assert ann.get(f"/tables/{ann.table}/moments/{last}")["status"] == "over"


def broken() -> dict[str, str]:
    whole = written(played())
    unfinished = played()
    unfinished.answers, unfinished.scores = unfinished.answers[:40], None
    boasting = played()
    boasting.scores = [99, 0]
    return {
        "hello": "not a record",
        whole.replace("game rattus", "game chess"): "not played here",
        whole.replace("\n* ", "\nred ", 1): "does not fit",
        written(unfinished): "not played to its end",
        written(boasting): "scores are not those",
        whole.replace('"players": 2', '"players": [2.5]'): "options of the record",
        whole.replace('"players": 2', '"players": 77'): "players must be",
        whole.replace("ratking record 2\n", "ratking record 2\nsalt ü\n"): "plain letters",
    }


def test_a_broken_record_gets_a_sentence_and_changes_nothing(ann: Person) -> None:
    for text, why in broken().items():
        reply = ann.ask("POST", "/records", json={"record": text})
        assert reply.status_code == 400, text
        assert why in reply.json()["sentence"]
    assert ann.get("/records")["mine"] == []
    assert ann.refused("/records", {"record": "x" * 60_001}) == "malformed"
    assert ann.refused("/records", {"record": "x" * 70_000}) == "too_large"


def test_a_broken_record_is_refused_in_the_readers_language(ann: Person) -> None:
    reply = ann.ask("POST", "/records?language=de", json={"record": "hallo"})
    assert "Das ist keine Aufzeichnung" in reply.json()["sentence"]


def test_replays_are_mine_or_shared(ann: Person, bob: Person) -> None:
    finished(ann, public=True)
    uploaded(ann, written(played()))
    mine = ann.get("/records")["mine"]
    assert sorted(one["uploaded"] for one in mine) == [False, True]
    assert all(sorted(one["places"])[0] == 1 for one in mine)
    bob.post("/names/leave")
    found = bob.get("/records")
    assert found["mine"] == []
    assert [one["uploaded"] for one in found["shared"]] == [False]


def test_a_finished_game_is_analysed_once_and_kept(ann: Person) -> None:
    uploaded(ann, written(played()))
    path = f"/tables/{ann.table}/analysis"
    assert ann.refused(path, method="GET") == "unknown"
    job = ann.post(path)
    job_done(ann, job)
    found = ann.get(path)
    assert len(found["curve"]) > 20
    for point in found["curve"]:
        assert sum(point["chances"]) == pytest.approx(1, abs=0.001)
    assert found["curve"][-1]["chances"].count(0.0) == 1
    for account in found["accounts"]:
        parts = account["start"] + account["luck"] + account["skill"] + account["others"]
        assert parts == pytest.approx(account["result"], abs=0.001)
    for seat in (0, 1):
        costs = [one["cost"] for one in found["mistakes"] if one["seat"] == seat]
        assert costs == sorted(costs, reverse=True)
        assert len(costs) <= 3
    german = ann.get(path, params={"language": "de"})
    assert german["mistakes"][0]["prompt"] != found["mistakes"][0]["prompt"]
    assert job_done(ann, ann.post(path)) is None


def test_only_what_happened_names_an_analysis() -> None:
    record = played()
    name = key_of(written(record), 2)
    record.salt = "clover"
    assert key_of(written(record), 2) == name
    assert key_of(written(record), 3) != name
    assert key_of(written(played(seed="2")), 2) != name
