"""Brings a database up to date."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

FOLDER = Path(__file__).parent / "migrations"
ONE_AT_A_TIME = 726174


def upgrade(connection: Connection) -> None:
    """Take every step that this database has not taken yet; workers wait for each other."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({ONE_AT_A_TIME})"))
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
