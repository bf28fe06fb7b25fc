"""What answers touch on a board of Rattus Cartus, and what the board is told besides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ratking.games.cartus.pieces import PASS
from ratking.games.cartus.state import STOP, CartusState
from ratking.text import words_of
from tests.games.cartus.table import CARTUS, enter, play, table

WORDS = words_of("cartus")


def touched(state: CartusState, choice: int) -> list[str]:
    question = state.pending[-1]
    return WORDS.touch(CARTUS.observe(state, question.seat).table, question, choice)


def facts(state: CartusState, seat: int = 0) -> Mapping[str, Any]:
    return WORDS.facts(CARTUS.observe(state, seat).table)


def test_entering_touches_the_building_its_track_and_who_is_there() -> None:
    state = table("Office a, Farm a, Farm b", hands={"red": "Pass"})
    assert touched(state, 1) == ["place:1", "track:0"]
    assert touched(state, 3) == [f"card:{PASS}"]
    play(state, "enter Farm a", "stop")
    assert touched(state, 1) == ["place:1", "track:0", "rival:0"]
    assert touched(state, 0) == ["place:0", "track:1"]


def test_two_players_are_rivals_wherever_they_are() -> None:
    state = table("Monastery a, Farm a", players=2)
    play(state, "enter Farm a", "stop")
    assert touched(state, 0) == ["place:0", "track:2", "rival:0"]


def test_a_card_touches_the_track_and_a_stranger_brings_a_rat() -> None:
    state = table("Monastery a, Farm a, Palace a", hands={"red": "Monk 0, King 4, Joker, Sword"})
    play(state, "enter Monastery a")
    assert touched(state, 10) == ["card:10", "track:2"]
    assert touched(state, 29) == ["card:29", "track:2", "rats:0"]
    assert touched(state, 30) == ["card:30", "track:2"]
    assert touched(state, 31) == ["card:31"]
    assert touched(state, STOP) == ["place:0"]


def test_an_action_touches_its_line_on_the_building() -> None:
    state = table("Palace a, Farm a, Farm b")
    enter(state, *["Palace a"] * 4)
    assert touched(state, 1) == ["premium:0"]
    assert touched(state, 0) == ["without:0"]
    play(state, "yes")
    assert touched(state, 1) == ["standard:0"]


def test_a_gift_touches_the_card_and_who_gets_it() -> None:
    state = table("Castle a, Farm a, Palace a", hands={"red": "Sword", "blue": "3 Monk 4"})
    enter(state, "Castle a: Sword", "Castle a", "Farm a", "Farm a")
    assert touched(state, 14) == ["card:14", "seat:0"]
    assert facts(state)["most"] == 1


def test_at_the_hospital_a_card_takes_a_rat_along() -> None:
    state = table("Hospital a, Farm a, Palace a", hands={"red": "2 Monk 4"}, rats={"red": 2})
    enter(state, "Hospital a", "Farm a", "Farm a", "Farm a")
    play(state, "yes")
    assert touched(state, 14) == ["card:14", "rats:0"]
    assert touched(state, STOP) == []
    assert WORDS.prompt(state, state.pending[-1]).endswith("(up to 1)")
    assert facts(state)["most"] == 1


def test_who_lives_is_told_at_the_end() -> None:
    state = table(final=True, nun_row="2 Monk 2, 2 King 2, Witch 2", rats={"blue": 11})
    assert facts(state)["alive"] == []
    enter(state, *["Palace a"] * 4)
    assert facts(state)["alive"] == [0, 2, 3]


def test_supplies_and_prizes_are_read_off_the_cards() -> None:
    state = table("Farm a, Palace e, Castle d", supplies=True)
    told = facts(state)
    assert told["supplies"] == [[4, 0, 0], [0, 1, 1], [0, 2, 0]]
    assert told["prizes"] == [10, 5, 2]
    assert told["rounds"] == 8
    assert told["kinds"] == ["Joker", "Sword"]
    assert told["draw"] == 3
    assert told["final"] is False
    assert told["most"] == 0
    assert facts(table("Farm a, Palace e", players=2))["prizes"] == [10, 5]


def test_on_a_track_the_lower_disc_is_ahead_and_nobody_scores_with_nothing() -> None:
    state = table("Farm a, Palace a, Castle a", hands={"red": "Monk 4", "blue": "Monk 4"})
    enter(state, "Farm a: Monk 4", "Farm a: Monk 4", "Palace a", "Palace a")
    assert facts(state)["orders"]["peasantry"] == [0, 1]
    assert facts(state)["orders"]["royalty"] == []


def test_the_nuns_are_bounded_by_the_cards_that_the_reader_has_not_seen() -> None:
    state = table("Farm e, Palace a", players=2, supplies=True)
    play(state, "supply Farm e", "look 1", "nun King 3")
    assert facts(state, 0)["nuns"] == {"seen": 3, "hidden": 4, "least": 3, "most": 19}
    assert facts(state, 1)["nuns"] == {"seen": 0, "hidden": 5, "least": 0, "most": 20}
