"""Placing rats behind the screens (RL-11, RL-16 to RL-18, RL-92)."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest

from ratking.core.errors import IllegalAnswer
from ratking.core.play import any_answer
from ratking.games.ratland.events import ScreensLifted
from ratking.games.ratland.state import PLAN_SIZE, RatlandState, healthy
from tests.games.ratland.table import (
    RATLAND,
    answers,
    board,
    happened,
    place,
    round_of,
    say,
)
from tests.rules import rule

QUIET = "YellowIsTheNewBlack"


@rule("RL-16", "RL-92")
def test_all_rats_are_distributed_over_seven_spaces() -> None:
    state = round_of(QUIET, "red", "blue", "yellow")
    told = place(state, red="dump 1 city 1 fields 1 left 1 right 1 nursery 1")
    assert happened(told, ScreensLifted)[0].rats[:7] == [1, 1, 1, 1, 1, 1, 1]
    assert happened(told, ScreensLifted)[0].rats[7:14] == [0, 0, 0, 0, 0, 0, 7]


@rule("RL-16")
def test_each_answer_is_a_number_of_the_rats_that_are_left() -> None:
    state = round_of(QUIET, "red", "blue")
    assert answers(state, "red") == [0, 1, 2, 3, 4, 5, 6, 7]
    say(state, "red", 5)
    assert answers(state, "red") == [0, 1, 2]
    with pytest.raises(IllegalAnswer):
        say(state, "red", 3)
    say(state, "red", 2)
    assert RATLAND.question(state, 0).kind.name == "ready"


@rule("RL-16")
def test_a_seat_may_change_its_mind_until_it_is_ready() -> None:
    state = round_of(QUIET, "red", "blue")
    say(state, "red", 7, 0)
    assert RATLAND.question(state, 0).kind.name == "place"
    assert state.plan[0] == [0] * PLAN_SIZE
    say(state, "red", 0, 7, 1)
    assert RATLAND.open_seats(state) == [1]
    told = place(state)
    assert happened(told, ScreensLifted)[0].rats[:7] == [0, 7, 0, 0, 0, 0, 0]


@rule("RL-17")
def test_poisoned_and_lost_rats_are_not_available() -> None:
    state = round_of(QUIET, "red rats 3 poisoned 2 lost 1", "blue")
    assert answers(state, "red") == [0, 1, 2, 3]


@rule("RL-17")
def test_a_clan_without_available_rats_is_not_asked() -> None:
    state = round_of(QUIET, "red rats 0 poisoned 2", "blue", "yellow")
    assert RATLAND.open_seats(state) == [1, 2]


@rule("RL-11", "RL-18")
def test_the_screens_go_away_when_the_last_seat_is_ready() -> None:
    state = round_of(QUIET, "red", "blue", "yellow")
    assert RATLAND.open_seats(state) == [0, 1, 2]
    assert say(state, "yellow", 7, 1) == []
    assert say(state, "red", 0, 7, 1) == []
    assert board(state, "yellow") == [0, 0, 0, 0, 0, 0, 7]
    told = say(state, "blue", 0, 0, 0, 0, 0, 7, 1)
    lifted = happened(told, ScreensLifted)[0].rats
    assert lifted == [0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 7, 0, 0, 0, 0, 0, 0]


@rule("RL-11", "RL-18")
def test_nobody_sees_what_is_planned_behind_a_screen() -> None:
    state = round_of(QUIET, "red", "blue", "yellow")
    before = RATLAND.to_json(RATLAND.observe(state, 0).table)
    say(state, "blue", 3, 2)
    assert RATLAND.to_json(RATLAND.observe(state, 0).table) == before
    say(state, "blue", 2, 1)
    say(state, "yellow", 7, 1)
    assert RATLAND.to_json(RATLAND.observe(state, 0).table) == before
    own = RATLAND.observe(state, 1).table
    assert own.plan[1][:3] == [3, 2, 2]
    assert RATLAND.open_seats(own) == [0, 2]


PLANS = {0: [2, 0, 1, 4, 1], 1: [0, 0, 0, 3, 2, 2, 1], 2: [7, 0, 1, 2, 3, 1, 1]}
"""What three seats answer; the last of them changes its mind once."""


@rule("RL-11")
def test_the_state_is_the_same_in_whatever_order_the_answers_come() -> None:
    """All orders of the seats, and many interleavings of their single answers."""
    start = round_of("HideTheCheese", "red cheese 0", "blue cheese 0", "yellow cheese 0")
    ends = [in_order(start, list(order), Random(0)) for order in permutations(range(3))]
    ends += [in_order(start, None, Random(seed)) for seed in range(50)]
    assert all(end == ends[0] for end in ends)


def in_order(start: RatlandState, order: list[int] | None, rng: Random) -> dict[str, object]:
    """Let the seats answer one after the other, or with their answers mixed."""
    state = RATLAND.copy(start)
    left = {seat: list(plan) for seat, plan in PLANS.items()}
    while any(left.values()):
        waiting = [seat for seat in order or rng.sample(range(3), 3) if left[seat]]
        RATLAND.answer(state, waiting[0], left[waiting[0]].pop(0))
    return RATLAND.to_json(state)


def all_seats_have_rats(state: RatlandState) -> bool:
    return all(healthy(state, seat) for seat in range(state.box.players))


@rule("RL-11")
@pytest.mark.parametrize("players", range(2, 13))
def test_any_number_of_seats_think_together(players: int) -> None:
    state = round_of(QUIET, *["seat"] * players)
    assert all_seats_have_rats(state)
    assert RATLAND.open_seats(state) == list(range(players))
    for seat in Random(players).sample(range(players), players):
        RATLAND.answer(state, seat, 0)
        assert RATLAND.question(state, seat).of("space") == 1
    assert RATLAND.open_seats(state) == list(range(players))


@rule("RL-16")
def test_a_clan_of_many_rats_may_place_any_number_of_them() -> None:
    state = round_of("DrCheese", "red rats 100 cheese 9", "blue rats 1")
    assert RATLAND.answers(state, 0) == list(range(101))
    assert [RATLAND.is_legal(state, 0, count) for count in (-1, 0, 100, 101)] == [
        False, True, True, False,
    ]  # fmt: skip
    say(state, "red", 70)
    assert RATLAND.answers(state, 0) == list(range(31))
    chosen = {any_answer(state.copy(), Random(seed)) for seed in range(300)}
    assert chosen == set(range(31))
