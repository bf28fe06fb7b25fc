"""The verbs of Rattus Cartus: the only functions that change a state, each telling its event.

Here are those of cards, rats, tokens and influence; beside them lie those of the round
(verbs_round.py), and what everybody remembers of the cards of others (verbs_memory.py).
"""

from __future__ import annotations

from ratking.core.row import lowest
from ratking.core.state import tell
from ratking.games.cartus import events
from ratking.games.cartus.pieces import JOKER, POPULATION
from ratking.games.cartus.state import (
    DECK_LEFT,
    DECKS,
    DISCARD,
    HAND,
    HAND_SIZE,
    HEIGHT,
    INFLUENCE,
    LAID,
    LAID_SIZE,
    LEAST,
    NUN_CARDS,
    NUN_ROW,
    NUN_SEEN,
    OUTSIDE,
    POOL,
    QUEUE,
    RATS,
    ROW_POOL,
    SHUFFLES,
    TOKENS,
    TOKENS_LEFT,
    TURNED_UP,
    CartusState,
    cards_of,
)
from ratking.games.cartus.verbs_memory import all_saw_gain, all_saw_loss, two_saw_gift

# Cards.


def draw_card(state: CartusState, seat: int, card: int) -> None:
    """Take a population card from the deck into the hand; the last one brings a new deck."""
    POOL.change(state, card, -1)
    DECK_LEFT.change(state, -1)
    _take_up(state, seat, card, 1)
    if state.told is not None:
        tell(state, events.CardDrawn(seat, card))
    if DECK_LEFT.of(state) == 0:
        shuffle_discards(state)


def _take_up(state: CartusState, seat: int, card: int, count: int) -> None:
    HAND.change(state, seat, card, count)
    HAND_SIZE.change(state, seat, count)


def _part_with(state: CartusState, seat: int, card: int) -> None:
    HAND.change(state, seat, card, -1)
    HAND_SIZE.change(state, seat, -1)


def shuffle_discards(state: CartusState) -> None:
    """Make a new deck of the discard pile, if there is one (RC-10).

    What the old deck leaves in nature's hands are the cards of the nun row.
    """
    count = DISCARD.total(state)
    if not count:
        return
    for card in range(POPULATION):
        ROW_POOL.change(state, card, POOL.of(state, card))
        POOL.put(state, card, DISCARD.of(state, card))
        DISCARD.put(state, card, 0)
    DECK_LEFT.put(state, count)
    SHUFFLES.change(state, 1)
    if state.told is not None:
        tell(state, events.DeckShuffled(count))


def take_cards(state: CartusState, seat: int, card: int, count: int) -> None:
    """Take jokers or special cards, or as many as are left."""
    count = min(count, DECKS.of(state, card - JOKER))
    DECKS.change(state, card - JOKER, -count)
    _take_up(state, seat, card, count)
    all_saw_gain(state, seat, card, count)
    if state.told is not None:
        tell(state, events.CardsTaken(seat, card, count))


def lay_card(state: CartusState, seat: int, card: int) -> None:
    """Put a hand card face down before oneself (RC-30)."""
    _part_with(state, seat, card)
    LAID.change(state, seat, card, 1)
    LAID_SIZE.change(state, seat, 1)
    if state.told is not None:
        tell(state, events.CardLaid(seat, card))


def reveal_cards(state: CartusState, seat: int) -> None:
    """Turn up the cards that a seat played (RC-37)."""
    TURNED_UP.put(state, seat, 1)
    if LAID_SIZE.of(state, seat):
        laid = cards_of(state, LAID, seat)
        while laid:
            card = lowest(laid)
            laid &= laid - 1
            all_saw_loss(state, seat, card, LAID.of(state, seat, card))
    if state.told is not None:
        tell(state, events.CardsRevealed(seat, one_by_one(LAID.all(state, seat))))


def one_by_one(counts: list[int]) -> list[int]:
    """Write counted cards one by one."""
    return [card for card, count in enumerate(counts) for _ in range(count)]


def discard_played(state: CartusState, seat: int) -> None:
    """Clear away the cards that a seat played (RC-56)."""
    if LAID_SIZE.of(state, seat):
        laid = cards_of(state, LAID, seat)
        while laid:
            card = lowest(laid)
            laid &= laid - 1
            _put_away(state, card, LAID.of(state, seat, card))
            LAID.put(state, seat, card, 0)
        LAID_SIZE.put(state, seat, 0)
    TURNED_UP.put(state, seat, 0)


def discard_card(state: CartusState, seat: int, card: int) -> None:
    """Discard a card from the hand, face up."""
    _part_with(state, seat, card)
    all_saw_loss(state, seat, card, 1)
    _put_away(state, card, 1)
    if state.told is not None:
        tell(state, events.CardDiscarded(seat, card))


def _put_away(state: CartusState, card: int, count: int) -> None:
    """Population cards go to the discard pile, all others back to their decks."""
    if card >= JOKER:
        DECKS.change(state, card - JOKER, count)
        return
    DISCARD.change(state, card, count)
    if DISCARD.of(state, card) > OUTSIDE.of(state, card):
        OUTSIDE.put(state, card, DISCARD.of(state, card))


def play_pass(state: CartusState, seat: int, card: int) -> None:
    """Play a Pass; it goes back to its deck at once."""
    _part_with(state, seat, card)
    all_saw_loss(state, seat, card, 1)
    _put_away(state, card, 1)
    QUEUE.push(state, seat)
    if state.told is not None:
        tell(state, events.PassPlayed(seat))


def give_card(state: CartusState, seat: int, receiver: int, card: int) -> None:
    """Give a hand card to another seat, so that nobody else sees it."""
    _part_with(state, seat, card)
    _take_up(state, receiver, card, 1)
    two_saw_gift(state, seat, receiver, card)
    if state.told is not None:
        tell(state, events.CardGiven(seat, receiver, card))


def go_on_from(state: CartusState, card: int) -> None:
    """Bind a giver to name the next card in order; 0 lets him begin anew."""
    LEAST.put(state, card)


# The nun row.


def deal_nun_card(state: CartusState, place: int, card: int) -> None:
    """Give a card of the nun row its face."""
    if ROW_POOL.of(state, card):
        ROW_POOL.change(state, card, -1)
    else:
        POOL.change(state, card, -1)
    NUN_ROW.put(state, place, card)


def show_nun_card(state: CartusState, seat: int, place: int) -> None:
    """Let a seat look at a card of the nun row."""
    NUN_SEEN.put(state, place, NUN_SEEN.of(state, place) | (1 << seat))
    if state.told is not None:
        tell(state, events.NunCardSeen(seat, place, NUN_ROW.of(state, place)))


def lay_open_nun_row(state: CartusState) -> None:
    """Let everybody see the whole nun row."""
    for place in range(NUN_CARDS):
        NUN_SEEN.put(state, place, (1 << state.box.players) - 1)


# Rats, tokens and influence.


def take_rats(state: CartusState, seat: int, count: int) -> None:
    """Take rats from the supply, which never ends; a rat is worth one (RC-4 to RC-6)."""
    if count:
        RATS.change(state, seat, count)
        if state.told is not None:
            tell(state, events.RatsTaken(seat, count))


def discard_rats(state: CartusState, seat: int, count: int) -> None:
    """Get rid of rats, or of as many as there are (RC-6)."""
    count = min(count, RATS.of(state, seat))
    if count:
        RATS.change(state, seat, -count)
        if state.told is not None:
            tell(state, events.RatsDiscarded(seat, count))


def give_rat(state: CartusState, seat: int, receiver: int) -> None:
    """Give one rat to another seat."""
    if RATS.of(state, seat):
        RATS.change(state, seat, -1)
        RATS.change(state, receiver, 1)
        if state.told is not None:
            tell(state, events.RatGiven(seat, receiver))


def take_tokens(state: CartusState, seat: int, count: int) -> None:
    """Take victory point tokens, or as many as are left."""
    count = min(count, TOKENS_LEFT.of(state))
    TOKENS_LEFT.change(state, -count)
    TOKENS.change(state, seat, count)
    if state.told is not None:
        tell(state, events.TokensTaken(seat, count))


def score_influence(state: CartusState, seat: int, family: int, count: int) -> None:
    """Move a disc up on a track; on an occupied space it goes on top (RC-41)."""
    if not count:
        return
    space, height = INFLUENCE.of(state, family, seat), HEIGHT.of(state, family, seat)
    below = 0
    for other in range(state.box.players):
        influence = INFLUENCE.of(state, family, other)
        if influence == space:
            if HEIGHT.of(state, family, other) > height:
                HEIGHT.change(state, family, other, -1)
        elif influence == space + count:
            below += 1
    INFLUENCE.put(state, family, seat, space + count)
    HEIGHT.put(state, family, seat, below)
    if state.told is not None:
        tell(state, events.InfluenceScored(seat, family, count))
