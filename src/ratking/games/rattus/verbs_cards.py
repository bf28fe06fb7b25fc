"""The verbs that move region cards: deck, discard pile and secret hands (RA-3)."""

from __future__ import annotations

from ratking.core.field import Pile
from ratking.core.question import NOBODY
from ratking.core.state import tell
from ratking.games.rattus import events
from ratking.games.rattus.domains import REGION_CARDS
from ratking.games.rattus.pieces import ASIDE, DISCARDED, FACE_DOWN, NO_REGION_CARD, REMOVED_CARD
from ratking.games.rattus.state import (
    CARD_PLACE,
    CARDS,
    DECK_LEFT,
    DRAWN,
    DRAWN_BY,
    HANDS,
    HOLDER,
    SHIELD,
    SHUFFLE_OF,
    SHUFFLES,
    WITH_REGION_CARDS,
    RattusState,
)


def lay_out_deck(state: RattusState) -> None:
    """Lay the cards of the regions in play face down beside the board (RA-3)."""
    bring_region_cards(state)
    for card in range(REGION_CARDS):
        if state.box.region_cards[card].region in state.box.in_play:
            CARD_PLACE.put(state, card, FACE_DOWN)
            DECK_LEFT.change(state, 1)
        else:
            CARD_PLACE.put(state, card, REMOVED_CARD)


def draw_to_hand(state: RattusState, seat: int, card: int) -> None:
    """Take a card from the deck into the hand."""
    _leave_deck(state, card)
    _put_in_order(state, HANDS[seat], card)
    DRAWN_BY.put(state, NOBODY)
    if state.told is not None:
        tell(state, events.RegionCardDrawn(seat, card))


def draw_unseen(state: RattusState, seat: int, card: int) -> None:
    """Take a card from the deck before the seat's own eyes alone, to choose later."""
    _leave_deck(state, card)
    _put_in_order(state, DRAWN, card)
    DRAWN_BY.put(state, seat)
    if state.told is not None:
        tell(state, events.RegionCardDrawn(seat, card))


def turn_up_card(state: RattusState, seat: int, card: int) -> None:
    """Take a card from the deck and show it to everybody."""
    _leave_deck(state, card)
    _put_in_order(state, DRAWN, card)
    DRAWN_BY.put(state, NOBODY)
    if state.told is not None:
        tell(state, events.RegionCardShown(seat, card))


def _leave_deck(state: RattusState, card: int) -> None:
    DECK_LEFT.change(state, -1)
    CARD_PLACE.put(state, card, ASIDE)


def _put_in_order(state: RattusState, pile: Pile, card: int) -> None:
    lay_in_order(state, pile, [*pile.all(state), card])


def _take_from(state: RattusState, pile: Pile, card: int) -> None:
    pile.drop(state, pile.all(state).index(card))


def keep_card(state: RattusState, seat: int, card: int) -> None:
    """Take one of the drawn cards into the hand and discard the others (RA-10)."""
    _take_from(state, DRAWN, card)
    _put_in_order(state, HANDS[seat], card)
    if state.told is not None:
        tell(state, events.RegionCardKept(seat, card))
    discard_drawn(state, seat)


def discard_drawn(state: RattusState, seat: int) -> None:
    """Discard what was drawn and not kept."""
    for card in DRAWN.all(state):
        CARD_PLACE.put(state, card, DISCARDED)
        if state.told is not None:
            tell(state, events.RegionCardDiscarded(seat, card))
    DRAWN.put(state, [])


def shuffle_discards(state: RattusState) -> None:
    """Make a new deck of the discard pile, if there is one (RA-3)."""
    found = [card for card in range(REGION_CARDS) if CARD_PLACE.of(state, card) == DISCARDED]
    if not found:
        return
    SHUFFLES.change(state, 1)
    DECK_LEFT.put(state, len(found))
    for card in found:
        CARD_PLACE.put(state, card, FACE_DOWN)
        SHUFFLE_OF.put(state, card, SHUFFLES.of(state))
    if state.told is not None:
        tell(state, events.RegionDeckShuffled(len(found)))


def show_from_hand(state: RattusState, seat: int, region_card: int) -> None:
    """Lay a region card open before everybody, to say next what it protects."""
    _take_from(state, HANDS[seat], region_card)
    DRAWN.put(state, [region_card])
    DRAWN_BY.put(state, NOBODY)
    if state.told is not None:
        tell(state, events.RegionCardShown(seat, region_card))


def show_hands(state: RattusState) -> None:
    """Tell everybody's region cards when the game is over (RA-8)."""
    if state.told is not None:
        for seat in range(state.box.players):
            for card in HANDS[seat].all(state):
                tell(state, events.RegionCardShown(seat, card))


def shield_card(state: RattusState, seat: int, region_card: int, card: int) -> None:
    """Play a region card on a class card; it counts as not held while this plague lasts (RA-4)."""
    _take_from(state, DRAWN if DRAWN.has(state, region_card) else HANDS[seat], region_card)
    lay_shield(state, card, region_card)
    if state.told is not None:
        tell(state, events.RegionCardPlayed(seat, region_card, card))


def drop_shields(state: RattusState) -> None:
    """Discard the played cards when their region is done (RA-4, RA-16)."""
    if not WITH_REGION_CARDS.of(state):
        return
    for place in range(CARDS.count(state)):
        card = CARDS.of(state, place)
        region_card = SHIELD.of(state, card)
        if region_card != NO_REGION_CARD:
            SHIELD.put(state, card, NO_REGION_CARD)
            CARD_PLACE.put(state, region_card, DISCARDED)
            if state.told is not None:
                told = events.RegionCardDiscarded(HOLDER.of(state, card), region_card)
                tell(state, told)


def hide_cards(state: RattusState, pile: Pile) -> None:
    """Put cards back face down; what stays known is the shuffle that each went into."""
    hidden = []
    for card in pile.all(state):
        if card >= 0:
            CARD_PLACE.put(state, card, FACE_DOWN)
        hidden.append(card if card < 0 else -1 - SHUFFLE_OF.of(state, card))
    lay_in_order(state, pile, hidden)


# What readers of a position need too.


def bring_region_cards(state: RattusState) -> None:
    """Bring the region cards into the game, wherever they are."""
    WITH_REGION_CARDS.put(state, 1)


def lay_in_order(state: RattusState, pile: Pile, cards: list[int]) -> None:
    """Lay out a hand, or what was drawn, in order."""
    pile.put(state, sorted(cards))


def lay_shield(state: RattusState, card: int, region_card: int) -> None:
    """Lay a region card on a class card."""
    SHIELD.put(state, card, region_card)
