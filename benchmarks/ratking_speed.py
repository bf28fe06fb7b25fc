"""Rattus with four random players: in the engine's own loop, and driven from Python."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from benchmarks.timing import Copy, Play, work
from ratking.agents.experience import judge_of
from ratking.agents.ismcts import FULL_LENGTH, Budget, Judge, Search
from ratking.core.game import Game
from ratking.core.play import play_randomly
from ratking.core.question import NATURE
from ratking.core.state import State
from ratking.games import game

ITERATIONS = 300
FOUR = {"players": 4}


def choose(rattus: Game[Any], state: State, seat: int, rng: Random) -> int:
    """Pick any answer of a seat, or nature's by its weights."""
    answers = rattus.answers(state, seat)
    if seat == NATURE:
        return rng.choices(answers, rattus.weights(state))[0]
    return answers[int(rng.random() * len(answers))]


def own_loop() -> Play:
    """Let the engine play by itself; it does not tell which answers were nature's."""
    rattus, rng = game("rattus"), Random(1)
    return lambda: (play_randomly(rattus, rattus.new(FOUR), rng), 0)


def from_python() -> Play:
    """Ask for the seats and the answers, choose, and apply: as a search would."""
    rattus, rng = game("rattus"), Random(1)

    def play() -> tuple[int, int]:
        state = rattus.new(FOUR)
        answers = by_chance = 0
        while seats := rattus.open_seats(state):
            seat = seats[0]
            rattus.apply(state, seat, choose(rattus, state, seat, rng))
            answers += 1
            by_chance += seat == NATURE
        return answers, by_chance

    return play


def with_events() -> Play:
    """The same, but every answer is checked and its events are told: as a table would."""
    rattus, rng = game("rattus"), Random(1)

    def play() -> tuple[int, int]:
        state = rattus.new(FOUR)
        answers = by_chance = 0
        while seats := rattus.open_seats(state):
            seat = seats[0]
            rattus.answer(state, seat, choose(rattus, state, seat, rng))
            answers += 1
            by_chance += seat == NATURE
        return answers, by_chance

    return play


def mid_game(rattus: Game[Any]) -> State:
    """Play half a game."""
    state: State = rattus.new(FOUR)
    half = play_randomly(rattus, rattus.copy(state), Random(1)) // 2
    rng = Random(1)
    for _ in range(half):
        seat = rattus.open_seats(state)[0]
        rattus.apply(state, seat, choose(rattus, state, seat, rng))
    return state


def copy_mid_game() -> Copy:
    """Copy a state from the middle of a game."""
    rattus = game("rattus")
    state = mid_game(rattus)
    return lambda: rattus.copy(state)


def search(judge: Callable[[Game[Any]], Judge], roll: int) -> Play:
    """Let the search think about a decision in the middle of a game."""
    rattus, rng = game("rattus"), Random(2)
    state = mid_game(rattus)
    while (seat := rattus.open_seats(state)[0]) == NATURE or len(rattus.answers(state, seat)) < 4:
        rattus.apply(state, seat, choose(rattus, state, seat, rng))
    seen = rattus.observe(state, seat)
    guide = judge(rattus)

    def think() -> tuple[int, int]:
        Search(rattus, guide, Budget(ITERATIONS, roll=roll), "1").think(seen)
        return ITERATIONS, 0

    return think


class RandomGuide(Judge):
    """Finds all answers alike, so that a rollout is random."""

    def results(self, tables: list[State]) -> list[list[float]]:
        """Say nothing: what counts here is how long the way to a result is."""
        return [[0.5] * 4 for _ in tables]


if __name__ == "__main__":
    work(
        {
            "own loop": own_loop,
            "python": from_python,
            "events": with_events,
            "search to the end": lambda: search(lambda _: RandomGuide(), FULL_LENGTH),
            "search cut off": lambda: search(lambda _: RandomGuide(), 20),
            "search": lambda: search(judge_of, 0),
        },
        {"copy": copy_mid_game},
    )
