"""Aggressive boards (RL-69 to RL-74)."""

from __future__ import annotations

import pytest

from ratking.core.event import Event
from ratking.games.ratland.events import (
    CheeseStolen,
    PieceDrawn,
    RatLeft,
    RatPoisoned,
    RatWounded,
)
from tests.games.ratland.table import (
    answers,
    asked,
    happened,
    nature,
    place,
    round_of,
    say,
    whole_round,
)
from tests.rules import rule

QUIET = "YellowIsTheNewBlack"


def deaths(told: list[Event]) -> list[tuple[int, int]]:
    return [(event.seat, event.space) for event in happened(told, RatLeft)]


def loot(told: list[Event]) -> int:
    return sum(event.count for event in happened(told, CheeseStolen))


@rule("RL-70", "RL-71")
@pytest.mark.parametrize(
    ("attackers", "defenders", "stolen", "dead"),
    [(2, 2, 0, [(0, 3)]), (3, 2, 1, [(1, 6)]), (3, 0, 3, []), (1, 3, 0, [(0, 3)])],
)
def test_an_aggressive_attack_costs_a_rat(
    attackers: int, defenders: int, stolen: int, dead: list[tuple[int, int]]
) -> None:
    rows = (f"red rats {attackers} aggressive", f"blue rats {defenders} cheese 9", "yellow rats 0")
    told = whole_round(QUIET, *rows, plans={"red": f"left {attackers}"})
    assert (loot(told), deaths(told)) == (stolen, dead)


@rule("RL-71")
def test_without_rats_there_is_no_attack_to_fail() -> None:
    rows = ("red aggressive", "blue", "yellow")
    assert deaths(whole_round(QUIET, *rows, plans={})) == []


@rule("RL-71")
def test_the_strengths_are_those_of_the_theft() -> None:
    rows = ("red rats 2 aggressive", "blue rats 2 cheese 9", "yellow rats 0")
    told = whole_round("MassiveAttack", *rows, plans={"red": "left 2"})
    assert (loot(told), deaths(told)) == (1, [(1, 6)])


@rule("RL-71", "RL-82")
def test_a_ninja_whose_attack_fails_steals_and_loses_a_rat() -> None:
    rows = ("red rats 2 aggressive Ninjas", "blue rats 5 cheese 9 Mutants")
    told = whole_round(QUIET, *rows, "yellow rats 0 Warriors", plans={"red": "left 2"})
    assert (loot(told), deaths(told)) == (1, [(0, 3)])


@rule("RL-71")
def test_with_two_players_each_attack_is_settled_by_itself() -> None:
    """Three against two: the smaller side loses a rat for the defeat and one for its own attack."""
    rows = ("red rats 3 aggressive", "blue rats 2 aggressive cheese 9")
    told = whole_round(QUIET, *rows, plans={"red": "left 3", "blue": "right 2"})
    assert (loot(told), deaths(told)) == (1, [(1, 4), (1, 4)])
    rows = ("red rats 3 aggressive", "blue rats 2 cheese 9")
    told = whole_round(QUIET, *rows, plans={"red": "left 3", "blue": "right 2"})
    assert deaths(told) == [(1, 4)]


@rule("RL-71")
def test_a_rat_dies_only_once() -> None:
    rows = ("red rats 2 aggressive", "blue rats 1 aggressive cheese 9")
    told = whole_round(QUIET, *rows, plans={"red": "left 2", "blue": "right 1"})
    assert deaths(told) == [(1, 4)]


@rule("RL-71")
def test_theft_uses_the_numbers_before_any_rat_dies() -> None:
    rows = ("red rats 3 aggressive", "blue rats 2 cheese 9", "yellow rats 3 aggressive")
    told = whole_round(QUIET, *rows, plans={"red": "left 3", "yellow": "right 3"})
    assert (loot(told), deaths(told)) == (2, [(1, 6), (1, 6)])


@rule("RL-71")
@pytest.mark.parametrize(("option", "dead"), [("no", []), ("yes", [(0, 3)])])
def test_as_an_option_aggressive_defenders_kill_too(
    option: str, dead: list[tuple[int, int]]
) -> None:
    rows = ("red rats 2", "blue rats 2 aggressive", "yellow rats 0")
    told = whole_round(QUIET, *rows, plans={"red": "left 2"}, aggressive_defenders=option)
    assert deaths(told) == dead


@rule("RL-72", "RL-73", "RL-74")
def test_whoever_sent_the_most_rats_wounds_one_of_another() -> None:
    rows = ("red rats 3 aggressive", "blue rats 2", "yellow rats 1")
    state = round_of(QUIET, *rows)
    place(state, red="dump 3", blue="dump 2", yellow="dump 1")
    assert asked(state) == "red wound"
    assert answers(state, "red") == [1, 2]
    told = say(state, "red", 1)
    assert happened(told, RatWounded) == [RatWounded(0, 1, 0)]
    assert happened(told, RatPoisoned) == [RatPoisoned(1, 0)]
    told = nature(state, *["yellow"] * 4)
    assert [event.seat for event in happened(told, PieceDrawn)] == [2, 1, 0, 0]
    assert state.sick == [0, 1, 0]


@rule("RL-72")
def test_nobody_is_wounded_by_a_normal_player_or_where_no_other_rat_is() -> None:
    state = round_of(QUIET, "red rats 3", "blue rats 1 aggressive")
    place(state, red="dump 3", blue="dump 1")
    assert asked(state) == "nature draw_piece"
    state = round_of(QUIET, "red rats 3 aggressive", "blue rats 1")
    place(state, red="dump 3", blue="city 1")
    assert asked(state) == "nature draw_piece"


@rule("RL-72", "RL-10")
def test_a_tie_for_the_most_rats_goes_to_the_first_in_the_order_of_ties() -> None:
    state = round_of(QUIET, "red rats 2", "blue rats 2 aggressive")
    place(state, red="dump 2", blue="dump 2")
    assert asked(state) == "nature draw_piece"
    state = round_of(QUIET, "red rats 2 aggressive", "blue rats 2")
    place(state, red="dump 2", blue="dump 2")
    assert asked(state) == "red wound"


@rule("RL-74")
def test_an_aggressive_player_draws_one_piece_less_but_not_fewer_than_none() -> None:
    state = round_of(QUIET, "red rats 3 aggressive", "blue rats 1")
    told = place(state, red="dump 1 city 2")
    told += nature(state, "yellow")
    assert len(happened(told, PieceDrawn)) == 1
    assert asked(state) == "nature draw_event"
