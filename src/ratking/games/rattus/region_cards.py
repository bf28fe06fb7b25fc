"""The region cards of Africanus: deck, discard pile, secret hands, and the verbs that move them."""

from __future__ import annotations

from typing import Final

from ratking.core.question import NATURE, NOBODY, Kind, Question, Step
from ratking.core.state import ask
from ratking.games.rattus import events as tell
from ratking.games.rattus.pieces import ASIDE, DISCARDED, FACE_DOWN, REMOVED_CARD, RegionDeck
from ratking.games.rattus.state import RattusState

TO_HAND: Final = 0
TO_CHOOSE: Final = 1
TO_SHOW: Final = 2


def deck_of(state: RattusState) -> RegionDeck:
    """Take the region cards in hand; only asked where they are in the game."""
    assert state.region_deck is not None
    return state.region_deck


def open_region_deck(state: RattusState) -> None:
    """Lay the cards of the regions in play face down beside the board (RA-3)."""
    in_play = state.box.in_play
    place = [
        FACE_DOWN if card.region in in_play else REMOVED_CARD for card in state.box.region_cards
    ]
    state.region_deck = RegionDeck(
        place, [0] * len(place), 0, place.count(FACE_DOWN), [[] for _ in range(state.box.players)]
    )


def cards_to_draw(state: RattusState) -> int:
    """Count the cards in the deck and in the discard pile."""
    deck = state.region_deck
    return 0 if deck is None else deck.left + deck.place.count(DISCARDED)


def hand_size(state: RattusState, seat: int) -> int:
    """Count a seat's region cards, which everybody may do."""
    return 0 if state.region_deck is None else len(state.region_deck.hands[seat])


def draw_cards(state: RattusState, seat: int, count: int, purpose: int) -> None:
    """Draw so many cards one by one, or as many as there are."""
    ask(state, DRAW_NEXT, NOBODY, count, (seat, purpose))


class DrawNext(Step[RattusState]):
    """Draw the next of several region cards; an empty deck is shuffled anew first."""

    name = "draw_next"

    def run(self, state: RattusState, asked: Question) -> None:
        """Ask nature for a card as long as some are wanted and some are there."""
        if not deck_of(state).left:
            shuffle_discards(state)
        if asked.about and deck_of(state).left:
            ask(state, DRAW_NEXT, NOBODY, asked.about - 1, asked.picks)
            ask(state, DRAW_REGION_CARD, NATURE, asked.picks[1], (asked.picks[0],))


class DrawRegionCard(Kind[RattusState]):
    """Nature draws a region card from the deck."""

    name = "draw_region_card"
    domain = "region_card"

    def answers(self, state: RattusState, asked: Question) -> list[int]:
        """List the cards of the latest shuffle that lie face down."""
        deck = deck_of(state)
        return [
            card
            for card, place in enumerate(deck.place)
            if place == FACE_DOWN and deck.shuffle_of[card] == deck.shuffles
        ]

    def answered(self, state: RattusState, asked: Question, choice: int) -> None:
        """Put it where it was drawn for; the last card brings a new deck."""
        draw_card(state, asked.picks[0], choice, asked.about)
        if not deck_of(state).left:
            shuffle_discards(state)


DRAW_NEXT: Final = DrawNext()
DRAW_REGION_CARD: Final = DrawRegionCard()


def draw_card(state: RattusState, seat: int, card: int, purpose: int) -> None:
    """Take a card from the deck into the hand, before the seat's eyes, or before everybody's."""
    deck = deck_of(state)
    deck.left -= 1
    deck.place[card] = ASIDE
    pile = deck.hands[seat] if purpose == TO_HAND else deck.drawn
    pile.append(card)
    pile.sort()
    deck.drawn_by = seat if purpose == TO_CHOOSE else NOBODY
    if state.told is not None:
        if purpose == TO_SHOW:
            state.told.append(tell.RegionCardShown(seat, card))
        else:
            state.told.append(tell.RegionCardDrawn(seat, card))


def keep_card(state: RattusState, seat: int, card: int) -> None:
    """Take one of the drawn cards into the hand and discard the others (RA-10)."""
    deck = deck_of(state)
    deck.drawn.remove(card)
    deck.hands[seat].append(card)
    deck.hands[seat].sort()
    if state.told is not None:
        state.told.append(tell.RegionCardKept(seat, card))
    discard_drawn(state, seat)


def discard_drawn(state: RattusState, seat: int) -> None:
    """Discard what was drawn and not kept."""
    deck = deck_of(state)
    for card in deck.drawn:
        deck.place[card] = DISCARDED
        if state.told is not None:
            state.told.append(tell.RegionCardDiscarded(seat, card))
    deck.drawn = []


def shuffle_discards(state: RattusState) -> None:
    """Make a new deck of the discard pile (RA-3)."""
    deck = deck_of(state)
    found = [card for card, place in enumerate(deck.place) if place == DISCARDED]
    if not found:
        return
    deck.shuffles += 1
    deck.left = len(found)
    for card in found:
        deck.place[card] = FACE_DOWN
        deck.shuffle_of[card] = deck.shuffles
    if state.told is not None:
        state.told.append(tell.RegionDeckShuffled(len(found)))


def show_from_hand(state: RattusState, seat: int, region_card: int) -> None:
    """Lay a region card open before everybody, to say next what it protects."""
    deck = deck_of(state)
    deck.hands[seat].remove(region_card)
    deck.drawn = [region_card]
    deck.drawn_by = NOBODY
    if state.told is not None:
        state.told.append(tell.RegionCardShown(seat, region_card))


def show_hands(state: RattusState) -> None:
    """Tell everybody's region cards when the game is over (RA-8)."""
    if state.told is not None:
        for seat, hand in enumerate(deck_of(state).hands):
            for card in hand:
                state.told.append(tell.RegionCardShown(seat, card))


def shield_card(state: RattusState, seat: int, region_card: int, card: int) -> None:
    """Play a region card on a class card; it counts as not held while this plague lasts (RA-4)."""
    deck = deck_of(state)
    (deck.drawn if region_card in deck.drawn else deck.hands[seat]).remove(region_card)
    deck.shields.append((card, region_card))
    deck.shields.sort()
    if state.told is not None:
        state.told.append(tell.RegionCardPlayed(seat, region_card, card))


def is_shielded(state: RattusState, card: int) -> bool:
    """Say whether a region card lies on a class card."""
    if state.region_deck is None:
        return False
    for shielded, _ in state.region_deck.shields:
        if shielded == card:
            return True
    return False


def drop_shields(state: RattusState) -> None:
    """Discard the played cards when their region is done (RA-4, RA-16)."""
    deck = state.region_deck
    if deck is not None and deck.shields:
        for card, region_card in deck.shields:
            deck.place[region_card] = DISCARDED
            if state.told is not None:
                state.told.append(tell.RegionCardDiscarded(state.holder[card], region_card))
        deck.shields = []
