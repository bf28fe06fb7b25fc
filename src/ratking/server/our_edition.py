"""Tables on disk that this server can play on."""

from __future__ import annotations

from typing import Any

from sqlalchemy import and_, or_
from sqlalchemy.sql.elements import ColumnElement

from ratking.core.game import Game
from ratking.server.boxes import names, shared_game
from ratking.server.schema import TABLES


def of_our_edition() -> ColumnElement[bool]:
    """Recognise the tables on disk that this server can play on."""
    return or_(*(_fits(shared_game(name)) for name in names()))


def _fits(game: Game[Any]) -> ColumnElement[bool]:
    return and_(
        TABLES.c.game == game.name,
        TABLES.c.rules == game.rules_version,
        TABLES.c.data == game.fingerprint(),
    )
