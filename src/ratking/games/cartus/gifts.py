"""Giving cards from hand to hand, and discarding them at the Hospital."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ratking.core.answers import Answers, Verb
from ratking.core.domain import Count
from ratking.core.question import NOBODY, UNSEEN, Kind, Step, seat_of
from ratking.core.row import below, bit
from ratking.core.state import ask
from ratking.games.cartus.pieces import CARDS
from ratking.games.cartus.state import (
    CARD,
    CARD_COUNT,
    HAND,
    HAND_SIZE,
    LEAST,
    RATS,
    SEAT,
    STOP,
    CartusState,
    cards_of,
)
from ratking.games.cartus.verbs import discard_card, discard_rats, give_card, go_on_from


class BeginGift(Step[CartusState]):
    """A seat is about to give cards; what was given before no longer binds it."""

    name = "begin_gift"

    def __init__(self) -> None:
        super().__init__()
        self.count = self.holds("count", CARD_COUNT)
        self.giver = self.holds("giver", SEAT)
        self.receiver = self.holds("receiver", SEAT)

    def run(self, state: CartusState, asked: int) -> None:
        """Ask for the first card."""
        go_on_from(state, 0)
        count = self.count.of(state, asked)
        if count:
            receiver = self.receiver.of(state, asked)
            ask(state, GIVE, self.giver.of(state, asked), count, receiver)


class Give(Kind[CartusState]):
    """Which card do you give (RC-43, RC-66)? They are named in order, so that a set has one way."""

    name = "give"
    domain = Answers(Verb("give", CARD))

    def __init__(self) -> None:
        super().__init__()
        self.count = self.holds("count", CARD_COUNT)
        self.receiver = self.holds("receiver", SEAT)

    def answers(self, state: CartusState, asked: int) -> i64:
        """List the cards from the last one on that leave enough for the rest."""
        seat, wanted = seat_of(state, asked), self.count.of(state, asked)
        left = 0
        found: i64 = 0
        for card in range(CARDS - 1, LEAST.of(state) - 1, -1):
            count = HAND.of(state, seat, card)
            left += count
            if count and left >= wanted:
                found |= bit(card)
        return found

    def seen_by(self, state: CartusState, asked: int, choice: int, viewer: int) -> int:
        """Only the two of them see the card."""
        is_one = viewer == seat_of(state, asked) or viewer == self.receiver.of(state, asked)
        return choice if is_one else UNSEEN

    def answered(self, state: CartusState, asked: int, choice: int) -> None:
        """Hand it over, and ask for the next."""
        seat, receiver = seat_of(state, asked), self.receiver.of(state, asked)
        count = self.count.of(state, asked)
        give_card(state, seat, receiver, choice)
        if count > 1:
            go_on_from(state, choice)
            ask(state, GIVE, seat, count - 1, receiver)
        else:
            go_on_from(state, 0)


class DiscardForRat(Kind[CartusState]):
    """Which card do you discard to get rid of a rat (RC-70)? STOP when that was all."""

    name = "discard_for_rat"
    domain = Answers(Verb("discard", CARD), Verb("stop"))

    def __init__(self) -> None:
        super().__init__()
        self.most = self.holds("most", CARD_COUNT)
        self.least = self.holds("least", Count(CARDS - 1))

    def answers(self, state: CartusState, asked: int) -> i64:
        """List the cards in hand from the last one on, Gold too (RC-71), and the end of it."""
        left_out = below(self.least.of(state, asked))
        return (cards_of(state, HAND, seat_of(state, asked)) & ~left_out) | bit(STOP)

    def answered(self, state: CartusState, asked: int, choice: int) -> None:
        """Discard both, and ask for the next."""
        if choice == STOP:
            return
        seat = seat_of(state, asked)
        discard_card(state, seat, choice)
        discard_rats(state, seat, 1)
        discard_for_rats(state, seat, self.most.of(state, asked) - 1, choice)


BEGIN_GIFT: Final = BeginGift()
GIVE: Final = Give()
DISCARD_FOR_RAT: Final = DiscardForRat()


def give_cards(state: CartusState, seat: int, receiver: int, count: int) -> None:
    """Have a seat give so many cards of its choice."""
    ask(state, BEGIN_GIFT, NOBODY, count, seat, receiver)


def discard_for_rats(state: CartusState, seat: int, most: int, least: int = 0) -> None:
    """Let a seat discard cards for as many rats, as long as it has both."""
    if most and RATS.of(state, seat) and HAND_SIZE.of(state, seat):
        ask(state, DISCARD_FOR_RAT, seat, most, least)
