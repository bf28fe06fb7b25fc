"""Six levels from gentle to very strong, the same names in every game, in one table."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from ratking.agents.evaluators import HeuristicEvaluator
from ratking.agents.greedy import Greedy
from ratking.agents.halving import search_for
from ratking.agents.heuristic import heuristic_of
from ratking.agents.ismcts import Budget
from ratking.agents.value_network import evaluator_of
from ratking.core.game import Game
from ratking.core.play import Agent


class Level(NamedTuple):
    """How a level thinks: a temperature for one that looks a single decision ahead, or a search.

    A search samples so many worlds for a decision, less if the decision is settled before. At a
    table it may sample more of them, and decides anyway after so many seconds. An early one judges
    by what was learned one round before the last.
    """

    temperature: float = 0.0
    iterations: int = 0
    at_table: int = 0
    seconds: float = 0.0
    early: bool = False


LEVELS: Final = {
    "novice": Level(temperature=1.6),
    "easy": Level(temperature=0.6),
    "medium": Level(),
    "hard": Level(iterations=400, at_table=400, seconds=0.9, early=True),
    "expert": Level(iterations=1000, at_table=1000, seconds=1.8),
    "master": Level(iterations=3000, at_table=12_000, seconds=2.8),
}
"""A temperature says how many points worse an answer may look and still be taken now and then."""


def level_named(name: str, game: Game[Any], seed: str, unhurried: bool = False) -> Agent:
    """Seat an agent of a level; an unhurried one looks at its sampled worlds and at no clock."""
    level = LEVELS[name]
    if not level.iterations:
        return Greedy(game, heuristic_of(game), seed, level.temperature)
    evaluator = evaluator_of(game, level.early)
    return search_for(game, evaluator, budget_of(level, evaluator, unhurried), seed)


def budget_of(level: Level, evaluator: HeuristicEvaluator, unhurried: bool) -> Budget:
    """Say how long a level searches, at a table or without a clock."""
    exploration = evaluator.heuristic.exploration_constant()
    if unhurried:
        return Budget(level.iterations, exploration=exploration)
    return Budget(level.at_table, level.seconds, exploration=exploration)
