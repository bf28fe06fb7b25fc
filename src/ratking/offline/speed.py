"""How fast a device thinks: a level that looks at too little in its time is called slow here."""

from __future__ import annotations

import time
from functools import cache
from typing import Any, Final

from ratking.agents.ismcts import Budget, TreeSearch
from ratking.agents.levels import LEVELS
from ratking.agents.value_network import evaluator_of
from ratking.core.chance import Generator
from ratking.core.game import Game
from ratking.core.play import any_answer
from ratking.core.question import NATURE, WIDTH
from ratking.core.state import answer_at
from ratking.server.boxes import shared_game

ANSWERS: Final = 60
"""After so many answers a game is in its midst."""

SECONDS: Final = 0.3
"""So long a device is tried: short enough for somebody who sets up a table."""

ENOUGH: Final = 0.5
"""A level that gets this part of its sampled worlds is not called slow."""


def slow_levels(game: str) -> dict[str, int]:
    """List the levels that are slow here, with the percentage of their worlds that they get."""
    each = {
        name: worlds_per_second(game) * level.seconds / level.at_table
        for name, level in LEVELS.items()
        if level.at_table
    }
    return {name: max(1, round(part * 100)) for name, part in each.items() if part < ENOUGH}


@cache
def worlds_per_second(name: str) -> float:
    """Measure once how many worlds a search samples in the midst of a game."""
    game = shared_game(name)
    state = moment(game)
    search = TreeSearch(game, evaluator_of(game), Budget(1_000_000, SECONDS), "speed")
    began = time.perf_counter()
    search.think(game.observe(state, game.asked(state)))
    return search.iterations / (time.perf_counter() - began)


def moment(game: Game[Any]) -> Any:
    """Play by chance, always the same way, until somebody has a choice in the midst of a game."""
    state, rng = game.new({}), Generator("speed")
    count = 0
    while count < ANSWERS or not _is_choice(game, state):
        answer_at(state, state.top - WIDTH, any_answer(state, rng))
        count += 1
    return state


def _is_choice(game: Game[Any], state: Any) -> bool:
    seat = game.asked(state)
    return seat != NATURE and len(game.answers(state, seat)) > 1
