"""Tables on disk outlive a server: one of other rules or data files is named, not played on."""

from __future__ import annotations

from typing import Any

from sqlalchemy import and_, or_
from sqlalchemy.sql.elements import ColumnElement

from ratking.core.game import Game
from ratking.server.boxes import names, shared_game
from ratking.server.refusals import Refusal
from ratking.server.schema import TABLES


def check_edition(game: Game[Any], version: int, data: str) -> None:
    """Refuse a table of other rules or data files: what it holds may mean something else."""
    if version != game.rules_version:
        raise Refusal(
            "outdated",
            f"This table belongs to version {version} of the rules of {game.title}; here is "
            f"version {game.rules_version}.",
        )
    if data != game.fingerprint():
        raise Refusal(
            "not_now",
            f"This table was dealt with other data files ({data}); it goes on when the server "
            "is started with them.",
        )


def of_our_edition() -> ColumnElement[bool]:
    """Recognise the tables on disk that this server can play on."""
    return or_(*(_fits(shared_game(name)) for name in names()))


def _fits(game: Game[Any]) -> ColumnElement[bool]:
    return and_(
        TABLES.c.game == game.name,
        TABLES.c.rules == game.rules_version,
        TABLES.c.data == game.fingerprint(),
    )
