"""What lies in the larder, declared once, and the verbs that change it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Final

from ratking.core.domain import Count, Named, Seats
from ratking.core.event import Event
from ratking.core.field import Cell, Grid, Line, Row
from ratking.core.state import State, tell

ROUNDS: Final = 8
PACK: Final = 3
"""So many rats everybody has."""

MOST: Final = 12
SHELVES: Final = ("cheese", "bread", "honey", "nuts", "bacon")
SEATS: Final = Seats(4)
SHELF: Final = Named("shelf", SHELVES)

ROW: Final = Row()
ROUND: Final = Cell(ROW, "round", Count(ROUNDS), "rounds that are over (LD-7)")
CRUMBS: Final = Line(ROW, "crumbs", SHELF, Count(MOST), "crumbs on each shelf (LD-1)", start=2)
RATS: Final = Grid(ROW, "rats", (SEATS, SHELF), Count(PACK), "rats of a seat on each shelf (LD-2)")
STORE: Final = Line(ROW, "store", SEATS, Count(99), "crumbs that a seat has brought home (LD-4)")


class Box:
    """What stays the same through a game: how many play."""

    def __init__(self, players: int) -> None:
        self.players = players


class LarderState(State):
    """Any moment of the game."""

    def __init__(self, box: Box) -> None:
        super().__init__(ROW)
        self.box = box

    def copy(self) -> LarderState:
        """Make an equal state that shares nothing that can change."""
        twin = LarderState(self.box)
        twin.become(self)
        return twin

    def __getattr__(self, name: str) -> Any:
        """Show a declared field by its name."""
        return self.shown(name)

    def at_home(self, seat: int) -> int:
        """Count the rats of a seat that are on no shelf."""
        return PACK - sum(RATS.of(self, seat, shelf) for shelf in range(len(SHELVES)))

    def rules_shelf(self, seat: int, shelf: int) -> bool:
        """Say whether a seat has more rats on a shelf than anybody else (LD-4)."""
        others = [RATS.of(self, one, shelf) for one in range(self.box.players) if one != seat]
        return RATS.of(self, seat, shelf) > max(others)


@dataclass(frozen=True)
class RatSent(Event):
    """A seat has sent a rat to a shelf."""

    seat: int
    shelf: int
    passes: ClassVar[bool] = True


@dataclass(frozen=True)
class CrumbsTaken(Event):
    """A seat has brought the crumbs of a shelf home, and its rats with them."""

    seat: int
    shelf: int
    crumbs: int
    passes: ClassVar[bool] = True


@dataclass(frozen=True)
class CatCame(Event):
    """The cat has chased the rats from a shelf."""

    shelf: int
    reveals: ClassVar[bool] = True


@dataclass(frozen=True)
class CrumbsFell(Event):
    """New crumbs lie on a shelf."""

    shelf: int
    crumbs: int
    reveals: ClassVar[bool] = True


EVENTS: Final[dict[str, type[Event]]] = {
    event.__name__: event for event in (RatSent, CrumbsTaken, CatCame, CrumbsFell)
}


def send(state: LarderState, seat: int, shelf: int) -> None:
    """Send a rat."""
    RATS.change(state, seat, shelf, 1)
    if state.told is not None:
        tell(state, RatSent(seat, shelf))


def take(state: LarderState, seat: int, shelf: int) -> None:
    """Bring the crumbs home; the rats of this seat come along."""
    crumbs = CRUMBS.of(state, shelf)
    STORE.change(state, seat, crumbs)
    CRUMBS.put(state, shelf, 0)
    RATS.put(state, seat, shelf, 0)
    if state.told is not None:
        tell(state, CrumbsTaken(seat, shelf, crumbs))


def chase(state: LarderState, shelf: int) -> None:
    """Let everybody on a shelf run home."""
    for seat in range(state.box.players):
        RATS.put(state, seat, shelf, 0)
    ROUND.change(state, 1)
    if state.told is not None:
        tell(state, CatCame(shelf))


def fill(state: LarderState, shelf: int, crumbs: int) -> None:
    """Let crumbs fall."""
    CRUMBS.put(state, shelf, min(MOST, CRUMBS.of(state, shelf) + crumbs))
    if state.told is not None:
        tell(state, CrumbsFell(shelf, crumbs))
