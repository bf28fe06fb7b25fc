"""A server that was upgraded: tables of older rules answer with a sentence, and harm nothing."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from sqlalchemy import update

from ratking.games import GAMES, game
from ratking.server.app import create_app
from ratking.server.schema import TABLES
from ratking.server.settings import Settings
from ratking.server.store import Store
from tests.server.person import RATTUS, Person
from tests.server.test_tables import BOT, ME

SAID = "This table belongs to version 1 of the rules of Rattus; here is version 2."


async def grow_old(settings: Settings, due: float | None) -> None:
    """Make every table one of the first rules, as if it had been set up before an upgrade."""
    store = Store(settings)
    async with store.engine.begin() as connection:
        await connection.execute(update(TABLES).values(rules=1, state="{}", due=due))
    await store.close()


@pytest.fixture
def old(settings: Settings) -> Iterator[Person]:
    """Somebody who sat down at a public table before the server was upgraded."""
    with TestClient(create_app(settings)) as before:
        ann = Person(before)
        ann.set_up(RATTUS, ME, BOT, BOT, public=True)
        ann.start()
    asyncio.run(grow_old(settings, time.time() - 1))
    with TestClient(create_app(settings)) as after:
        ann.client = after
        yield ann


@pytest.mark.parametrize("door", ["", "/view", "/record", "/chat", "/moments", "/analysis"])
def test_a_table_of_older_rules_answers_with_a_sentence(old: Person, door: str) -> None:
    reply = old.ask("GET", f"/tables/{old.table}{door}")
    assert reply.status_code == 409
    assert reply.json() == {"code": "outdated", "sentence": SAID}


def test_the_sentence_is_said_in_the_language_of_the_reader(old: Person) -> None:
    reply = old.ask("GET", f"/tables/{old.table}", headers={"accept-language": "de"})
    assert reply.json()["sentence"].startswith("Dieser Tisch gehört zu Version 1 der Regeln von")


def test_nothing_can_be_done_at_such_a_table(old: Person) -> None:
    for door, body in (("answers", {"version": 1, "choices": [0]}), ("leave", {}), ("start", None)):
        assert old.refused(f"/tables/{old.table}/{door}", body) == "outdated"


def test_the_socket_of_such_a_table_says_so_and_closes(old: Person) -> None:
    with old.client.websocket_connect(f"/tables/{old.table}/live") as socket:
        socket.send_json({"type": "hello", "secret": old.secret})
        assert socket.receive_json()["sentence"] == SAID


def test_such_a_table_is_in_no_list_and_others_are_played_on(old: Person) -> None:
    assert old.ask("GET", "/tables?status=playing").json() == []
    assert old.ask("GET", "/tables/mine").json() == []
    assert old.get("/records") == {"mine": [], "shared": []}
    gone = old.table
    old.set_up(RATTUS, ME, BOT, BOT)
    old.start()
    mine = old.ask("GET", "/tables/mine").json()
    assert [table["id"] for table in mine] == [old.table] != [gone]
    assert old.asked()["status"] == "playing"


def test_the_server_does_not_try_to_drive_such_a_table(
    old: Person, caplog: pytest.LogCaptureFixture
) -> None:
    time.sleep(0.4)  # several sweeps
    assert old.refused(f"/tables/{old.table}", method="GET") == "outdated"
    assert not [line for line in caplog.records if line.levelname == "ERROR"]


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_record_of_older_rules_is_not_taken(client: TestClient[Litestar], name: str) -> None:
    text = f'ratking record 1\ngame {name}\nrules 1\ndata standard\noptions {{"gone": 1}}\n'
    reply = Person(client).ask("POST", "/records", json={"record": text})
    assert reply.json() == {
        "code": "bad_record",
        "sentence": f"The record was made with version 1 of the rules of {game(name).title}; "
        "here is version 2.",
    }
