"""Agents: they decide for a seat from what that seat may know."""

from __future__ import annotations

from importlib.resources import as_file
from pathlib import Path
from typing import Any, Final

from ratking.agents.characters import CHARACTERS, character_named
from ratking.agents.greedy import Greedy
from ratking.agents.heuristic import heuristic_of
from ratking.agents.ismcts import Budget, TreeSearch
from ratking.agents.levels import LEVELS, PAST, level_named
from ratking.agents.net import OnnxEvaluator
from ratking.agents.own.naming import installed, own_agent
from ratking.agents.uniform import Uniform
from ratking.core.errors import BadOption
from ratking.core.game import Game
from ratking.core.manifest import load, resource
from ratking.core.play import Agent
from ratking.games import manifest_of

AGENTS: Final = ("uniform", "greedy", *LEVELS)
EVERYBODY: Final = (*AGENTS, *CHARACTERS)
"""Everybody who can be seated by name: agents, and characters with a face."""

NET: Final = "net:"
"""Before the path of a file: a policy as `ratking train` writes it, or a network for the search."""

POLICY: Final = "policy"
"""What a game was taught by playing itself, where its manifest names a file; it looks no further
than the question that it is asked."""

POLICY_READER: Final = "ratking.learning.policy.player:policy_of"
POLICY_BEGINS: Final = b"ratking policy"

NET_ITERATIONS: Final = 400
NET_BATCH: Final = 8


def agent_named(name: str, game: Game[Any], seed: str, unhurried: bool = False) -> Agent:
    """Seat an agent; the same seed makes the same choices, on any machine if it is unhurried."""
    if name == "uniform":
        return Uniform(seed)
    if name == "greedy":
        return Greedy(game, heuristic_of(game), seed)
    if name in LEVELS or name in PAST:
        return level_named(name, game, seed, unhurried)
    if name in CHARACTERS:
        return character_named(name, game, seed, unhurried)
    if name == POLICY:
        return learned_policy(game, seed)
    if name.startswith(NET):
        path = Path(name.removeprefix(NET))
        if is_policy(path):
            return policy_at(game, path, seed)
        evaluator = OnnxEvaluator(game, heuristic_of(game), path)
        return TreeSearch(game, evaluator, Budget(iterations=NET_ITERATIONS, batch=NET_BATCH), seed)
    own = own_agent(name, game, seed)
    if own is None and name.endswith(".py"):
        raise BadOption(f"Say which class of {name} is the agent, such as {name}:Mine.")
    if own is None:
        raise BadOption(f"There is no agent {name!r}; there are {', '.join(agent_names())}.")
    return own


def agent_names() -> list[str]:
    """List the agents that have names: ours, the characters, and those of installed packages."""
    return [*AGENTS, *CHARACTERS, *installed()]


def learned_policy(game: Game[Any], seed: str) -> Agent:
    """Seat the policy that comes with a game."""
    file = manifest_of(game.name).policy
    if not file:
        raise BadOption(f"There is no policy that has learned {game.title}.")
    with as_file(resource(file)) as path:
        return policy_at(game, path, seed)


def policy_at(game: Game[Any], path: Path, seed: str) -> Agent:
    """Seat the policy in a file."""
    seated: Agent = load(POLICY_READER)(game, path, seed)
    return seated


def is_policy(path: Path) -> bool:
    """Say whether a file is a policy, which answers by itself; other networks guide a search."""
    if not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(len(POLICY_BEGINS)) == POLICY_BEGINS
