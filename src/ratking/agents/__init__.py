"""Agents: they decide for a seat from what that seat may know."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from ratking.agents.greedy import Greedy
from ratking.agents.ismcts import Budget, Search
from ratking.agents.levels import LEVELS, level_named
from ratking.agents.net import NetJudge
from ratking.agents.senses import sense_of
from ratking.agents.uniform import Uniform
from ratking.core.errors import BadOption
from ratking.core.game import Game
from ratking.core.manifest import load
from ratking.core.play import Agent

AGENTS: Final = ("uniform", "greedy", *LEVELS)
NET: Final = "net:"
"""Before the path of a file: a policy as `ratking train` writes it, or a network for the search."""

POLICY: Final = "ratking.learning.policy.player:policy_of"
POLICY_BEGINS: Final = b"ratking policy"

NET_ITERATIONS: Final = 400
NET_BATCH: Final = 8


def agent_named(name: str, game: Game[Any], seed: str, unhurried: bool = False) -> Agent:
    """Seat an agent; the same seed makes the same choices, on any machine if it is unhurried."""
    if name == "uniform":
        return Uniform(seed)
    if name == "greedy":
        return Greedy(game, sense_of(game), seed)
    if name in LEVELS:
        return level_named(name, game, seed, unhurried)
    if name.startswith(NET):
        path = Path(name.removeprefix(NET))
        if is_policy(path):
            seated: Agent = load(POLICY)(game, path, seed)
            return seated
        judge = NetJudge(game, sense_of(game), path)
        return Search(game, judge, Budget(iterations=NET_ITERATIONS, batch=NET_BATCH), seed)
    raise BadOption(f"There is no agent {name!r}; there are {', '.join(AGENTS)}.")


def is_policy(path: Path) -> bool:
    """Say whether a file is a policy, which answers by itself; other networks guide a search."""
    return path.is_file() and path.read_bytes()[: len(POLICY_BEGINS)] == POLICY_BEGINS
