"""A database of the first release is brought up to date, backed up and restored, and played on."""

from __future__ import annotations

import shutil
import sqlite3
import subprocess
from pathlib import Path

import pytest
from litestar.testing import TestClient

from ratking.server.ages import Ages
from ratking.server.amounts import read_amounts
from ratking.server.app import create_app
from ratking.server.schema import METADATA
from ratking.server.security import Visitor, signed
from tests.server.conftest import Addresses, new_database, settings_for
from tests.server.person import BIDS, Person
from tests.server.test_tables import ME
from tests.servers import Running, program

DUMP = Path(__file__).with_name("first_release.sql")
FIRST_KEY = "a-key-of-the-first-release"
VISITOR = "NH6NLY0knVZow0keebD7QqFMbRIx7VwS"
FOR_EVER = read_amounts("RATKING_KEEP", "off", Ages)
"""The tables of then are old, and would be tidied away."""


@pytest.fixture
def first_release(tmp_path: Path) -> Addresses:
    """A database as the first migration made it: three tables, a name, ratings and a line."""
    path = tmp_path / "first.sqlite3"
    with sqlite3.connect(path) as connection:
        connection.executescript(DUMP.read_text(encoding="utf-8"))
    connection.close()
    return {"RATKING_DATABASE_URL": f"sqlite:///{path}"}


def _file(addresses: Addresses) -> Path:
    return Path(addresses["RATKING_DATABASE_URL"].removeprefix("sqlite:///"))


def _count(path: Path, table: str) -> int:
    with sqlite3.connect(path) as connection:
        found = connection.execute(f"SELECT count(*) FROM {table}").fetchone()
    connection.close()
    return int(found[0])


KEPT = ("tables", "seats", "steps", "chat", "results", "ratings", "players")


def test_the_first_release_is_brought_up_to_date_and_loses_nothing(
    first_release: Addresses,
) -> None:
    before = {table: _count(_file(first_release), table) for table in KEPT}
    assert all(before.values())
    with TestClient(create_app(settings_for(first_release, ages=FOR_EVER))) as client:
        listed = {
            status: [one["name"] for one in client.get(f"/tables?status={status}").json()]
            for status in ("open", "playing", "over")
        }
        statistics = client.get("/statistics").json()
        client.get("/health").raise_for_status()
    assert listed == {"open": ["Waiting"], "playing": ["Going on"], "over": ["Finished"]}
    assert [one["player"] for one in statistics["ratings"]].count("Ann") == 1
    assert {table: _count(_file(first_release), table) for table in KEPT} == before
    with sqlite3.connect(_file(first_release)) as connection:
        columns = {
            name: {row[1] for row in connection.execute(f"PRAGMA table_info({name})")}
            for name in METADATA.tables
        }
    connection.close()
    assert columns == {name: set(one.columns.keys()) for name, one in METADATA.tables.items()}


def test_a_game_of_the_first_release_is_played_on_with_the_cookie_of_then(
    first_release: Addresses,
) -> None:
    with TestClient(create_app(settings_for(first_release, ages=FOR_EVER))) as client:
        ann = Person(client)
        ann.cookie = signed(Visitor(VISITOR, "Ann"), FIRST_KEY)
        mine = {one["name"]: one["id"] for one in ann.get("/tables/mine")}  # type: ignore[index]
        ann.table = mine["Going on"]
        while (view := ann.view(seat=0))["status"] != "over":
            for seat in (0, 1):
                view = ann.view(seat=seat)
                for question in view["questions"]:
                    choice = question["answers"][-1]["choice"]
                    body = {"version": view["version"], "choices": [choice], "seat": seat}
                    ann.post(f"/tables/{ann.table}/answers", body)
        assert client.get(f"/tables/{ann.table}/record").status_code == 200


def test_a_backup_of_a_running_server_is_restored(on_sqlite: Addresses, tmp_path: Path) -> None:
    """The commands of docs/hosting.md, with a server that is open and has written just now."""
    backup, path = tmp_path / "tables.backup", _file(on_sqlite)
    sqlite = shutil.which("sqlite3")
    if sqlite is None:
        pytest.skip("the command sqlite3 is not installed")
    with TestClient(create_app(settings_for(on_sqlite))) as client:
        ann = Person(client)
        ann.set_up(BIDS, ME, public=True, name="Kept")
        subprocess.run([sqlite, str(path), f".backup '{backup}'"], check=True)
        ann.set_up(BIDS, ME, public=True, name="Later")
    for name in (path, Path(f"{path}-wal"), Path(f"{path}-shm")):
        name.unlink(missing_ok=True)
    backup.rename(path)
    with TestClient(create_app(settings_for(on_sqlite))) as client:
        assert [one["name"] for one in client.get("/tables").json()] == ["Kept"]
        ann.client = client
        assert [one["name"] for one in ann.get("/tables/mine")] == ["Kept"]  # type: ignore[index]


def test_a_dump_of_postgresql_is_restored(on_postgres: Addresses, postgres: Running) -> None:
    url = on_postgres["RATKING_DATABASE_URL"]
    dump, restore = program("pg_dump"), program("pg_restore")
    assert dump is not None
    assert restore is not None
    with TestClient(create_app(settings_for(on_postgres))) as client:
        Person(client).set_up(BIDS, ME, public=True, name="Kept")
        held = subprocess.run([dump, "--format=custom", url], check=True, stdout=subprocess.PIPE)
    fresh = new_database(postgres.url)
    words = [restore, "--clean", "--if-exists", f"--dbname={fresh}"]
    subprocess.run(words, input=held.stdout, check=True)
    again = on_postgres | {"RATKING_DATABASE_URL": fresh}
    with TestClient(create_app(settings_for(again))) as client:
        assert [one["name"] for one in client.get("/tables").json()] == ["Kept"]
