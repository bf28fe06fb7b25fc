"""What can happen in Rattus Cartus, as seen by a seat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ratking.core.event import Event, Secret


@dataclass(frozen=True)
class BuildingChosen(Event):
    """A building card came into the game."""

    building_card: int
    reveals: ClassVar[bool] = True


@dataclass(frozen=True)
class RoundBegan(Event):
    """A round began with a starting player."""

    seat: int
    number: int


@dataclass(frozen=True)
class BuildingDrawn(Event):
    """A building card was laid into the row."""

    place: int
    building_card: int
    reveals: ClassVar[bool] = True


@dataclass(frozen=True)
class BuildingReplaced(Event):
    """The last card of the row was put under the Replacement deck."""

    building_card: int


@dataclass(frozen=True)
class SupplyTaken(Event):
    """A seat took the supply action of a card in the row."""

    seat: int
    building_card: int
    passes: ClassVar[bool] = True


@dataclass(frozen=True)
class SuppliesRevealed(Event):
    """All seats have chosen a supply action."""

    reveals: ClassVar[bool] = True


@dataclass(frozen=True)
class CardDrawn(Secret):
    """A seat drew a population card that only it may see."""

    card: int
    hides: ClassVar[str] = "card"


@dataclass(frozen=True)
class DeckShuffled(Event):
    """The discard pile became a new population deck."""

    count: int


@dataclass(frozen=True)
class NunCardSeen(Secret):
    """A seat looked at a card of the nun row."""

    nun_place: int
    card: int
    hides: ClassVar[str] = "card"


@dataclass(frozen=True)
class RatsTaken(Event):
    """A seat took rats from the supply."""

    seat: int
    count: int


@dataclass(frozen=True)
class RatsDiscarded(Event):
    """A seat got rid of rats."""

    seat: int
    count: int


@dataclass(frozen=True)
class RatGiven(Event):
    """A seat gave a rat to another one."""

    seat: int
    receiver: int


@dataclass(frozen=True)
class PassPlayed(Event):
    """A seat played a Pass and let the next one go first."""

    seat: int
    passes: ClassVar[bool] = True


@dataclass(frozen=True)
class BuildingEntered(Event):
    """A seat put a disc on a building."""

    seat: int
    building_card: int
    space: int


@dataclass(frozen=True)
class CardLaid(Secret):
    """A seat laid a card face down."""

    card: int
    hides: ClassVar[str] = "card"
    reveals: ClassVar[bool] = False


@dataclass(frozen=True)
class CardsAnnounced(Event):
    """A seat said how many cards it uses."""

    seat: int
    count: int
    passes: ClassVar[bool] = True


@dataclass(frozen=True)
class CardsRevealed(Event):
    """A seat turned up the cards that it had laid."""

    seat: int
    cards: list[int]
    reveals: ClassVar[bool] = True


@dataclass(frozen=True)
class InfluenceScored(Event):
    """A seat's disc moved up on a track."""

    seat: int
    family: int
    count: int


@dataclass(frozen=True)
class SpecialResolved(Event):
    """Whoever played the most Swords or Flutes in a building used them on another player."""

    seat: int
    victim: int
    card: int


@dataclass(frozen=True)
class CardGiven(Secret):
    """A seat gave a card from its hand to another one."""

    receiver: int
    card: int
    hides: ClassVar[str] = "card"

    def told_to(self) -> tuple[int, ...]:
        """The two of them know the card."""
        return (self.seat, self.receiver)


@dataclass(frozen=True)
class ActionUsed(Event):
    """A seat used the action of the building that it had entered."""

    seat: int
    building_card: int
    premium: int


@dataclass(frozen=True)
class ActionDeclined(Event):
    """A seat did without the action of the building that it had entered."""

    seat: int
    building_card: int


@dataclass(frozen=True)
class CardsTaken(Event):
    """A seat took jokers or special cards from their deck."""

    seat: int
    card: int
    count: int


@dataclass(frozen=True)
class TokensTaken(Event):
    """A seat took victory point tokens."""

    seat: int
    count: int


@dataclass(frozen=True)
class CardDiscarded(Event):
    """A seat discarded a card from its hand before everybody's eyes."""

    seat: int
    card: int
    reveals: ClassVar[bool] = True


@dataclass(frozen=True)
class StartPassed(Event):
    """The starting player card went to the left."""

    seat: int


@dataclass(frozen=True)
class HandShown(Event):
    """At the end a seat showed its hand."""

    seat: int
    cards: list[int]
    reveals: ClassVar[bool] = True


@dataclass(frozen=True)
class NunRowRevealed(Event):
    """The nun row was turned up and the nuns counted."""

    cards: list[int]
    count: int
    reveals: ClassVar[bool] = True


@dataclass(frozen=True)
class PlagueKilled(Event):
    """A seat had more rats than there are nuns."""

    seat: int
    count: int


EVENTS: dict[str, type[Event]] = {
    event.__name__: event
    for event in (
        BuildingChosen, RoundBegan, BuildingDrawn, BuildingReplaced,
        SupplyTaken, SuppliesRevealed, CardDrawn, DeckShuffled, NunCardSeen, RatsTaken,
        RatsDiscarded, RatGiven, PassPlayed, BuildingEntered, CardLaid, CardsAnnounced,
        CardsRevealed, InfluenceScored, SpecialResolved, CardGiven, ActionUsed, ActionDeclined,
        CardsTaken, TokensTaken, CardDiscarded, StartPassed, HandShown, NunRowRevealed,
        PlagueKilled,
    )
}  # fmt: skip
