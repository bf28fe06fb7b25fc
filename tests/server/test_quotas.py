"""Quotas: one visitor, or one address, cannot have so much that others have nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from ratking.core.errors import BadOption
from ratking.server.app import create_app
from ratking.server.deeds import LONGEST, next_deed
from ratking.server.drive import Driver
from ratking.server.line import Asker
from ratking.server.networks import origin_of
from ratking.server.quotas import Quotas, read_quotas, shown
from ratking.server.settings import from_environment
from ratking.server.thinking import Thinkers
from tests.server.conftest import Addresses, settings_for
from tests.server.person import BIDS, RATTUS, Person
from tests.server.test_after import finished
from tests.server.test_tables import BOT, ME
from tests.server.whole_house import opened, started

MASTER = {"kind": "bot", "level": "master"}


@contextmanager
def serving(addresses: Addresses, quotas: str, **more: object) -> Iterator[list[Person]]:
    """Three visitors of one address, at a server with quotas."""
    with TestClient(
        create_app(settings_for(addresses, quotas=read_quotas(quotas), **more))
    ) as client:
        yield [Person(client) for _ in range(3)]


def refused(person: Person, wish: dict[str, object], *seats: dict[str, str]) -> str:
    """Ask for a table that is not granted; return the sentence."""
    reply = person.ask("POST", "/tables", json={**wish, "seats": list(seats)})
    assert reply.status_code == 429, reply.text
    assert reply.json()["code"] == "too_many"
    sentence: str = reply.json()["sentence"]
    return sentence


def test_a_visitor_and_an_address_have_so_many_tables(addresses: Addresses) -> None:
    with serving(addresses, "tables=2 address=2") as (ann, bob, cid):
        for person in (ann, ann, bob):
            person.set_up(BIDS, ME)
        assert "at most 2" in refused(ann, BIDS, ME)
        bob.set_up(BIDS, ME)
        assert "network" in refused(cid, BIDS, ME)
        assert refused(ann, BIDS, ME) == refused(ann, BIDS, ME)


def test_a_game_that_is_over_makes_room(on_sqlite: Addresses) -> None:
    with serving(on_sqlite, "tables=1") as (ann, *_):
        finished(ann)
        ann.set_up(BIDS, ME)
        refused(ann, BIDS, ME)


def test_bots_are_counted_by_how_long_they_think(addresses: Addresses) -> None:
    with serving(addresses, "bots=4 thinkers=1") as (ann, bob, _):
        ann.set_up(RATTUS, ME, MASTER, BOT)
        assert "think long" in refused(ann, RATTUS, ME, MASTER)
        ann.set_up(RATTUS, ME, BOT, BOT)
        assert "Too many bots sit" in refused(ann, RATTUS, ME, BOT)
        bob.set_up(RATTUS, ME, MASTER, BOT)


def test_bots_that_come_later_are_counted_as_well(on_sqlite: Addresses) -> None:
    with serving(on_sqlite, "thinkers=1") as (ann, *_):
        ann.set_up(RATTUS, ME, MASTER)
        seat = f"/tables/{ann.table}/seats/2"
        assert ann.refused(seat, {"kind": "bot", "level": "master"}, "PUT") == "too_many"
        assert ann.ask("PUT", seat, json={"kind": "bot", "level": "easy"}).status_code == 200
        ann.start()
        assert ann.refused(f"/tables/{ann.table}/hand-over", {"level": "master"}) == "too_many"


def test_rematches_and_lessons_are_tables_too(on_sqlite: Addresses) -> None:
    with serving(on_sqlite, "tables=1") as (ann, *_):
        finished(ann)
        old = ann.table
        ann.set_up(BIDS, ME)
        assert ann.refused(f"/tables/{old}/rematch") == "too_many"
        assert ann.refused("/lessons/rattus", {}) == "too_many"


def test_bots_do_not_play_among_themselves_unless_the_host_likes_it(on_sqlite: Addresses) -> None:
    for allowed in (False, True):
        with serving(on_sqlite, "off", bots_alone=allowed) as (ann, *_):
            ann.set_up(BIDS, BOT, BOT)
            reply = ann.ask("POST", f"/tables/{ann.table}/start?language=de")
            assert reply.status_code == (200 if allowed else 403)
            if not allowed:
                assert reply.json()["sentence"].startswith("Bots spielen hier nicht unter sich")


def test_sockets_are_counted_as_long_as_they_are_open(on_sqlite: Addresses) -> None:
    with serving(on_sqlite, "sockets=1 address=2") as (ann, bob, cid):
        ann.set_up(BIDS, ME)
        path = f"/tables/{ann.table}/live"
        client = ann.client

        def greeted(person: Person) -> str:
            headers = {"cookie": f"ratking={person.cookie}"}
            with client.websocket_connect(path, headers=headers) as socket:
                socket.send_json({"type": "hello"})
                kind: str = socket.receive_json()["type"]
                return kind

        for person in (bob, cid):
            person.post("/names", {"name": f"Visitor {id(person)}"})
        with client.websocket_connect(path, headers={"cookie": f"ratking={ann.cookie}"}) as socket:
            socket.send_json({"type": "hello"})
            assert socket.receive_json()["type"] == "table"
            assert greeted(ann) == "refused"
            assert greeted(bob) == "table"
        assert greeted(ann) == "table"


def test_a_refused_socket_is_closed_with_its_status(on_sqlite: Addresses) -> None:
    with serving(on_sqlite, "sockets=1") as (ann, *_):
        ann.set_up(BIDS, ME)
        path, headers = f"/tables/{ann.table}/live", {"cookie": f"ratking={ann.cookie}"}
        with (
            ann.client.websocket_connect(path, headers=headers),
            ann.client.websocket_connect(path, headers=headers) as second,
        ):
            assert second.receive_json()["code"] == "too_many"
            with pytest.raises(WebSocketDisconnect) as closed:
                second.receive_json()
            assert closed.value.code == 4429


def test_who_says_too_much_has_to_wait(on_sqlite: Addresses) -> None:
    with serving(on_sqlite, "chat=2 address=2") as (ann, bob, cid):
        ann.set_up(BIDS, ME)
        path = f"/tables/{ann.table}/chat"
        for person in (ann, ann, bob, bob):
            person.post(path, {"text": "hello"})
        assert ann.refused(path, {"text": "hello"}) == "too_many"
        assert cid.refused(path, {"text": "hello"}) == "too_many"


def test_work_that_waits_is_counted_for_who_asked(
    addresses: Addresses, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = asyncio.Event()

    async def for_ever(*_: object, **__: object) -> object:
        asked.set()
        return await asyncio.Event().wait()

    with serving(addresses, "hints=2") as (ann, bob, _):
        for person in (ann, bob):
            person.set_up({**RATTUS, "options": {"players": 2}}, ME, BOT)
            person.start()
            person.asked()
        monkeypatch.setattr("ratking.server.job_kinds.hints", None)
        monkeypatch.setattr(Thinkers, "ask", for_ever)
        monkeypatch.setattr("tests.server.conftest.Borrowed.ask", for_ever)
        path = f"/tables/{ann.table}/hints"
        for _ in range(2):
            ann.post(path)
        assert ann.refused(path) == "too_many"
        bob.post(f"/tables/{bob.table}/hints")


def test_bots_that_wait_for_each_other_come_to_an_end(on_sqlite: Addresses) -> None:
    async def play() -> list[str]:
        async with opened(settings_for(on_sqlite)) as house:
            thought: list[Asker] = []

            async def think(*_: object, asker: Asker, **__: object) -> int:
                thought.append(asker)
                return 0

            house.thinkers.ask = think  # type: ignore[method-assign, assignment]
            driver, kinds = Driver(house), []
            house.wake = lambda _: None
            for number in (LONGEST, LONGEST + 1):
                table = await started(house, ("bot", "bot"))
                table.match.number = number
                deed = next_deed(table, 0.0, 0.0)
                assert deed is not None
                await driver._choice(table, deed)
                kinds.append("thinks" if thought else "takes a chance")
                thought.clear()
            return kinds

    assert asyncio.run(play()) == ["thinks", "takes a chance"]


def test_quotas_are_written_as_they_are_read() -> None:
    found = read_quotas("tables=7 chat=0")
    assert (found.tables, found.chat, found.bots) == (7, 0, Quotas().bots)
    assert read_quotas(shown(found)) == found
    assert all(getattr(read_quotas("off"), name) == 0 for name in Quotas.__struct_fields__)
    assert from_environment({"RATKING_QUOTAS": "uploads=1"}).quotas.uploads == 1


@pytest.mark.parametrize("text", ["tabels=7", "tables", "tables=-1", "tables=x"])
def test_quotas_that_make_no_sense_are_named(text: str) -> None:
    with pytest.raises(BadOption, match="RATKING_QUOTAS"):
        read_quotas(text)


def test_a_home_is_one_network_whatever_its_devices_are_called() -> None:
    homes = {origin_of(f"2001:db8:1:2::{number:x}", "key") for number in range(1, 50)}
    assert len(homes) == 1
    assert homes != {origin_of("2001:db8:1:3::1", "key")}
    assert origin_of("::ffff:192.0.2.1", "key") == origin_of("192.0.2.1", "key")
    assert origin_of("192.0.2.1", "key") != origin_of("192.0.2.1", "other")
