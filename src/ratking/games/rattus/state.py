"""The state of a game of Rattus: everything that lies on the table, declared one by one."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ratking.core.domain import Count, Named
from ratking.core.field import LOOKERS, NO_SEAT, OWNER, Cell, Grid, Line, Pile, Row
from ratking.core.question import NOBODY
from ratking.core.row import bit, marked, mask
from ratking.core.state import State
from ratking.games.rattus.board import NOWHERE, REGIONS, Board
from ratking.games.rattus.domains import (
    BORDER,
    CARD,
    CITIZENS_COUNT,
    CITIZENS_EACH,
    ENDINGS,
    FACE,
    FACE_OR_NONE,
    HELD_BY,
    MAYBE_UNKNOWN,
    MOST_PLAYERS,
    NOT_IN_PLAY,
    PHASES,
    PLACES,
    POOL,
    RATS,
    REGION,
    REGION_CARD,
    REGION_CARD_OR_NONE,
    REGION_CARDS,
    REGION_OR_NONE,
    SEAT,
    SEAT_OR_NOBODY,
    SEATS,
    SLOT,
    SLOTS,
    YES_NO,
)
from ratking.games.rattus.pieces import (
    DRAWN_AT_ONCE,
    MOST_SHUFFLES,
    NO_FACE,
    NO_REGION_CARD,
)
from ratking.games.rattus.tables import Tables
from ratking.games.rattus.tokens import MOST_TOKENS
from ratking.games.rattus.ways import Ways

SETUP: Final = 0
TURNS: Final = 1
FINAL_ROUND: Final = 2
LAST_PLAGUE: Final = 3

ONGOING: Final = 0
RATS_EXHAUSTED: Final = 1
ALL_CITIZENS_PLACED: Final = 2

NEVER: Final = 0
WHEN_NEEDED: Final = 1
ALWAYS: Final = 2
"""When region cards are in the game."""

REMOVED: Final = {2: 24, 3: 20, 4: 16, 5: 8, 6: 0}  # RB-6
MOST_CARDS: Final = 8  # RB-3
MOST_WALLS: Final = 3
MOST_BISHOPS: Final = 2
MOST_NUNS: Final = 3

ROW: Final = Row(32)

# The turn.
PHASE: Final = Cell(ROW, "phase", Named("phase", PHASES), "setup, turns, or how it ends")
ACTIVE: Final = Cell(ROW, "active", SEAT, "whose turn it is")
LAST: Final = Cell(ROW, "last", SEAT_OR_NOBODY, "who had the last regular turn", start=NOBODY)
ENDING: Final = Cell(ROW, "ending", Named("ending", ENDINGS), "why the game ends")
INCREASED: Final = Cell(ROW, "increased", YES_NO, "whether the population was increased this turn")
TOOK_CARD: Final = Cell(ROW, "took_card", YES_NO, "whether a class card was taken this turn")

# The plague and the pieces of class cards.
PLAGUE: Final = Cell(ROW, "plague", REGION_OR_NONE, "where the plague piece is", start=NOWHERE)
STRUCK: Final = Cell(ROW, "struck", REGION_OR_NONE, "the region being ravaged", start=NOWHERE)
LIMIT_MINUS: Final = Cell(ROW, "limit_minus", Count(2), "by how much limits are lowered now")
CARAVAN: Final = Cell(ROW, "caravan", REGION_OR_NONE, "where the Caravan is", start=NOWHERE)
WALLS: Final = Pile(ROW, "walls", MOST_WALLS, BORDER, "borders with a wall")
BISHOPS: Final = Pile(ROW, "bishops", MOST_BISHOPS, REGION, "where the bishops are")
NUNS: Final = Pile(ROW, "nuns", MOST_NUNS, REGION, "where the nuns are")

# Citizens and the tokens under them.
CITIZENS: Final = Grid(ROW, "citizens", (REGION, SEAT), CITIZENS_COUNT, "citizens on the board")
CROWD: Final = Line(
    ROW, "crowd", REGION, Count(MOST_PLAYERS * CITIZENS_EACH), "all citizens of a region"
)
HAND: Final = Line(
    ROW, "hand", SEAT, CITIZENS_COUNT, "citizens in each hand stock", start=CITIZENS_EACH
)
HAVEN: Final = Line(ROW, "haven", SEAT, CITIZENS_COUNT, "citizens in the Safe Haven")
STORED: Final = Line(ROW, "stored", SEAT, CITIZENS_COUNT, "citizens stored on the Baker")
SAVED_DIPLOMATS: Final = Line(
    ROW, "saved_diplomats", SEAT, CITIZENS_COUNT, "diplomats in the Safe Haven"
)
WITH_DIPLOMATS: Final = Cell(ROW, "with_diplomats", YES_NO, "whether diplomats are in the game")
WITH_POTIONS: Final = Cell(ROW, "with_potions", YES_NO, "whether potions are in the game")
WITH_BOTH: Final = Cell(ROW, "with_both", YES_NO, "whether both are, so that one may carry both")
DIPLOMATS: Final = Grid(
    ROW, "diplomats", (REGION, SEAT), Count(1), "diplomats: one in a region at most"
)
POTIONS: Final = Grid(ROW, "potions", (REGION, SEAT), CITIZENS_COUNT, "potions under citizens")
CARRYING_BOTH: Final = Grid(
    ROW, "carrying_both", (REGION, SEAT), Count(1), "diplomats that have a potion too"
)

# Class cards.
CARDS: Final = Pile(ROW, "cards", MOST_CARDS, CARD, "the class cards of this game, by number")
HOLDER: Final = Line(ROW, "holder", CARD, HELD_BY, "who holds a class card", start=NOT_IN_PLAY)
USED: Final = Line(ROW, "used", CARD, YES_NO, "whether it was used this turn")

# Rats.
SUPPLY: Final = Cell(
    ROW, "supply", Count(MOST_TOKENS, lambda box: box.supply), "rats beside the board"
)
STRAYS: Final = Cell(
    ROW,
    "strays",
    Count(MOST_TOKENS, lambda box: box.leftover),
    "starting faces in the bag that nobody has seen",
    NO_SEAT,
)
RAT_COUNT: Final = Line(ROW, "rat_count", REGION, Count(SLOTS), "rats in a region")
RAT_POOL: Final = Grid(ROW, "rat_pool", (REGION, SLOT), POOL, "where a rat came from", start=1)
RAT_FACE: Final = Grid(
    ROW, "rat_face", (REGION, SLOT), FACE_OR_NONE, "its face, once dealt", LOOKERS, start=NO_FACE
)
RAT_SEEN: Final = Grid(ROW, "rat_seen", (REGION, SLOT), SEATS, "who has looked at it")
UNDEALT: Final = Line(ROW, "undealt", FACE, YES_NO, "faces still in nature's hands", NO_SEAT)
TURNED_UP: Final = Pile(ROW, "turned_up", SLOTS, FACE, "faces turned up in the struck region")
RECYCLED_FROM: Final = Line(
    ROW, "recycled_from", FACE, YES_NO, "faces that a rat from the discarded ones may have"
)

# Region cards. One in a hand that this table may not know stands there as its shuffle: the unknown
# card of shuffle n is written -1 - n. It is one of the face-down cards that went into that shuffle,
# and nobody but its owner can tell which.
WITH_REGION_CARDS: Final = Cell(
    ROW, "with_region_cards", YES_NO, "whether region cards are in the game"
)
CARD_PLACE: Final = Line(
    ROW, "card_place", REGION_CARD, Named("place", PLACES), "where a region card is", NO_SEAT
)
SHUFFLE_OF: Final = Line(
    ROW, "shuffle_of", REGION_CARD, Count(MOST_SHUFFLES), "the shuffle that it went into last"
)
SHUFFLES: Final = Cell(ROW, "shuffles", Count(MOST_SHUFFLES), "how often discards were shuffled")
DECK_LEFT: Final = Cell(ROW, "deck_left", Count(REGION_CARDS), "region cards in the deck")
HANDS: Final = [
    Pile(ROW, f"region_hand_{seat}", REGION_CARDS, MAYBE_UNKNOWN, "a seat's region cards", OWNER)
    for seat in range(MOST_PLAYERS)
]
DRAWN: Final = Pile(
    ROW, "drawn", DRAWN_AT_ONCE, MAYBE_UNKNOWN, "region cards just drawn or turned up", OWNER
)
DRAWN_BY: Final = Cell(
    ROW, "drawn_by", SEAT_OR_NOBODY, "who alone sees the drawn ones", start=NOBODY
)
SHIELD: Final = Line(
    ROW,
    "shield",
    CARD,
    REGION_CARD_OR_NONE,
    "the region card on a class card",
    start=NO_REGION_CARD,
)


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
        self.regions: i64 = mask(self.in_play)
        self.players = players
        self.start = start
        self.leftover = len(self.starter_faces) - len(self.in_play)
        self.supply = len(self.faces) - len(self.in_play) - REMOVED[players]
        self.starters = vec[i64](self.starter_faces)
        self.others = vec[i64](self.other_faces)
        self.empty: RattusState | None = None  # a table on which nothing stands yet


class RattusState(State):
    """Any moment of a game; only the verbs change it."""

    def __init__(self, box: Box) -> None:
        super().__init__(ROW)
        self.box = box
        self.ways = box.ways  # open borders: they follow from the walls

    def copy(self) -> RattusState:
        """Make an equal state that shares nothing that can change."""
        twin = RattusState(self.box)
        twin.become(self)
        twin.ways = self.ways
        return twin

    def __getattr__(self, name: str) -> Any:
        """Show a declared field by its name."""
        return self.shown(name)


def empty_table(box: Box) -> RattusState:
    """Lay out a board on which nothing stands yet; it is worked out once for every box."""
    if box.empty is None:
        box.empty = _laid_out(box)
    return box.empty.copy()


def _laid_out(box: Box) -> RattusState:
    state = RattusState(box)
    state.lay_out()
    ACTIVE.put(state, box.start)
    SUPPLY.put(state, box.supply)
    STRAYS.put(state, box.leftover)
    for face in range(len(box.faces)):
        UNDEALT.put(state, face, 1)
    return state


def citizens_of(state: RattusState, seat: int, region: int) -> int:
    """Count a seat's citizens in a region."""
    return CITIZENS.of(state, region, seat)


def on_the_board(state: RattusState, seat: int) -> int:
    """Count a seat's citizens on the board, the Safe Haven included (RB-34)."""
    return CITIZENS_EACH - HAND.of(state, seat) - STORED.of(state, seat)


# A rat goes by one number that counts on through the regions: region * SLOTS + its place there.


def pool_of(state: RattusState, rat: int) -> int:
    """Say which pool a rat came from."""
    return RAT_POOL.of(state, 0, rat)


def face_of(state: RattusState, rat: int) -> int:
    """Read the face of a rat, or NO_FACE if nature has not dealt it yet."""
    return RAT_FACE.of(state, 0, rat)


def seen_of(state: RattusState, rat: int) -> int:
    """Read who has looked at a rat, a bit for each seat."""
    return RAT_SEEN.of(state, 0, rat)


def has_seen(state: RattusState, seat: int, rat: int) -> bool:
    """Say whether this seat has looked at the face of a rat."""
    return seat >= 0 and (RAT_SEEN.of(state, 0, rat) >> seat) & 1 == 1


def discarded(state: RattusState) -> list[int]:
    """List the faces that everybody has seen leave the game."""
    gone = [not undealt for undealt in UNDEALT.all(state)]
    for rat in range(RATS):
        if face_of(state, rat) != NO_FACE:
            gone[face_of(state, rat)] = False
    return [face for face in range(len(state.box.faces)) if gone[face]]


# What is asked in every turn, marked in one go: a bit for each region or class card.


def regions_with_rats(state: RattusState) -> i64:
    """Mark the regions in which a rat lies."""
    return marked(state, RAT_COUNT.first, REGIONS)


def closed_regions(state: RattusState) -> i64:
    """Mark the regions that take no more rats: three lie there (RB-18), or a bishop is (RP-3)."""
    found = marked(state, RAT_COUNT.first, REGIONS, 1, SLOTS)
    for bishop in range(BISHOPS.count(state)):
        found |= bit(BISHOPS.of(state, bishop))
    return found


def homes_of(state: RattusState, seat: int) -> i64:
    """Mark the regions where a seat has citizens."""
    return marked(state, CITIZENS.first + seat, REGIONS, CITIZENS.wide)


def cards_of(state: RattusState, seat: int) -> i64:
    """Mark the class cards that lie before a seat."""
    numbers, first = state.numbers, HOLDER.first
    holder: i16 = seat
    found: i64 = 0
    for at in range(CARDS.first + 1, CARDS.first + 1 + CARDS.count(state)):
        card: int = numbers[at]
        if numbers[first + card] == holder:
            found |= bit(card)
    return found


def cards_of_others(state: RattusState, seat: int) -> i64:
    """Mark the class cards of this game that lie before another seat or before nobody."""
    numbers, first = state.numbers, HOLDER.first
    holder: i16 = seat
    found: i64 = 0
    for at in range(CARDS.first + 1, CARDS.first + 1 + CARDS.count(state)):
        card: int = numbers[at]
        if numbers[first + card] != holder:
            found |= bit(card)
    return found


def unused_cards(state: RattusState) -> i64:
    """Mark the class cards that were not used this turn (RB-14)."""
    numbers, first = state.numbers, USED.first
    found: i64 = 0
    for at in range(CARDS.first + 1, CARDS.first + 1 + CARDS.count(state)):
        card: int = numbers[at]
        if numbers[first + card] == 0:
            found |= bit(card)
    return found
