"""Six levels from gentle to very strong, the same names in every game, in one table."""

from __future__ import annotations

from typing import Any, Final

from ratking.agents.experience import judge_of
from ratking.agents.greedy import Greedy
from ratking.agents.ismcts import Budget, Search
from ratking.agents.senses import sense_of
from ratking.core.game import Game
from ratking.core.play import Agent

SLACK: Final = {"novice": 1.6, "easy": 0.6, "medium": 0.0}
"""How many points worse an answer may look and still be taken now and then."""

THOUGHT: Final = {
    "hard": (True, 300, 0.9),
    "expert": (False, 600, 1.8),
    "master": (False, 2000, 2.8),
}
"""Whether it knows less, sampled worlds for a decision, seconds after which it decides anyway."""

LEVELS: Final = (*SLACK, *THOUGHT)


def level_named(name: str, game: Game[Any], seed: str, unhurried: bool = False) -> Agent:
    """Seat an agent of a level; an unhurried one looks at its sampled worlds and at no clock."""
    if name in SLACK:
        return Greedy(game, sense_of(game), seed, SLACK[name])
    early, iterations, seconds = THOUGHT[name]
    judge = judge_of(game, early)
    limit = 0.0 if unhurried else seconds
    budget = Budget(iterations, limit, explore=judge.sense.curiosity())
    return Search(game, judge, budget, seed)
