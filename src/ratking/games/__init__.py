"""The games of the family by name."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from ratking.core.errors import BadOption
from ratking.core.game import Game
from ratking.games.cartus.game import Cartus
from ratking.games.ratland.game import Ratland
from ratking.games.rattus.game import Rattus

GAMES: dict[str, Callable[[Path | None], Game[Any]]] = {
    "cartus": Cartus,
    "ratland": Ratland,
    "rattus": Rattus,
}


def game(name: str, data: Path | None = None) -> Game[Any]:
    """Open a game's box; a folder with tables of your own replaces ours."""
    if name not in GAMES:
        raise BadOption(f"There is no game {name!r}; there are {', '.join(sorted(GAMES))}.")
    return GAMES[name](data)
