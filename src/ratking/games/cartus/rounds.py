"""A round: five phases (RC-18), and whether another one follows."""

from __future__ import annotations

from typing import Final

from ratking.core.question import NOBODY, Step
from ratking.core.state import ask
from ratking.games.cartus.enter import BEGIN_ENTERING
from ratking.games.cartus.finale import end_game
from ratking.games.cartus.resolve import RESOLVE_BUILDING
from ratking.games.cartus.row import draw_row
from ratking.games.cartus.state import CartusState, is_final_round
from ratking.games.cartus.supplies import BEGIN_SUPPLIES
from ratking.games.cartus.verbs_round import begin_round, clear_row


class BeginRound(Step[CartusState]):
    """A round begins with the drawing of buildings."""

    name = "begin_round"

    def run(self, state: CartusState, asked: int) -> None:
        """What comes last lies at the bottom of the stack."""
        begin_round(state)
        ask(state, END_ROUND, NOBODY)
        ask(state, RESOLVE_BUILDING, NOBODY, 0)
        ask(state, BEGIN_ENTERING, NOBODY)
        ask(state, BEGIN_SUPPLIES, NOBODY)
        draw_row(state)


class EndRound(Step[CartusState]):
    """The round is over; after the final one the game ends (RC-62, RC-79)."""

    name = "end_round"

    def run(self, state: CartusState, asked: int) -> None:
        """Clear the row, and begin again or count."""
        clear_row(state)
        if is_final_round(state):
            end_game(state)
        else:
            ask(state, BEGIN_ROUND, NOBODY)


BEGIN_ROUND: Final = BeginRound()
END_ROUND: Final = EndRound()
