"""Phase A: building cards are drawn into a row; they may not all be the same building."""

from __future__ import annotations

from typing import Final

from ratking.core.question import NATURE, NOBODY, Kind, Question, Step
from ratking.core.state import ask
from ratking.games.cartus.pieces import BUILDING_CARDS, COPIES
from ratking.games.cartus.state import CartusState
from ratking.games.cartus.verbs import lay_building, put_under_replacement_deck

FROM_DECK: Final = 0
FROM_REPLACEMENT: Final = 1


class DrawBuilding(Kind[CartusState]):
    """Nature draws a building card; both decks were shuffled as one, so any unseen one may come."""

    name = "draw_building"
    domain = "building_card"

    def answers(self, state: CartusState, asked: Question) -> list[int]:
        """List the chosen cards that nobody has seen."""
        unseen = state.unseen
        return [card for card in range(BUILDING_CARDS) if unseen[card]]

    def answered(self, state: CartusState, asked: Question, choice: int) -> None:
        """Lay it into the row."""
        if asked.about == FROM_DECK:
            state.building_left -= 1
        else:
            state.replacement_left -= 1
            put_under_replacement_deck(state)
        state.unseen[choice] = 0
        lay_building(state, choice)


class CheckRow(Step[CartusState]):
    """As long as all cards show the same building, the last one is replaced (RC-20, RC-21)."""

    name = "check_row"

    def run(self, state: CartusState, asked: Question) -> None:
        """Take the top of the Replacement deck; cards put under it before lie at its bottom."""
        if not all_the_same(state.row):
            return
        ask(state, CHECK_ROW, NOBODY)
        if state.replacement_left:
            ask(state, DRAW_BUILDING, NATURE, FROM_REPLACEMENT)
        else:
            top = state.replaced.pop(0)
            put_under_replacement_deck(state)
            lay_building(state, top)


def all_the_same(row: list[int]) -> bool:
    """Say whether a row shows only one building; its copies differ in their supplies.

    Two of three may be the same (RC-22), and two of one class are not the same (RC-23).
    """
    return all(card // COPIES == row[0] // COPIES for card in row)


DRAW_BUILDING: Final = DrawBuilding()
CHECK_ROW: Final = CheckRow()


def draw_row(state: CartusState) -> None:
    """Draw the cards of a round (RC-19)."""
    ask(state, CHECK_ROW, NOBODY)
    for _ in range(state.box.draw):
        ask(state, DRAW_BUILDING, NATURE, FROM_DECK)
