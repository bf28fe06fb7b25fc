"""Rounds, the event deck and the food deck (RL-4 to RL-15, RL-52)."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest

from ratking.core.play import play_randomly
from ratking.core.question import NATURE
from ratking.games.ratland.events import EventRevealed, FoodRevealed, RoundBegan
from ratking.games.ratland.pieces import EVENT_NAMES
from ratking.games.ratland.state import END, EVENTS_LEFT, ROUND, RatlandState
from tests.games.ratland.table import (
    FINAL,
    INITIAL,
    RATLAND,
    asked,
    happened,
    nature,
    place,
    reveal,
    round_of,
    table,
)
from tests.rules import rule

TWO = ("red", "blue")


@rule("RL-4", "RL-6")
@pytest.mark.parametrize("rounds", range(5))
def test_the_first_five_events_are_initial_ones(rounds: int) -> None:
    state = table(*TWO, rounds=rounds)
    left = RATLAND.answers(state, NATURE)
    assert len(left) == 7 - rounds
    assert {EVENT_NAMES[event] for event in left} <= set(INITIAL)
    assert set(RATLAND.weights(state)) == {1}


@rule("RL-4", "RL-5")
@pytest.mark.parametrize("rounds", range(5, 10))
def test_the_end_is_one_of_the_cards_left_in_the_final_pile(rounds: int) -> None:
    state = table(*TWO, rounds=rounds)
    weights = dict(zip(RATLAND.answers(state, NATURE), RATLAND.weights(state), strict=True))
    assert Fraction(weights.pop(END), sum(weights.values()) or 1) == (
        Fraction(1, 9 - rounds) if rounds < 9 else 1
    )
    assert len(set(weights.values())) <= 1
    assert {EVENT_NAMES[event] for event in weights} <= set(FINAL)


@rule("RL-4")
def test_dealing_late_gives_the_odds_of_shuffling_first() -> None:
    """Enumerate the last five cards: every order of End and final events, dealt one by one."""
    late: dict[tuple[int, ...], Fraction] = {}
    follow(table(*TWO, rounds=5), (), Fraction(1), late)
    first = {
        (*order, END): Fraction(1, 5) * ways(6, len(order))
        for order in late_orders(tuple(range(7, 13)), 4)
    }
    assert late == first
    assert sum(late.values()) == 1


def follow(
    state: RatlandState,
    cards: tuple[int, ...],
    chance: Fraction,
    found: dict[tuple[int, ...], Fraction],
) -> None:
    """Deal on until the End comes, with all chances; rounds are skipped, only the deck counts."""
    answers, weights = RATLAND.answers(state, NATURE), RATLAND.weights(state)
    for event, weight in zip(answers, weights, strict=True):
        odds = chance * Fraction(weight, sum(weights))
        if event == END:
            found[(*cards, END)] = odds
            continue
        after = RATLAND.copy(state)
        EVENTS_LEFT.put(after, event, 0)
        ROUND.change(after, 1)
        after.legal = None
        follow(after, (*cards, event), odds, found)


def late_orders(left: tuple[int, ...], most: int) -> list[tuple[int, ...]]:
    """List every order of up to so many cards."""
    orders: list[tuple[int, ...]] = [()]
    if most:
        for card in left:
            rest = tuple(other for other in left if other != card)
            orders += [(card, *order) for order in late_orders(rest, most - 1)]
    return orders


def ways(cards: int, drawn: int) -> Fraction:
    """The chance of one certain order of so many cards."""
    chance = Fraction(1)
    for gone in range(drawn):
        chance /= cards - gone
    return chance


@rule("RL-5")
def test_a_game_lasts_five_to_nine_rounds() -> None:
    lengths = set()
    for seed in range(60):
        state = RATLAND.new({"players": 2})
        play_randomly(RATLAND, state, Random(seed))
        lengths.add(state.round)
    assert lengths == {5, 6, 7, 8, 9}


@rule("RL-7")
def test_food_cards_are_shuffled() -> None:
    state = table(*TWO)
    nature(state, "Abundance")
    assert RATLAND.answers(state, NATURE) == list(range(9))
    assert RATLAND.weights(state) == [1] * 9


@rule("RL-7")
def test_for_first_games_food_cards_are_sorted() -> None:
    state = table(*TWO, food="ascending")
    nature(state, "Abundance")
    assert RATLAND.answers(state, NATURE) == [0]


@rule("RL-9")
def test_the_active_player_card_moves_to_the_left_from_the_second_round_on() -> None:
    state = round_of("Abundance", "red", "blue", "yellow")
    assert state.active == 0
    told = place(state)
    assert happened(told, RoundBegan) == [RoundBegan(1)]
    assert state.active == 1


@rule("RL-12", "RL-13")
def test_a_round_has_seven_phases_and_an_event_lasts_for_one() -> None:
    state = table("red cheese 9", "blue")
    assert asked(state) == "nature draw_event"
    nature(state, "Tacticians")
    assert asked(state) == "nature draw_food"
    nature(state, 1)
    assert asked(state) == "red place"
    place(state, red="dump 1")
    assert asked(state) == "nature draw_piece"
    nature(state, "white")
    assert asked(state) == "nature draw_event"
    assert state.round == 1
    reveal(state, "MassiveAttack", 2)
    before = state.cheese[0]
    place(state)
    assert state.cheese[0] == before - 3


@rule("RL-15")
def test_the_event_is_revealed_first_then_the_food_card() -> None:
    state = table(*TWO)
    told = reveal(state, "Abundance", 4)
    shown = [event for event in told if isinstance(event, EventRevealed | FoodRevealed)]
    assert shown == [EventRevealed(0), FoodRevealed(3)]


@rule("RL-15", "RL-52", "RL-68")
def test_the_end_stops_the_game_before_the_food_card() -> None:
    state = table(*TWO, rounds=5)
    told = nature(state, "EndOfTheGame")
    assert asked(state) == "over"
    assert happened(told, FoodRevealed) == []
    assert state.round == 5
    assert RATLAND.outcome(state) is not None


@rule("RL-38")
def test_with_two_sets_two_food_cards_are_revealed() -> None:
    state = table(*["seat"] * 7)
    nature(state, "Abundance", 3)
    assert asked(state) == "nature draw_food"
    assert RATLAND.weights(state)[2] == 1
    told = nature(state, 3)
    assert happened(told, FoodRevealed) == [FoodRevealed(2)]
    assert state.food == [2, 2]
