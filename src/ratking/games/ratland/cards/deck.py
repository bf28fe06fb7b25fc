"""All event cards in the order of their names."""

from __future__ import annotations

from typing import Final

from ratking.games.ratland.cards import EventCard
from ratking.games.ratland.cards.final import (
    Drunk,
    EndOfTheGame,
    HideTheCheese,
    HolyRat,
    JustInTime,
    LockedAndLoaded,
    RattibalLecter,
)
from ratking.games.ratland.cards.initial import (
    Abundance,
    CousinsVisit,
    DrCheese,
    HelmetRat,
    MassiveAttack,
    Tacticians,
    YellowIsTheNewBlack,
)
from ratking.games.ratland.state import EVENT, RatlandState

EVENT_CARDS: Final[list[EventCard]] = [
    Abundance(),
    MassiveAttack(),
    CousinsVisit(),
    HelmetRat(),
    YellowIsTheNewBlack(),
    DrCheese(),
    Tacticians(),
    Drunk(),
    HideTheCheese(),
    JustInTime(),
    HolyRat(),
    RattibalLecter(),
    LockedAndLoaded(),
    EndOfTheGame(),
    EventCard(),
]
"""The last one does nothing: it stands for no event at all."""


def event_of(state: RatlandState) -> EventCard:
    """Find the event in force."""
    return EVENT_CARDS[EVENT.of(state)]
