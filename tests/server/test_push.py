"""Players whose page is closed are called when it is their turn, and nobody else ever."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
from litestar import Litestar
from litestar.testing import TestClient
from py_vapid import Vapid
from sqlalchemy import func, select, update

from ratking.server.app import create_app
from ratking.server.push import caller
from ratking.server.push.keys import HostKeys
from ratking.server.push.post import Post
from ratking.server.push.subscriptions import MOST
from ratking.server.schema import CALLS, SUBSCRIPTIONS
from ratking.server.settings import Settings
from ratking.server.store import Store
from tests.server.conftest import Addresses, settings_for
from tests.server.person import BIDS, RATTUS, Person, Plain
from tests.server.push_service import CONTACT, KEY, Browser, Service, push_service
from tests.server.running import Server
from tests.server.test_tables import BOT, ME

PUBLIC = HostKeys(KEY, CONTACT).public
QUIET = 1.5
"""How long nothing may come where nothing is to come; a knock at the door takes a second."""


@pytest.fixture
def service() -> Iterator[Service]:
    with push_service() as running:
        yield running


@pytest.fixture
def settings(addresses: Addresses, service: Service) -> Settings:
    facts = {"push_key": KEY, "push_contact": CONTACT, "push_delay": 0.0}
    return settings_for(addresses, **facts, push_services=(service.origin,))


@pytest.fixture(autouse=True)
def in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(caller, "KNOCKING", 0.2)
    monkeypatch.setattr(caller, "AGAIN", 0.3)
    monkeypatch.setattr(caller, "PAUSES", (0.05, 0.05))


def subscribed(person: Person, service: Service, **more: Any) -> Browser:
    browser = Browser(service)
    assert person.post("/push", browser.subscription, **more) == {"key": PUBLIC}
    return browser


def left(settings: Settings, table: object) -> int:
    """Count the rows that are left of a table on disk."""

    async def count() -> int:
        store = Store(settings)
        rows = await store.rows(select(func.count().label("rows")).select_from(table))  # type: ignore[arg-type]
        await store.close()
        number: int = rows[0]["rows"]
        return number

    return asyncio.run(count())


def two_at_a_table(ann: Person, bob: Person) -> None:
    ann.set_up({**RATTUS, "options": {"players": 2}}, ME, {"kind": "open"})
    bob.join(ann.table)


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


def wait_until(fine: Callable[[], bool], seconds: float = 10.0) -> None:
    end = time.monotonic() + seconds
    while not fine():
        assert time.monotonic() < end, "it never happens"
        time.sleep(0.05)


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


def test_whoever_has_the_table_open_is_not_called(
    ann: Person,
    bob: Person,
    client: TestClient[Litestar],
    service: Service,
    settings: Settings,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(caller, "KNOCKING", 10.0)
    two_at_a_table(ann, bob)
    subscribed(ann, service)
    with client.websocket_connect(f"/tables/{ann.table}/live") as socket:
        socket.send_json({"type": "hello", "secret": ann.secret})
        ann.start()
        wait_until(lambda: left(settings, CALLS) == 1)
        wait_until(lambda: left(settings, CALLS) == 0)
    time.sleep(QUIET)
    assert service.letters == []


def test_whoever_goes_away_in_their_turn_is_called(
    ann: Person,
    bob: Person,
    client: TestClient[Litestar],
    service: Service,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(caller, "KNOCKING", 3.0)
    monkeypatch.setattr(caller, "AGAIN", 1.5)
    two_at_a_table(ann, bob)
    subscribed(ann, service)
    with client.websocket_connect(f"/tables/{ann.table}/live") as socket:
        socket.send_json({"type": "hello", "secret": ann.secret})
        ann.start()
        time.sleep(0.8)
        assert service.letters == []
    service.wait_for(1)


def test_somebody_else_at_the_table_does_not_keep_the_call_back(
    ann: Person, bob: Person, client: TestClient[Litestar], service: Service
) -> None:
    two_at_a_table(ann, bob)
    subscribed(ann, service)
    with client.websocket_connect(f"/tables/{ann.table}/live") as socket:
        socket.send_json({"type": "hello", "secret": bob.secret})
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
    facts = {"push_key": KEY, "push_contact": CONTACT, "push_delay": 3600.0}
    settings = settings_for(addresses, **facts, push_services=(service.origin,))
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


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(
    ann: Person, bob: Person, service: Service, settings: Settings, status: int
) -> None:
    two_at_a_table(ann, bob)
    here, gone = subscribed(ann, service), subscribed(ann, service)
    service.answers[gone.path] = [status]
    ann.start()
    letters = service.wait_for(2)
    assert {letter.path for letter in letters} == {here.path, gone.path}
    wait_until(lambda: left(settings, SUBSCRIPTIONS) == 1)


def test_a_busy_service_is_asked_again(
    ann: Person, bob: Person, service: Service, settings: Settings
) -> None:
    two_at_a_table(ann, bob)
    browser = subscribed(ann, service)
    service.answers[browser.path] = [503, 429]
    ann.start()
    service.wait_for(3)
    wait_until(lambda: left(settings, CALLS) == 0)
    assert len(service.letters) == 3
    assert left(settings, SUBSCRIPTIONS) == 1


def test_a_service_that_refuses_is_not_asked_again(
    ann: Person, bob: Person, service: Service, settings: Settings
) -> None:
    two_at_a_table(ann, bob)
    browser = subscribed(ann, service)
    service.answers[browser.path] = [403] * 5
    ann.start()
    service.wait_for(1)
    wait_until(lambda: left(settings, CALLS) == 0)
    assert len(service.letters) == 1
    assert left(settings, SUBSCRIPTIONS) == 1


def test_an_answer_does_not_wait_for_a_push_service(
    ann: Person, bob: Person, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann.set_up(BIDS, ME, {"kind": "open"})
    bob.join(ann.table)
    deaf = Service(settings.push_services[0])
    subscribed(ann, deaf)
    stuck = asyncio.Event()

    async def wait_forever(*_: object) -> None:
        await stuck.wait()

    monkeypatch.setattr(Post, "send", wait_forever)
    ann.start()
    for player in (ann, bob):
        player.play_on(1)
    assert ann.view()["version"] > 0


def test_a_browser_that_has_left_is_not_called(ann: Person, bob: Person, service: Service) -> None:
    two_at_a_table(ann, bob)
    browser = subscribed(ann, service)
    ann.post("/push/leave", {"endpoint": browser.subscription["endpoint"]})
    ann.start()
    time.sleep(QUIET)
    assert service.letters == []


def test_a_browser_belongs_to_whoever_used_it_last(
    ann: Person, bob: Person, service: Service, settings: Settings
) -> None:
    two_at_a_table(ann, bob)
    browser = subscribed(ann, service)
    bob.post("/push", browser.subscription)
    assert left(settings, SUBSCRIPTIONS) == 1
    ann.start()
    time.sleep(QUIET)
    assert service.letters == []


def test_a_name_is_called_on_all_its_devices(ann: Person, bob: Person, service: Service) -> None:
    code = ann.post("/names", {"name": "Ann"})["key"]
    ann.set_up({**RATTUS, "options": {"players": 2}}, ME, BOT)
    bob.post("/names/enter", {"name": "Ann", "key": code})
    browsers = [subscribed(ann, service), subscribed(bob, service)]
    ann.start()
    letters = service.wait_for(2)
    assert {letter.path for letter in letters} == {browser.path for browser in browsers}


def test_a_person_has_a_bounded_number_of_browsers(
    ann: Person, bob: Person, service: Service, settings: Settings
) -> None:
    two_at_a_table(ann, bob)
    browsers = [subscribed(ann, service) for _ in range(MOST + 2)]
    assert left(settings, SUBSCRIPTIONS) == MOST
    ann.start()
    letters = service.wait_for(MOST)
    assert {letter.path for letter in letters} == {browser.path for browser in browsers[2:]}


def keys_like(**change: str) -> Plain:
    return {"p256dh": "B" + "A" * 86, "auth": "A" * 22, **change}


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://2130706433/x",
        "https://0x7f.0.0.1/x",
        "https://localhost/x",
        "https://me:secret@push.example/x",
        "https://push.example:8443/x",
        "https://push.example:99999/x",
        "ftp://push.example/x",
        "https://push.example/a b",
        "https:///x",
        "",
        "https://push.example/" + "x" * 1000,
    ],
)
def test_an_address_that_is_no_push_service_is_refused(
    ann: Person, settings: Settings, endpoint: str
) -> None:
    assert ann.refused("/push", {"endpoint": endpoint, "keys": keys_like()}) == "malformed"
    assert left(settings, SUBSCRIPTIONS) == 0


@pytest.mark.parametrize(
    "keys", [keys_like(p256dh="BBBB"), keys_like(auth="AA"), keys_like(auth="ä" * 22), {}]
)
def test_keys_that_no_browser_makes_are_refused(ann: Person, keys: Plain) -> None:
    wish = {"endpoint": "https://push.example/x", "keys": keys}
    assert ann.refused("/push", wish) == "malformed"


def test_a_refusal_is_told_in_the_language_of_the_reader(ann: Person) -> None:
    wish = {"endpoint": "http://push.example/x", "keys": keys_like()}
    reply = ann.ask("POST", "/push", json=wish, headers={"accept-language": "de"})
    sentence = "Die Adresse eines Push-Dienstes ist öffentlich und beginnt mit https."
    assert reply.json()["sentence"] == sentence


def test_another_site_cannot_subscribe_anybody(ann: Person) -> None:
    wish = {"endpoint": "https://push.example/x", "keys": keys_like()}
    origin = {"origin": "https://elsewhere.example"}
    assert ann.refused("/push", wish, headers=origin) == "foreign_origin"


def test_without_keys_the_door_is_closed(addresses: Addresses) -> None:
    with TestClient(create_app(settings_for(addresses))) as client:
        ann = Person(client)
        assert ann.get("/push") == {"key": ""}
        wish = {"endpoint": "https://push.example/x", "keys": keys_like()}
        assert ann.refused("/push", wish) == "off"


def test_of_two_workers_one_calls(on_postgres: Addresses, service: Service) -> None:
    keys = {"RATKING_PUSH_KEY": KEY, "RATKING_PUSH_CONTACT": CONTACT, "RATKING_PUSH_DELAY": "0.1"}
    running = Server(on_postgres | keys | {"RATKING_PUSH_SERVICES": service.origin}, 2)
    tables = 6
    with httpx.Client(base_url=running.url) as client:
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
