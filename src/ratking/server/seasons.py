"""Seasons of the ladder: four in a year; a rating goes on, and is trusted a little less."""

from __future__ import annotations

from datetime import UTC, datetime
from math import sqrt
from typing import Final

FORGOTTEN: Final = 2.0
"""How much less sure a rating is in a new season, in points."""


def season_of(at: float) -> str:
    """Name the season of a moment: 2026-4 is the last quarter of the year 2026."""
    day = datetime.fromtimestamp(at, UTC)
    return f"{day.year}-{(day.month + 2) // 3}"


def carried_over(sigma: float, most: float) -> float:
    """Say how unsure a rating is when a new season begins."""
    return min(most, sqrt(sigma * sigma + FORGOTTEN * FORGOTTEN))
