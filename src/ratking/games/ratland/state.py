"""The state of a game of RatLand: flat lists of small numbers, and a copy by hand."""

from __future__ import annotations

from typing import Final

from ratking.core.question import NOBODY
from ratking.core.state import State
from ratking.games.ratland.pieces import AREAS, BOARD, EVENT_NAMES, KINDS_OF_CHEESE, PANTRY
from ratking.games.ratland.tables import FOOD_CARDS, Tables

SETUP: Final = 0
EVENT: Final = 1
RATS: Final = 2
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

ROUNDS_BEFORE_FINAL: Final = 5
EVENTS_IN_A_GAME: Final = 10

DOUBLE: Final = 7
HIDE: Final = 8
PLAN: Final = 9
"""A plan holds a number for each space, the rats that count twice, and whether a cheese hides."""

NORMAL: Final = 0
AGGRESSIVE: Final = 1
FREE_CHOICE: Final = 2
BOARDS: Final = ("normal", "aggressive", "choice")


class Variant:
    """How the game is to be played, apart from the number of players."""

    def __init__(
        self,
        ascending: bool = False,
        clans: bool = False,
        boards: int = NORMAL,
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
        self.sets = 1 if players <= 6 else 2  # RL-1
        self.one_more_of_each = players in (5, 6, 11, 12)  # RL-37, RL-38
        self.food = tables.food
        self.upkeep = tables.upkeep
        self.pieces = [count * self.sets for count in tables.pieces]
        self.rats = tables.rats * self.sets
        self.initial_events = _events_of(tables, "initial")
        self.final_events = _events_of(tables, "final")


def _events_of(tables: Tables, deck: str) -> list[int]:
    return [event for event, name in enumerate(EVENT_NAMES) if tables.decks[name] == deck]


class RatlandState(State):
    """Any moment of a game; only the verbs change it."""

    rats: list[int]
    double: list[int]
    sick: list[int]
    sick_here: list[int]
    lost: list[int]
    graveyard: list[int]
    cheese: list[int]
    hidden: list[int]
    aggressive: list[int]
    clan: list[int]
    offers: list[int]
    used: list[int]
    plan: list[int]
    secret: list[int]
    starving: list[int]
    sent: list[int]
    bag: list[int]
    drawn: list[int]
    food: list[int]
    events_left: list[int]
    food_left: list[int]
    clans_left: list[int]

    def __init__(self, box: Box) -> None:
        super().__init__()
        self.box = box
        self.phase = SETUP
        self.round = 0
        self.active = box.start  # RL-8
        self.supply = 0
        self.event = NO_EVENT
        self.next_event = UNDEALT
        self.event_seen = 0
        self.next_food = UNDEALT
        self.food_seen = 0
        self.area = 0
        self.turn = 0
        self.drawer = NOBODY
        self.draws_left = 0

    def copy(self) -> RatlandState:
        """Make an equal state that shares nothing that can change."""
        twin = RatlandState(self.box)
        twin.phase = self.phase
        twin.round = self.round
        twin.active = self.active
        twin.supply = self.supply
        twin.event = self.event
        twin.next_event = self.next_event
        twin.event_seen = self.event_seen
        twin.next_food = self.next_food
        twin.food_seen = self.food_seen
        twin.area = self.area
        twin.turn = self.turn
        twin.drawer = self.drawer
        twin.draws_left = self.draws_left
        twin.rats = self.rats[:]
        twin.double = self.double[:]
        twin.sick = self.sick[:]
        twin.sick_here = self.sick_here[:]
        twin.lost = self.lost[:]
        twin.graveyard = self.graveyard[:]
        twin.cheese = self.cheese[:]
        twin.hidden = self.hidden[:]
        twin.aggressive = self.aggressive[:]
        twin.clan = self.clan[:]
        twin.offers = self.offers[:]
        twin.used = self.used[:]
        twin.plan = self.plan[:]
        twin.secret = self.secret[:]
        twin.starving = self.starving[:]
        twin.sent = self.sent[:]
        twin.bag = self.bag[:]
        twin.drawn = self.drawn[:]
        twin.food = self.food[:]
        twin.events_left = self.events_left[:]
        twin.food_left = self.food_left[:]
        twin.clans_left = self.clans_left[:]
        twin.pending = self.pending[:]
        twin.legal_seat = self.legal_seat
        twin.legal = self.legal
        return twin


def empty_table(box: Box) -> RatlandState:
    """Lay out sewer boards on which nothing stands yet (RL-2, RL-3)."""
    state = RatlandState(box)
    players = box.players
    state.supply = box.rats - players * box.tables.start_rats
    state.rats = [0] * (players * BOARD)
    for seat in range(players):
        state.rats[seat * BOARD + PANTRY] = box.tables.start_rats
    state.double = [0] * players
    state.sick = [0] * players
    state.sick_here = [0] * players
    state.lost = [0] * players
    state.graveyard = [0] * players
    state.cheese = [box.tables.start_cheese] * players
    state.hidden = [0] * players
    state.aggressive = [1 if box.variant.boards == AGGRESSIVE else 0] * players
    state.clan = [NO_CLAN] * players
    state.offers = [UNDEALT] * (2 * players)
    state.used = [0] * players
    state.plan = [0] * (players * PLAN)
    state.secret = [0] * players
    state.starving = [0] * players
    state.sent = [0] * (players * AREAS)
    state.bag = [0] * KINDS_OF_CHEESE
    state.drawn = [0] * KINDS_OF_CHEESE
    state.food = []
    state.events_left = [1] * EVENTS
    state.food_left = [box.sets] * FOOD_CARDS
    state.clans_left = [box.sets] * CLANS
    return state


def rats_in(state: RatlandState, seat: int, space: int) -> int:
    """Count a seat's rats on one of its spaces."""
    return state.rats[seat * BOARD + space]


def healthy(state: RatlandState, seat: int) -> int:
    """Count the rats on the seven spaces: neither poisoned nor lost."""
    total = 0
    for place in range(seat * BOARD, seat * BOARD + BOARD):
        total += state.rats[place]
    return total


def on_the_board(state: RatlandState, seat: int) -> int:
    """Count the rats that must be fed: the poisoned ones too, the lost ones not (RL-46, RL-49)."""
    return healthy(state, seat) + state.sick[seat]


def alive(state: RatlandState, seat: int) -> int:
    """Count all living rats (RL-53)."""
    return on_the_board(state, seat) + state.lost[seat]


def clockwise(state: RatlandState) -> list[int]:
    """Order the seats for ties: the active player, then clockwise (RL-10)."""
    players = state.box.players
    return [(state.active + step) % players for step in range(players)]


def is_open(state: RatlandState) -> bool:
    """Say whether a final event has been revealed, so that clans are upgraded (RL-76)."""
    return state.round > ROUNDS_BEFORE_FINAL
