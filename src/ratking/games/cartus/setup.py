"""Setting up: thirty building cards, the decks beside them, and five cards for everybody."""

from __future__ import annotations

from typing import Final

from ratking.core.question import NATURE, NOBODY, Kind, Question, Step
from ratking.core.state import ask, proceed
from ratking.games.cartus.buildings.deck import deck_size
from ratking.games.cartus.pieces import BUILDINGS, CARDS, COPIES, JOKER
from ratking.games.cartus.population import draw_cards
from ratking.games.cartus.rounds import BEGIN_ROUND
from ratking.games.cartus.state import TRACKS, Box, CartusState, empty_table
from ratking.games.cartus.verbs import choose_building_card

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
                ask(state, CHOOSE_CARD, NATURE, family * 2, (family * 2 + 1,))
    proceed(state)
    return state


def choose_copies(state: CartusState, building: int, count: int) -> None:
    """Bring a building into the game: all its cards, or as many as nature draws."""
    if count == COPIES:
        for card in range(building * COPIES, (building + 1) * COPIES):
            choose_building_card(state, card)
    else:
        for _ in range(count):
            ask(state, CHOOSE_CARD, NATURE, building, (building,))


class ChooseBuilding(Kind[CartusState]):
    """Nature picks one of the two buildings of a class (RC-13)."""

    name = "choose_building"
    domain = "building"

    def answers(self, state: CartusState, asked: Question) -> list[int]:
        """Either of the two."""
        return [asked.about * 2, asked.about * 2 + 1]

    def answered(self, state: CartusState, asked: Question, choice: int) -> None:
        """All five copies are in the game."""
        choose_copies(state, choice, COPIES)


class ChooseCard(Kind[CartusState]):
    """Nature draws a building card of one building, or of both buildings of a class (RC-13)."""

    name = "choose_card"
    domain = "building_card"

    def answers(self, state: CartusState, asked: Question) -> list[int]:
        """List the cards that are not in the game yet."""
        last = asked.picks[0] * COPIES + COPIES
        return [card for card in range(asked.about * COPIES, last) if not state.chosen[card]]

    def answered(self, state: CartusState, asked: Question, choice: int) -> None:
        """It is in the game."""
        choose_building_card(state, choice)


class LayOutDecks(Step[CartusState]):
    """Jokers, and the special cards that the chosen buildings hand out, lie ready (RC-11)."""

    name = "lay_out_decks"

    def run(self, state: CartusState, asked: Question) -> None:
        """Thirty building cards form two decks (RC-15)."""
        state.replacement_left = state.box.replacement
        state.building_left = sum(state.chosen) - state.box.replacement
        state.decks = [deck_size(state, card) for card in range(JOKER, CARDS)]


class DealHands(Step[CartusState]):
    """Everybody is dealt five population cards, the starting player first (RC-8)."""

    name = "deal_hands"

    def run(self, state: CartusState, asked: Question) -> None:
        """The last to be dealt to lies at the bottom of the stack."""
        players = state.box.players
        for step in range(players - 1, -1, -1):
            draw_cards(state, (state.start + step) % players, state.box.tables.start_hand)


CHOOSE_BUILDING: Final = ChooseBuilding()
CHOOSE_CARD: Final = ChooseCard()
LAY_OUT_DECKS: Final = LayOutDecks()
DEAL_HANDS: Final = DealHands()
