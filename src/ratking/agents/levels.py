"""Six levels from gentle to very strong, the same names in every game, in one table."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from ratking.agents.experience import judge_of
from ratking.agents.greedy import Greedy
from ratking.agents.ismcts import Budget, Search
from ratking.agents.senses import sense_of
from ratking.core.game import Game
from ratking.core.play import Agent

SLACK: Final = {"novice": 1.6, "easy": 0.6, "medium": 0.0}
"""How many points worse an answer may look and still be taken now and then."""


class Thought(NamedTuple):
    """How a level searches: worlds sampled for a decision, seconds after which it decides anyway.

    An early one judges by what was learned one round before the last.
    """

    iterations: int
    seconds: float
    early: bool = False


THOUGHT: Final = {
    "hard": Thought(300, 0.9, early=True),
    "expert": Thought(600, 1.8),
    "master": Thought(2000, 2.8),
}

LEVELS: Final = (*SLACK, *THOUGHT)


def level_named(name: str, game: Game[Any], seed: str, unhurried: bool = False) -> Agent:
    """Seat an agent of a level; an unhurried one looks at its sampled worlds and at no clock."""
    if name in SLACK:
        return Greedy(game, sense_of(game), seed, SLACK[name])
    thought = THOUGHT[name]
    judge = judge_of(game, thought.early)
    limit = 0.0 if unhurried else thought.seconds
    budget = Budget(thought.iterations, limit, explore=judge.sense.curiosity())
    return Search(game, judge, budget, seed)
