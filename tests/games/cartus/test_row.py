"""Rounds and phase A (RC-17 to RC-24)."""

from __future__ import annotations

from random import Random

import pytest

from ratking.core.play import play_randomly
from ratking.core.question import NATURE, NOBODY
from ratking.core.state import ask, proceed
from ratking.games.cartus.row import CHECK_ROW
from ratking.games.cartus.state import BUILDING_ROW, REPLACED, REPLACEMENT_LEFT, CartusState
from tests.games.cartus.table import CARTUS, ask_nothing, asked, draw_any, names, play, table
from tests.games.cartus.test_setup import dealt
from tests.rules import rule


def drawn(*cards: str, players: int = 4) -> CartusState:
    """Draw these building cards in the first round."""
    state = dealt(players=players)
    play(state, *(f"build {card}" for card in cards))
    return state


def row(state: CartusState) -> object:
    return CARTUS.to_json(state)["row"]


@rule("RC-17", "RC-55")
@pytest.mark.parametrize(("players", "rounds"), [(2, 10), (3, 9), (4, 8), (5, 8)])
def test_there_are_ten_nine_or_eight_rounds(players: int, rounds: int) -> None:
    state = CARTUS.new({"players": players})
    play_randomly(CARTUS, state, Random(players))
    assert state.round == rounds
    assert state.building_left == 0


@rule("RC-19")
@pytest.mark.parametrize(("players", "cards"), [(2, 2), (3, 2), (4, 3), (5, 3)])
def test_two_or_three_cards_are_drawn_in_a_row(players: int, cards: int) -> None:
    wanted = ["Farm a", "Palace b", "Castle c"][:cards]
    state = drawn(*wanted, players=players)
    assert row(state) == wanted
    assert asked(state) == "red supply"


@rule("RC-20", "RC-21")
def test_the_last_of_equal_buildings_is_replaced_until_one_differs() -> None:
    state = drawn("Farm a", "Farm b", players=2)
    assert asked(state) == "nature draw_building"
    assert names(play(state, "build Farm c")) == ["BuildingReplaced", "BuildingDrawn"]
    assert row(state) == ["Farm a", "Farm c"]
    play(state, "build Castle a")
    assert row(state) == ["Farm a", "Castle a"]
    assert CARTUS.to_json(state)["replaced"] == ["Farm b", "Farm c"]
    assert (state.building_left, state.replacement_left) == (18, 8)


@rule("RC-21")
def test_cards_put_under_the_replacement_deck_come_back_when_it_is_used_up() -> None:
    state = drawn("Farm a", "Castle a", players=2)
    ask_nothing(state)
    BUILDING_ROW.put(state, [0, 1])
    REPLACED.put(state, [10, 11])
    REPLACEMENT_LEFT.put(state, 0)
    ask(state, CHECK_ROW, NOBODY)
    proceed(state)
    assert state.row == [0, 10]
    assert state.replaced == [11, 1]


@rule("RC-22")
def test_two_equal_buildings_and_a_different_one_are_allowed() -> None:
    state = drawn("Monastery a", "Monastery b", "Fortune-teller's Tent a")
    assert asked(state) == "red supply"


@rule("RC-20")
def test_three_equal_buildings_are_not() -> None:
    state = drawn("Monastery a", "Monastery b", "Monastery c")
    assert asked(state) == "nature draw_building"


@rule("RC-23")
def test_two_buildings_of_one_class_count_as_different() -> None:
    state = CARTUS.new({"players": 2, "buildings": "five_per_class"})
    while asked(state) != "nature draw_building":
        answers = CARTUS.answers(state, NATURE)
        middle = [card for card in answers if 22 < card < 28] or answers
        CARTUS.answer(state, NATURE, middle[0])
    play(state, "build Monastery e", "build Hospital a")
    assert asked(state) == "red supply"


@rule("RC-18")
def test_a_round_runs_through_its_five_phases() -> None:
    state = table("Farm a, Palace a", players=2, supplies=True)
    assert asked(state) == "red supply"
    play(state, "supply Farm a")
    draw_any(state)
    assert asked(state) == "blue supply"
    play(state, "supply Farm a")
    draw_any(state)
    assert asked(state) == "red enter"
    play(state, "enter Farm a", "stop", "enter Farm a", "stop")
    assert asked(state) == "red use_action"
    play(state, "no", "no")
    assert asked(state) == "nature draw_building"
    assert state.round == 2


@rule("RC-62")
def test_after_a_round_discs_and_cards_go_and_the_start_passes_to_the_left() -> None:
    state = table("Farm a, Palace a", players=3, start="yellow")
    for _ in range(3):
        play(state, "enter Palace a", "stop")
    told = play(state, "no", "no", "no")
    assert names(told)[-2:] == ["StartPassed", "RoundBegan"]
    assert state.start == 0
    assert state.place == [-1, -1, -1]
    assert state.row == []
    assert state.replaced == []
