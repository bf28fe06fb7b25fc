"""Setting up (RB-3 to RB-8)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from ratking.core.question import NATURE
from ratking.games.rattus.cards.deck import DECK, FAMILY, NAMES
from ratking.games.rattus.domains import CITIZENS_EACH
from ratking.games.rattus.setup import settlers
from ratking.games.rattus.state import RattusState
from ratking.games.rattus.tokens import FAMILIES
from tests.games.rattus.table import (
    COLOURS,
    RATTUS,
    asked,
    hand,
    holder,
    may,
    offered,
    play,
    row,
    table,
)
from tests.rules import rule

FIRST_GAME = {"Peasant", "Merchant", "Monk", "Knight", "Witch", "King"}


def cards_in(state: RattusState) -> set[str]:
    return {name for name, card in NAMES.items() if card in state.cards}


def settle_everybody(state: RattusState, region: str) -> list[str]:
    """Let everybody settle in one region and tell who was asked."""
    order = []
    while asked(state).endswith("settle"):
        order.append(asked(state).removesuffix(" settle"))
        play(state, f"settle {region}")
    return order


def draws(state: RattusState) -> dict[str, Fraction]:
    """Say how likely nature draws each card."""
    weights = RATTUS.weights(state)
    cards = [words.removeprefix("draw ") for words in offered(state)]
    by_card = dict(zip(RATTUS.answers(state, NATURE), weights, strict=True))
    return {card: Fraction(by_card[NAMES[card]], sum(weights)) for card in cards}


@rule("RB-3")
@pytest.mark.parametrize(("players", "count"), [(2, 6), (3, 6), (4, 6), (5, 8), (6, 8)])
def test_six_cards_are_used_and_eight_on_the_large_board(players: int, count: int) -> None:
    assert len(RATTUS.new({"players": players}).cards) == count


@rule("RB-3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_set_for_a_first_game(players: int) -> None:
    assert cards_in(RATTUS.new({"players": players})) == FIRST_GAME


@rule("RB-3")
@pytest.mark.parametrize("players", [5, 6])
def test_the_set_for_a_first_large_game_adds_courier_and_caravanner(players: int) -> None:
    assert cards_in(RATTUS.new({"players": players})) == FIRST_GAME | {"Courier", "Caravanner"}


@rule("RB-3")
def test_nobody_holds_a_card_at_the_start() -> None:
    state = RATTUS.new({})
    assert {holder(state, card) for card in FIRST_GAME} == {"nobody"}


@rule("RB-3", "RA-1")
def test_any_cards_may_be_drawn_at_random_from_all_at_hand() -> None:
    state = RATTUS.new({"cards": "random", "region_cards": "on"})
    for drawn in ("Caravanner", "Courier", "Merchant", "King", "Witch", "Knight"):
        assert asked(state) == "nature draw_card"
        assert set(draws(state).values()) == {Fraction(1, len(DECK) - len(state.cards))}
        play(state, f"draw {drawn}")
        assert drawn in cards_in(state)
    assert asked(state) == "nature plague_starts"


@rule("RB-3")
def test_a_drawn_card_is_not_drawn_again() -> None:
    state = RATTUS.new({"cards": "random"})
    play(state, "draw King")
    assert not may(state, "draw King")


@rule("RB-3")
def test_one_card_of_each_class_may_be_drawn_first() -> None:
    state = RATTUS.new({"players": 5, "cards": "one_per_class"})
    for drawn in ("Courier", "Peasant", "Monk", "Witch", "King", "Knight"):
        play(state, f"draw {drawn}")
        assert not may(state, "draw Merchant")
    play(state, "draw Caravanner")
    assert set(draws(state).values()) == {Fraction(1, len(DECK) - 7)}
    play(state, "draw Merchant")
    assert len(state.cards) == 8


@rule("RB-3")
def test_with_one_card_per_class_every_class_is_equally_likely() -> None:
    chances = draws(RATTUS.new({"cards": "one_per_class"}))
    for family in range(len(FAMILIES)):
        of_the_class = [chances[card] for card in chances if FAMILY[NAMES[card]] == family]
        assert sum(of_the_class) == Fraction(1, 7)
        assert len(set(of_the_class)) == 1


@rule("RB-3")
def test_the_cards_may_be_agreed_on() -> None:
    agreed = ["Peasant", "Monk", "Courier", "Caravanner", "King", "Witch"]
    state = RATTUS.new({"cards": agreed})
    assert cards_in(state) == set(agreed)
    assert asked(state) == "nature plague_starts"


@rule("RB-4")
@pytest.mark.parametrize("players", range(2, 7))
def test_each_player_has_20_citizens(players: int) -> None:
    state = RATTUS.new({"players": players})
    assert CITIZENS_EACH == 20
    assert state.hand == [20] * players


@rule("RB-5")
@pytest.mark.parametrize("players", range(2, 7))
def test_one_starter_lies_in_each_region_in_play(players: int) -> None:
    state = RATTUS.new({"players": players})
    for region, name in enumerate(state.box.board.names):
        expected = "rats 1" if region in state.box.in_play else "rats 0"
        assert row(state, name) == expected


@rule("RB-5")
def test_a_starting_rat_has_any_starting_face_with_equal_chances() -> None:
    state = table("France starters 1 red 1")
    play(state, "plague France", "add Italia")
    faces = state.box.faces
    answers = RATTUS.answers(state, NATURE)
    assert answers == [face for face in state.box.starter_faces if state.undealt[face]]
    assert all(faces[face].starter for face in answers)
    assert set(RATTUS.weights(state)) == {1}


@rule("RB-6")
@pytest.mark.parametrize(("players", "supply"), [(2, 34), (3, 35), (4, 37), (5, 42), (6, 48)])
def test_the_supply_after_setup(players: int, supply: int) -> None:
    assert RATTUS.new({"players": players}).supply == supply


@rule("RB-6")
@pytest.mark.parametrize(("players", "removed"), [(2, 24), (3, 20), (4, 16), (5, 8), (6, 0)])
def test_rats_are_removed_unseen(players: int, removed: int) -> None:
    state = RATTUS.new({"players": players})
    assert len(state.undealt) - sum(state.rat_count) - state.supply == removed
    assert state.undealt == [1] * 65


@rule("RB-6")
@pytest.mark.parametrize("players", range(2, 6))
def test_a_rat_from_the_supply_may_have_a_leftover_starting_face(players: int) -> None:
    state = table("France rats 1 red 1", players=players)
    play(state, "plague France", "add Italia")
    faces = {state.box.faces[face].starter for face in RATTUS.answers(state, NATURE)}
    assert faces == {True, False}


@rule("RB-6")
def test_with_six_players_no_starting_face_is_left_over() -> None:
    state = table("France rats 1 red 1", players=6)
    play(state, "plague France", "add Italia")
    assert RATTUS.answers(state, NATURE) == state.box.other_faces


@rule("RB-7")
@pytest.mark.parametrize("players", range(2, 7))
def test_the_plague_starts_in_any_region_in_play(players: int) -> None:
    state = RATTUS.new({"players": players})
    assert asked(state) == "nature plague_starts"
    assert RATTUS.answers(state, NATURE) == state.box.in_play
    assert set(RATTUS.weights(state)) == {1}
    play(state, "plague Italia")
    assert RATTUS.to_json(state)["plague"] == "Italia"


@rule("RB-8")
@pytest.mark.parametrize("players", range(2, 7))
def test_players_settle_clockwise_then_back_then_clockwise_on_the_large_board(players: int) -> None:
    state = RATTUS.new({"players": players})
    play(state, "plague Italia")
    clockwise = list(COLOURS[:players])
    expected = clockwise + clockwise[::-1] + (clockwise if players >= 5 else [])
    assert settle_everybody(state, "France") == expected


@rule("RB-8")
def test_three_players_settle_in_the_order_a_b_c_c_b_a() -> None:
    assert ["ABC"[seat] for seat in settlers(3, 0)] == list("ABCCBA")


@rule("RB-8")
def test_settling_begins_with_the_start_player() -> None:
    state = RATTUS.new({"players": 3, "start": 1})
    play(state, "plague Italia")
    order = settle_everybody(state, "France")
    assert order == ["blue", "yellow", "red", "red", "yellow", "blue"]
    assert asked(state) == "blue act"


@rule("RB-8")
@pytest.mark.parametrize(("players", "count"), [(2, 4), (3, 4), (4, 4), (5, 6), (6, 6)])
def test_how_many_citizens_everybody_settles(players: int, count: int) -> None:
    state = RATTUS.new({"players": players})
    play(state, "plague Italia")
    settle_everybody(state, "France")
    assert {hand(state, colour) for colour in COLOURS[:players]} == {20 - count}


@rule("RB-8")
def test_both_citizens_of_a_placement_go_to_the_same_region() -> None:
    state = RATTUS.new({"players": 2})
    play(state, "plague Italia", "settle France")
    assert row(state, "France") == "rats 1 red 2"
    assert asked(state) == "blue settle"


@rule("RB-8")
def test_anybody_may_settle_where_others_live_and_where_the_plague_is() -> None:
    state = RATTUS.new({"players": 2})
    play(state, "plague Italia", "settle Italia", "settle Italia", "settle Italia")
    assert row(state, "Italia") == "rats 1 red 2 blue 4"


@rule("RB-8", "RA-12")
def test_without_the_caravanner_the_first_turn_follows_at_once() -> None:
    state = RATTUS.new({"players": 4})
    play(state, "plague Italia")
    settle_everybody(state, "France")
    assert asked(state) == "red act"


@rule("RA-12")
@pytest.mark.parametrize(("start", "last"), [(0, "purple"), (1, "red"), (4, "green")])
def test_the_last_player_in_turn_order_places_the_caravan(start: int, last: str) -> None:
    state = RATTUS.new({"players": 5, "start": start})
    play(state, "plague Italia")
    settle_everybody(state, "France")
    assert asked(state) == f"{last} place_caravan"
    assert RATTUS.answers(state, COLOURS.index(last)) == state.box.in_play
    play(state, "caravan Tunis")
    assert RATTUS.to_json(state)["caravan"] == "Tunis"
    assert asked(state) == f"{COLOURS[start]} act"
