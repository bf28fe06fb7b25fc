"""The Knight (RB-35), and several cards that lengthen the plague's way (RB-36)."""

from __future__ import annotations

import pytest

from ratking.core.errors import IllegalAnswer
from tests.games.rattus.table import (
    asked,
    may,
    offered,
    play,
    row,
    table,
)
from tests.rules import rule

HARMLESS = "rat limit 6 majority all church royalty"
DEADLY = "rat limit 1 royalty peasantry"


@rule("RB-35")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_knight_moves_the_plague_up_to_two_steps(players: int) -> None:
    state = table(players=players, plague="Espagna", holds={"red": "Knight"})
    play(state, "done")
    two_steps = {"France", "Italia", "Anglia", "Germania", "Hungaria"}
    expected = two_steps | ({"Turkiye"} if players > 2 else set())
    assert {words.removeprefix("plague ") for words in offered(state)} == expected


@rule("RB-35")
@pytest.mark.parametrize("players", [5, 6])
def test_the_knight_moves_the_plague_up_to_three_steps_on_the_large_board(players: int) -> None:
    state = table(players=players, plague="Espagna", holds={"red": "Knight"})
    play(state, "done")
    assert may(state, "plague Polonia")
    assert may(state, "plague France")
    assert may(state, "plague Egypt")
    assert not may(state, "plague Espagna")
    if players == 6:
        assert may(state, "plague Golden Horde")
        assert not may(state, "plague Russia")


@rule("RB-35")
def test_without_the_knight_the_plague_moves_one_step() -> None:
    state = table(plague="Espagna", holds={"blue": "Knight"})
    play(state, "done")
    assert offered(state) == ["plague France", "plague Italia"]


@rule("RB-35")
def test_the_piece_may_not_end_where_it_began() -> None:
    state = table(plague="Espagna", holds={"red": "Knight"})
    play(state, "done")
    with pytest.raises(IllegalAnswer):
        play(state, "plague Espagna")


@rule("RB-35")
def test_regions_passed_are_untouched() -> None:
    state = table(
        "France rats 2 red 3", "Italia rats 2 red 3", plague="Espagna", holds={"red": "Knight"}
    )
    play(state, "plague Anglia")
    assert row(state, "France") == row(state, "Italia") == "rats 2 red 3"
    assert asked(state) == "blue act"


@rule("RB-35")
def test_the_knight_lowers_every_limit_by_two() -> None:
    state = table("France rats 2 red 3 blue 2", holds={"red": "Knight"})
    play(state, "plague France", "add Italia", "add Italia", "lower yes")
    play(state, "rat limit 5 majority church magic")
    assert row(state, "France") == "rats 1 red 2 blue 2"
    play(state, "rat limit 6 majority all magic peasantry")
    assert row(state, "France") == "rats 0"


@rule("RB-35")
def test_the_lowered_limit_is_still_a_limit() -> None:
    state = table("France rats 1 red 3", holds={"red": "Knight"})
    play(state, "plague France", "add Italia", "lower yes", HARMLESS)
    assert row(state, "France") == "rats 0 red 3"


@rule("RB-35")
def test_the_minus_two_may_be_declined() -> None:
    state = table("France rats 1 red 3", holds={"red": "Knight"})
    play(state, "plague France", "add Italia", "lower no", "rat limit 5 majority church magic")
    assert row(state, "France") == "rats 0 red 3"


@rule("RB-35")
def test_the_minus_two_is_decided_once_before_the_first_rat() -> None:
    state = table("France rats 3 red 1", holds={"red": "Knight"})
    play(state, "plague France", "add Italia", "add Italia")
    assert asked(state) == "red lower_limits"
    play(state, "lower no", HARMLESS)
    assert asked(state) == "nature deal_face"
    play(state, "rat limit 5 majority church magic")
    assert asked(state) == "nature deal_face"


@rule("RB-35")
@pytest.mark.parametrize("france", ["France rats 2", "France red 2"])
def test_the_minus_two_is_not_asked_when_no_rat_is_revealed(france: str) -> None:
    state = table(france, holds={"red": "Knight"})
    play(state, "plague France", *["add Italia"] * (2 if "rats" in france else 0))
    assert asked(state) == "blue act"


@rule("RB-35")
def test_a_limit_below_one_is_always_met() -> None:
    state = table("France rats 1 red 1", holds={"red": "Knight King"})
    play(state, "plague France", "add Italia", "lower yes", DEADLY)
    assert row(state, "France") == "rats 0"


@rule("RB-35")
def test_the_minus_two_holds_in_that_resolution_only() -> None:
    state = table("France rats 1 red 3", "Anglia rats 1 red 3", holds={"red": "Knight"})
    play(state, "plague France", "add Italia", "lower yes", "rat limit 5 majority church magic")
    assert row(state, "France") == "rats 0 red 2"
    play(state, "plague Anglia", "add Scandia", "rat limit 5 majority chivalry royalty")
    assert row(state, "Anglia") == "rats 0 red 3"


@rule("RB-35")
def test_the_knight_does_nothing_in_the_plague_of_another_player() -> None:
    state = table("France rats 1 red 3", holds={"blue": "Knight"})
    play(state, "plague France", "add Italia")
    assert asked(state) == "nature deal_face"
    play(state, "rat limit 5 majority church magic")
    assert row(state, "France") == "rats 0 red 3"


@rule("RB-36")
@pytest.mark.parametrize("held", ["Knight Crusader", "Knight Soldier", "Serf Knight Crusader"])
@pytest.mark.parametrize("players", [4, 6])
def test_of_several_ways_for_the_plague_the_longest_counts(players: int, held: str) -> None:
    alone = table(players=players, plague="Espagna", holds={"red": "Knight"})
    both = table(players=players, plague="Espagna", holds={"red": held})
    play(alone, "done")
    play(both, "done")
    assert offered(both) == offered(alone)
