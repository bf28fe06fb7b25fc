"""Agents: they decide for a seat from what that seat may know."""

from __future__ import annotations

from typing import Any, Final

from ratking.agents.greedy import Greedy
from ratking.agents.levels import LEVELS, level_named
from ratking.agents.senses import sense_of
from ratking.agents.uniform import Uniform
from ratking.core.errors import BadOption
from ratking.core.game import Game
from ratking.core.play import Agent

AGENTS: Final = ("uniform", "greedy", *LEVELS)


def agent_named(name: str, game: Game[Any], seed: str, unhurried: bool = False) -> Agent:
    """Seat an agent; the same seed makes the same choices, on any machine if it is unhurried."""
    if name == "uniform":
        return Uniform(seed)
    if name == "greedy":
        return Greedy(game, sense_of(game), seed)
    if name in LEVELS:
        return level_named(name, game, seed, unhurried)
    raise BadOption(f"There is no agent {name!r}; there are {', '.join(AGENTS)}.")
