"""A database of an earlier release is brought up to date with everything that it holds."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine, text

from ratking.server.migrate import FOLDER, upgrade
from ratking.server.names import folded

NAMES = ["Ann", "ann", "Bo", "\u0410nn", "ANN"]


def test_old_names_that_are_alike_are_all_kept() -> None:
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    with create_engine("sqlite://").connect() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0004")
        for created, name in enumerate(NAMES):
            connection.execute(
                text(
                    "INSERT INTO players (name, key_hash, visitor, created) VALUES (:n, '', '', :c)"
                ),
                {"n": name, "c": created},
            )
        upgrade(connection)
        rows = connection.execute(text("SELECT name, folded, looks FROM players ORDER BY created"))
        kept = rows.all()
    assert [name for name, _, _ in kept] == NAMES
    assert [kept[0][1], kept[2][1]] == [folded("Ann"), folded("Bo")]
    assert (
        len({letters for _, letters, _ in kept})
        == len({looks for _, _, looks in kept})
        == len(NAMES)
    )
