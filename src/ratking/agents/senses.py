"""The sense of each game by name."""

from __future__ import annotations

from typing import Any

from ratking.agents.cartus import CartusSense
from ratking.agents.greedy import Sense
from ratking.agents.ratland import RatlandSense
from ratking.agents.rattus import RattusSense
from ratking.core.game import Game


def sense_of(game: Game[Any]) -> Sense:
    """Find what greedy needs to know of a game."""
    if game.name == "cartus":
        return CartusSense()
    if game.name == "rattus":
        return RattusSense()
    if game.name == "ratland":
        return RatlandSense()
    raise KeyError(game.name)
