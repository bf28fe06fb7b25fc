"""What a seat or a spectator sees of a table, as text, as SVG and as pixels."""

from __future__ import annotations

from typing import Any

from ratking.core.game import Game
from ratking.core.manifest import load
from ratking.core.question import NOBODY
from ratking.core.state import State
from ratking.envs.pictures.sheet import Tile
from ratking.games import manifest_of


def tiles_of(game: Game[Any], state: State, seat: int = NOBODY) -> list[Tile]:
    """Lay out what a seat, or a spectator, sees."""
    draw = load(manifest_of(game.name).tiles, f"There is no picture of {game.title}.")
    tiles: list[Tile] = draw(game.observe(state, seat).table, seat)
    return tiles
