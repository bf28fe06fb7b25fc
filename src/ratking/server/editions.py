"""Tables on disk outlive a server: one of other rules or data files is named, not played on."""

from __future__ import annotations

from typing import Any

from ratking.core.game import Game
from ratking.server.refusals import Refusal


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
