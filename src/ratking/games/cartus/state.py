"""The state of a game of Rattus Cartus: everything in the box and on the table, one line each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import i64

from ratking.core.domain import Count, Domain, Named, Seats, SeatSet, YesNo
from ratking.core.field import LOOKERS, NO_SEAT, OWNER, Cell, Cube, Grid, Line, Pile, Row
from ratking.core.question import NOBODY
from ratking.core.row import marked
from ratking.core.state import State
from ratking.games.cartus.pieces import (
    BUILDING_CARDS,
    CARD_NAMES,
    CARDS,
    COPIES,
    FAMILIES,
    OTHERS,
    POPULATION,
    UNDEALT,
    UNKNOWN_NAME,
)
from ratking.games.cartus.tables import (
    BUILDING_NAMES,
    CHOSEN_CARDS,
    FEWEST_REPLACEMENTS,
    LARGEST_ROW,
    MOST_OF_A_CARD,
    MOST_PLAYERS,
    MOST_REPLACEMENTS,
    POPULATION_CARDS,
    SMALLEST_ROW,
    Tables,
)

SETUP: Final = 0
BUILDINGS_DRAWN: Final = 1
SUPPLIES: Final = 2
ENTERING: Final = 3
RESOLVING: Final = 4
OVER: Final = 5
PHASES: Final = ("setup", "draw buildings", "supplies", "enter", "resolve", "over")

TRACKS: Final = 6
NUN_CARDS: Final = 5
NOWHERE: Final = -1
UNDECIDED: Final = -1

ALL_SEATS: Final = MOST_PLAYERS
"""Stands among those who know something for what everybody knows."""

MOST_CARDS: Final = POPULATION_CARDS + len(OTHERS) * MOST_OF_A_CARD
MANY: Final = 1000
"""Rats and influence have no end."""

BUILDING_CARD_NAMES: Final = [
    f"{BUILDING_NAMES[card // COPIES]} {'abcde'[card % COPIES]}" for card in range(BUILDING_CARDS)
]
"""A building card goes by its building and the letter of its copy."""


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
        self.laid_out: CartusState | None = None  # an empty table, to be copied


# What can be counted along, and what a number stands for.


def _last_in_row(box: Box) -> int:
    return box.draw - 1


def _last_seat(box: Box) -> int:
    return box.players - 1


def _tokens_in_box(box: Box) -> int:
    return box.tables.tokens


class NunPlaces(Domain):
    """Places of the nun row, counted from 1 by players."""

    def __init__(self) -> None:
        super().__init__("place", 0, NUN_CARDS - 1, thing="nun_place")

    def said(self, state: Any, value: int) -> str:
        """Count from 1."""
        return str(value + 1)


class BuildingsInTheRow(Domain):
    """Places of the row of buildings, each named after the card that lies there."""

    def __init__(self) -> None:
        super().__init__("building of the row", 0, LARGEST_ROW - 1, thing="place")

    def said(self, state: Any, value: int) -> str:
        """Name the building card."""
        return BUILDING_CARD_NAMES[BUILDING_ROW.of(state, value)]

    def sayable(self, state: Any) -> Sequence[int]:
        """List the places that hold a card."""
        return range(BUILDING_ROW.count(state))


SEAT: Final = Seats(MOST_PLAYERS)
PREMIUM_SEAT: Final = Seats(MOST_PLAYERS, NOBODY)
SOME_SEATS: Final = SeatSet(MOST_PLAYERS)
VIEWER: Final = Domain("viewer", 0, ALL_SEATS)
PHASE_NAME: Final = Named("phase", PHASES)
FAMILY: Final = Named("class", FAMILIES)
BUILDING: Final = Named("building", BUILDING_NAMES)
BUILDING_CARD: Final = Named("building card", BUILDING_CARD_NAMES)
CARD: Final = Named("card", CARD_NAMES)
CARD_OR_BACK: Final = Named("card", (*CARD_NAMES, UNKNOWN_NAME))
POPULATION_CARD: Final = Named("population card", CARD_NAMES[:POPULATION], thing="card")
NUN_FACE: Final = Named("population card", CARD_NAMES[:POPULATION], UNDEALT)
SPECIAL: Final = Named("deck", OTHERS)
NUN_PLACE: Final = NunPlaces()
A_BUILDING: Final = BuildingsInTheRow()
ROW_PLACE: Final = Domain("place", 0, LARGEST_ROW - 1, in_box=_last_in_row)
ENTERED_PLACE: Final = Domain("place", 0, LARGEST_ROW - 1, NOWHERE, _last_in_row)
DISCS_BELOW: Final = Count(MOST_PLAYERS - 1, _last_seat)
TOKEN_COUNT: Final = Count(MOST_OF_A_CARD, _tokens_in_box)
POPULATION_COUNT: Final = Count(POPULATION_CARDS)
CARD_COUNT: Final = Count(MOST_CARDS)
YES_NO: Final = YesNo()

STOP: Final = CARD.size
"""The answer in place of a card, behind all of them: that was all."""

# The round.

ROW: Final = Row()
PHASE: Final = Cell(ROW, "phase", PHASE_NAME, "what is being done in this round")
ROUND: Final = Cell(
    ROW,
    "round",
    Count((CHOSEN_CARDS - FEWEST_REPLACEMENTS) // SMALLEST_ROW),
    "the number of the round",
)
START: Final = Cell(ROW, "start", SEAT, "who has the starting player card")

# Building cards.

CHOSEN: Final = Line(ROW, "chosen", BUILDING_CARD, YES_NO, "building cards that are in the game")
UNSEEN: Final = Line(
    ROW, "unseen", BUILDING_CARD, YES_NO, "building cards that nobody has seen in this game"
)
BUILDING_LEFT: Final = Cell(
    ROW, "building_left", Count(BUILDING_CARDS), "cards in the building deck"
)
REPLACEMENT_LEFT: Final = Cell(
    ROW, "replacement_left", Count(BUILDING_CARDS), "unseen cards in the Replacement deck"
)
REPLACED: Final = Pile(
    ROW, "replaced", MOST_REPLACEMENTS, BUILDING_CARD, "cards put under the Replacement deck"
)
BUILDING_ROW: Final = Pile(ROW, "row", LARGEST_ROW, BUILDING_CARD, "the buildings of this round")

# Seats.

RATS: Final = Line(ROW, "rats", SEAT, Count(MANY), "rats of each seat")
TOKENS: Final = Line(ROW, "tokens", SEAT, TOKEN_COUNT, "victory point tokens of each seat")
HAND: Final = Grid(
    ROW, "hand", (SEAT, CARD_OR_BACK), CARD_COUNT, "cards in hand; last: not shown", OWNER
)
HAND_SIZE: Final = Line(ROW, "hand_size", SEAT, CARD_COUNT, "cards in the hand of each seat")
LAID: Final = Grid(
    ROW,
    "laid",
    (SEAT, CARD_OR_BACK),
    CARD_COUNT,
    "cards laid before it; last: not shown",
    OWNER,
)
LAID_SIZE: Final = Line(ROW, "laid_size", SEAT, CARD_COUNT, "cards laid by each seat")
TURNED_UP: Final = Line(ROW, "turned_up", SEAT, YES_NO, "whose laid cards lie face up")
PLACE: Final = Line(
    ROW, "place", SEAT, ENTERED_PLACE, "the building that each seat has entered", start=NOWHERE
)
CHOSEN_SUPPLY: Final = Line(
    ROW, "supply", SEAT, ENTERED_PLACE, "supplies chosen together", OWNER, start=UNDECIDED
)
ENTERED: Final = Pile(ROW, "entered", MOST_PLAYERS, SEAT, "who entered a building, in order")
QUEUE: Final = Pile(ROW, "queue", MOST_PLAYERS, SEAT, "who is yet to enter, in order")
PREMIUM: Final = Cell(
    ROW, "premium", PREMIUM_SEAT, "who became premium last in this round", start=NOBODY
)
LEAST: Final = Cell(ROW, "least", Count(CARDS - 1), "the lowest card that may be given now", OWNER)

# Tracks.

INFLUENCE: Final = Grid(ROW, "influence", (FAMILY, SEAT), Count(MANY), "steps on each track")
HEIGHT: Final = Grid(ROW, "height", (FAMILY, SEAT), DISCS_BELOW, "discs below, on the same space")

# Population cards, jokers and special cards.

DECK_LEFT: Final = Cell(ROW, "deck_left", POPULATION_COUNT, "cards in the population deck")
SHUFFLES: Final = Cell(ROW, "shuffles", Count(MANY), "how often the discards were shuffled")
POOL: Final = Line(
    ROW, "pool", POPULATION_CARD, POPULATION_COUNT, "cards that nature may still deal", NO_SEAT
)
ROW_POOL: Final = Line(
    ROW,
    "row_pool",
    POPULATION_CARD,
    POPULATION_COUNT,
    "cards of the first deck that only the nun row can hold",
    NO_SEAT,
)
DISCARD: Final = Line(ROW, "discard", POPULATION_CARD, POPULATION_COUNT, "the discard pile")
OUTSIDE: Final = Line(
    ROW,
    "outside",
    POPULATION_CARD,
    POPULATION_COUNT,
    "the most ever discarded of each card",
)
DECKS: Final = Line(
    ROW, "decks", SPECIAL, Count(MOST_OF_A_CARD), "jokers and special cards in their decks"
)
TOKENS_LEFT: Final = Cell(ROW, "tokens_left", TOKEN_COUNT, "victory point tokens to be had")

# What is known.

NUN_ROW: Final = Line(
    ROW, "nun_row", NUN_PLACE, NUN_FACE, "the cards of the nun row", LOOKERS, start=UNDEALT
)
NUN_SEEN: Final = Line(ROW, "nun_seen", NUN_PLACE, SOME_SEATS, "who has looked at each of them")
KNOWN: Final = Cube(
    ROW,
    "known",
    (VIEWER, SEAT, CARD),
    CARD_COUNT,
    "cards that a viewer, or everybody, is sure a seat has",
    LOOKERS,
)


class CartusState(State):
    """Any moment of a game; only the verbs change it."""

    def __init__(self, box: Box) -> None:
        super().__init__(ROW)
        self.box = box

    def copy(self) -> CartusState:
        """Make an equal state that shares nothing that can change."""
        twin = CartusState(self.box)
        twin.become(self)
        return twin

    def __getattr__(self, name: str) -> Any:
        """Show a declared field by its name."""
        return self.shown(name)


def empty_table(box: Box) -> CartusState:
    """Lay out discs, rats and one heap of population cards (RC-1, RC-2, RC-7, RC-9)."""
    if box.laid_out is None:
        box.laid_out = _laid_out(box)
    return box.laid_out.copy()


def _laid_out(box: Box) -> CartusState:
    state = CartusState(box)
    state.lay_out()
    START.put(state, box.start)  # chosen with the options (RC-16)
    for seat in range(box.players):
        RATS.put(state, seat, box.start_rats)
        for family in range(TRACKS):
            HEIGHT.put(state, family, seat, seat)
    for card in range(POPULATION):
        POOL.put(state, card, box.cards[card])
    DECK_LEFT.put(state, POOL.total(state) - NUN_CARDS)
    TOKENS_LEFT.put(state, box.tables.tokens)
    return state


def is_shown(state: CartusState, seat: int) -> bool:
    """Say whether the cards that a seat played lie face up."""
    return TURNED_UP.of(state, seat) == 1


def has_seen(state: CartusState, seat: int, place: int) -> bool:
    """Say whether a seat has looked at a card of the nun row."""
    return seat >= 0 and (NUN_SEEN.of(state, place) >> seat) & 1 == 1


def is_final_round(state: CartusState) -> bool:
    """The final round is the one after whose drawing the building deck is empty (RC-55)."""
    return BUILDING_LEFT.of(state) == 0


def is_chosen(state: CartusState, building: int) -> bool:
    """Say whether any card of a building is in the game."""
    for card in range(building * COPIES, (building + 1) * COPIES):
        if CHOSEN.of(state, card):
            return True
    return False


def known_to(state: CartusState, viewer: int, holder: int, card: int) -> int:
    """Count what a viewer, or everybody (below 0), is sure that a holder has of a card."""
    return KNOWN.of(state, viewer if viewer >= 0 else ALL_SEATS, holder, card)


def cards_of(state: CartusState, cards: Grid, seat: int) -> i64:
    """Mark the different cards that a seat has, in hand or laid, as far as they are shown."""
    return marked(state, cards.first + seat * cards.wide, CARDS)


def cards_in(state: CartusState, pool: Line) -> i64:
    """Mark the different cards of a pool."""
    return marked(state, pool.first, pool.size)


def count_cards(state: CartusState, cards: Grid, seat: int, first: int, end: int) -> int:
    """Count what a seat has, in hand or laid, of all cards from a first one up to an end."""
    numbers = state.numbers
    start: i64 = cards.first + seat * cards.wide
    count: i64 = 0
    for place in range(start + first, start + end):
        number: int = numbers[place]
        count += number
    return count


def known_cards(state: CartusState, viewer: int, holder: int) -> i64:
    """Mark the different cards that a viewer is sure a holder has."""
    return marked(state, KNOWN.first + (viewer * KNOWN.deep + holder) * KNOWN.wide, CARDS)


def undealt(state: CartusState) -> int:
    """Count the cards of the nun row that have no face yet."""
    count = 0
    for place in range(NUN_CARDS):
        if NUN_ROW.of(state, place) == UNDEALT:
            count += 1
    return count
