"""Phase A: building cards are drawn into a row; they may not all be the same building."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ratking.core.answers import Answers, Verb
from ratking.core.domain import Named
from ratking.core.question import NATURE, NOBODY, Kind, Step
from ratking.core.row import nth, size
from ratking.core.state import ask
from ratking.games.cartus.pieces import COPIES
from ratking.games.cartus.state import (
    BUILDING_CARD,
    BUILDING_ROW,
    REPLACEMENT_LEFT,
    UNSEEN,
    CartusState,
    cards_in,
)
from ratking.games.cartus.verbs_round import draw_from_deck, draw_replaced, draw_replacement

FROM_DECK: Final = 0
FROM_REPLACEMENT: Final = 1


class DrawBuilding(Kind[CartusState]):
    """Nature draws a building card; both decks were shuffled as one, so any unseen one may come."""

    name = "draw_building"
    domain = Answers(Verb("build", BUILDING_CARD))
    of_nature = True

    def __init__(self) -> None:
        super().__init__()
        self.deck = self.holds("deck", Named("deck", ("building deck", "Replacement deck")))

    def answers(self, state: CartusState, asked: int) -> i64:
        """List the chosen cards that nobody has seen."""
        return cards_in(state, UNSEEN)

    def drawn(self, state: CartusState, asked: int, luck: float) -> int:
        """Draw any of them, each as likely as another."""
        return any_of(self.answers(state, asked), luck)

    def answered(self, state: CartusState, asked: int, choice: int) -> None:
        """Lay it into the row."""
        if self.deck.of(state, asked) == FROM_DECK:
            draw_from_deck(state, choice)
        else:
            draw_replacement(state, choice)


def any_of(values: i64, luck: float) -> int:
    """Draw one of the values in a mask, each as likely as another."""
    count: int = size(values)
    return nth(values, int(luck * float(count)))


class CheckRow(Step[CartusState]):
    """As long as all cards show the same building, the last one is replaced (RC-20, RC-21)."""

    name = "check_row"

    def run(self, state: CartusState, asked: int) -> None:
        """Take the top of the Replacement deck; cards put under it before lie at its bottom."""
        if not all_the_same(state):
            return
        ask(state, CHECK_ROW, NOBODY)
        if REPLACEMENT_LEFT.of(state):
            ask(state, DRAW_BUILDING, NATURE, FROM_REPLACEMENT)
        else:
            draw_replaced(state)


def all_the_same(state: CartusState) -> bool:
    """Say whether the row shows only one building; its copies differ in their supplies.

    Two of three may be the same (RC-22), and two of one class are not the same (RC-23).
    """
    building = BUILDING_ROW.of(state, 0) // COPIES
    for place in range(1, BUILDING_ROW.count(state)):
        if BUILDING_ROW.of(state, place) // COPIES != building:
            return False
    return True


DRAW_BUILDING: Final = DrawBuilding()
CHECK_ROW: Final = CheckRow()


def draw_row(state: CartusState) -> None:
    """Draw the cards of a round (RC-19)."""
    ask(state, CHECK_ROW, NOBODY)
    for _ in range(state.box.draw):
        ask(state, DRAW_BUILDING, NATURE, FROM_DECK)
