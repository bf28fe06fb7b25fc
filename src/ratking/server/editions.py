"""Tables on disk outlive an upgrade of the server; one of other rules is named, not played on."""

from __future__ import annotations

from typing import Any

from sqlalchemy import and_, or_
from sqlalchemy.sql.elements import ColumnElement

from ratking.core.game import Game
from ratking.server.boxes import names, shared_game
from ratking.server.refusals import Refusal
from ratking.server.schema import TABLES


def check_rules(game: Game[Any], version: int) -> None:
    """Refuse a table of another version of the rules: what it holds may mean something else."""
    if version != game.rules_version:
        raise Refusal(
            "outdated",
            f"This table belongs to version {version} of the rules of {game.title}; here is "
            f"version {game.rules_version}.",
        )


def has_our_rules() -> ColumnElement[bool]:
    """Recognise the tables on disk that this server can read."""
    return or_(
        *(
            and_(TABLES.c.game == name, TABLES.c.rules == shared_game(name).rules_version)
            for name in names()
        )
    )
