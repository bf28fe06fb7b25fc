"""What can happen in Rattus, as seen by a seat."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from ratking.core.event import HIDDEN, Event


@dataclass(frozen=True)
class CardChosen(Event):
    """A class card came into play."""

    card: int
    reveals: ClassVar[bool] = True


@dataclass(frozen=True)
class PlagueMoved(Event):
    """The plague piece moved; nature's seat puts it down at the start."""

    seat: int
    region: int


@dataclass(frozen=True)
class CaravanMoved(Event):
    """The Caravan was put down or moved on."""

    seat: int
    region: int


@dataclass(frozen=True)
class TurnBegan(Event):
    """A seat's turn began."""

    seat: int
    passes: ClassVar[bool] = True


@dataclass(frozen=True)
class CitizensPlaced(Event):
    """Citizens came from the hand stock to a region."""

    seat: int
    region: int
    count: int


@dataclass(frozen=True)
class CitizensMoved(Event):
    """Citizens moved from one region to another."""

    seat: int
    origin: int
    goal: int
    count: int


@dataclass(frozen=True)
class CitizenSaved(Event):
    """A citizen reached the Safe Haven."""

    seat: int
    region: int


@dataclass(frozen=True)
class CitizensDied(Event):
    """Citizens died and went back to their owner's hand stock."""

    seat: int
    region: int
    count: int


@dataclass(frozen=True)
class CardTaken(Event):
    """A class card was taken, from the table or from its holder."""

    seat: int
    card: int
    loser: int


@dataclass(frozen=True)
class CardUsed(Event):
    """The ability of a class card was used."""

    seat: int
    card: int


@dataclass(frozen=True)
class RatAdded(Event):
    """A new rat was laid face down."""

    seat: int
    region: int


@dataclass(frozen=True)
class RatMoved(Event):
    """A rat moved to another region."""

    seat: int
    rat: int
    region: int


@dataclass(frozen=True)
class RatsSwapped(Event):
    """Two rats traded places."""

    seat: int
    rat: int
    other_rat: int


@dataclass(frozen=True)
class RatSeen(Event):
    """A seat looked at a rat; only that seat is told the face."""

    seat: int
    rat: int
    face: int
    reveals: ClassVar[bool] = True

    def seen_by(self, seat: int) -> Event:
        """Hide the face from everybody else."""
        return self if seat == self.seat else replace(self, face=HIDDEN)


@dataclass(frozen=True)
class RatRevealed(Event):
    """A rat of the plague region was turned over and left the game."""

    region: int
    slot: int
    face: int
    reveals: ClassVar[bool] = True


@dataclass(frozen=True)
class OutbreakBegan(Event):
    """The crowd reached the limit of the rat just revealed."""

    region: int
    face: int


@dataclass(frozen=True)
class LastTurnEnded(Event):
    """The last regular turn was over; the ending says why."""

    seat: int
    ending: int
    passes: ClassVar[bool] = True


@dataclass(frozen=True)
class FinalTurnBegan(Event):
    """A seat may use its cards one last time."""

    seat: int
    passes: ClassVar[bool] = True


@dataclass(frozen=True)
class LastPlagueBegan(Event):
    """The plague ravaged every region."""

    seat: int
    passes: ClassVar[bool] = True


EVENTS: dict[str, type[Event]] = {
    event.__name__: event
    for event in (
        CardChosen, PlagueMoved, CaravanMoved, TurnBegan, CitizensPlaced, CitizensMoved,
        CitizenSaved, CitizensDied, CardTaken, CardUsed, RatAdded, RatMoved, RatsSwapped, RatSeen,
        RatRevealed, OutbreakBegan, LastTurnEnded, FinalTurnBegan, LastPlagueBegan,
    )
}  # fmt: skip
