"""The state of a game of Rattus: flat lists of small numbers, and a copy by hand."""

from __future__ import annotations

from typing import Final

from ratking.core.question import NOBODY
from ratking.core.state import State
from ratking.games.rattus.board import NOWHERE, REGIONS, Board
from ratking.games.rattus.tables import Tables
from ratking.games.rattus.tokens import STARTERS

CITIZENS: Final = 20
SLOTS: Final = 3
CARDS: Final = 22

NOT_IN_PLAY: Final = -2
UNTAKEN: Final = -1

STARTER: Final = 0
SUPPLY: Final = 1
UNDEALT: Final = -1

SETUP: Final = 0
TURNS: Final = 1
FINAL_ROUND: Final = 2
LAST_PLAGUE: Final = 3
PHASES: Final = ("setup", "turns", "final round", "last plague")

ONGOING: Final = 0
RATS_EXHAUSTED: Final = 1
ALL_CITIZENS_PLACED: Final = 2
ENDINGS: Final = ("ongoing", "rats exhausted", "all citizens placed")

REMOVED: Final = {2: 24, 3: 20, 4: 16, 5: 8, 6: 0}  # RB-6


class Rat:
    """A rat lying face down: which pool it came from, its face once dealt, and who has seen it."""

    __slots__ = ("pool", "face", "seen")

    def __init__(self, pool: int, face: int, seen: int) -> None:
        self.pool = pool
        self.face = face
        self.seen = seen

    def seen_by(self, seat: int) -> bool:
        """Say whether this seat has looked at the face."""
        return seat >= 0 and (self.seen >> seat) & 1 == 1


NO_RAT: Final = Rat(SUPPLY, UNDEALT, 0)
STARTING_RAT: Final = Rat(STARTER, UNDEALT, 0)
NEW_RAT: Final = Rat(SUPPLY, UNDEALT, 0)


class Box:
    """What stays the same through a game: tables, board, players and who starts."""

    def __init__(self, tables: Tables, players: int, start: int) -> None:
        self.tables = tables
        self.board = Board(tables, players)
        self.faces = tables.faces
        self.starter_faces = [n for n, face in enumerate(tables.faces) if face.starter]
        self.other_faces = [n for n, face in enumerate(tables.faces) if not face.starter]
        self.neighbours = self.board.neighbours
        self.in_play = self.board.in_play
        self.players = players
        self.start = start
        self.leftover = STARTERS - len(self.in_play)
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
        twin.citizens = self.citizens[:]
        twin.crowd = self.crowd[:]
        twin.hand = self.hand[:]
        twin.haven = self.haven[:]
        twin.rats = self.rats[:]
        twin.rat_count = self.rat_count[:]
        twin.holder = self.holder[:]
        twin.cards = self.cards[:]
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
    return state


def citizens_of(state: RattusState, seat: int, region: int) -> int:
    """Count a seat's citizens in a region."""
    return state.citizens[region * state.box.players + seat]


def on_the_board(state: RattusState, seat: int) -> int:
    """Count a seat's citizens on the board, the Safe Haven included (RB-34)."""
    return CITIZENS - state.hand[seat]
