"""Ways through a game: Hypothesis picks the first answers, a seed picks the rest."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

import msgspec
from hypothesis import settings
from hypothesis import strategies as st

from ratking.core.game import Observation
from ratking.core.play import draw
from ratking.core.question import NATURE, NOBODY
from ratking.core.state import State
from tests.contract.facts import Case


@dataclass(frozen=True)
class Line:
    """What is answered: the first answers by their place in the list, then by chance."""

    first: list[int]
    seed: int


LINES = st.builds(Line, st.lists(st.integers(0, 40), max_size=40), st.integers(0, 2**32 - 1))


def steady(examples: int) -> settings:
    """The same examples on every run, and no clock."""
    return settings(derandomize=True, deadline=None, max_examples=examples)


@dataclass(frozen=True)
class Moment:
    """One decision of a game, with the answer that is about to be given."""

    number: int
    state: Any
    seat: int
    choice: int


def moments(case: Case, line: Line, state: State | None = None) -> Iterator[Moment]:
    """Go through a game; every answer is given when the next moment is asked for."""
    game, rng = case.game, Random(line.seed)
    state = case.new() if state is None else state
    number = 0
    while not game.is_over(state):
        assert number < case.facts.most_answers, "The game goes on and on."
        seat = rng.choice(game.open_seats(state))
        answers = game.answers(state, seat)
        if number < len(line.first):
            choice = answers[line.first[number] % len(answers)]
        elif seat == NATURE:
            choice = draw(game, state, rng)
        else:
            choice = rng.choice(answers)
        yield Moment(number, state, seat, choice)
        game.apply(state, seat, choice)
        number += 1


def last_state(case: Case, line: Line) -> Any:
    """Play a line to its end."""
    state = case.new()
    for _ in moments(case, line, state):
        pass
    return state


def everybody(case: Case, state: State) -> list[int]:
    """List all who look at a table: the seats and a spectator."""
    return [*range(case.game.players(state)), NOBODY]


def facts(state: Any) -> tuple[bytes, object]:
    """Tell all that a state says: its row, and the very box that it was dealt from.

    Plain data are written from these two alone, and tests/contract/test_json.py proves that no two
    rows are written alike: to compare rows says the same as to compare plain data, far sooner.
    """
    return state.key(), state.box


def seen(observation: Observation[Any]) -> tuple[int, tuple[bytes, object]]:
    """Tell all that an observation says: the seat and its table."""
    return observation.seat, facts(observation.table)


def text_of(data: object) -> bytes:
    """Write plain data as text."""
    return msgspec.json.encode(data)
