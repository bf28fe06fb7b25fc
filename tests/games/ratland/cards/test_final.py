"""The final events (RL-60 to RL-63, RL-66, RL-67)."""

from __future__ import annotations

import pytest

from ratking.core.errors import IllegalAnswer
from ratking.games.ratland.events import (
    CheeseGained,
    CheeseStolen,
    RatFreed,
    RatGiven,
    RatLeft,
    RatsJoined,
    RatsReturned,
    SwapsRevealed,
)
from tests.games.ratland.table import (
    RATLAND,
    answers,
    asked,
    happened,
    nature,
    place,
    rats,
    round_of,
    say,
    table,
    whole_round,
)
from tests.rules import rule


def drunk(*rows: str) -> list[RatGiven]:
    return happened(nature(table(*rows, rounds=5, coming="Drunk"), "Drunk"), RatGiven)


@rule("RL-60")
def test_drunk_moves_a_rat_from_the_largest_clan_to_the_smallest() -> None:
    assert drunk("red rats 5", "blue rats 9", "yellow rats 2") == [RatGiven(1, 2)]


@rule("RL-60")
def test_drunk_counts_poisoned_and_lost_rats_but_moves_none_of_them() -> None:
    assert drunk("red rats 1 lost 9", "blue rats 4", "yellow rats 2 poisoned 1") == [RatGiven(0, 2)]
    assert drunk("red rats 0 lost 9", "blue rats 4", "yellow rats 2") == []


@rule("RL-60", "RL-10")
def test_drunk_is_settled_by_the_order_of_ties_at_both_ends() -> None:
    assert drunk("red", "blue", "yellow") == []
    assert drunk("red rats 5", "blue rats 9", "yellow rats 9") == [RatGiven(1, 0)]
    assert drunk("red rats 9", "blue rats 5", "yellow rats 5") == [RatGiven(0, 1)]


@rule("RL-61")
def test_a_hidden_cheese_cannot_be_stolen() -> None:
    state = round_of("HideTheCheese", "red rats 3", "blue rats 3 cheese 2", "yellow rats 0")
    assert RATLAND.question(state, 1).kind.name == "hide_cheese"
    told = place(state, red="left 3", blue="nursery 3 hide")
    assert happened(told, CheeseStolen) == [CheeseStolen(0, 1, 1)]
    assert state.hidden == [0, 0, 0]


@rule("RL-61")
def test_nobody_has_to_hide_a_cheese_and_without_cheese_nobody_can() -> None:
    rows = ("red rats 3", "blue rats 3 cheese 2", "yellow rats 3 cheese 0")
    state = round_of("HideTheCheese", *rows)
    assert RATLAND.question(state, 2).kind.name == "place"
    told = place(state, red="left 3", blue="nursery 3")
    assert happened(told, CheeseStolen) == [CheeseStolen(0, 1, 2)]


@rule("RL-61")
def test_hiding_a_cheese_is_a_secret_until_the_screens_are_lifted() -> None:
    state = round_of("HideTheCheese", "red rats 0 poisoned 1", "blue", "yellow")
    before = RATLAND.to_json(RATLAND.observe(state, 1).table)
    say(state, "red", 1, 1)
    assert RATLAND.to_json(RATLAND.observe(state, 1).table) == before


@rule("RL-62", "RL-45")
def test_just_in_time_brings_rats_back_before_they_are_placed() -> None:
    state = table("red rats 2 poisoned 2 lost 1", "blue", rounds=5, coming="JustInTime")
    told = nature(state, "JustInTime")
    assert happened(told, RatsReturned) == [RatsReturned(0, 2, 1)]
    nature(state, 1)
    assert answers(state, "red") == [0, 1, 2, 3, 4, 5]


@rule("RL-62", "RL-79")
def test_explorers_bring_cheese_at_that_earlier_return() -> None:
    rows = ("red rats 2 lost 3 Explorers", "blue Mutants")
    told = nature(table(*rows, rounds=5, coming="JustInTime"), "JustInTime")
    assert happened(told, CheeseGained) == [CheeseGained(0, 3)]


@rule("RL-63")
def test_the_holy_rat_frees_a_rat_from_every_graveyard() -> None:
    state = table("red dead 3", "blue", "yellow dead 1", rounds=5, coming="HolyRat")
    supply = state.supply
    told = nature(state, "HolyRat")
    assert happened(told, RatFreed) == [RatFreed(0), RatFreed(2)]
    assert (state.graveyard, state.supply) == ([2, 0, 0], supply + 2)


@rule("RL-66")
def test_rattibal_swaps_a_rat_for_a_cheese_before_feeding() -> None:
    state = round_of("RattibalLecter", "red rats 4 cheese 0", "blue rats 1 cheese 0")
    supply = state.supply
    place(state)
    assert RATLAND.open_seats(state) == [0, 1]
    assert say(state, "blue", 0) == []
    told = say(state, "red", 1)
    assert happened(told, SwapsRevealed) == [SwapsRevealed([1, 0])]
    assert (rats(state, "red"), state.cheese[0], state.graveyard[0]) == (3, 1, 0)
    assert state.supply == supply + 1


@rule("RL-66")
def test_rattibal_takes_a_poisoned_rat_too_but_no_lost_one() -> None:
    state = round_of("RattibalLecter", "red rats 1", "blue rats 1", food=3)
    place(state, red="city 1", blue="fields 1")
    nature(state, "purple", "blue")
    assert answers(state, "red") == [0, 2]
    assert RATLAND.open_seats(state) == [0]
    say(state, "red", 2)
    assert (state.sick[0], state.cheese[0], state.lost[1]) == (0, 3, 1)


@rule("RL-66", "RL-11")
def test_nobody_sees_a_swap_before_all_have_chosen() -> None:
    state = round_of("RattibalLecter", "red", "blue", "yellow")
    place(state)
    before = RATLAND.to_json(RATLAND.observe(state, 1).table)
    assert say(state, "red", 1) == []
    assert RATLAND.to_json(RATLAND.observe(state, 1).table) == before
    assert RATLAND.observe(state, 0).table.secret == [1, 0, 0]


@rule("RL-67", "RL-92")
def test_locked_and_loaded_rats_defend_and_breed() -> None:
    rows = ("red rats 3", "blue rats 3", "yellow rats 0")
    told = whole_round("LockedAndLoaded", *rows, plans={"red": "double 3", "blue": "right 3"})
    assert happened(told, CheeseStolen) == []
    assert happened(told, RatsJoined) == [RatsJoined(0, 5, 3)]


@rule("RL-67")
def test_at_most_three_rats_count_twice_and_all_others_as_usual() -> None:
    state = round_of("LockedAndLoaded", "red rats 9 cheese 9", "blue", "yellow")
    say(state, "red", 0, 0, 0, 0, 0)
    assert RATLAND.question(state, 0).of("space") == 7
    with pytest.raises(IllegalAnswer):
        say(state, "red", 4)
    say(state, "red", 3, 4, 1)
    told = place(state)
    assert happened(told, RatsJoined) == [RatsJoined(0, 5, 7)]


@rule("RL-67")
def test_with_two_players_such_rats_breed_but_do_not_defend() -> None:
    plans = {"red": "double 3", "blue": "right 3"}
    told = whole_round("LockedAndLoaded", "red rats 3", "blue rats 3", plans=plans)
    assert happened(told, CheeseStolen) == [CheeseStolen(1, 0, 2)]
    assert happened(told, RatsJoined) == [RatsJoined(0, 5, 3)]


@rule("RL-67")
def test_as_a_cap_only_three_rats_may_be_in_nursery_and_pantry_and_all_count_twice() -> None:
    rows = ("red rats 7 cheese 9", "blue", "yellow")
    state = round_of("LockedAndLoaded", *rows, locked_and_loaded="cap")
    say(state, "red", 1, 0, 0, 0)
    assert answers(state, "red") == [3, 4, 5, 6]
    say(state, "red", 3)
    assert RATLAND.question(state, 0).kind.name == "ready"
    say(state, "red", 1)
    say(state, "blue", 7, 1)
    told = say(state, "yellow", 6, 0, 0, 0, 0, 1)
    assert happened(told, RatsJoined) == [RatsJoined(2, 5, 1), RatsJoined(0, 5, 3)]


@rule("RL-67", "RL-70")
def test_rats_that_count_twice_are_the_last_to_die() -> None:
    rows = ("red rats 2 cheese 9", "blue rats 4 aggressive", "yellow rats 4 aggressive")
    plans = {"red": "double 1", "blue": "right 4", "yellow": "left 4"}
    told = whole_round("LockedAndLoaded", *rows, plans=plans)
    assert happened(told, RatLeft) == [RatLeft(0, 6), RatLeft(0, 6)]
    assert happened(told, RatsJoined) == []
    told = whole_round("LockedAndLoaded", *rows, plans={"red": "double 1", "blue": "right 4"})
    assert happened(told, RatsJoined) == [RatsJoined(0, 5, 1)]


def test_the_end_is_no_event_that_does_anything() -> None:
    state = table("red", "blue", rounds=9, coming="")
    nature(state, "EndOfTheGame")
    assert asked(state) == "over"
