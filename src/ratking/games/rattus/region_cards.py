"""The region cards of Africanus: how they are drawn, counted and laid on class cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ratking.core.answers import Answers, Verb
from ratking.core.domain import Count, Domain
from ratking.core.question import NATURE, NOBODY, UNSEEN, Kind, Step
from ratking.core.row import bit
from ratking.core.state import ask
from ratking.games.rattus.domains import REGION_CARD, REGION_CARDS, SEAT
from ratking.games.rattus.pieces import DISCARDED, FACE_DOWN, HAND_SIZE, NO_REGION_CARD
from ratking.games.rattus.state import (
    CARD_PLACE,
    DECK_LEFT,
    HANDS,
    SHIELD,
    SHUFFLE_OF,
    SHUFFLES,
    RattusState,
)
from ratking.games.rattus.verbs_cards import (
    draw_to_hand,
    draw_unseen,
    shuffle_discards,
    turn_up_card,
)

TO_HAND: Final = 0
TO_CHOOSE: Final = 1
TO_SHOW: Final = 2
PURPOSE: Final = Domain("purpose", TO_HAND, TO_SHOW)


def cards_to_draw(state: RattusState) -> int:
    """Count the cards in the deck and in the discard pile; none where they are not in the game."""
    return DECK_LEFT.of(state) + discarded_cards(state)


def discarded_cards(state: RattusState) -> int:
    """Count the cards in the discard pile."""
    count = 0
    for card in range(REGION_CARDS):
        if CARD_PLACE.of(state, card) == DISCARDED:
            count += 1
    return count


def hand_size(state: RattusState, seat: int) -> int:
    """Count a seat's region cards, which everybody may do."""
    return HANDS[seat].count(state)


def draw_cards(state: RattusState, seat: int, count: int, purpose: int) -> None:
    """Draw so many cards one by one, or as many as there are."""
    ask(state, DRAW_NEXT, NOBODY, count, seat, purpose)


class DrawNext(Step[RattusState]):
    """Draw the next of several region cards; an empty deck is shuffled anew first."""

    name = "draw_next"

    def __init__(self) -> None:
        super().__init__()
        self.count = self.holds("count", Count(HAND_SIZE))
        self.who = self.holds("who", SEAT)
        self.purpose = self.holds("purpose", PURPOSE)

    def run(self, state: RattusState, asked: int) -> None:
        """Ask nature for a card as long as some are wanted and some are there."""
        if not DECK_LEFT.of(state):
            shuffle_discards(state)
        count = self.count.of(state, asked)
        if count and DECK_LEFT.of(state):
            seat, purpose = self.who.of(state, asked), self.purpose.of(state, asked)
            ask(state, DRAW_NEXT, NOBODY, count - 1, seat, purpose)
            ask(state, DRAW_REGION_CARD, NATURE, purpose, seat)


class DrawRegionCard(Kind[RattusState]):
    """Nature draws a region card from the deck."""

    name = "draw_region_card"
    domain = Answers(Verb("card", REGION_CARD))
    of_nature = True

    def __init__(self) -> None:
        super().__init__()
        self.purpose = self.holds("purpose", PURPOSE)
        self.who = self.holds("who", SEAT)

    def answers(self, state: RattusState, asked: int) -> i64:
        """Mark the cards of the latest shuffle that lie face down."""
        return face_down(state, SHUFFLES.of(state))

    def seen_by(self, state: RattusState, asked: int, choice: int, viewer: int) -> int:
        """Only its drawer sees it, unless it is turned up."""
        purpose = self.purpose.of(state, asked)
        is_hidden = purpose in (TO_HAND, TO_CHOOSE)
        return UNSEEN if is_hidden and viewer != self.who.of(state, asked) else choice

    def answered(self, state: RattusState, asked: int, choice: int) -> None:
        """Put it where it was drawn for; the last card brings a new deck."""
        seat, purpose = self.who.of(state, asked), self.purpose.of(state, asked)
        if purpose == TO_HAND:
            draw_to_hand(state, seat, choice)
        elif purpose == TO_CHOOSE:
            draw_unseen(state, seat, choice)
        else:
            turn_up_card(state, seat, choice)
        if not DECK_LEFT.of(state):
            shuffle_discards(state)


DRAW_NEXT: Final = DrawNext()
DRAW_REGION_CARD: Final = DrawRegionCard()


def face_down(state: RattusState, shuffle: int) -> i64:
    """Mark the cards that lie face down and went into a shuffle."""
    found: i64 = 0
    for card in range(REGION_CARDS):
        if CARD_PLACE.of(state, card) == FACE_DOWN and SHUFFLE_OF.of(state, card) == shuffle:
            found |= bit(card)
    return found


def is_shielded(state: RattusState, card: int) -> bool:
    """Say whether a region card lies on a class card."""
    return SHIELD.of(state, card) != NO_REGION_CARD
