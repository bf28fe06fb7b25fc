"""Rattus with four random players: in the engine's own loop, and driven from Python."""

from __future__ import annotations

from random import Random
from typing import Any

from benchmarks.timing import Copy, Play, work
from ratking.core.game import Game
from ratking.core.play import play_randomly
from ratking.core.question import NATURE
from ratking.core.state import State
from ratking.games import game

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


def copy_mid_game() -> Copy:
    """Copy a state from the middle of a game."""
    rattus = game("rattus")
    state = rattus.new(FOUR)
    half = play_randomly(rattus, rattus.copy(state), Random(1)) // 2
    rng = Random(1)
    for _ in range(half):
        seat = rattus.open_seats(state)[0]
        rattus.apply(state, seat, choose(rattus, state, seat, rng))
    return lambda: rattus.copy(state)


if __name__ == "__main__":
    work(
        {"own loop": own_loop, "python": from_python, "events": with_events},
        {"copy": copy_mid_game},
    )
