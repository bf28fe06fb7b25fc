"""Names: what can be seen, what looks alike, and who may speak as whom."""

from __future__ import annotations

import asyncio
import stat
from collections.abc import Callable
from pathlib import Path

import pytest
from litestar.testing import TestClient
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from ratking.core.errors import BadFile
from ratking.server.app import create_app
from ratking.server.keys import keys_in
from ratking.server.names import alike, clean_name, made_unique
from ratking.server.refusals import Refusal
from ratking.server.security import Visitor
from ratking.server.store import Store
from tests.server.conftest import Addresses, settings_for
from tests.server.person import BIDS, Person
from tests.server.test_tables import ME


@pytest.fixture
def addresses(on_sqlite: Addresses) -> Addresses:
    """What is said here has nothing to do with the database."""
    return on_sqlite


@pytest.mark.parametrize(
    "name", ["ann", "ANN", "\u0410nn", "\uff21\uff4e\uff4e", "A nn", "\U0001d400nn"]
)
def test_a_name_that_looks_like_another_is_taken(ann: Person, bob: Person, name: str) -> None:
    ann.post("/names", {"name": "Ann"})
    assert bob.refused("/names", {"name": name}) == "taken"


@pytest.mark.parametrize(("one", "other"), [("AIice", "Alice"), ("Bam", "Barn"), ("O2", "02")])
def test_letters_that_are_drawn_alike_make_names_alike(one: str, other: str) -> None:
    assert alike(one, other)
    assert not alike(one, "Bertold")


@pytest.mark.parametrize(
    "name", ["Ann\u034f", "\u3164", "\u2800", "Z\u0335\u0322\u0327a", "\u0301x", "\ufdfa" * 3]
)
def test_a_name_without_letters_to_see_is_refused(ann: Person, name: str) -> None:
    assert ann.refused("/names", {"name": name}) == "malformed"
    with pytest.raises(Refusal):
        clean_name(name, "A name")


def test_what_grows_is_measured_after_it_has_grown(ann: Person) -> None:
    ann.set_up(BIDS, ME)
    assert ann.refused(f"/tables/{ann.table}/chat", {"text": "\U0001d160" * 400}) == "malformed"
    assert ann.refused("/tables", {**BIDS, "name": "\ufdfa" * 60}) == "malformed"


def test_names_at_a_table_are_told_apart(ann: Person, bob: Person) -> None:
    ann.set_up(BIDS, ME)
    seated = bob.join(ann.table, name="\u0410nn")
    assert [seat["name"] for seat in seated["table"]["seats"]] == ["Ann", "\u0410nn 2"]
    assert made_unique("x" * 40, ["x" * 40]) == "x" * 37 + " 2"


def test_a_spectator_cannot_speak_as_a_seat(ann: Person, bob: Person) -> None:
    ann.set_up(BIDS, ME)
    line = bob.post(f"/tables/{ann.table}/chat", {"text": "I give up", "name": "ANN"})
    assert (line["seat"], line["name"]) == (None, "ANN 2")


def test_a_key_of_a_name_can_be_voided(ann: Person, person: Callable[[], Person]) -> None:
    lost = ann.post("/names", {"name": "Ann"})["key"]
    given = ann.post("/names/key")
    assert person().refused("/names/enter", {"name": "Ann", "key": lost}) == "not_yours"
    assert person().post("/names/enter", {"name": "ann", "key": given["key"]}) == {"name": "Ann"}
    assert person().refused("/names/key") == "not_yours"


def test_keys_can_be_rotated_without_throwing_anybody_out(addresses: Addresses) -> None:
    settings = settings_for(addresses)
    with TestClient(create_app(settings)) as client:
        ann = Person(client)
        ann.set_up(BIDS, ME)
    old, path = ann.cookie, Path(settings.keys_file)
    path.write_text("a-new-key-of-many-letters\n" + path.read_text())
    with TestClient(create_app(settings)) as client:
        ann.client = client
        assert ann.view()["seat"] == 0
        assert ann.cookie != old
        assert keys_in(path).read(ann.cookie)[0] == keys_in(path).read(old)[0]
    path.write_text("short\n")
    with pytest.raises(BadFile, match="at least 16 letters"):
        keys_in(path)


def test_an_older_key_of_the_database_moves_into_the_file(tmp_path: Path) -> None:
    keys = keys_in(tmp_path / "keys", "k" * 32)
    assert keys.read(keys.sign(Visitor("1"))) == (Visitor("1"), False)
    assert keys_in(tmp_path / "keys", "l" * 32) == keys


def test_only_the_server_reads_its_files(ann: Person, tmp_path: Path) -> None:
    ann.set_up(BIDS, ME)
    modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()}
    assert modes.keys() >= {"tables.sqlite3", "cookie_keys"}
    assert set(modes.values()) == {0o600}


def test_what_is_private_is_kept_in_no_cache(ann: Person, addresses: Addresses) -> None:
    ann.set_up(BIDS, ME)
    reply = ann.ask("GET", f"/tables/{ann.table}/view")
    assert reply.headers["cache-control"] == "no-store"
    assert "strict-transport-security" not in reply.headers
    with TestClient(create_app(settings_for(addresses, secure_cookies=True))) as client:
        assert "max-age=" in client.get("/games").headers["strict-transport-security"]


def test_only_the_names_of_the_host_are_answered_to(addresses: Addresses) -> None:
    with TestClient(create_app(settings_for(addresses, hosts=("play.example",)))) as client:
        assert client.get("/games", headers={"host": "play.example"}).status_code == 200
        assert client.get("/games", headers={"host": "evil.example"}).status_code == 400


def test_an_error_of_the_database_tells_no_secret(addresses: Addresses) -> None:
    async def fail() -> None:
        store = Store(settings_for(addresses))
        try:
            async with store.engine.begin() as connection:
                await connection.execute(text("INSERT INTO nowhere VALUES (:it)"), {"it": "hush"})
        finally:
            await store.engine.dispose()

    with pytest.raises(DBAPIError, match="no such table") as error:
        asyncio.run(fail())
    assert "hush" not in str(error.value)
