"""The state of a game of Rattus Cartus: flat lists of small numbers, and a copy by hand."""

from __future__ import annotations

from typing import Final

from ratking.core.question import NOBODY
from ratking.core.state import State
from ratking.games.cartus.pieces import (
    BUILDING_CARDS,
    CARDS,
    COPIES,
    JOKER,
    POPULATION,
    UNDEALT,
    WIDTH,
)
from ratking.games.cartus.tables import Tables

SETUP: Final = 0
BUILDINGS_DRAWN: Final = 1
SUPPLIES: Final = 2
ENTERING: Final = 3
RESOLVING: Final = 4
OVER: Final = 5
PHASES: Final = ("setup", "draw buildings", "supplies", "enter", "resolve", "over")

TRACKS: Final = 6
NUN_ROW: Final = 5
NOWHERE: Final = -1
UNDECIDED: Final = -1


class Box:
    """What stays the same through a game: tables, players and how the table plays."""

    def __init__(
        self, tables: Tables, players: int, start: int, together: bool, mercy: bool, open_rats: bool
    ) -> None:
        self.tables = tables
        self.players = players
        self.start = start
        self.together = together
        self.mercy = mercy
        self.open_rats = open_rats
        self.replacement, self.draw = tables.players[players]
        self.cards = tables.cards
        self.supplies = tables.supplies
        self.start_rats = tables.start_rats


class CartusState(State):
    """Any moment of a game; only the verbs change it."""

    chosen: list[int]
    unseen: list[int]
    replaced: list[int]
    row: list[int]
    rats: list[int]
    tokens: list[int]
    hand: list[int]
    hand_size: list[int]
    laid: list[int]
    laid_size: list[int]
    place: list[int]
    entered: list[int]
    queue: list[int]
    supply: list[int]
    influence: list[int]
    height: list[int]
    pool: list[int]
    row_pool: list[int]
    discard: list[int]
    outside: list[int]
    decks: list[int]
    nun_row: list[int]
    nun_seen: list[int]
    known: list[int]

    def __init__(self, box: Box) -> None:
        super().__init__()
        self.box = box
        self.phase = SETUP
        self.round = 0
        self.start = box.start  # chosen with the options (RC-16)
        self.building_left = 0
        self.replacement_left = 0
        self.shown = 0
        self.premium = NOBODY
        self.least = 0
        self.deck_left = 0
        self.shuffles = 0
        self.tokens_left = box.tables.tokens

    def copy(self) -> CartusState:
        """Make an equal state that shares nothing that can change."""
        twin = CartusState(self.box)
        twin.phase = self.phase
        twin.round = self.round
        twin.start = self.start
        twin.building_left = self.building_left
        twin.replacement_left = self.replacement_left
        twin.shown = self.shown
        twin.premium = self.premium
        twin.least = self.least
        twin.deck_left = self.deck_left
        twin.shuffles = self.shuffles
        twin.tokens_left = self.tokens_left
        twin.chosen = self.chosen[:]
        twin.unseen = self.unseen[:]
        twin.replaced = self.replaced[:]
        twin.row = self.row[:]
        twin.rats = self.rats[:]
        twin.tokens = self.tokens[:]
        twin.hand = self.hand[:]
        twin.hand_size = self.hand_size[:]
        twin.laid = self.laid[:]
        twin.laid_size = self.laid_size[:]
        twin.place = self.place[:]
        twin.entered = self.entered[:]
        twin.queue = self.queue[:]
        twin.supply = self.supply[:]
        twin.influence = self.influence[:]
        twin.height = self.height[:]
        twin.pool = self.pool[:]
        twin.row_pool = self.row_pool[:]
        twin.discard = self.discard[:]
        twin.outside = self.outside[:]
        twin.decks = self.decks[:]
        twin.nun_row = self.nun_row[:]
        twin.nun_seen = self.nun_seen[:]
        twin.known = self.known[:]
        twin.pending = self.pending[:]
        twin.legal_seat = self.legal_seat
        twin.legal = self.legal
        return twin


def empty_table(box: Box) -> CartusState:
    """Lay out discs, rats and one heap of population cards (RC-1, RC-2, RC-7, RC-9)."""
    state = CartusState(box)
    players = box.players
    state.chosen = [0] * BUILDING_CARDS
    state.unseen = [0] * BUILDING_CARDS
    state.replaced = []
    state.row = []
    state.rats = [box.start_rats] * players
    state.tokens = [0] * players
    state.hand = [0] * (players * WIDTH)
    state.hand_size = [0] * players
    state.laid = [0] * (players * WIDTH)
    state.laid_size = [0] * players
    state.place = [NOWHERE] * players
    state.entered = []
    state.queue = []
    state.supply = [UNDECIDED] * players
    state.influence = [0] * (TRACKS * players)
    state.height = list(range(players)) * TRACKS
    state.pool = box.cards[:POPULATION]
    state.row_pool = [0] * POPULATION
    state.discard = [0] * POPULATION
    state.outside = [0] * POPULATION
    state.decks = [0] * (CARDS - JOKER)
    state.nun_row = [UNDEALT] * NUN_ROW
    state.nun_seen = [0] * NUN_ROW
    state.known = [0] * ((players + 1) * players * CARDS)
    state.deck_left = sum(state.pool) - NUN_ROW
    return state


def is_shown(state: CartusState, seat: int) -> bool:
    """Say whether the cards that a seat played lie face up."""
    return (state.shown >> seat) & 1 == 1


def has_seen(state: CartusState, seat: int, place: int) -> bool:
    """Say whether a seat has looked at a card of the nun row."""
    return seat >= 0 and (state.nun_seen[place] >> seat) & 1 == 1


def is_final_round(state: CartusState) -> bool:
    """The final round is the one after whose drawing the building deck is empty (RC-55)."""
    return state.building_left == 0


def is_chosen(state: CartusState, building: int) -> bool:
    """Say whether any card of a building is in the game."""
    return any(state.chosen[building * COPIES : (building + 1) * COPIES])


def known_at(state: CartusState, viewer: int, holder: int) -> int:
    """Find where begins what a viewer, or everybody (below 0), knows of a holder's cards."""
    players = state.box.players
    return ((players if viewer < 0 else viewer) * players + holder) * CARDS
