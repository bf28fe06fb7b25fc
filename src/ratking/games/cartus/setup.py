"""Setting up: thirty building cards, the decks beside them, and five cards for everybody."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ratking.core.answers import Answers, Verb
from ratking.core.question import NATURE, NOBODY, Kind, Step
from ratking.core.row import bit
from ratking.core.state import ask, proceed
from ratking.games.cartus.buildings.deck import deck_size
from ratking.games.cartus.pieces import BUILDINGS, CARDS, COPIES, JOKER
from ratking.games.cartus.population import draw_cards
from ratking.games.cartus.rounds import BEGIN_ROUND
from ratking.games.cartus.row import any_of
from ratking.games.cartus.state import (
    BUILDING,
    BUILDING_CARD,
    BUILDING_LEFT,
    CHOSEN,
    DECKS,
    FAMILY,
    REPLACEMENT_LEFT,
    START,
    TRACKS,
    Box,
    CartusState,
    empty_table,
)
from ratking.games.cartus.verbs_round import choose_building_card

ONE_PER_CLASS: Final = 0
FIVE_PER_CLASS: Final = 1


def set_up(box: Box, copies: list[int], method: int) -> CartusState:
    """Lay out the box; nature draws the building cards that were not named.

    `copies` says how many cards of each building were named; without any the method decides.
    """
    state = empty_table(box)
    ask(state, BEGIN_ROUND, NOBODY)
    ask(state, DEAL_HANDS, NOBODY)
    ask(state, LAY_OUT_DECKS, NOBODY)
    if any(copies):
        for building in range(BUILDINGS):
            choose_copies(state, building, copies[building])
    elif method == ONE_PER_CLASS:
        for family in range(TRACKS - 1, -1, -1):
            ask(state, CHOOSE_BUILDING, NATURE, family)
    else:
        for family in range(TRACKS - 1, -1, -1):
            for _ in range(COPIES):
                ask(state, CHOOSE_CARD, NATURE, family * 2, family * 2 + 1)
    proceed(state)
    return state


def choose_copies(state: CartusState, building: int, count: int) -> None:
    """Bring a building into the game: all its cards, or as many as nature draws."""
    if count == COPIES:
        for card in range(building * COPIES, (building + 1) * COPIES):
            choose_building_card(state, card)
    else:
        for _ in range(count):
            ask(state, CHOOSE_CARD, NATURE, building, building)


class ChooseBuilding(Kind[CartusState]):
    """Nature picks one of the two buildings of a class (RC-13)."""

    name = "choose_building"
    domain = Answers(Verb("choose", BUILDING))
    of_nature = True

    def __init__(self) -> None:
        super().__init__()
        self.family = self.holds("class", FAMILY)

    def answers(self, state: CartusState, asked: int) -> i64:
        """Either of the two."""
        family = self.family.of(state, asked)
        return bit(family * 2) | bit(family * 2 + 1)

    def drawn(self, state: CartusState, asked: int, luck: float) -> int:
        """Draw one of them."""
        return any_of(self.answers(state, asked), luck)

    def answered(self, state: CartusState, asked: int, choice: int) -> None:
        """All five copies are in the game."""
        choose_copies(state, choice, COPIES)


class ChooseCard(Kind[CartusState]):
    """Nature draws a building card of one building, or of both buildings of a class (RC-13)."""

    name = "choose_card"
    domain = Answers(Verb("build", BUILDING_CARD))
    of_nature = True

    def __init__(self) -> None:
        super().__init__()
        self.first = self.holds("first", BUILDING)
        self.last = self.holds("last", BUILDING)

    def answers(self, state: CartusState, asked: int) -> i64:
        """List the cards that are not in the game yet."""
        found: i64 = 0
        first, last = self.first.of(state, asked), self.last.of(state, asked)
        for card in range(first * COPIES, (last + 1) * COPIES):
            if not CHOSEN.of(state, card):
                found |= bit(card)
        return found

    def drawn(self, state: CartusState, asked: int, luck: float) -> int:
        """Draw any of them, each as likely as another."""
        return any_of(self.answers(state, asked), luck)

    def answered(self, state: CartusState, asked: int, choice: int) -> None:
        """It is in the game."""
        choose_building_card(state, choice)


class LayOutDecks(Step[CartusState]):
    """Jokers, and the special cards that the chosen buildings hand out, lie ready (RC-11)."""

    name = "lay_out_decks"

    def run(self, state: CartusState, asked: int) -> None:
        """Thirty building cards form two decks (RC-15)."""
        REPLACEMENT_LEFT.put(state, state.box.replacement)
        BUILDING_LEFT.put(state, CHOSEN.total(state) - state.box.replacement)
        for card in range(JOKER, CARDS):
            DECKS.put(state, card - JOKER, deck_size(state, card))


class DealHands(Step[CartusState]):
    """Everybody is dealt five population cards, the starting player first (RC-8)."""

    name = "deal_hands"

    def run(self, state: CartusState, asked: int) -> None:
        """The last to be dealt to lies at the bottom of the stack."""
        players, start = state.box.players, START.of(state)
        for step in range(players - 1, -1, -1):
            draw_cards(state, (start + step) % players, state.box.tables.start_hand)


CHOOSE_BUILDING: Final = ChooseBuilding()
CHOOSE_CARD: Final = ChooseCard()
LAY_OUT_DECKS: Final = LayOutDecks()
DEAL_HANDS: Final = DealHands()
