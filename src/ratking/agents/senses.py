"""The sense of each game by name."""

from __future__ import annotations

from typing import Any, Final

from ratking.agents.cartus import CartusSense
from ratking.agents.greedy import Sense
from ratking.agents.ratland import RatlandSense
from ratking.agents.rattus import RattusSense
from ratking.core.game import Game

SENSES: Final[dict[str, type[Sense]]] = {
    "rattus": RattusSense,
    "cartus": CartusSense,
    "ratland": RatlandSense,
}


def sense_of(game: Game[Any]) -> Sense:
    """Find what greedy needs to know of a game."""
    return SENSES[game.name]()
