"""Phase C: every seat enters a building and lays cards face down."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ratking.core.answers import Answers, Verb
from ratking.core.question import NOBODY, UNSEEN, Kind, Step, seat_of
from ratking.core.row import below, bit
from ratking.core.state import ask, tell
from ratking.games.cartus import events
from ratking.games.cartus.pieces import PASS, PLAYABLE
from ratking.games.cartus.state import (
    A_BUILDING,
    BUILDING_ROW,
    CARD,
    ENTERING,
    HAND,
    LAID,
    LAID_SIZE,
    QUEUE,
    STOP,
    CartusState,
    cards_of,
)
from ratking.games.cartus.verbs import lay_card, play_pass
from ratking.games.cartus.verbs_round import begin_phase, call_next, enter_building, form_queue

ENTER_OR_PASS: Final = Answers(Verb("enter", A_BUILDING), Verb("pass"))
PASS_THE_TURN: Final = ENTER_OR_PASS.first("pass")
"""The answer in place of a building: play a Pass."""


class BeginEntering(Step[CartusState]):
    """The starting player is the first to enter, the others follow clockwise (RC-29)."""

    name = "begin_entering"

    def run(self, state: CartusState, asked: int) -> None:
        """Form the queue."""
        begin_phase(state, ENTERING)
        form_queue(state)
        ask(state, NEXT_TO_ENTER, NOBODY)


class NextToEnter(Step[CartusState]):
    """The first in the queue has the turn."""

    name = "next_to_enter"

    def run(self, state: CartusState, asked: int) -> None:
        """Ask him; the next one follows when he is done."""
        if QUEUE.count(state):
            ask(state, NEXT_TO_ENTER, NOBODY)
            ask(state, ENTER, call_next(state))


class Enter(Kind[CartusState]):
    """Which building do you enter, or do you play a Pass (RC-34)?"""

    name = "enter"
    domain = ENTER_OR_PASS

    def answers(self, state: CartusState, asked: int) -> i64:
        """Any building of the row (RC-31, RC-32), and a Pass for a seat that holds one."""
        found = below(BUILDING_ROW.count(state))
        if HAND.of(state, seat_of(state, asked), PASS):
            found |= bit(PASS_THE_TURN)
        return found

    def goes_on(self, state: CartusState, asked: int, choice: int) -> bool:
        """Cards are laid next."""
        return choice != PASS_THE_TURN

    def answered(self, state: CartusState, asked: int, choice: int) -> None:
        """A seat that passes goes to the end of the queue; one that enters lays cards."""
        seat = seat_of(state, asked)
        if choice == PASS_THE_TURN:
            play_pass(state, seat, PASS)
        else:
            enter_building(state, seat, choice)
            ask(state, LAY, seat)


class Lay(Kind[CartusState]):
    """Which card do you lay face down? STOP when that was all (RC-30).

    Cards are named in order, so that a set has one way; equal cards are one answer.
    """

    name = "lay"
    domain = Answers(Verb("lay", CARD), Verb("stop"))

    def answers(self, state: CartusState, asked: int) -> i64:
        """List the playable cards (RC-33) from the highest one laid on, and the end of it."""
        seat = seat_of(state, asked)
        playable = below(PLAYABLE) - below(highest_laid(state, seat))
        return (cards_of(state, HAND, seat) & playable) | bit(STOP)

    def seen_by(self, state: CartusState, asked: int, choice: int, viewer: int) -> int:
        """Others see that a card was laid, not which."""
        return choice if choice == STOP or viewer == seat_of(state, asked) else UNSEEN

    def goes_on(self, state: CartusState, asked: int, choice: int) -> bool:
        """More cards may follow."""
        return choice != STOP

    def answered(self, state: CartusState, asked: int, choice: int) -> None:
        """Lay it and ask again, or say how many there are."""
        seat = seat_of(state, asked)
        if choice != STOP:
            lay_card(state, seat, choice)
            ask(state, LAY, seat)
        elif state.told is not None:
            tell(state, events.CardsAnnounced(seat, LAID_SIZE.of(state, seat)))


def highest_laid(state: CartusState, seat: int) -> int:
    """Find the highest card that a seat has laid so far, or 0."""
    card = 0
    if LAID_SIZE.of(state, seat):
        laid = cards_of(state, LAID, seat)
        while laid > 1:
            laid >>= 1
            card += 1
    return card


BEGIN_ENTERING: Final = BeginEntering()
NEXT_TO_ENTER: Final = NextToEnter()
ENTER: Final = Enter()
LAY: Final = Lay()
