"""What can happen in Rattus, as seen by a seat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ratking.core.event import Event, Secret


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
class RatSeen(Secret):
    """A seat looked at a rat; only that seat is told the face."""

    rat: int
    face: int
    hides: ClassVar[str] = "face"


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
class SymbolCounted(Event):
    """A symbol of the rat was counted against a seat: for majority, for a class card, or for all.

    The symbol is the number of a class, MAJORITY or EVERYONE; only a class names a card.
    """

    seat: int
    region: int
    symbol: int
    card: int
    count: int


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


@dataclass(frozen=True)
class PotionsDrunk(Event):
    """Potions saved citizens from a rat."""

    seat: int
    region: int
    count: int


@dataclass(frozen=True)
class DiplomatSent(Event):
    """A citizen became a diplomat; both is 1 if it has a potion too."""

    seat: int
    region: int
    both: int


@dataclass(frozen=True)
class PotionGiven(Event):
    """A citizen got a potion; both is 1 if it is a diplomat too."""

    seat: int
    region: int
    both: int


@dataclass(frozen=True)
class CitizenStored(Event):
    """A citizen went onto the Baker."""

    seat: int


@dataclass(frozen=True)
class CitizensReleased(Event):
    """Citizens came from the Baker to a region."""

    seat: int
    region: int
    count: int


@dataclass(frozen=True)
class BishopPlaced(Event):
    """A bishop came to a region."""

    seat: int
    region: int


@dataclass(frozen=True)
class NunPlaced(Event):
    """A nun came to a region."""

    seat: int
    region: int


@dataclass(frozen=True)
class WallBuilt(Event):
    """A wall was put on a border."""

    seat: int
    region: int
    other_region: int


@dataclass(frozen=True)
class RegionCardDrawn(Secret):
    """A seat drew a region card; only that seat is told which."""

    region_card: int
    hides: ClassVar[str] = "region_card"


@dataclass(frozen=True)
class RegionCardKept(Secret):
    """A seat kept one of the region cards it drew; only that seat is told which."""

    region_card: int
    hides: ClassVar[str] = "region_card"


@dataclass(frozen=True)
class RegionCardShown(Event):
    """A region card was turned up for everybody."""

    seat: int
    region_card: int
    reveals: ClassVar[bool] = True


@dataclass(frozen=True)
class RegionCardDiscarded(Event):
    """A region card went to the discard pile."""

    seat: int
    region_card: int
    reveals: ClassVar[bool] = True


@dataclass(frozen=True)
class RegionCardPlayed(Event):
    """A region card was played to protect a class card."""

    seat: int
    region_card: int
    card: int
    reveals: ClassVar[bool] = True


@dataclass(frozen=True)
class RegionDeckShuffled(Event):
    """The discarded region cards became a new deck."""

    count: int


@dataclass(frozen=True)
class RegionChosen(Event):
    """The last plague went on to a region."""

    seat: int
    region: int


EVENTS: dict[str, type[Event]] = {
    event.__name__: event
    for event in (
        CardChosen, PlagueMoved, CaravanMoved, TurnBegan, CitizensPlaced, CitizensMoved,
        CitizenSaved, CitizensDied, CardTaken, CardUsed, RatAdded, RatMoved, RatsSwapped, RatSeen,
        RatRevealed, OutbreakBegan, SymbolCounted, LastTurnEnded, FinalTurnBegan,
        LastPlagueBegan, PotionsDrunk, DiplomatSent, PotionGiven, CitizenStored, CitizensReleased,
        BishopPlaced, NunPlaced, WallBuilt, RegionCardDrawn, RegionCardKept, RegionCardShown,
        RegionCardDiscarded, RegionCardPlayed, RegionDeckShuffled, RegionChosen,
    )
}  # fmt: skip
