"""Setting up (RC-1 to RC-16)."""

from __future__ import annotations

from random import Random

import pytest

from ratking.core.question import NATURE
from ratking.games.cartus.pieces import CARDS, JOKER, POPULATION
from ratking.games.cartus.state import CartusState
from tests.games.cartus.table import CARTUS, asked, draw_any
from tests.rules import rule

PLAYERS = (2, 3, 4, 5)
FIRST = ["Farm", "Marketplace", "Monastery", "Castle", "Fortune-teller's Tent", "Palace"]


def dealt(**options: object) -> CartusState:
    """Set up and deal until the first building is drawn."""
    state = CARTUS.new(options)
    while asked(state) != "nature draw_building":
        CARTUS.answer(state, NATURE, CARTUS.answers(state, NATURE)[0])
    return state


def buildings(state: CartusState) -> dict[str, int]:
    """Count the building cards in the game by name."""
    found: dict[str, int] = {}
    cards = CARTUS.to_json(state)["buildings"]
    assert isinstance(cards, list)
    for card in cards:
        found[card[:-2]] = found.get(card[:-2], 0) + 1
    return found


@rule("RC-1")
@pytest.mark.parametrize("players", PLAYERS)
def test_every_disc_starts_on_the_first_space_of_all_six_tracks(players: int) -> None:
    state = dealt(players=players)
    assert state.influence == [[0] * players] * 6


@rule("RC-2")
@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_starts_with_rats_worth_ten(players: int) -> None:
    assert dealt(players=players).rats == [10] * players


@rule("RC-7")
def test_five_unseen_cards_form_the_nun_row() -> None:
    state = dealt(players=3)
    assert state.nun_row == [-1] * 5
    assert state.nun_seen == [0] * 5


@rule("RC-8", "RC-9")
@pytest.mark.parametrize(("players", "left"), [(2, 69), (3, 64), (4, 59), (5, 54)])
def test_five_cards_are_dealt_to_everybody_and_the_rest_is_the_deck(
    players: int, left: int
) -> None:
    state = dealt(players=players)
    assert state.hand_size == [5] * players
    assert state.deck_left == left
    assert sum(state.discard) == 0


@rule("RC-11")
def test_jokers_and_only_the_special_cards_in_need_lie_ready() -> None:
    assert dealt(players=3).decks == [15, 12, 0, 0, 0]
    chosen = "Brewery,Office,Hospital,Guard Tower,Pied Piper's Hut,Treasury"
    assert dealt(players=3, buildings=chosen).decks == [15, 0, 12, 12, 15]
    assert len(range(JOKER, CARDS)) == 5


@rule("RC-12", "RC-14")
def test_the_first_game_has_five_cards_of_six_buildings() -> None:
    assert buildings(dealt()) == dict.fromkeys(FIRST, 5)


@rule("RC-12", "RC-13")
def test_one_building_per_class_is_drawn_with_all_its_cards() -> None:
    state = CARTUS.new({"buildings": "one_per_class"})
    assert asked(state) == "nature choose_building"
    assert CARTUS.answers(state, NATURE) == [0, 1]
    assert {CARTUS.draw(state, Random(seed)) for seed in range(9)} == {0, 1}
    draw_any(state)
    assert buildings(state) == dict.fromkeys(
        ["Farm", "Marketplace", "Monastery", "Castle", "Pied Piper's Hut", "Palace"], 5
    )


@rule("RC-12", "RC-13")
def test_five_cards_are_drawn_out_of_the_ten_of_each_class() -> None:
    state = CARTUS.new({"buildings": "five_per_class"})
    assert CARTUS.answers(state, NATURE) == list(range(10))
    for _ in range(5):
        CARTUS.answer(state, NATURE, CARTUS.answers(state, NATURE)[-1])
    assert CARTUS.answers(state, NATURE) == list(range(10, 20))
    assert buildings(state) == {"Brewery": 5}


@rule("RC-13")
def test_players_may_agree_on_cards_and_nature_draws_the_copies() -> None:
    chosen = ["Farm:3", "Brewery:2", "Office", "Hospital", "Castle", "Pied Piper's Hut", "Palace"]
    state = CARTUS.new({"buildings": chosen})
    assert asked(state) == "nature choose_card"
    assert CARTUS.answers(state, NATURE) == [5, 6, 7, 8, 9]
    draw_any(state)
    assert buildings(state)["Farm"] == 3
    assert buildings(state)["Brewery"] == 2
    assert sum(buildings(state).values()) == 30


@rule("RC-15")
@pytest.mark.parametrize(
    ("players", "removed", "left"), [(2, 10, 20), (3, 12, 18), (4, 6, 24), (5, 6, 24)]
)
def test_unseen_cards_become_the_replacement_deck(players: int, removed: int, left: int) -> None:
    state = dealt(players=players)
    assert (state.replacement_left, state.building_left) == (removed, left)
    assert len(CARTUS.answers(state, NATURE)) == 30


@rule("RC-16")
def test_the_chosen_starting_player_begins() -> None:
    state = dealt(players=4, start=2)
    draw_any(state)
    assert state.start == 2
    assert CARTUS.open_seats(state) == [2]


@rule("RC-68")
def test_two_players_are_advised_against_the_guard_tower() -> None:
    chosen = ",".join([*FIRST[:3], "Guard Tower", *FIRST[4:]])
    two = CARTUS.new({"players": 2, "buildings": chosen})
    assert CARTUS.advice(two) == ["advice-guard-tower-for-two"]
    assert CARTUS.advice(CARTUS.new({"players": 3, "buildings": chosen})) == []
    assert CARTUS.advice(CARTUS.new({"players": 2})) == []


def test_a_population_card_has_a_class_and_a_number_of_nuns() -> None:
    counts = CARTUS.tables.cards[:POPULATION]
    assert sum(counts) == 84
    assert [sum(counts[nuns::5]) for nuns in range(5)] == [24, 12, 12, 12, 24]
