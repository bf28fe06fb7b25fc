from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from ratking.cli import main
from ratking.core.errors import BadOption
from ratking.server.schema import METADATA
from ratking.server.settings import Settings, data_folder, from_environment
from ratking.server.store import Store


def test_without_addresses_the_tables_are_in_the_users_data_folder() -> None:
    settings = from_environment({"XDG_DATA_HOME": "/data"})
    assert settings.database_url == "sqlite+aiosqlite:////data/ratking/tables.sqlite3"
    assert settings.on_sqlite
    assert settings.redis_url == ""
    assert settings.admin_key == ""
    assert data_folder({}) == Path.home() / ".local" / "share" / "ratking"


@pytest.mark.parametrize(
    ("given", "used"),
    [
        ("postgresql://me@db/ratking", "postgresql+asyncpg://me@db/ratking"),
        ("postgres://me@db/ratking", "postgresql+asyncpg://me@db/ratking"),
        ("sqlite:///x.db", "sqlite+aiosqlite:///x.db"),
    ],
)
def test_an_address_is_enough_to_choose_the_database(given: str, used: str) -> None:
    assert from_environment({"RATKING_DATABASE_URL": given}).database_url == used


@pytest.mark.parametrize(
    "environment",
    [
        {"RATKING_DATABASE_URL": "mysql://me@db/ratking"},
        {"RATKING_PACE": "slowly"},
        {"RATKING_PACE": "-1"},
    ],
)
def test_a_setting_that_makes_no_sense_is_a_mistake(environment: dict[str, str]) -> None:
    with pytest.raises(BadOption):
        from_environment(environment)


def test_several_workers_need_both_addresses(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("RATKING_DATABASE_URL", raising=False)
    assert main(["serve", "--workers", "2"]) == 2
    assert "RATKING_REDIS_URL" in capsys.readouterr().err


def test_the_migrations_lead_to_the_schema(settings: Settings) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), METADATA))

    async def migrated() -> list[object]:
        store = Store(settings)
        await store.open()
        await store.open()
        async with store.engine.connect() as connection:
            found = await connection.run_sync(differences)
        await store.close()
        return found

    assert asyncio.run(migrated()) == []
