"""The state of a game of RatLand: what lies on the table, declared once, in one row of numbers."""

from __future__ import annotations

from typing import Any, Final

from ratking.core.domain import Count, Domain, Named, Seats, SeatSet, YesNo
from ratking.core.field import LOOKERS, NO_SEAT, OWNER, Cell, Grid, Line, Pile, Row
from ratking.core.question import NOBODY
from ratking.core.state import State
from ratking.games.ratland.pieces import AREAS, CLAN_NAMES, COLOURS, EVENT_NAMES, PANTRY, SPACES
from ratking.games.ratland.tables import FOOD_CARDS, MOST_RATS, FoodCard, Tables

SETUP: Final = 0
EVENT_PHASE: Final = 1
RATS_PHASE: Final = 2
ATTACK: Final = 3
NURSERY_PHASE: Final = 4
RETURN: Final = 5
SEARCH: Final = 6
FEEDING: Final = 7
OVER: Final = 8
PHASES: Final = (
    "setup", "event", "rats", "attack", "nursery", "return", "search", "feeding", "over",
)  # fmt: skip

EVENTS: Final = 14
END: Final = 13
NO_EVENT: Final = 14
CLANS: Final = 12
NO_CLAN: Final = 12
UNDEALT: Final = -1
OFFERED: Final = 2
"""How many clan cards a seat may choose from (RL-75)."""

MOST_PLAYERS: Final = 12
ROUNDS_BEFORE_FINAL: Final = 5
EVENTS_IN_A_GAME: Final = 10
MOST_SETS: Final = 2
MUCH_CHEESE: Final = 10_000

DOUBLE: Final = 7
HIDE: Final = 8
PLAN_SIZE: Final = 9
PLAN_NAMES: Final = (*SPACES, "double", "hidden")
"""A plan holds a number for each space, the rats that count twice, and whether a cheese hides."""

ALL_NORMAL: Final = 0
ALL_AGGRESSIVE: Final = 1
FREE_CHOICE: Final = 2
BOARDS: Final = ("normal", "aggressive", "choice")


class Variant:
    """How the game is to be played, apart from the number of players."""

    def __init__(
        self,
        ascending: bool = False,
        clans: bool = False,
        boards: int = ALL_NORMAL,
        locked_is_a_cap: bool = False,
        defenders_kill: bool = False,
    ) -> None:
        self.ascending = ascending
        self.clans = clans
        self.boards = boards
        self.locked_is_a_cap = locked_is_a_cap
        self.defenders_kill = defenders_kill


class Box:
    """What stays the same through a game: tables, players, who starts and the variant."""

    def __init__(self, tables: Tables, players: int, start: int, variant: Variant) -> None:
        self.tables = tables
        self.players = players
        self.start = start
        self.variant = variant
        self.sets = 1 if players <= 6 else MOST_SETS  # RL-1
        self.one_more_of_each = players in (5, 6, 11, 12)  # RL-37, RL-38
        self.food = tables.food
        self.upkeep = tables.upkeep
        self.pieces = [count * self.sets for count in tables.pieces]
        self.rats = tables.rats * self.sets
        self.initial_events = _events_of(tables, "initial")
        self.final_events = _events_of(tables, "final")


def _events_of(tables: Tables, deck: str) -> list[int]:
    return [event for event, name in enumerate(EVENT_NAMES) if tables.decks[name] == deck]


def _rats_of(box: Any) -> int:
    return int(box.rats)


SEAT: Final = Seats(MOST_PLAYERS)
SEATS: Final = SeatSet(MOST_PLAYERS)
A_PHASE: Final = Named("phase", PHASES)
EVENT_CARD: Final = Named("event", EVENT_NAMES)
EVENT_IN_FORCE: Final = Named("event", EVENT_NAMES, NO_EVENT)
EVENT_TO_COME: Final = Named("event", EVENT_NAMES, UNDEALT)
CLAN_CARD: Final = Named("clan", CLAN_NAMES)
CLAN_CHOSEN: Final = Named("clan", CLAN_NAMES, NO_CLAN)
CLAN_OFFERED: Final = Named("clan", CLAN_NAMES, UNDEALT)
OFFER: Final = Domain("clan", 0, OFFERED - 1)
FOOD_CARD: Final = FoodCard()
FOOD_TO_COME: Final = FoodCard(UNDEALT)
SPACE: Final = Named("space", SPACES)
AN_AREA: Final = Named("area", SPACES[:AREAS])
SLOT: Final = Named("slot", PLAN_NAMES)
RAT_PLACE: Final = Named("space", PLAN_NAMES[:HIDE])
COLOUR: Final = Named("colour", COLOURS)
SIDE: Final = Named("board", BOARDS[:2])
YES_NO: Final = YesNo()
SOME_RATS: Final = Count(MOST_SETS * MOST_RATS, _rats_of)
PIECES: Final = Count(MUCH_CHEESE)
IN_SETS: Final = Count(MOST_SETS, lambda box: int(box.sets))

ROW: Final = Row()

PHASE: Final = Cell(ROW, "phase", A_PHASE, "the phase of the round (RL-12)")
ROUND: Final = Cell(ROW, "round", Count(EVENTS_IN_A_GAME - 1), "rounds begun so far")
ACTIVE: Final = Cell(ROW, "active", SEAT, "the seat with the active player card (RL-9)")
SUPPLY: Final = Cell(ROW, "supply", SOME_RATS, "rats beside the boards")

EVENT: Final = Cell(ROW, "event", EVENT_IN_FORCE, "the event in force (RL-13)", start=NO_EVENT)
NEXT_EVENT: Final = Cell(
    ROW, "next_event", EVENT_TO_COME, "the next event, once it is dealt", LOOKERS, UNDEALT
)
EVENT_SEEN: Final = Cell(ROW, "event_seen", SEATS, "who has looked at the next event (RL-88)")
EVENTS_LEFT: Final = Line(ROW, "events_left", EVENT_CARD, Count(1), "events to come", NO_SEAT)

FOOD: Final = Pile(ROW, "food", MOST_SETS, FOOD_CARD, "the food cards of the round (RL-38)")
NEXT_FOOD: Final = Cell(
    ROW, "next_food", FOOD_TO_COME, "the next food card, once it is dealt", LOOKERS, UNDEALT
)
FOOD_SEEN: Final = Cell(ROW, "food_seen", SEATS, "who has looked at the next food card (RL-88)")
FOOD_LEFT: Final = Line(ROW, "food_left", FOOD_CARD, IN_SETS, "food cards in the deck", NO_SEAT)

RATS: Final = Grid(ROW, "rats", (SEAT, SPACE), SOME_RATS, "healthy rats on each space (RL-16)")
TWICE: Final = Line(
    ROW, "double", SEAT, SOME_RATS, "rats in the pantry that count in the nursery too (RL-67)"
)
SICK: Final = Line(ROW, "sick", SEAT, SOME_RATS, "poisoned rats in the infirmary (RL-43)")
SICK_HERE: Final = Line(
    ROW, "sick_here", SEAT, SOME_RATS, "those of them that are of the area searched (RL-42)"
)
LOST: Final = Line(ROW, "lost", SEAT, SOME_RATS, "rats that have lost their way (RL-44)")
GRAVEYARD: Final = Line(ROW, "graveyard", SEAT, SOME_RATS, "rats that starved (RL-48)")
CHEESE: Final = Line(ROW, "cheese", SEAT, PIECES, "cheese in the pantry (RL-14)")
HIDDEN_CHEESE: Final = Line(ROW, "hidden", SEAT, Count(1), "cheese hidden from thieves (RL-61)")

AGGRESSIVE: Final = Line(ROW, "aggressive", SEAT, SIDE, "the side of the board (RL-69)", OWNER)
CLAN: Final = Line(ROW, "clan", SEAT, CLAN_CHOSEN, "the clan of each seat (RL-75)", OWNER, NO_CLAN)
OFFERS: Final = Grid(
    ROW, "offers", (SEAT, OFFER), CLAN_OFFERED, "clans to choose from (RL-75)", OWNER, UNDEALT
)
CLANS_LEFT: Final = Line(ROW, "clans_left", CLAN_CARD, IN_SETS, "clans that nobody has", NO_SEAT)
USED: Final = Line(
    ROW, "used", SEAT, Count(AREAS), "areas of the round in which the clan was used (RL-80, 87)"
)

PLAN: Final = Grid(
    ROW, "plan", (SEAT, SLOT), SOME_RATS, "what a seat plans behind its screen (RL-16)", OWNER
)
SECRET: Final = Line(
    ROW, "secret", SEAT, SOME_RATS, "what a seat chose: a swap, who starves, cheese", OWNER
)
STARVING: Final = Line(ROW, "starving", SEAT, SOME_RATS, "rats that could not be fed (RL-48)")

AREA: Final = Cell(ROW, "area", AN_AREA, "the area that is searched (RL-33)")
TURN: Final = Cell(
    ROW,
    "turn",
    Count(2 * MOST_PLAYERS, lambda box: 2 * int(box.players)),
    "how many have had their turn in the area: bribes, then draws (RL-34)",
)
DRAWER: Final = Cell(
    ROW, "drawer", Seats(MOST_PLAYERS, NOBODY), "who draws from the bag", start=NOBODY
)
DRAWS_LEFT: Final = Cell(
    ROW,
    "draws_left",
    Count(MOST_SETS * MOST_RATS + 1, lambda box: int(box.rats) + 1),
    "pieces that are still drawn",
)
SENT: Final = Grid(ROW, "sent", (SEAT, AN_AREA), SOME_RATS, "rats sent to each area (RL-34)")
BAG: Final = Line(ROW, "bag", COLOUR, PIECES, "pieces in the bag (RL-33)")
DRAWN: Final = Line(ROW, "drawn", COLOUR, PIECES, "pieces drawn so far by the drawer")


class RatlandState(State):
    """Any moment of a game; only the verbs change it."""

    def __init__(self, box: Box) -> None:
        super().__init__(ROW)
        self.box = box

    def copy(self) -> RatlandState:
        """Make an equal state that shares nothing that can change."""
        twin = RatlandState(self.box)
        twin.become(self)
        return twin

    def __getattr__(self, name: str) -> Any:
        """Show a declared field by its name."""
        return self.shown(name)


def empty_table(box: Box) -> RatlandState:
    """Lay out sewer boards on which nothing stands yet (RL-2, RL-3)."""
    state = RatlandState(box)
    state.lay_out()
    ACTIVE.put(state, box.start)  # RL-8
    SUPPLY.put(state, box.rats - box.players * box.tables.start_rats)
    for seat in range(box.players):
        RATS.put(state, seat, PANTRY, box.tables.start_rats)
        CHEESE.put(state, seat, box.tables.start_cheese)
        AGGRESSIVE.put(state, seat, 1 if box.variant.boards == ALL_AGGRESSIVE else 0)
    for event in range(EVENTS):
        EVENTS_LEFT.put(state, event, 1)
    for card in range(FOOD_CARDS):
        FOOD_LEFT.put(state, card, box.sets)
    for clan in range(CLANS):
        CLANS_LEFT.put(state, clan, box.sets)
    return state


def rats_in(state: RatlandState, seat: int, space: int) -> int:
    """Count a seat's rats on one of its spaces."""
    return RATS.of(state, seat, space)


def healthy(state: RatlandState, seat: int) -> int:
    """Count the rats on the seven spaces: neither poisoned nor lost."""
    return RATS.total(state, seat)


def on_the_board(state: RatlandState, seat: int) -> int:
    """Count the rats that must be fed: the poisoned ones too, the lost ones not (RL-46, RL-49)."""
    return RATS.total(state, seat) + SICK.of(state, seat)


def alive(state: RatlandState, seat: int) -> int:
    """Count all living rats (RL-53)."""
    return on_the_board(state, seat) + LOST.of(state, seat)


def of_all(state: RatlandState, field: Line) -> list[int]:
    """List what a field says about each seat at the table."""
    return [field.of(state, seat) for seat in range(state.box.players)]


def boards(state: RatlandState) -> list[int]:
    """List the rats on all spaces, one board after the other."""
    found: list[int] = []
    for seat in range(state.box.players):
        found += RATS.all(state, seat)
    return found


def nth_clockwise(state: RatlandState, step: int) -> int:
    """Find the seat so many steps clockwise from the active player."""
    seat, players = ACTIVE.of(state) + step, state.box.players
    return seat if seat < players else seat - players


def clockwise(state: RatlandState) -> list[int]:
    """Order the seats for ties: the active player, then clockwise (RL-10)."""
    return [nth_clockwise(state, step) for step in range(state.box.players)]


def is_open(state: RatlandState) -> bool:
    """Say whether a final event has been revealed, so that clans are upgraded (RL-76)."""
    return ROUND.of(state) > ROUNDS_BEFORE_FINAL
