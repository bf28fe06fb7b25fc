"""Players whose page is closed are called when it is their turn, and nobody else ever."""

from __future__ import annotations

import asyncio
import time

import httpx
import pytest
from litestar import Litestar
from litestar.testing import TestClient
from py_vapid import Vapid
from sqlalchemy import update

from ratking.server.app import create_app
from ratking.server.house import House
from ratking.server.push import caller
from ratking.server.push.calls import Call
from ratking.server.schema import CALLS
from ratking.server.settings import Settings
from ratking.server.store import Store
from tests.server.conftest import Addresses
from tests.server.person import BIDS, RATTUS, Person
from tests.server.push.calls import (
    PUBLIC,
    QUIET,
    left,
    page_open,
    settings_with_keys,
    subscribed,
    two_at_a_table,
)
from tests.server.push.service import CONTACT, KEY, Browser, Service
from tests.server.running import Server
from tests.server.test_tables import BOT, ME
from tests.servers import PATIENCE, wait_until


def test_a_player_is_called_when_the_turn_comes(
    ann: Person, bob: Person, service: Service, settings: Settings
) -> None:
    two_at_a_table(ann, bob)
    browser = subscribed(ann, service, headers={"accept-language": "de"})
    ann.start()
    [letter] = service.wait_for(1)
    assert letter.path == browser.path
    told = browser.opened(letter)
    assert told == {"title": "Rattus", "text": "Du bist dran.", "link": f"/t/{ann.table}"}
    assert Vapid.verify(letter.headers["authorization"])
    assert f"k={PUBLIC}" in letter.headers["authorization"]
    assert letter.headers["content-encoding"] == "aes128gcm"
    assert ann.table not in str(letter.headers)
    wait_until(lambda: left(settings, CALLS) == 0)


def test_each_turn_is_told_once_however_many_questions_it_has(
    ann: Person, bob: Person, service: Service
) -> None:
    two_at_a_table(ann, bob)
    subscribed(bob, service)
    ann.start()
    turns = 0
    for _ in range(12):
        mover = ann if ann.view()["questions"] else bob
        was_asked = bool(bob.view()["questions"])
        mover.play_on(1)
        is_asked = bool(bob.view()["questions"])
        turns += is_asked and not was_asked
        service.wait_for(turns)
    time.sleep(QUIET)
    assert turns > 1
    assert len(service.letters) == turns


def test_everybody_who_thinks_at_once_is_called(ann: Person, bob: Person, service: Service) -> None:
    ann.set_up(BIDS, ME, {"kind": "open"})
    bob.join(ann.table)
    browsers = [subscribed(ann, service), subscribed(bob, service)]
    ann.start()
    letters = service.wait_for(2)
    assert {letter.path for letter in letters} == {browser.path for browser in browsers}


def listen_for_knocks(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Give whoever is here all the time to say so, and note whether they did."""
    heard: list[bool] = []
    monkeypatch.setattr(caller, "KNOCKING", PATIENCE)

    async def is_here(house: House, call: Call) -> bool:
        heard.append(await knock(house, call))
        return heard[-1]

    knock = caller.is_here
    monkeypatch.setattr(caller, "is_here", is_here)
    return heard


def test_whoever_has_the_table_open_is_not_called(
    ann: Person,
    bob: Person,
    client: TestClient[Litestar],
    service: Service,
    settings: Settings,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    knocks = listen_for_knocks(monkeypatch)
    two_at_a_table(ann, bob)
    subscribed(ann, service)
    with page_open(client, ann):
        ann.start()
        wait_until(lambda: left(settings, CALLS) == 0)
    assert knocks == [True, True]
    assert service.letters == []


def test_whoever_goes_away_in_their_turn_is_called(
    ann: Person,
    bob: Person,
    client: TestClient[Litestar],
    service: Service,
    settings: Settings,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(caller, "AGAIN", 3600.0)
    knocks = listen_for_knocks(monkeypatch)
    two_at_a_table(ann, bob)
    subscribed(ann, service)
    with page_open(client, ann):
        ann.start()
        later = CALLS.c.due > time.time() + caller.LEASE * 2
        wait_until(lambda: left(settings, CALLS, later) == 1)
    assert (knocks, service.letters) == ([True], [])
    monkeypatch.setattr(caller, "KNOCKING", 0.2)
    hurry(settings)
    service.wait_for(1)


def test_somebody_else_at_the_table_does_not_keep_the_call_back(
    ann: Person, bob: Person, client: TestClient[Litestar], service: Service
) -> None:
    two_at_a_table(ann, bob)
    subscribed(ann, service)
    with page_open(client, bob):
        ann.start()
        service.wait_for(1)


def hurry(settings: Settings) -> None:
    """Make every call due that has been written down."""

    async def change() -> None:
        store = Store(settings)
        async with store.engine.begin() as connection:
            await connection.execute(update(CALLS).values(due=1.0))
        await store.close()

    asyncio.run(change())


def test_whoever_has_answered_in_the_meantime_is_not_called(
    addresses: Addresses, service: Service
) -> None:
    settings = settings_with_keys(addresses, service, 3600.0)
    with TestClient(create_app(settings)) as client:
        ann, bob = Person(client), Person(client)
        two_at_a_table(ann, bob)
        subscribed(ann, service)
        browser = subscribed(bob, service)
        ann.start()
        for _ in range(40):
            if bob.view()["questions"]:
                break
            ann.play_on(1)
        assert left(settings, CALLS) == 2
        hurry(settings)
        assert [letter.path for letter in service.wait_for(1)] == [browser.path]
        wait_until(lambda: left(settings, CALLS) == 0)
        assert len(service.letters) == 1


def test_bots_lessons_and_seats_without_a_subscription_call_nobody(
    ann: Person, settings: Settings, service: Service
) -> None:
    ann.post("/lessons/rattus", {})
    ann.set_up(RATTUS, ME, BOT, BOT)
    ann.start()
    ann.asked()
    assert left(settings, CALLS) == 0
    assert service.letters == []


def test_of_two_workers_one_calls(on_postgres: Addresses, service: Service) -> None:
    keys = {"RATKING_PUSH_KEY": KEY, "RATKING_PUSH_CONTACT": CONTACT, "RATKING_PUSH_DELAY": "0.1"}
    running = Server(on_postgres | keys | {"RATKING_PUSH_SERVICES": service.origin}, 2)
    tables = 6
    with httpx.Client(base_url=running.url, timeout=PATIENCE) as client:
        browser = Browser(service)
        client.post("/push", json=browser.subscription).raise_for_status()
        for _ in range(tables):
            wish = {**RATTUS, "options": {"players": 2}, "seats": [ME, ME]}
            table = client.post("/tables", json=wish).raise_for_status().json()["table"]["id"]
            client.post(f"/tables/{table}/start").raise_for_status()
        service.wait_for(tables)
        time.sleep(3)
    faults = running.faults()
    running.stop()
    assert faults == []
    links = [browser.opened(letter)["link"] for letter in service.letters]
    assert len(links) == len(set(links)) == tables
