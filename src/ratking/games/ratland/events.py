"""What can happen in RatLand, as seen by a seat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ratking.core.event import Event, Secret


@dataclass(frozen=True)
class ClanDealt(Secret):
    """A seat was dealt a clan card to choose from; only that seat is told which."""

    clan: int
    hides: ClassVar[str] = "clan"


@dataclass(frozen=True)
class ClansChosen(Event):
    """All seats showed the sides of their boards and the clans they keep."""

    aggressive: list[int]
    clans: list[int]
    reveals: ClassVar[bool] = True
    passes: ClassVar[bool] = True


@dataclass(frozen=True)
class RoundBegan(Event):
    """A round began with this active player."""

    active: int
    passes: ClassVar[bool] = True


@dataclass(frozen=True)
class EventRevealed(Event):
    """The next event card was turned over."""

    card: int
    reveals: ClassVar[bool] = True


@dataclass(frozen=True)
class FoodRevealed(Event):
    """A food card was turned over."""

    card: int
    reveals: ClassVar[bool] = True


@dataclass(frozen=True)
class EventForeseen(Secret):
    """A seat looked at the next event; only that seat is told which."""

    card: int
    hides: ClassVar[str] = "card"


@dataclass(frozen=True)
class FoodForeseen(Secret):
    """A seat looked at the next food card; only that seat is told which."""

    card: int
    hides: ClassVar[str] = "card"


@dataclass(frozen=True)
class ScreensLifted(Event):
    """All screens went away together: rats on the spaces of every seat, one board after another."""

    rats: list[int]
    double: list[int]
    hidden: list[int]
    reveals: ClassVar[bool] = True
    passes: ClassVar[bool] = True


@dataclass(frozen=True)
class AthletesMoved(Event):
    """Athletes moved rats; the spaces of every seat after that, and the rats that count twice."""

    rats: list[int]
    double: list[int]
    reveals: ClassVar[bool] = True
    passes: ClassVar[bool] = True


@dataclass(frozen=True)
class CheeseGained(Event):
    """A seat put cheese from the supply into its pantry."""

    seat: int
    count: int


@dataclass(frozen=True)
class CheeseStolen(Event):
    """A seat stole cheese from a neighbour."""

    seat: int
    victim: int
    count: int


@dataclass(frozen=True)
class CheeseGiven(Event):
    """A seat gave a Musician one cheese."""

    seat: int
    musician: int


@dataclass(frozen=True)
class CheesePaid(Event):
    """A seat fed its clan."""

    seat: int
    count: int


@dataclass(frozen=True)
class RatsJoined(Event):
    """Rats came from the supply to a space."""

    seat: int
    space: int
    count: int


@dataclass(frozen=True)
class RatLeft(Event):
    """A rat went from a space back to the supply."""

    seat: int
    space: int


@dataclass(frozen=True)
class PoisonedRatLeft(Event):
    """A rat went from the infirmary back to the supply."""

    seat: int


@dataclass(frozen=True)
class RatPoisoned(Event):
    """A rat went from a space to the infirmary."""

    seat: int
    space: int


@dataclass(frozen=True)
class RatLost(Event):
    """A rat went from a space and lost its way."""

    seat: int
    space: int


@dataclass(frozen=True)
class RatGiven(Event):
    """A rat left its drunken clan for another one."""

    seat: int
    taker: int


@dataclass(frozen=True)
class RatsReturned(Event):
    """Poisoned and lost rats came back to the pantry."""

    seat: int
    poisoned: int
    lost: int


@dataclass(frozen=True)
class RatFreed(Event):
    """A rat went from a graveyard to the supply."""

    seat: int


@dataclass(frozen=True)
class BagFilled(Event):
    """The bag was filled for an area: so many pieces of each colour."""

    area: int
    pieces: list[int]


@dataclass(frozen=True)
class PieceAdded(Event):
    """A Corrupt clan added a piece to the bag."""

    seat: int
    colour: int


@dataclass(frozen=True)
class RatWounded(Event):
    """An aggressive seat wounded a rat of another seat."""

    seat: int
    victim: int
    area: int


@dataclass(frozen=True)
class PieceDrawn(Event):
    """A piece was drawn from the bag."""

    seat: int
    colour: int
    reveals: ClassVar[bool] = True


@dataclass(frozen=True)
class PiecePutBack(Event):
    """A seat put a drawn piece back into the bag."""

    seat: int
    colour: int


@dataclass(frozen=True)
class SwapsRevealed(Event):
    """All seats showed whether they swap a rat for a cheese: 0 no, 1 healthy, 2 poisoned."""

    choices: list[int]
    reveals: ClassVar[bool] = True
    passes: ClassVar[bool] = True


@dataclass(frozen=True)
class RatsStarved(Event):
    """Rats went to their graveyards; so many of them were poisoned ones."""

    counts: list[int]
    poisoned: list[int]
    reveals: ClassVar[bool] = True
    passes: ClassVar[bool] = True


@dataclass(frozen=True)
class CheeseTransmuted(Event):
    """Alchemists turned so many cheeses into rats."""

    counts: list[int]
    reveals: ClassVar[bool] = True
    passes: ClassVar[bool] = True


EVENTS: dict[str, type[Event]] = {
    event.__name__: event
    for event in (
        ClanDealt, ClansChosen, RoundBegan, EventRevealed, FoodRevealed, EventForeseen,
        FoodForeseen, ScreensLifted, AthletesMoved, CheeseGained, CheeseStolen, CheeseGiven,
        CheesePaid, RatsJoined, RatLeft, PoisonedRatLeft, RatPoisoned, RatLost, RatGiven,
        RatsReturned, RatFreed, BagFilled, PieceAdded, RatWounded, PieceDrawn, PiecePutBack,
        SwapsRevealed, RatsStarved, CheeseTransmuted,
    )
}  # fmt: skip
