"""A deck is dealt late: a region card has no name until somebody draws it (RA-3).

On a tiny deck every shuffle can be listed, that of the discard pile too. The odds that nature's
weights give are multiplied out as exact fractions and compared.
"""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from itertools import permutations
from random import Random

import pytest

from ratking.core.question import NATURE
from ratking.core.state import proceed
from ratking.games.rattus.domains import REGION_CARDS
from ratking.games.rattus.pieces import DISCARDED, FACE_DOWN, REMOVED_CARD
from ratking.games.rattus.region_cards import (
    TO_CHOOSE,
    TO_HAND,
    draw_cards,
)
from ratking.games.rattus.state import CARD_PLACE, DECK_LEFT, DRAWN, HANDS, RattusState
from ratking.games.rattus.verbs_cards import discard_drawn, keep_card
from tests.games.rattus.table import (
    RATTUS,
    asked,
    table,
)
from tests.rules import rule

Odds = dict[tuple[int, ...], Fraction]

CARDS = 4
"""A tiny deck: enough for a shuffle in the middle of a draw."""

COURSE = (("keep", 0), ("show", 1), ("keep", 1), ("show", 0))
"""Draw two: keep the lower and discard the other, or discard both; and so on."""


def tiny() -> RattusState:
    """Set a table at which only a few region cards are in the game."""
    state = table(players=2, deck=[])
    for card in range(REGION_CARDS):
        CARD_PLACE.put(state, card, FACE_DOWN if card < CARDS else REMOVED_CARD)
    DECK_LEFT.put(state, CARDS)
    return state


def shuffled_first(
    course: tuple[tuple[str, int], ...], deck: tuple[int, ...], pile: tuple[int, ...] = ()
) -> Odds:
    """Play the course with a deck that lies in its order, and all orders of each later shuffle."""
    odds: Odds = defaultdict(Fraction)
    if not course:
        return {(): Fraction(1)}
    for drawn, rest, thrown, chance in two_of(deck, pile, 2):
        kept = min(drawn, default=None) if course[0][0] == "keep" else None
        gone = thrown + tuple(card for card in drawn if card != kept)
        for later, odd in shuffled_first(course[1:], rest, gone).items():
            odds[drawn + later] += chance * odd
    return dict(odds)


def two_of(
    deck: tuple[int, ...], pile: tuple[int, ...], count: int
) -> list[tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], Fraction]]:
    """Draw from the top; an empty deck is the pile in any order, each as likely as another."""
    if not deck and pile:
        orders = list(permutations(pile))
        return [
            (drawn, rest, gone, chance / len(orders))
            for order in orders
            for drawn, rest, gone, chance in two_of(order, (), count)
        ]
    if not deck or not count:
        return [((), deck, pile, Fraction(1))]
    return [
        (deck[:1] + drawn, rest, gone, chance)
        for drawn, rest, gone, chance in two_of(deck[1:], pile, count - 1)
    ]


def dealt_late(state: RattusState, course: tuple[tuple[str, int], ...]) -> Odds:
    """Play the same course and multiply out nature's weights."""
    odds: Odds = defaultdict(Fraction)
    if not course:
        return {(): Fraction(1)}
    what, seat = course[0]
    draw_cards(state, seat, 2, TO_CHOOSE)
    for drawn, world, chance in draws(state):
        if what == "keep" and DRAWN.count(world):
            keep_card(world, seat, min(DRAWN.all(world)))
        else:
            discard_drawn(world, seat)
        for later, odd in dealt_late(world, course[1:]).items():
            odds[drawn + later] += chance * odd
    return dict(odds)


def draws(state: RattusState) -> list[tuple[tuple[int, ...], RattusState, Fraction]]:
    """List what nature may draw until nothing is asked any more."""
    proceed(state)
    if asked(state) == "red act":
        return [((), state, Fraction(1))]
    found = []
    weights = RATTUS.weights(state)
    for card, weight in zip(RATTUS.answers(state, NATURE), weights, strict=True):
        world = state.copy()
        RATTUS.apply(world, NATURE, card)
        for later, end, chance in draws(world):
            found.append(((card, *later), end, chance * Fraction(weight, sum(weights))))
    return found


@rule("RA-3")
@pytest.mark.parametrize("length", range(1, len(COURSE) + 1))
def test_dealing_late_gives_the_same_odds_as_shuffling_first(length: int) -> None:
    orders = list(permutations(range(CARDS)))
    expected: Odds = defaultdict(Fraction)
    for order in orders:
        for drawn, chance in shuffled_first(COURSE[:length], order).items():
            expected[drawn] += chance / len(orders)
    assert dealt_late(tiny(), COURSE[:length]) == expected


@rule("RA-3")
def test_what_others_hold_has_the_odds_of_what_nobody_has_seen() -> None:
    state = tiny()
    draw_cards(state, 1, 2, TO_HAND)
    (_, world, _), *_ = draws(state)
    seen = RATTUS.observe(world, 0)
    hands: dict[tuple[int, ...], int] = defaultdict(int)
    for seed in range(600):
        hands[tuple(HANDS[1].all(RATTUS.sample(seen, Random(seed))))] += 1
    assert set(hands) == {(a, b) for a in range(CARDS) for b in range(a + 1, CARDS)}
    assert min(hands.values()) > 60


@rule("RA-3")
def test_a_card_in_another_hand_comes_from_the_shuffle_that_it_was_drawn_from() -> None:
    state = tiny()
    draw_cards(state, 1, 1, TO_HAND)
    (_, state, _), *_ = draws(state)
    CARD_PLACE.put(state, 1, DISCARDED)
    CARD_PLACE.put(state, 2, DISCARDED)
    DECK_LEFT.put(state, 1)
    draw_cards(state, 1, 2, TO_HAND)
    (_, state, _), *_ = draws(state)
    assert HANDS[1].all(state) == [0, 1, 3]
    seen = RATTUS.observe(state, 0)
    for seed in range(20):
        world = RATTUS.sample(seen, Random(seed))
        assert {0, 3} < set(HANDS[1].all(world))
