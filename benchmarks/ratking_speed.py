"""Our games with four random players: in the engine's own loop, and driven from Python."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

from benchmarks.timing import Copy, Play, work
from ratking.agents.evaluators import Evaluator
from ratking.agents.ismcts import FULL_LENGTH, Budget, TreeSearch
from ratking.agents.value_network import evaluator_of
from ratking.core.chance import Generator
from ratking.core.game import Game
from ratking.core.play import play_randomly
from ratking.core.question import NATURE
from ratking.core.state import State
from ratking.games import GAMES, game

ITERATIONS = 300
FOUR = {"players": 4}


def choose(box: Game[Any], state: State, seat: int, rng: Random) -> int:
    """Pick any answer of a seat, or nature's by its weights."""
    answers = box.answers(state, seat)
    if seat == NATURE:
        return rng.choices(answers, box.weights(state))[0]
    return answers[int(rng.random() * len(answers))]


def own_loop(name: str) -> Play:
    """Let the engine play by itself; it does not tell which answers were nature's."""
    box, rng = game(name), Generator("bench")
    return lambda: (play_randomly(box, box.new(FOUR), rng), 0)


def from_python(name: str) -> Play:
    """Answer for every seat by one call, which says who is asked next and what may be answered.

    Nature answers inside the call, and what it answers is not counted.
    """
    box, rng, luck = game(name), Generator("bench"), Random(1).random

    def play() -> tuple[int, int]:
        state = box.new(FOUR)
        box.let_nature_answer(state, rng)
        answers, given = box.answers(state, box.asked(state)), 0
        while answers:
            _, answers = box.step(state, answers[int(luck() * len(answers))], rng)
            given += 1
        return given, 0

    return play


def with_events(name: str) -> Play:
    """Ask for the seats and the answers, choose, and hear what happened."""
    box, rng = game(name), Random(1)

    def play() -> tuple[int, int]:
        state = box.new(FOUR)
        answers = by_chance = 0
        while seats := box.open_seats(state):
            seat = seats[0]
            box.answer(state, seat, choose(box, state, seat, rng))
            answers += 1
            by_chance += seat == NATURE
        return answers, by_chance

    return play


def mid_game(box: Game[Any]) -> tuple[State, int]:
    """Play half a game, and on to a decision with four answers or more."""
    state: State = box.new(FOUR)
    half = play_randomly(box, box.copy(state), Random(1)) // 2
    rng, given = Random(1), 0
    while (seat := box.open_seats(state)[0]) == NATURE or given < half or few(box, state, seat):
        box.apply(state, seat, choose(box, state, seat, rng))
        given += 1
    return state, seat


def few(box: Game[Any], state: State, seat: int) -> bool:
    """Say whether a decision is hardly one."""
    return len(box.answers(state, seat)) < 4


def copied(name: str) -> Copy:
    """Copy a state from the middle of a game."""
    box = game(name)
    state, _ = mid_game(box)
    return lambda: box.copy(state)


def observed(name: str) -> Copy:
    """Look at it from the seat that has to answer."""
    box = game(name)
    state, seat = mid_game(box)
    return lambda: box.observe(state, seat)


def sampled(name: str) -> Copy:
    """Deal a world that this seat cannot tell from the true one."""
    box, rng = game(name), Generator("bench")
    state, seat = mid_game(box)
    seen = box.observe(state, seat)
    return lambda: box.sample(seen, rng)


def search(name: str, evaluator: Callable[[Game[Any]], Evaluator], roll: int) -> Play:
    """Let the search think about a decision in the middle of a game."""
    box = game(name)
    state, seat = mid_game(box)
    seen, guide = box.observe(state, seat), evaluator(box)

    def think() -> tuple[int, int]:
        TreeSearch(box, guide, Budget(ITERATIONS, rollout=roll), "1").think(seen)
        return ITERATIONS, 0

    return think


class RandomGuide(Evaluator):
    """Finds all answers alike, so that a rollout is random."""

    def __init__(self) -> None:
        self.uniform_rollouts = True

    def evaluate(self, tables: list[State]) -> list[list[float]]:
        """Say nothing: what counts here is how long the way to a result is."""
        return [[0.5] * 4 for _ in tables]


def random_guide(_: Game[Any]) -> Evaluator:
    """Judge nothing, in any game."""
    return RandomGuide()


def plays(name: str) -> dict[str, Callable[[], Play]]:
    """List what is counted by the second."""
    return {
        f"{name} own loop": partial(own_loop, name),
        f"{name} python": partial(from_python, name),
        f"{name} events": partial(with_events, name),
        f"{name} search to the end": partial(search, name, random_guide, FULL_LENGTH),
        f"{name} search": partial(search, name, evaluator_of, 0),
    }


def copies(name: str) -> dict[str, Callable[[], Copy]]:
    """List what is timed one by one."""
    return {
        f"{name} copy": partial(copied, name),
        f"{name} observe": partial(observed, name),
        f"{name} sample": partial(sampled, name),
    }


if __name__ == "__main__":
    work(
        {task: play for name in GAMES for task, play in plays(name).items()},
        {task: copy for name in GAMES for task, copy in copies(name).items()},
    )
