"""Agents: they decide for a seat from what that seat may know."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from ratking.agents.greedy import Greedy
from ratking.agents.heuristic import heuristic_of
from ratking.agents.ismcts import Budget, TreeSearch
from ratking.agents.levels import LEVELS, level_named
from ratking.agents.net import OnnxEvaluator
from ratking.agents.uniform import Uniform
from ratking.core.errors import BadOption
from ratking.core.game import Game
from ratking.core.play import Agent

AGENTS: Final = ("uniform", "greedy", *LEVELS)
NET: Final = "net:"
"""Before the path of an ONNX file: a search that is guided by that network."""

NET_ITERATIONS: Final = 400
NET_BATCH: Final = 8


def agent_named(name: str, game: Game[Any], seed: str, unhurried: bool = False) -> Agent:
    """Seat an agent; the same seed makes the same choices, on any machine if it is unhurried."""
    if name == "uniform":
        return Uniform(seed)
    if name == "greedy":
        return Greedy(game, heuristic_of(game), seed)
    if name in LEVELS:
        return level_named(name, game, seed, unhurried)
    if name.startswith(NET):
        evaluator = OnnxEvaluator(game, heuristic_of(game), Path(name.removeprefix(NET)))
        return TreeSearch(game, evaluator, Budget(iterations=NET_ITERATIONS, batch=NET_BATCH), seed)
    raise BadOption(f"There is no agent {name!r}; there are {', '.join(AGENTS)}.")
