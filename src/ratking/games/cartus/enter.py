"""Phase C: every seat enters a building and lays cards face down."""

from __future__ import annotations

from typing import Final

from ratking.core.question import NOBODY, Kind, Question, Step
from ratking.core.state import ask
from ratking.games.cartus import events as tell
from ratking.games.cartus.pieces import PASS, PLAYABLE, STOP, WIDTH
from ratking.games.cartus.state import ENTERING, CartusState
from ratking.games.cartus.verbs import enter_building, lay_card, play_pass

PASS_THE_TURN: Final = 3
"""The answer in place of a building: play a Pass."""


class BeginEntering(Step[CartusState]):
    """The starting player is the first to enter, the others follow clockwise (RC-29)."""

    name = "begin_entering"

    def run(self, state: CartusState, asked: Question) -> None:
        """Form the queue."""
        state.phase = ENTERING
        players = state.box.players
        state.queue = [(state.start + step) % players for step in range(players)]
        ask(state, NEXT_TO_ENTER, NOBODY)


class NextToEnter(Step[CartusState]):
    """The first in the queue has the turn."""

    name = "next_to_enter"

    def run(self, state: CartusState, asked: Question) -> None:
        """Ask him; the next one follows when he is done."""
        if state.queue:
            ask(state, NEXT_TO_ENTER, NOBODY)
            ask(state, ENTER, state.queue.pop(0))


class Enter(Kind[CartusState]):
    """Which building do you enter, or do you play a Pass (RC-34)?"""

    name = "enter"
    domain = "place"

    def answers(self, state: CartusState, asked: Question) -> list[int]:
        """Any building of the row (RC-31, RC-32), and a Pass for who holds one."""
        found = list(range(len(state.row)))
        if state.hand[asked.seat * WIDTH + PASS]:
            found.append(PASS_THE_TURN)
        return found

    def answered(self, state: CartusState, asked: Question, choice: int) -> None:
        """Who passes goes to the end of the queue; who enters lays his cards."""
        if choice == PASS_THE_TURN:
            play_pass(state, asked.seat, PASS)
        else:
            enter_building(state, asked.seat, choice)
            ask(state, LAY, asked.seat)


class Lay(Kind[CartusState]):
    """Which card do you lay face down? STOP when that was all (RC-30).

    Cards are named in order, so that a set has one way; equal cards are one answer.
    """

    name = "lay"
    domain = "card"

    def answers(self, state: CartusState, asked: Question) -> list[int]:
        """List the playable cards (RC-33) from the highest one laid on, and the end of it."""
        first = asked.seat * WIDTH
        least = highest_laid(state, asked.seat)
        found = [card for card in range(least, PLAYABLE) if state.hand[first + card]]
        found.append(STOP)
        return found

    def answered(self, state: CartusState, asked: Question, choice: int) -> None:
        """Lay it and ask again, or say how many there are."""
        if choice != STOP:
            lay_card(state, asked.seat, choice)
            ask(state, LAY, asked.seat)
        elif state.told is not None:
            state.told.append(tell.CardsAnnounced(asked.seat, state.laid_size[asked.seat]))


def highest_laid(state: CartusState, seat: int) -> int:
    """Find the highest card that a seat has laid so far, or 0."""
    if state.laid_size[seat]:
        first = seat * WIDTH
        for card in range(PLAYABLE - 1, 0, -1):
            if state.laid[first + card]:
                return card
    return 0


BEGIN_ENTERING: Final = BeginEntering()
NEXT_TO_ENTER: Final = NextToEnter()
ENTER: Final = Enter()
LAY: Final = Lay()
