"""What a seat or a spectator sees of a table, as text, as SVG and as pixels."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ratking.core.game import Game
from ratking.core.question import NOBODY
from ratking.core.state import State
from ratking.envs.pictures import cartus, ratland, rattus
from ratking.envs.pictures.sheet import Tile

TILES: Final[dict[str, Callable[[Any, int], list[Tile]]]] = {
    "cartus": cartus.tiles,
    "ratland": ratland.tiles,
    "rattus": rattus.tiles,
}


def tiles_of(game: Game[Any], state: State, seat: int = NOBODY) -> list[Tile]:
    """Lay out what a seat, or a spectator, sees."""
    return TILES[game.name](game.observe(state, seat).table, seat)
