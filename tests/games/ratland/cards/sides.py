"""What the tests of the clans share: an event for each side, and what somebody gained."""

from __future__ import annotations

import pytest

from ratking.core.event import Event
from ratking.games.ratland.events import CheeseGained
from tests.games.ratland.table import happened

CLOSED = "MassiveAttack"
OPEN = "HolyRat"
SIDES = pytest.mark.parametrize("event", [CLOSED, OPEN])
NOTHING = 6


def gained(told: list[Event], seat: int = 0) -> int:
    """Count the cheese that a seat gained."""
    return sum(event.count for event in happened(told, CheeseGained) if event.seat == seat)
