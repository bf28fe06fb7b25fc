"""The end of the game: hands are shown, the nun row is revealed, the plague strikes."""

from __future__ import annotations

from typing import Final

from ratking.core.question import NATURE, NOBODY, Question, Step
from ratking.core.state import ask
from ratking.games.cartus import events as tell
from ratking.games.cartus.pieces import NUNS, UNDEALT, WIDTH
from ratking.games.cartus.population import DEAL_NUN_CARD
from ratking.games.cartus.state import NUN_ROW, OVER, CartusState
from ratking.games.cartus.verbs import listed


class CountUp(Step[CartusState]):
    """Everything is laid open; whoever has more rats than there are nuns is dead (RC-91)."""

    name = "count_up"

    def run(self, state: CartusState, asked: Question) -> None:
        """Tell it; the points are counted by the scoring."""
        state.phase = OVER
        everybody = (1 << state.box.players) - 1
        state.nun_seen = [everybody] * NUN_ROW
        if state.told is None:
            return
        for seat in range(state.box.players):
            hand = state.hand[seat * WIDTH : (seat + 1) * WIDTH]
            state.told.append(tell.HandShown(seat, listed(hand)))
        state.told.append(tell.NunRowRevealed(state.nun_row[:], nuns_in_row(state)))
        for seat in range(state.box.players):
            if state.rats[seat] > nuns_in_row(state):
                state.told.append(tell.PlagueKilled(seat, state.rats[seat]))


COUNT_UP: Final = CountUp()


def nuns_in_row(state: CartusState) -> int:
    """Count the nuns on the cards of the nun row."""
    return sum(card % NUNS for card in state.nun_row)


def end_game(state: CartusState) -> None:
    """Turn up the nun row; nature deals what nobody has looked at."""
    ask(state, COUNT_UP, NOBODY)
    for place in range(NUN_ROW - 1, -1, -1):
        if state.nun_row[place] == UNDEALT:
            ask(state, DEAL_NUN_CARD, NATURE, place)
