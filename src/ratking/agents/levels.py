"""Six levels from gentle to very strong, the same names in every game, in one table."""

from __future__ import annotations

from typing import Any, Final

from ratking.agents.experience import ExperiencedJudge, experience_of
from ratking.agents.greedy import Greedy
from ratking.agents.ismcts import Budget, Search
from ratking.agents.senses import sense_of
from ratking.core.game import Game
from ratking.core.play import Agent

SLACK: Final = {"novice": 1.6, "easy": 0.6, "medium": 0.0}
"""How many points worse an answer may look and still be taken now and then."""

THOUGHT: Final = {"hard": (400, 0.9), "expert": (1500, 1.8), "master": (4000, 2.8)}
"""Sampled worlds for one decision, and the seconds after which it is made at any rate."""

LEVELS: Final = (*SLACK, *THOUGHT)


def level_named(name: str, game: Game[Any], seed: str, unhurried: bool = False) -> Agent:
    """Seat an agent of a level; an unhurried one looks at its sampled worlds and at no clock."""
    sense = sense_of(game)
    if name in SLACK:
        return Greedy(game, sense, seed, SLACK[name])
    iterations, seconds = THOUGHT[name]
    judge = ExperiencedJudge(game, sense, experience_of(game.name))
    limit = 0.0 if unhurried else seconds
    return Search(game, judge, Budget(iterations, limit), seed)
