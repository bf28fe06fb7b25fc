"""Giving cards from hand to hand, and discarding them at the Hospital."""

from __future__ import annotations

from typing import Final

from ratking.core.question import NOBODY, Kind, Question, Step
from ratking.core.state import ask
from ratking.games.cartus.pieces import CARDS, STOP, WIDTH
from ratking.games.cartus.state import CartusState
from ratking.games.cartus.verbs import discard_card, discard_rats, give_card


class BeginGift(Step[CartusState]):
    """A seat is about to give cards; what was given before no longer binds it."""

    name = "begin_gift"

    def run(self, state: CartusState, asked: Question) -> None:
        """Ask for the first card."""
        state.least = 0
        if asked.about:
            ask(state, GIVE, asked.picks[0], asked.about, (asked.picks[1],))


class Give(Kind[CartusState]):
    """Which card do you give (RC-43, RC-66)? They are named in order, so that a set has one way."""

    name = "give"
    domain = "card"

    def answers(self, state: CartusState, asked: Question) -> list[int]:
        """List the cards from the last one on that leave enough for the rest."""
        first = asked.seat * WIDTH
        left = 0
        found: list[int] = []
        for card in range(CARDS - 1, state.least - 1, -1):
            count = state.hand[first + card]
            left += count
            if count and left >= asked.about:
                found.append(card)
        found.reverse()
        return found

    def answered(self, state: CartusState, asked: Question, choice: int) -> None:
        """Hand it over, and ask for the next."""
        give_card(state, asked.seat, asked.picks[0], choice)
        state.least = choice
        if asked.about > 1:
            ask(state, GIVE, asked.seat, asked.about - 1, asked.picks)
        else:
            state.least = 0


class DiscardForRat(Kind[CartusState]):
    """Which card do you discard to get rid of a rat (RC-70)? STOP when that was all."""

    name = "discard_for_rat"
    domain = "card"

    def answers(self, state: CartusState, asked: Question) -> list[int]:
        """List the cards in hand from the last one on, Gold too (RC-71), and the end of it."""
        first = asked.seat * WIDTH
        least = asked.picks[0]
        found = [card for card in range(least, CARDS) if state.hand[first + card]]
        found.append(STOP)
        return found

    def answered(self, state: CartusState, asked: Question, choice: int) -> None:
        """Discard both, and ask for the next."""
        if choice == STOP:
            return
        discard_card(state, asked.seat, choice)
        discard_rats(state, asked.seat, 1)
        discard_for_rats(state, asked.seat, asked.about - 1, choice)


BEGIN_GIFT: Final = BeginGift()
GIVE: Final = Give()
DISCARD_FOR_RAT: Final = DiscardForRat()


def give_cards(state: CartusState, seat: int, receiver: int, count: int) -> None:
    """Have a seat give so many cards of its choice."""
    ask(state, BEGIN_GIFT, NOBODY, count, (seat, receiver))


def discard_for_rats(state: CartusState, seat: int, most: int, least: int = 0) -> None:
    """Let a seat discard cards for as many rats, as long as it has both."""
    if most and state.rats[seat] and state.hand_size[seat]:
        ask(state, DISCARD_FOR_RAT, seat, most, (least,))
