"""Attacks on normal boards (RL-19 to RL-28, RL-91)."""

from __future__ import annotations

import pytest

from ratking.core.event import Event
from ratking.games.ratland.attack import shares
from ratking.games.ratland.events import CheeseStolen, RatLeft
from tests.games.ratland.table import happened, whole_round
from tests.rules import rule

QUIET = "YellowIsTheNewBlack"


def stolen(told: list[Event]) -> dict[tuple[int, int], int]:
    """Read who stole how much from whom."""
    return {(event.seat, event.victim): event.count for event in happened(told, CheeseStolen)}


@rule("RL-19")
def test_the_left_pipe_leads_to_the_left_neighbour_and_the_right_pipe_to_the_right_one() -> None:
    rows = ("red rats 3", "blue rats 0", "yellow rats 0", "green rats 0")
    told = whole_round(QUIET, *rows, plans={"red": "left 1 right 2"})
    assert stolen(told) == {(0, 1): 1, (0, 3): 2}


@rule("RL-20", "RL-21")
@pytest.mark.parametrize(
    ("attackers", "defenders", "loot"), [(5, 2, 3), (2, 2, 0), (1, 3, 0), (3, 0, 3)]
)
def test_the_difference_is_stolen(attackers: int, defenders: int, loot: int) -> None:
    rows = (f"red rats {attackers}", f"blue rats {defenders} cheese 9", "yellow rats 0")
    told = whole_round(QUIET, *rows, plans={"red": f"left {attackers}"})
    assert stolen(told).get((0, 1), 0) == loot


@rule("RL-22")
def test_the_pantry_defends_in_full_against_each_neighbour() -> None:
    rows = ("red rats 2", "blue rats 2 cheese 9", "yellow rats 2")
    told = whole_round(QUIET, *rows, plans={"red": "left 2", "yellow": "right 2"})
    assert stolen(told) == {}
    rows = ("red rats 3", "blue rats 2 cheese 9", "yellow rats 3")
    told = whole_round(QUIET, *rows, plans={"red": "left 3", "yellow": "right 3"})
    assert stolen(told) == {(0, 1): 1, (2, 1): 1}


@rule("RL-23")
def test_no_rat_dies_in_an_attack() -> None:
    rows = ("red rats 5", "blue rats 2", "yellow rats 4")
    told = whole_round(QUIET, *rows, plans={"red": "left 5", "yellow": "right 1"})
    assert happened(told, RatLeft) == []


@rule("RL-24", "RL-91")
def test_only_cheese_owned_before_the_phase_can_be_stolen() -> None:
    """Red has one cheese, loses it to blue and steals two from yellow: red ends with two."""
    rows = ("red rats 2 cheese 1", "blue rats 3 cheese 0", "yellow rats 0 cheese 5")
    told = whole_round(QUIET, *rows, plans={"red": "right 2", "blue": "right 3"})
    assert stolen(told) == {(0, 2): 2, (1, 0): 1}


@rule("RL-25", "RL-26")
def test_two_thieves_share_piece_by_piece_the_stronger_one_first() -> None:
    """Three cheeses, two defenders; four attack from the left, five from the right."""
    rows = ("red rats 2 cheese 3", "blue rats 4", "yellow rats 5")
    told = whole_round(QUIET, *rows, plans={"blue": "right 4", "yellow": "left 5"})
    assert stolen(told) == {(2, 0): 2, (1, 0): 1}


@rule("RL-10", "RL-25")
def test_of_equal_thieves_the_first_in_the_order_of_ties_takes_the_first_piece() -> None:
    rows = ("red rats 0", "blue rats 3", "yellow rats 0 cheese 1", "green rats 3")
    told = whole_round(QUIET, *rows, plans={"blue": "left 3", "green": "right 3"})
    assert stolen(told) == {(1, 2): 1}
    three = ("red rats 3", "blue rats 0 cheese 1", "yellow rats 3")
    told = whole_round(QUIET, *three, plans={"red": "left 3", "yellow": "right 3"})
    assert stolen(told) == {(0, 1): 1}


@rule("RL-25")
@pytest.mark.parametrize(
    ("wants", "cheese", "taken"),
    [([3, 2], 3, [2, 1]), ([1, 4], 3, [1, 2]), ([2, 2], 9, [2, 2]), ([4], 1, [1]), ([], 5, [])],
)
def test_shares(wants: list[int], cheese: int, taken: list[int]) -> None:
    assert shares(wants, cheese) == taken


@rule("RL-27")
def test_one_thief_takes_what_is_there() -> None:
    rows = ("red rats 4", "blue rats 0 cheese 1", "yellow rats 0")
    assert stolen(whole_round(QUIET, *rows, plans={"red": "left 4"})) == {(0, 1): 1}


@rule("RL-28")
def test_with_two_players_pipe_meets_pipe() -> None:
    """Left 3 and right 1 against left 2 and right 1."""
    plans = {"red": "left 3 right 1", "blue": "left 2 right 1"}
    told = whole_round(QUIET, "red cheese 5", "blue cheese 5", plans=plans)
    assert stolen(told) == {(0, 1): 2, (1, 0): 1}


@rule("RL-28")
def test_with_two_players_the_pantry_does_not_defend() -> None:
    told = whole_round(QUIET, "red rats 3", "blue rats 7 cheese 5", plans={"red": "left 3"})
    assert stolen(told) == {(0, 1): 3}


@rule("RL-28")
def test_with_two_players_both_pipes_may_steal_from_the_same_pantry() -> None:
    plans = {"red": "left 3 right 4"}
    told = whole_round(QUIET, "red", "blue cheese 5", plans=plans)
    assert sum(event.count for event in happened(told, CheeseStolen)) == 5
