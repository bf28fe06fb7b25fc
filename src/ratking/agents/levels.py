"""Six levels from gentle to very strong, the same names in every game, in one table."""

from __future__ import annotations

import json
from functools import cache
from importlib.util import find_spec
from typing import Any, Final, NamedTuple

from ratking.agents.evaluators import HeuristicEvaluator
from ratking.agents.greedy import Greedy
from ratking.agents.halving import search_for
from ratking.agents.heuristic import heuristic_of
from ratking.agents.human import NONE, Faults, Human
from ratking.agents.ismcts import Budget
from ratking.agents.taught import Taught
from ratking.agents.value_network import evaluator_of
from ratking.core.game import Game
from ratking.core.manifest import load, resource
from ratking.core.play import Agent
from ratking.games import manifest_of

MIND: Final = "ratking.learning.policy.search:mind_of"
"""What seats an agent that thinks with what a game was taught by playing itself."""


class Level(NamedTuple):
    """How a level thinks: with the faults of people a single decision ahead, or by a search.

    A search samples so many worlds for a decision, less if the decision is settled before. At a
    table it may sample more of them, and decides anyway after so many seconds. An early one judges
    by what was learned one round before the last. Where the `guidance` of a game names a level, it
    thinks with what the game was taught by playing itself, at tables of up to so many `players`; as
    said here it then thinks at larger ones, and where that is not at hand.
    """

    iterations: int = 0
    at_table: int = 0
    seconds: float = 0.0
    early: bool = False
    faults: Faults = NONE


LEVELS: Final = {
    "novice": Level(faults=Faults(sight=0.35, memory=0.2, plans=False)),
    "easy": Level(faults=Faults(sight=0.6, memory=0.6)),
    "medium": Level(),
    "hard": Level(iterations=400, at_table=400, seconds=0.9, early=True),
    "expert": Level(iterations=3000, at_table=3000, seconds=1.8),
    "master": Level(iterations=12_000, at_table=12_000, seconds=2.8),
}

PAST: Final = {"master-0": Level(iterations=3000, at_table=12_000, seconds=2.8)}
"""What levels were once, for the arena: the strongest before networks that learned by playing."""


def level_named(name: str, game: Game[Any], seed: str, unhurried: bool = False) -> Agent:
    """Seat an agent of a level; an unhurried one looks at its sampled worlds and at no clock."""
    level = PAST[name] if name in PAST else LEVELS[name]
    if not level.iterations:
        heuristic = heuristic_of(game)
        if level.faults == NONE:
            return Greedy(game, heuristic, seed)
        return Human(game, heuristic, seed, level.faults)
    evaluator = evaluator_of(game, level.early)
    budget = budget_of(level, evaluator, unhurried)
    usual = search_for(game, evaluator, budget, seed)
    guidance = guidance_of(game.name).get(name)
    if guidance is None:
        return usual
    mind: Agent = load(MIND)(game, guidance, evaluator, budget.seconds, seed, unhurried)
    return Taught(game, mind, usual, int(guidance["players"]))


@cache
def guidance_of(game: str) -> dict[str, dict[str, Any]]:
    """Say how levels think with what was learned; a page without a server leaves it at home."""
    parts = manifest_of(game)
    if not parts.guidance or find_spec("ratking.learning") is None:
        return {}
    if not resource(parts.policy).is_file():
        return {}
    found: dict[str, dict[str, Any]] = json.loads(
        resource(parts.guidance).read_text(encoding="utf-8")
    )
    return found


def budget_of(level: Level, evaluator: HeuristicEvaluator, unhurried: bool) -> Budget:
    """Say how long a level searches, at a table or without a clock."""
    exploration = evaluator.heuristic.exploration_constant()
    if unhurried:
        return Budget(level.iterations, exploration=exploration)
    return Budget(level.at_table, level.seconds, exploration=exploration)
