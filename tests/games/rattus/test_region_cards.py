"""Region cards: deck, discard pile, hands and points (RA-3, RA-8).

A deck is dealt late: a card has no name until somebody draws it. On a tiny deck every shuffle can
be listed, that of the discard pile too; the odds of late dealing are multiplied out and compared.
"""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from itertools import permutations
from random import Random

import pytest

from ratking.core.question import NATURE
from ratking.core.state import proceed
from ratking.games.rattus import events as tell
from ratking.games.rattus.pieces import DISCARDED, FACE_DOWN
from ratking.games.rattus.region_cards import (
    TO_CHOOSE,
    TO_HAND,
    discard_drawn,
    draw_cards,
    hand_size,
    keep_card,
)
from ratking.games.rattus.state import RattusState
from tests.games.rattus.table import (
    COLOURS,
    RATTUS,
    all_region_cards,
    asked,
    cards_of,
    discards,
    hand,
    may,
    offered,
    play,
    table,
)
from tests.rules import rule

FIVE = [
    "Anglia church chivalry",
    "France ?",
    "Italia church royalty",
    "Hungaria magic royalty",
    "Scandia peasantry church",
]


def left(state: RattusState) -> int:
    assert state.region_deck is not None
    return state.region_deck.left


# Setting up


def dealt(players: int, **options: object) -> RattusState:
    """Set up a game as far as the region cards are dealt."""
    state = RATTUS.new({"players": players, **options})
    while asked(state) in ("nature draw_card", "nature plague_starts"):
        play(state, offered(state)[0])
    while asked(state) == "nature draw_region_card":
        play(state, offered(state)[0])
    return state


@rule("RA-3")
def test_there_are_51_cards_three_for_each_region() -> None:
    cards = RATTUS.tables.region_cards
    assert len(cards) == 51
    assert [card.region for card in cards] == [region for region in range(17) for _ in range(3)]


@rule("RA-3")
def test_each_card_shows_two_different_classes_or_a_question_mark() -> None:
    for card in RATTUS.tables.region_cards:
        assert len(set(card.classes)) == len(card.classes)
        assert len(card.classes) in (2, 7)


@rule("RA-3", "RA-15")
@pytest.mark.parametrize("players", range(2, 7))
def test_cards_of_regions_not_in_play_are_removed(players: int) -> None:
    state = RATTUS.new({"players": players, "region_cards": "on"})
    play(state, offered(state)[0])
    known = {RATTUS.tables.region_cards[card].region for card in RATTUS.answers(state, NATURE)}
    assert known == set(state.box.in_play)
    assert len(RATTUS.answers(state, NATURE)) == 3 * len(state.box.in_play)


@rule("RA-3")
@pytest.mark.parametrize("players", range(2, 7))
def test_each_player_is_dealt_three_and_the_rest_is_the_deck(players: int) -> None:
    state = dealt(players, region_cards="on")
    assert [hand_size(state, seat) for seat in range(players)] == [3] * players
    assert left(state) == 3 * len(state.box.in_play) - 3 * players
    assert discards(state) == []
    assert asked(state) == "red settle"


@rule("RA-3")
def test_dealing_begins_with_the_start_player() -> None:
    state = RATTUS.new({"region_cards": "on", "start": 2})
    told = play(state, "plague France", *[f"card {card}" for card in FIVE[:4]])
    drawn = [event.seat for event in told if isinstance(event, tell.RegionCardDrawn)]
    assert drawn == [2, 2, 2, 3]


@rule("RA-3")
def test_every_card_of_the_deck_is_equally_likely() -> None:
    state = RATTUS.new({"region_cards": "on"})
    play(state, "plague France")
    assert RATTUS.weights(state) == [1] * 36


@rule("RA-3")
@pytest.mark.parametrize(
    ("cards", "option", "expected"),
    [
        ("first", "off", False),
        ("first", "auto", False),
        ("first", "on", True),
        ("Astronomer, Monk, Merchant, Witch, King, Knight", "auto", True),
        ("Explorer, Monk, Merchant, Witch, King, Knight", "auto", True),
        ("Sultan, Caravanner, Merchant, Witch, King, Knight", "auto", False),
    ],
)
def test_region_cards_are_in_the_game_when_wanted_or_needed(
    cards: str, option: str, expected: bool
) -> None:
    state = dealt(4, cards=cards, region_cards=option)
    assert (state.region_deck is not None) == expected
    assert hand_size(state, 0) == (3 if expected else 0)


# Reshuffling


@rule("RA-3")
def test_the_discard_pile_is_shuffled_when_the_deck_is_empty() -> None:
    state = table(holds={"red": "Explorer"}, deck=FIVE[:3])
    told = play(state, "use Explorer", *[f"card {card}" for card in FIVE[:3]])
    assert tell.RegionDeckShuffled(33) in told
    assert left(state) == 33
    assert discards(state) == []


@rule("RA-3")
def test_the_discard_pile_is_shuffled_in_the_middle_of_a_draw() -> None:
    state = table(holds={"red": "Astronomer"}, deck=FIVE[:1])
    play(state, "use Astronomer", f"card {FIVE[0]}")
    assert asked(state) == "nature draw_region_card"
    assert len(RATTUS.answers(state, NATURE)) == 35
    play(state, f"card {FIVE[1]}", f"card {FIVE[2]}", f"keep {FIVE[2]}")
    assert cards_of(state, "red") == [FIVE[2]]
    assert discards(state) == FIVE[:2]


@rule("RA-3")
def test_cards_that_are_drawn_or_in_hands_are_not_shuffled() -> None:
    state = table(holds={"red": "Astronomer"}, deck=FIVE[:1], in_hand={"blue": [FIVE[3]]})
    play(state, "use Astronomer", f"card {FIVE[0]}")
    assert not may(state, f"card {FIVE[0]}")
    assert not may(state, f"card {FIVE[3]}")
    assert len(RATTUS.answers(state, NATURE)) == 34


@rule("RA-3")
def test_an_empty_pile_is_shuffled_at_the_next_draw() -> None:
    in_hand = {"green": all_region_cards(but=FIVE[:3])}
    state = table(holds={"red": "Astronomer"}, in_hand=in_hand, players=4)
    play(state, "use Astronomer", *[f"card {card}" for card in FIVE[:3]], f"keep {FIVE[0]}")
    assert (left(state), discards(state)) == (0, FIVE[1:3])
    play(state, "plague France", "take Astronomer", "use Astronomer")
    assert offered(state) == [f"card {card}" for card in FIVE[1:3]]


@rule("RA-3")
def test_if_fewer_cards_are_left_than_asked_for_what_is_there_is_drawn() -> None:
    in_hand = {"green": all_region_cards(but=FIVE[:2])}
    state = table(holds={"red": "Explorer"}, in_hand=in_hand)
    play(state, "use Explorer", f"card {FIVE[0]}", f"card {FIVE[1]}")
    assert offered(state) == ["in Anglia", "in France"]
    play(state, "in France")
    assert hand(state, "red") == 19


# Late dealing

Odds = dict[tuple[int, ...], Fraction]

CARDS = 4
"""A tiny deck: enough for a shuffle in the middle of a draw."""

COURSE = (("keep", 0), ("show", 1), ("keep", 1), ("show", 0))
"""Draw two: keep the lower and discard the other, or discard both; and so on."""


def tiny() -> RattusState:
    """Set a table at which only a few region cards are in the game."""
    state = table(players=2, deck=[])
    deck = state.region_deck
    assert deck is not None
    deck.place = [FACE_DOWN if card < CARDS else 3 for card in range(len(deck.place))]
    deck.left = CARDS
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
        deck = world.region_deck
        assert deck is not None
        if what == "keep" and deck.drawn:
            keep_card(world, seat, min(deck.drawn))
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
        deck = RATTUS.sample(seen, Random(seed)).region_deck
        assert deck is not None
        hands[tuple(deck.hands[1])] += 1
    assert set(hands) == {(a, b) for a in range(CARDS) for b in range(a + 1, CARDS)}
    assert min(hands.values()) > 60


@rule("RA-3")
def test_a_card_in_another_hand_comes_from_the_shuffle_that_it_was_drawn_from() -> None:
    state = tiny()
    draw_cards(state, 1, 1, TO_HAND)
    (_, state, _), *_ = draws(state)
    deck = state.region_deck
    assert deck is not None
    deck.place[1], deck.place[2], deck.left = DISCARDED, DISCARDED, 1
    draw_cards(state, 1, 2, TO_HAND)
    (_, state, _), *_ = draws(state)
    deck = state.region_deck
    assert deck is not None
    assert deck.hands[1] == [0, 1, 3]
    seen = RATTUS.observe(state, 0)
    for seed in range(20):
        world = RATTUS.sample(seen, Random(seed)).region_deck
        assert world is not None
        assert {0, 3} < set(world.hands[1])


# Points


def end(state: RattusState) -> list[int]:
    """Finish the game and read the points of the region cards."""
    play(state, "plague Scandia")
    outcome = RATTUS.outcome(state)
    assert outcome is not None
    return [parts["region cards"] for parts in outcome.parts]


OVER = {"red": 0}


@rule("RA-8")
def test_a_card_in_hand_scores_where_its_owner_has_the_most_citizens() -> None:
    state = table("France blue 2 green 1", hand=OVER, in_hand={"blue": ["France ?"]})
    assert end(state) == [0, 1, 0, 0]


@rule("RA-8")
def test_a_shared_majority_is_enough() -> None:
    in_hand = {"blue": ["France ?"], "green": ["France church magic"]}
    state = table("France blue 2 green 2", hand=OVER, in_hand=in_hand)
    assert end(state) == [0, 1, 0, 1]


@rule("RA-8")
def test_who_has_fewer_citizens_there_scores_nothing() -> None:
    state = table("France blue 2 green 3", hand=OVER, in_hand={"blue": ["France ?"]})
    assert end(state) == [0, 0, 0, 0]


@rule("RA-8")
def test_a_region_scores_once_for_a_player_however_many_of_its_cards_he_holds() -> None:
    in_hand = {"blue": ["France ?", "France church magic", "Italia ?"]}
    state = table("France blue 2", "Italia blue 1", hand=OVER, in_hand=in_hand)
    assert end(state) == [0, 2, 0, 0]


@rule("RA-8")
def test_with_zero_citizens_there_is_no_majority() -> None:
    state = table(hand=OVER, in_hand={"blue": ["France ?"]})
    assert end(state) == [0, 0, 0, 0]


@rule("RA-8")
def test_points_of_region_cards_count_in_the_score() -> None:
    state = table("France blue 2", hand=OVER, in_hand={"blue": ["France ?"]})
    end(state)
    outcome = RATTUS.outcome(state)
    assert outcome is not None
    assert outcome.scores[COLOURS.index("blue")] == 3


@rule("RA-8")
def test_when_the_last_plague_is_over_everybody_reveals_his_region_cards() -> None:
    in_hand = {"blue": ["France ?"], "green": ["Italia ?", "Russia ?"]}
    state = table("France blue 2", hand=OVER, in_hand=in_hand)
    told = play(state, "plague Scandia")
    shown = [event for event in told if isinstance(event, tell.RegionCardShown)]
    assert [event.seat for event in shown] == [1, 3, 3]
    for seat in range(4):
        seen = RATTUS.observe(state, seat).table
        assert cards_of(seen, "green") == ["Italia ?", "Russia ?"]
        assert RATTUS.outcome(seen) == RATTUS.outcome(state)


@rule("RA-8")
def test_before_the_last_plague_is_over_nobody_does() -> None:
    in_hand = {"blue": ["France ?"]}
    state = table("France rats 1 blue 2", hand=OVER, in_hand=in_hand)
    play(state, "plague Scandia")
    assert asked(state) == "nature deal_face"
    assert cards_of(RATTUS.observe(state, 0).table, "blue") == ["unknown"]
