"""The end of the game: hands are shown, the nun row is revealed, the plague strikes."""

from __future__ import annotations

from typing import Final

from ratking.core.question import NATURE, NOBODY, Step
from ratking.core.state import ask, tell
from ratking.games.cartus import events
from ratking.games.cartus.pieces import NUNS, UNDEALT
from ratking.games.cartus.population import DEAL_NUN_CARD
from ratking.games.cartus.state import HAND, NUN_CARDS, NUN_ROW, OVER, RATS, CartusState
from ratking.games.cartus.verbs import lay_open_nun_row, one_by_one
from ratking.games.cartus.verbs_round import begin_phase


class CountUp(Step[CartusState]):
    """Everything is laid open; whoever has more rats than there are nuns is dead (RC-91)."""

    name = "count_up"

    def run(self, state: CartusState, asked: int) -> None:
        """Tell it; the points are counted by the scoring."""
        if state.told is not None:
            for seat in range(state.box.players):
                tell(state, events.HandShown(seat, one_by_one(HAND.all(state, seat))))
        begin_phase(state, OVER)
        lay_open_nun_row(state)
        if state.told is None:
            return
        tell(state, events.NunRowRevealed(NUN_ROW.all(state), nuns_in_row(state)))
        for seat in range(state.box.players):
            if RATS.of(state, seat) > nuns_in_row(state):
                tell(state, events.PlagueKilled(seat, RATS.of(state, seat)))


COUNT_UP: Final = CountUp()


def nuns_in_row(state: CartusState) -> int:
    """Count the nuns on the cards of the nun row."""
    count = 0
    for place in range(NUN_CARDS):
        count += NUN_ROW.of(state, place) % NUNS
    return count


def end_game(state: CartusState) -> None:
    """Turn up the nun row; nature deals what nobody has looked at."""
    ask(state, COUNT_UP, NOBODY)
    for place in range(NUN_CARDS - 1, -1, -1):
        if NUN_ROW.of(state, place) == UNDEALT:
            ask(state, DEAL_NUN_CARD, NATURE, place)
