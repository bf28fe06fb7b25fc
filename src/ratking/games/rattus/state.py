"""The state of a game of Rattus: flat lists of small numbers, and a copy by hand."""

from __future__ import annotations

from typing import Final

from ratking.core.question import NOBODY
from ratking.core.state import State
from ratking.games.rattus.board import NOWHERE, REGIONS, Board
from ratking.games.rattus.pieces import NO_RAT, Rat, RegionDeck
from ratking.games.rattus.tables import Tables
from ratking.games.rattus.ways import Ways

CITIZENS: Final = 20  # RB-4
SLOTS: Final = 3
CARDS: Final = 22

NOT_IN_PLAY: Final = -2
UNTAKEN: Final = -1

SETUP: Final = 0
TURNS: Final = 1
FINAL_ROUND: Final = 2
LAST_PLAGUE: Final = 3
PHASES: Final = ("setup", "turns", "final round", "last plague")

ONGOING: Final = 0
RATS_EXHAUSTED: Final = 1
ALL_CITIZENS_PLACED: Final = 2
ENDINGS: Final = ("ongoing", "rats exhausted", "all citizens placed")

NEVER: Final = 0
WHEN_NEEDED: Final = 1
ALWAYS: Final = 2
"""When region cards are in the game."""

NOTHING: Final[list[int]] = []

REMOVED: Final = {2: 24, 3: 20, 4: 16, 5: 8, 6: 0}  # RB-6


class Box:
    """What stays the same through a game: tables, board, players and who starts."""

    def __init__(self, tables: Tables, players: int, start: int) -> None:
        self.tables = tables
        self.board = Board(tables, players)
        self.faces = tables.faces
        self.starter_faces = [n for n, face in enumerate(tables.faces) if face.starter]
        self.other_faces = [n for n, face in enumerate(tables.faces) if not face.starter]
        self.region_cards = tables.region_cards
        self.neighbours = self.board.neighbours
        self.borders = self.board.borders
        self.ways = Ways(self.neighbours)
        self.in_play = self.board.in_play
        self.players = players
        self.start = start
        self.leftover = len(self.starter_faces) - len(self.in_play)
        self.supply = len(self.faces) - len(self.in_play) - REMOVED[players]


class RattusState(State):
    """Any moment of a game; only the verbs change it."""

    citizens: list[int]
    crowd: list[int]
    hand: list[int]
    haven: list[int]
    rats: list[Rat]
    rat_count: list[int]
    holder: list[int]
    cards: list[int]
    undealt: list[int]
    stored: list[int]
    diplomats: list[int]
    saved_diplomats: list[int]
    potions: list[int]
    carrying_both: list[int]

    def __init__(self, box: Box) -> None:
        super().__init__()
        self.box = box
        self.phase = SETUP
        self.active = box.start
        self.last = NOBODY
        self.ending = ONGOING
        self.plague = NOWHERE
        self.caravan = NOWHERE
        self.struck = NOWHERE
        self.supply = box.supply
        self.strays = box.leftover
        self.increased = False
        self.took_card = False
        self.used = 0
        self.limit_minus = 0
        self.ways = box.ways
        self.walls: tuple[int, ...] = ()
        self.bishops: tuple[int, ...] = ()
        self.nuns: tuple[int, ...] = ()
        self.turned_up: tuple[int, ...] = ()
        self.recycled_from: tuple[int, ...] = ()
        self.region_deck: RegionDeck | None = None
        # How often something changed, so that who keeps a picture knows when to look again:
        self.citizens_changed = 0  # citizens, wherever they are, and the tokens under them
        self.cards_changed = 0  # class cards, and what stands on the board for them
        self.rats_changed = 0  # rats on the board
        self.faces_changed = 0  # faces in nature's hands, seen by somebody or turned up

    def copy(self) -> RattusState:
        """Make an equal state that shares nothing that can change."""
        twin = RattusState(self.box)
        twin.phase = self.phase
        twin.active = self.active
        twin.last = self.last
        twin.ending = self.ending
        twin.plague = self.plague
        twin.caravan = self.caravan
        twin.struck = self.struck
        twin.supply = self.supply
        twin.strays = self.strays
        twin.increased = self.increased
        twin.took_card = self.took_card
        twin.used = self.used
        twin.limit_minus = self.limit_minus
        twin.ways = self.ways
        twin.walls = self.walls
        twin.bishops = self.bishops
        twin.nuns = self.nuns
        twin.turned_up = self.turned_up
        twin.recycled_from = self.recycled_from
        twin.citizens_changed = self.citizens_changed
        twin.cards_changed = self.cards_changed
        twin.rats_changed = self.rats_changed
        twin.faces_changed = self.faces_changed
        if self.region_deck is not None:
            twin.region_deck = self.region_deck.copy()
        twin.stored = self.stored[:]
        twin.diplomats = self.diplomats[:] if self.diplomats else NOTHING
        twin.saved_diplomats = self.saved_diplomats[:]
        twin.potions = self.potions[:] if self.potions else NOTHING
        twin.carrying_both = self.carrying_both[:] if self.carrying_both else NOTHING
        twin.citizens = self.citizens[:]
        twin.crowd = self.crowd[:]
        twin.hand = self.hand[:]
        twin.haven = self.haven[:]
        twin.rats = self.rats[:]
        twin.rat_count = self.rat_count[:]
        twin.holder = self.holder[:]
        twin.cards = self.cards
        twin.undealt = self.undealt[:]
        twin.pending = self.pending[:]
        twin.legal_seat = self.legal_seat
        twin.legal = self.legal
        return twin


def empty_table(box: Box) -> RattusState:
    """Lay out a board on which nothing stands yet."""
    state = RattusState(box)
    state.citizens = [0] * (REGIONS * box.players)
    state.crowd = [0] * REGIONS
    state.hand = [CITIZENS] * box.players
    state.haven = [0] * box.players
    state.rats = [NO_RAT] * (REGIONS * SLOTS)
    state.rat_count = [0] * REGIONS
    state.holder = [NOT_IN_PLAY] * CARDS
    state.cards = []
    state.undealt = [1] * len(box.faces)
    state.stored = [0] * box.players
    state.diplomats = NOTHING
    state.saved_diplomats = [0] * box.players
    state.potions = NOTHING
    state.carrying_both = NOTHING
    return state


def make_room_for_both(state: RattusState) -> None:
    """Where diplomats and potions are in the game, a citizen may carry both (RA-13, RP-8).

    A seat has one diplomat in a region at most, so its citizen has a potion too, 1, or not, 0.
    """
    if state.diplomats and state.potions:
        state.carrying_both = [0] * len(state.citizens)


def citizens_of(state: RattusState, seat: int, region: int) -> int:
    """Count a seat's citizens in a region."""
    return state.citizens[region * state.box.players + seat]


def on_the_board(state: RattusState, seat: int) -> int:
    """Count a seat's citizens on the board, the Safe Haven included (RB-34)."""
    return CITIZENS - state.hand[seat] - state.stored[seat]
