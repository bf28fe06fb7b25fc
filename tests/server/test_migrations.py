"""A database of an earlier release is brought up to date with everything that it holds."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

from ratking.cli import main
from ratking.server.migrate import FOLDER, upgrade
from ratking.server.names import folded
from ratking.server.store import ways_to
from tests.server.conftest import Addresses, settings_for

NAMES = ["Ann", "ann", "Bo", "\u0410nn", "ANN"]
PLAYER = "INSERT INTO players (name, key_hash, visitor, created) VALUES (:n, '', '', :c)"


@pytest.fixture(scope="module")
def sqlite_model(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Nothing was laid out before."""
    path = tmp_path_factory.mktemp("empty") / "tables.sqlite3"
    path.touch()
    return path


@pytest.fixture(scope="module")
def postgres_model() -> str:
    """Nothing was laid out before."""
    return "template1"


def brought_up_to_date(connection: Connection) -> Sequence[Any]:
    """Let people take names before look-alikes were refused, and upgrade."""
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.attributes["connection"] = connection
    command.upgrade(config, "0004")
    for created, name in enumerate(NAMES):
        connection.execute(text(PLAYER), {"n": name, "c": created})
    upgrade(connection)
    kept = connection.execute(text("SELECT name, folded, looks FROM players ORDER BY created"))
    return kept.all()


def test_old_names_that_are_alike_are_all_kept(addresses: Addresses) -> None:
    async def migrate() -> Sequence[Any]:
        engine = ways_to(settings_for(addresses)).reading
        async with engine.begin() as connection:
            kept = await connection.run_sync(brought_up_to_date)
        await engine.dispose()
        return kept

    kept = asyncio.run(migrate())
    assert [name for name, _, _ in kept] == NAMES
    assert [kept[0][1], kept[2][1]] == [folded("Ann"), folded("Bo")]
    for place in (1, 2):
        assert len({row[place] for row in kept}) == len(NAMES)


@pytest.mark.parametrize("words", [["serve", "--port", "0"], ["tidy"], ["bots"]])
def test_a_database_of_a_newer_server_is_left_alone(
    addresses: Addresses,
    words: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    async def from_tomorrow() -> None:
        engine = ways_to(settings_for(addresses)).reading
        async with engine.begin() as connection:
            await connection.run_sync(upgrade)
            await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        await engine.dispose()

    asyncio.run(from_tomorrow())
    for name, value in addresses.items():
        monkeypatch.setenv(name, value)
    assert main(words) == 2
    said = capsys.readouterr().err
    assert said.startswith("ratking: A newer ratking has changed this database;")
    assert said.count("\n") == 1


@pytest.mark.parametrize(
    "url", ["postgresql://nobody@127.0.0.1:1/none", "sqlite:////dev/null/tables.sqlite3"]
)
def test_a_database_that_cannot_be_opened_is_named(
    url: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("RATKING_DATABASE_URL", url)
    assert main(["serve", "--port", "0"]) == 2
    assert capsys.readouterr().err.count("\n") == 1
