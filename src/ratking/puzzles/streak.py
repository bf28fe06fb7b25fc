"""Days in a row."""

from __future__ import annotations

from datetime import date, timedelta
from typing import NamedTuple


class Streak(NamedTuple):
    """How many days in a row, up to which day, and the most there ever were."""

    days: int = 0
    last: str = ""
    best: int = 0

    def grown(self, day: date) -> Streak:
        """Count a day; one that is counted already changes nothing."""
        if self.last == day.isoformat():
            return self
        goes_on = self.last == (day - timedelta(days=1)).isoformat()
        days = self.days + 1 if goes_on else 1
        return Streak(days, day.isoformat(), max(days, self.best))

    def on(self, day: date) -> int:
        """Say how long it is on a day: one that was not gone on with yesterday is over."""
        recent = (day.isoformat(), (day - timedelta(days=1)).isoformat())
        return self.days if self.last in recent else 0
