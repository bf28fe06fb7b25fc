"""Brings a database up to date."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from ratking.core.errors import BadOption

FOLDER = Path(__file__).parent / "migrations"
ONE_AT_A_TIME = 726174


def upgrade(connection: Connection) -> None:
    """Take every step that this database has not taken yet; workers wait for each other."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({ONE_AT_A_TIME})"))
    if must_be_known(connection) == _latest():
        return
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def must_be_known(connection: Connection) -> tuple[str, ...]:
    """Find how far a database has come; one that a newer server has changed is left alone."""
    found = MigrationContext.configure(connection).get_current_heads()
    if not _known().issuperset(found):
        raise BadOption(
            "A newer ratking has changed this database; install that version again, or restore "
            "the back-up from before."
        )
    return found


@cache
def _known() -> frozenset[str]:
    """Name all steps."""
    steps = ScriptDirectory.from_config(_config()).walk_revisions()
    return frozenset(step.revision for step in steps)


@cache
def _latest() -> tuple[str, ...]:
    """Name the last step of all."""
    return tuple(ScriptDirectory.from_config(_config()).get_heads())


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    return config
