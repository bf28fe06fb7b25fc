"""How a bot judges a larder."""

from __future__ import annotations

from typing import Final

from larder.state import CRUMBS, RATS, ROUND, ROUNDS, SHELVES, STORE, LarderState
from ratking.agents.heuristic import Heuristic
from ratking.core.state import State

HOPE: Final = 0.7
"""What a crumb is worth that could be taken now."""


class LarderHeuristic(Heuristic):
    """Counts what is at home, and hopes for the shelves that a seat rules."""

    def expected_points(self, table: State) -> list[float]:
        """Estimate what every seat will have in the end."""
        assert isinstance(table, LarderState)
        return [self.points(table, seat) for seat in range(table.box.players)]

    def points(self, table: LarderState, seat: int) -> float:
        """Add up for one seat; in the last round there is little to hope for."""
        hope = HOPE if ROUND.of(table) < ROUNDS - 1 else 0.0
        found = float(STORE.of(table, seat))
        for shelf in range(len(SHELVES)):
            if table.rules_shelf(seat, shelf):
                found += hope * CRUMBS.of(table, shelf)
            found += 0.05 * hope * (RATS.of(table, seat, shelf) > 0)
        return found
