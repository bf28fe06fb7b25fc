"""Simultaneous questions: any order leads to the same state, and nobody sees others think."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from random import Random

import pytest
from hypothesis import given

from ratking.core.event import Event
from ratking.core.question import seat_of
from ratking.core.state import State, kind_at, open_places
from tests.contract.facts import TOGETHER, Case
from tests.contract.lines import LINES, Line, Moment, everybody, facts, moments, seen, steady


def some_moments(case: Case, line: Line) -> Iterator[Moment]:
    """Find where several seats think; in a long game only every so many of these moments."""
    step = 1 + case.facts.most_answers // 1000
    found = 0
    for moment in moments(case, line):
        if len(thinking(moment.state)) > 1:
            if found % step == 0:
                yield moment
            found += 1


@pytest.mark.parametrize("case", TOGETHER, ids=str)
@steady(20)
@given(line=LINES)
def test_one_answer_of_each_seat_counts_the_same_in_any_order(case: Case, line: Line) -> None:
    met = 0
    for moment in some_moments(case, line):
        seats = thinking(moment.state)
        rng = Random(moment.number)
        choice = {seat: rng.choice(case.game.answers(moment.state, seat)) for seat in seats}
        after = [in_order(case, moment.state, choice, order) for order in orders(seats, rng)]
        assert all(state == after[0] for state in after)
        met += 1
    assert met


def orders(seats: list[int], rng: Random) -> list[tuple[int, ...]]:
    """List all orders of a few seats, and some of those of many."""
    if len(seats) <= 3:
        return list(permutations(seats))
    return [
        tuple(seats),
        tuple(reversed(seats)),
        *(tuple(rng.sample(seats, len(seats))) for _ in "ab"),
    ]


def in_order(
    case: Case, state: State, choice: dict[int, int], order: tuple[int, ...]
) -> tuple[bytes, object]:
    twin = case.game.copy(state)
    for seat in order:
        case.game.answer(twin, seat, choice[seat])
    return facts(twin)


@pytest.mark.parametrize("case", TOGETHER, ids=str)
@steady(20)
@given(line=LINES)
def test_whole_choices_count_the_same_however_they_interleave(case: Case, line: Line) -> None:
    met = 0
    for moment in some_moments(case, line):
        ends = [all_choose(case, moment.state, Random(order)) for order in range(4)]
        assert all(end == ends[0] for end in ends)
        met += 1
    assert met


def all_choose(case: Case, state: State, order: Random) -> tuple[object, list[Event]]:
    """Let every seat follow its own mind to the end, whoever is asked first."""
    twin = case.game.copy(state)
    minds = {seat: Random(seat) for seat in thinking(state)}
    events: list[Event] = []
    while not events:
        seat = order.choice(thinking(twin))
        choice = minds[seat].choice(case.game.answers(twin, seat))
        events = case.game.answer(twin, seat, choice)
    return facts(twin), events


@pytest.mark.parametrize("case", TOGETHER, ids=str)
@steady(20)
@given(line=LINES)
def test_nothing_changes_for_the_others_while_somebody_thinks(case: Case, line: Line) -> None:
    met = 0
    for moment in some_moments(case, line):
        after = case.game.copy(moment.state)
        events = case.game.answer(after, moment.seat, moment.choice)
        if not any(event.reveals for event in events):
            assert events == []
            for other in everybody(case, moment.state):
                if other != moment.seat:
                    assert as_it_is_for(case, after, other) == as_it_is_for(
                        case, moment.state, other
                    )
                    met += 1
    assert met


def as_it_is_for(case: Case, state: State, seat: int) -> list[object]:
    """Everything that reaches a seat: its observation, its question and its answers."""
    reached: list[object] = [seen(case.game.observe(state, seat))]
    if seat in case.game.open_seats(state):
        reached.append(case.game.question(state, seat).facts())
        reached.append(case.game.answers(state, seat))
    return reached


def thinking(state: State) -> list[int]:
    """List the seats that think at the same time."""
    return [seat_of(state, place) for place in open_places(state) if kind_at(state, place).together]
