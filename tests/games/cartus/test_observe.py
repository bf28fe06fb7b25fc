"""What a seat may know, and what it can be sure that others hold (RC-3, RC-95)."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations
from random import Random

from ratking.core.domain import COLOURS
from ratking.core.game import Observation
from ratking.core.play import draw
from ratking.core.question import NATURE, NOBODY
from ratking.core.state import ask
from ratking.games.cartus.invariants import broken_invariant
from ratking.games.cartus.observe import sample
from ratking.games.cartus.pieces import CARD_NAMES, CARDS, POPULATION, UNKNOWN
from ratking.games.cartus.population import DEAL_NUN_CARD, DRAW_CARD
from ratking.games.cartus.state import (
    DECK_LEFT,
    DISCARD,
    HAND,
    HAND_SIZE,
    NUN_ROW,
    NUN_SEEN,
    OUTSIDE,
    POOL,
    CartusState,
    known_to,
)
from ratking.games.cartus.verbs_memory import all_saw_gain
from tests.games.cartus.table import (
    CARTUS,
    ask_nothing,
    card_number,
    draw_any,
    enter,
    hand,
    lay,
    play,
    table,
)
from tests.games.cartus.test_supplies import empty_deck_but_for


def known(state: CartusState, viewer: str, holder: str) -> dict[str, int]:
    """List what a viewer, or everybody, knows a holder to have."""
    seat = COLOURS.index(viewer) if viewer in COLOURS else NOBODY
    counts = [known_to(state, seat, COLOURS.index(holder), card) for card in range(CARDS)]
    return {name: count for name, count in zip(CARD_NAMES, counts, strict=True) if count}


def test_hands_of_others_are_counts() -> None:
    state = table(hands={"red": "Monk 4, Joker", "blue": "King 0"})
    seen = CARTUS.observe(state, 1).table
    assert seen.hand[0][UNKNOWN] == 2
    assert hand(seen, "blue") == "King 0"
    assert seen.pool[card_number("Monk 4")] == 4


def test_everybody_sees_what_is_taken_from_open_decks() -> None:
    state = table("Castle a, Farm a, Palace a")
    enter(state, "Castle a", *["Farm a"] * 3)
    play(state, "yes")
    assert known(state, "blue", "red") == {"Sword": 2}
    assert known(state, "everybody", "red") == {"Sword": 2}
    assert known(state, "red", "red") == {}


def test_what_is_revealed_is_no_longer_in_the_hand() -> None:
    state = table("Castle a, Farm a", players=2, hands={"red": "2 Monk 4"})
    enter(state, "Castle a", "Farm a")
    play(state, "yes", "no", "build Palace a", "build Castle b", "supply Palace a")
    draw_any(state)
    while state.pending[-1].kind.name != "enter":
        CARTUS.answer(
            state, state.pending[-1].seat, CARTUS.answers(state, state.pending[-1].seat)[0]
        )
    enter(state, "Palace a")
    enter(state, "Palace a: Sword")
    assert known(state, "blue", "red") == {"Sword": 1}


def test_a_gift_is_known_to_the_two_and_makes_others_less_sure() -> None:
    state = table("Castle a, Farm a, Palace a", hands={"red": "Sword", "blue": "Monk 4, Joker"})
    all_saw_gain(state, 1, card_number("Joker"), 1)
    enter(state, "Castle a: Sword", "Castle a", "Farm a", "Farm a")
    play(state, "give Monk 4")
    assert known(state, "blue", "red") == {"Monk 4": 1}
    assert known(state, "red", "blue") == {"Joker": 1}
    assert known(state, "yellow", "blue") == {}
    assert known(state, "everybody", "blue") == {}
    assert known(CARTUS.observe(state, 2).table, "blue", "red") == {}
    assert known(CARTUS.observe(state, 1).table, "blue", "red") == {"Monk 4": 1}


def test_the_order_of_a_gift_is_the_givers_secret() -> None:
    state = table("Castle a, Farm a, Palace a", hands={"red": "Sword", "blue": "4 Monk 4"})
    enter(state, "Castle a: Sword", "Castle a", "Farm a", "Farm a")
    play(state, "give Monk 4")
    assert CARTUS.observe(state, 1).table.least == card_number("Monk 4")
    assert CARTUS.observe(state, 0).table.least == 0


def test_a_sampled_world_keeps_what_the_seat_knows() -> None:
    state = table(
        "Castle a, Treasury a, Palace b",
        hands={"red": "3 Monk 4, Gold", "blue": "2 King 0, Gold, Joker", "yellow": "Sword, Gold"},
    )
    enter(state, "Castle a: Monk 4", "Castle a: 2 King 0", "Treasury a: Sword", "Palace b")
    play(state, "yes", "yes")
    for seed in range(40):
        world = sample(CARTUS.observe(state, 3), Random(seed))
        assert broken_invariant(world) is None
        assert world.hand_size == state.hand_size
        assert [hand[UNKNOWN] for hand in world.hand] == [0, 0, 0, 0]


def test_after_the_end_everything_lies_open() -> None:
    state = table(final=True, hands={"red": "Monk 4"})
    enter(state, *["Palace a"] * 4)
    draw_any(state)
    seen = CARTUS.observe(state, NOBODY)
    assert hand(seen.table, "red") == "Monk 4"
    assert CARTUS.to_json(sample(seen, Random(1))) == CARTUS.to_json(state)


def test_the_row_of_a_sampled_world_holds_nothing_that_was_discarded() -> None:
    state = table("Farm a, Palace e", players=2, supplies=True)
    empty_deck_but_for(state, 1)
    lay(state, OUTSIDE, DISCARD.all(state))
    play(state, "supply Farm a")
    draw_any(state)
    play(state, "supply Palace e", "look 2")
    draw_any(state)
    assert state.shuffles == 1
    seen = CARTUS.observe(state, 0)
    for seed in range(40):
        world = sample(seen, Random(seed))
        row = [card for card in world.nun_row if card >= 0]
        row += [card for card in range(POPULATION) for _ in range(world.row_pool[card])]
        assert len(row) == 5
        for card in row:
            assert state.outside[card] + row.count(card) <= state.box.cards[card]


TINY = {0: 2, 4: 1, 29: 1}
"""A box of four population cards: three Peasants, two of them without nuns, and a King."""


def tiny() -> CartusState:
    """Deal with four cards only: two to draw, two in the nun row."""
    state = table("Farm a, Palace a", players=2)
    ask_nothing(state)
    lay(state, POOL, [TINY.get(card, 0) for card in range(POPULATION)])
    lay(state, NUN_ROW, [-1, -1, 0, 0, 0])
    lay(state, NUN_SEEN, [0, 0, 3, 3, 3])
    DECK_LEFT.put(state, 2)
    return state


def shuffled_first() -> Counter[tuple[int, ...]]:
    """Count every shuffle of the tiny box: first card of red, of blue, then the row."""
    cards = [card for card, count in TINY.items() for _ in range(count)]
    return Counter(tuple(cards[place] for place in order) for order in permutations(range(4)))


def dealt_late(state: CartusState, order: list[str]) -> dict[tuple[int, ...], Fraction]:
    """Add up the odds of everything that nature may deal, in this order of looking."""

    def deal(here: CartusState, left: list[str], odds: Fraction) -> None:
        if not left:
            first = [c for seat in (0, 1) for c in range(POPULATION) if here.hand[seat][c]]
            cards = (*first, *here.nun_row[:2])
            found[cards] = found.get(cards, Fraction(0)) + odds
            return
        kind, place = left[0].split()
        ask(here, DRAW_CARD if kind == "draw" else DEAL_NUN_CARD, NATURE, int(place))
        answers, weights = CARTUS.answers(here, NATURE), CARTUS.weights(here)
        for card, weight in zip(answers, weights, strict=True):
            twin = here.copy()
            CARTUS.apply(twin, NATURE, card)
            deal(twin, left[1:], odds * Fraction(weight, sum(weights)))

    found: dict[tuple[int, ...], Fraction] = {}
    deal(state, order, Fraction(1))
    return found


def test_dealing_late_is_as_likely_as_shuffling_first_in_any_order_of_looking() -> None:
    shuffles = shuffled_first()
    expected = {cards: Fraction(count, 24) for cards, count in shuffles.items()}
    for order in permutations(["draw 0", "draw 1", "nun 0", "nun 1"]):
        assert dealt_late(tiny(), list(order)) == expected


def test_a_sampled_world_is_as_likely_as_any_shuffle_that_fits() -> None:
    state = tiny()
    for seat, card, left in ((0, 0, 1), (1, 29, 0)):
        HAND.put(state, seat, card, 1)
        HAND_SIZE.put(state, seat, 1)
        POOL.put(state, card, left)
    DECK_LEFT.put(state, 0)
    counts: Counter[int] = Counter()
    for seed in range(600):
        world = sample(CARTUS.observe(state, 0), Random(seed))
        counts[next(card for card in TINY if world.hand[1][card])] += 1
    assert set(counts) == {0, 4, 29}
    assert all(150 < count < 250 for count in counts.values())


def test_a_spectator_sees_no_hand() -> None:
    state = table(hands={"red": "Monk 4"})
    seen: Observation[CartusState] = CARTUS.observe(state, NOBODY)
    assert seen.table.hand[0][UNKNOWN] == 1
    assert draw(CARTUS, table_asking_nature(), Random(1)) >= 0


def table_asking_nature() -> CartusState:
    state = table("Farm a, Palace a", players=2, supplies=True)
    play(state, "supply Farm a")
    return state
