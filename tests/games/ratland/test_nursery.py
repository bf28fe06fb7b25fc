"""The nursery and the return (RL-29 to RL-32, RL-45)."""

from __future__ import annotations

from ratking.games.ratland.events import RatsJoined, RatsReturned
from tests.games.ratland.table import (
    answers,
    happened,
    nature,
    place,
    rats,
    reveal,
    round_of,
    table,
    whole_round,
)
from tests.rules import rule

QUIET = "YellowIsTheNewBlack"


@rule("RL-29")
def test_each_rat_in_the_nursery_brings_one() -> None:
    told = whole_round(QUIET, "red", "blue", plans={"red": "nursery 3"})
    assert happened(told, RatsJoined) == [RatsJoined(0, 5, 3)]


@rule("RL-30")
def test_there_is_no_limit_but_the_supply() -> None:
    rows = ("red rats 40 cheese 50", "blue")
    told = whole_round(QUIET, *rows, plans={"red": "nursery 40"})
    assert happened(told, RatsJoined) == [RatsJoined(0, 5, 40)]


@rule("RL-31")
def test_a_short_supply_serves_the_smallest_nursery_first() -> None:
    """Four rats are left for nurseries of two, three and five."""
    rows = ("red", "blue", "yellow")
    plans = {"red": "nursery 5", "blue": "nursery 3", "yellow": "nursery 2"}
    told = whole_round(QUIET, *rows, plans=plans, supply=4)
    assert happened(told, RatsJoined) == [RatsJoined(2, 5, 2), RatsJoined(1, 5, 2)]


@rule("RL-10", "RL-31")
def test_equal_nurseries_are_served_in_the_order_of_ties() -> None:
    plans = {"red": "nursery 2", "blue": "nursery 2", "yellow": "nursery 2"}
    told = whole_round(QUIET, "red", "blue", "yellow", plans=plans, supply=3)
    assert happened(told, RatsJoined) == [RatsJoined(0, 5, 2), RatsJoined(1, 5, 1)]


@rule("RL-31")
def test_a_breeder_with_an_empty_nursery_is_served_first() -> None:
    rows = ("red Mutants", "blue Breeders")
    told = whole_round(QUIET, *rows, plans={"red": "nursery 2"}, supply=2)
    assert happened(told, RatsJoined) == [RatsJoined(1, 5, 1), RatsJoined(0, 5, 1)]


@rule("RL-32")
def test_poisoned_and_lost_rats_return_to_the_pantry() -> None:
    rows = ("red rats 2 poisoned 2 lost 1", "blue rats 1")
    state = round_of(QUIET, *rows)
    told = place(state, red="dump 1")
    assert happened(told, RatsReturned) == [RatsReturned(0, 2, 1)]
    assert rats(state, "red", "pantry") == 4


@rule("RL-32")
def test_they_did_not_defend_in_this_round() -> None:
    rows = ("red rats 1", "blue rats 0 poisoned 5", "yellow rats 0")
    state = round_of(QUIET, *rows)
    place(state, red="left 1")
    assert state.cheese[0] == 3


@rule("RL-43", "RL-44", "RL-45")
def test_the_way_of_a_poisoned_and_a_lost_rat_through_two_rounds() -> None:
    state = table("red rats 3", "blue rats 3")
    reveal(state, "DrCheese", 1)
    place(state, red="city 1 fields 1")
    nature(state, "purple", "blue")
    assert (state.sick[0], state.lost[0]) == (1, 1)
    reveal(state, "MassiveAttack", 2)
    assert answers(state, "red") == [0, 1]
    told = place(state, red="nursery 1")
    assert happened(told, RatsReturned) == [RatsReturned(0, 1, 1)]
    assert happened(told, RatsJoined) == [RatsJoined(0, 5, 1)]
    assert state.cheese[0] == 1
    reveal(state, "Tacticians", 3)
    assert answers(state, "red") == [0, 1, 2, 3, 4]
