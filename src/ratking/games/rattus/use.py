"""Using a class card: its questions one after the other, then its effect."""

from __future__ import annotations

from typing import Final

from ratking.core.question import NOBODY, Kind, Question, Step
from ratking.core.state import ask
from ratking.games.rattus.cards.deck import DECK
from ratking.games.rattus.questions import Ask
from ratking.games.rattus.state import RattusState
from ratking.games.rattus.verbs import mark_used


class CardAsks(Kind[RattusState]):
    """A class card asks its user for the next pick."""

    name = "card"

    def domain_in(self, state: RattusState, asked: Question) -> str:
        """Name the domain of the card's present question."""
        return _present(state, asked).domain

    def answers(self, state: RattusState, asked: Question) -> list[int]:
        """List what the card's present question allows."""
        return _present(state, asked).answers(state, asked.seat, asked.picks)

    def answered(self, state: RattusState, asked: Question, choice: int) -> None:
        """Go on with the pick; what it causes at once comes before the next question."""
        picks = asked.picks + (choice,)
        ask(state, CARD_GOES_ON, NOBODY, asked.about, (asked.seat,) + picks)
        DECK[asked.about].picked(state, asked.seat, picks)


def _present(state: RattusState, asked: Question) -> Ask:
    present = DECK[asked.about].next_ask(state, asked.seat, asked.picks)
    assert present is not None
    return present


class CardGoesOn(Step[RattusState]):
    """Ask the card's next question, or resolve it."""

    name = "card_goes_on"

    def run(self, state: RattusState, asked: Question) -> None:
        """The first of the picks is the seat that uses the card."""
        seat, picks, card = asked.picks[0], asked.picks[1:], DECK[asked.about]
        if card.next_ask(state, seat, picks) is not None:
            ask(state, CARD_ASKS, seat, asked.about, picks)
        elif card.has_its_own_end(state):
            card.resolve_at_the_end(state, seat, picks)
        else:
            card.resolve(state, seat, picks)


CARD_ASKS: Final = CardAsks()
CARD_GOES_ON: Final = CardGoesOn()


def use_card(state: RattusState, seat: int, card: int) -> None:
    """Begin to use a card."""
    mark_used(state, seat, card)
    ask(state, CARD_GOES_ON, NOBODY, card, (seat,))
    DECK[card].begin(state, seat)


def is_used(state: RattusState, card: int) -> bool:
    """Say whether the card was used this turn (RB-14)."""
    return (state.used >> card) & 1 == 1
