"""The search for cheese (RL-33 to RL-44, RL-90)."""

from __future__ import annotations

import pytest

from ratking.core.question import NATURE
from ratking.games.ratland.events import (
    BagFilled,
    CheeseGained,
    PieceDrawn,
    RatLeft,
    RatLost,
    RatPoisoned,
)
from tests.games.ratland.table import (
    RATLAND,
    asked,
    happened,
    nature,
    place,
    rats,
    round_of,
    whole_round,
)
from tests.rules import rule

QUIET = "DrCheese"


@rule("RL-33")
def test_dump_city_and_fields_are_searched_in_this_order_with_a_new_bag_each() -> None:
    state = round_of(QUIET, "red rats 3", "blue rats 1")
    told = place(state, red="dump 1 city 1 fields 1")
    told += nature(state, "yellow", "yellow", "yellow")
    assert happened(told, BagFilled) == [
        BagFilled(0, [6, 0, 6, 0, 0, 0]),
        BagFilled(1, [3, 3, 4, 0, 2, 0]),
        BagFilled(2, [6, 0, 3, 0, 0, 3]),
    ]
    assert state.bag == [0] * 6


@rule("RL-34")
def test_fewest_rats_draw_first_all_their_pieces_at_once() -> None:
    state = round_of(QUIET, "red rats 3", "blue rats 2", "yellow rats 1")
    told = place(state, red="dump 3", blue="dump 2", yellow="dump 1")
    told += nature(state, *["yellow"] * 6)
    assert [event.seat for event in happened(told, PieceDrawn)] == [2, 1, 1, 0, 0, 0]


@rule("RL-10", "RL-34")
def test_of_equal_searchers_the_first_in_the_order_of_ties_draws_first() -> None:
    state = round_of(QUIET, "red rats 0", "blue rats 1", "yellow rats 1", "green rats 1")
    told = place(state, blue="dump 1", yellow="dump 1", green="dump 1")
    told += nature(state, "yellow", "yellow", "yellow")
    assert [event.seat for event in happened(told, PieceDrawn)] == [1, 2, 3]


@rule("RL-35", "RL-36", "RL-90")
def test_an_empty_bag_means_fewer_pieces() -> None:
    """Three, two, six and five rats at the dump: the last draws only two of the twelve pieces."""
    state = round_of(QUIET, "red", "blue", "yellow", "green")
    told = place(state, red="dump 3", blue="dump 2", yellow="dump 6", green="dump 5")
    told += nature(state, *["yellow"] * 6, *["white"] * 6)
    drawn = [event.seat for event in happened(told, PieceDrawn)]
    assert [drawn.count(seat) for seat in range(4)] == [3, 2, 2, 5]


@rule("RL-35")
def test_an_empty_bag_means_no_piece_at_all() -> None:
    state = round_of(QUIET, "red rats 12", "blue rats 13")
    told = place(state, red="dump 12", blue="dump 13")
    told += nature(state, *["yellow"] * 6, *["white"] * 6)
    assert {event.seat for event in happened(told, PieceDrawn)} == {0}


@rule("RL-36", "RL-37", "RL-38")
@pytest.mark.parametrize(
    ("players", "pieces"),
    [
        (2, [12] * 3),
        (4, [12] * 3),
        (5, [14, 16, 15]),
        (6, [14, 16, 15]),
        (7, [24] * 3),
        (10, [24] * 3),
        (11, [26, 28, 27]),
        (12, [26, 28, 27]),
    ],
)
def test_the_bag_grows_with_the_table(players: int, pieces: list[int]) -> None:
    told = whole_round(QUIET, *["seat"] * players, plans={})
    assert [sum(event.pieces) for event in happened(told, BagFilled)] == pieces


@rule("RL-37")
def test_with_five_players_one_piece_of_each_colour_is_added() -> None:
    told = whole_round(QUIET, *["seat"] * 5, plans={})
    assert happened(told, BagFilled)[0].pieces == [7, 0, 7, 0, 0, 0]


@rule("RL-36")
def test_every_food_card_has_twelve_pieces_for_each_area() -> None:
    for card in RATLAND.tables.food:
        assert [sum(area) for area in card] == [12, 12, 12]
        assert [sum(1 for count in area if count) for area in card] == [2, 4, 3]


@rule("RL-39", "RL-40", "RL-41")
@pytest.mark.parametrize(("colour", "cheese"), [("yellow", 1), ("orange", 2), ("white", 0)])
def test_cheese_comes_into_the_pantry(colour: str, cheese: int) -> None:
    state = round_of(QUIET, "red rats 1", "blue rats 1")
    place(state, red="city 1")
    told = nature(state, colour)
    assert sum(event.count for event in happened(told, CheeseGained)) == cheese
    assert state.cheese[0] == 2 + cheese


@rule("RL-42")
def test_black_sends_a_rat_to_the_supply_not_to_the_graveyard() -> None:
    state = round_of(QUIET, "red rats 2", "blue rats 1", food=2)
    supply = state.supply
    place(state, red="city 1")
    told = nature(state, "black")
    assert happened(told, RatLeft) == [RatLeft(0, 1)]
    assert (state.supply, state.graveyard[0], rats(state, "red")) == (supply + 1, 0, 1)


@rule("RL-43")
def test_purple_poisons_a_rat_which_must_be_fed() -> None:
    state = round_of(QUIET, "red rats 4 cheese 3", "blue rats 1")
    place(state, red="city 1")
    told = nature(state, "purple")
    assert happened(told, RatPoisoned) == [RatPoisoned(0, 1)]
    assert (state.sick[0], state.cheese[0]) == (1, 2)


@rule("RL-44")
def test_blue_loses_a_rat_which_is_not_fed() -> None:
    state = round_of(QUIET, "red rats 4 cheese 3", "blue rats 1")
    place(state, red="fields 1")
    told = nature(state, "blue")
    assert happened(told, RatLost) == [RatLost(0, 2)]
    assert (state.lost[0], state.cheese[0]) == (1, 3)


@rule("RL-42")
def test_harm_strikes_rats_of_that_area() -> None:
    state = round_of(QUIET, "red rats 5", "blue rats 1", food=3)
    place(state, red="city 3 fields 1 nursery 1")
    told = nature(state, "purple", "purple", "orange")
    assert happened(told, RatPoisoned) == [RatPoisoned(0, 1), RatPoisoned(0, 1)]
    assert asked(state) == "nature draw_piece"
    assert rats(state, "red", "fields") == 1


def test_nature_weighs_the_pieces_in_the_bag() -> None:
    state = round_of(QUIET, "red rats 2", "blue rats 1")
    place(state, red="city 2")
    assert RATLAND.answers(state, NATURE) == [0, 1, 2, 4]
    assert RATLAND.weights(state) == [3, 3, 4, 2]
    nature(state, "purple")
    assert RATLAND.weights(state) == [3, 3, 4, 1]
