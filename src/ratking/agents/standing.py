"""How strong the characters are, as measured in games against each other."""

from __future__ import annotations

import json
from functools import cache
from math import erf, sqrt
from typing import Final, NamedTuple

from ratking.core.manifest import resource

FILE: Final = "ratings.json"
"""Written by tools/characters.py."""

BETA: Final = 25.0 / 6.0
"""How far luck moves a result, in points of openskill, whose ratings begin at 25 with 25 / 3."""

UNKNOWN_MU: Final = 25.0
UNKNOWN_SIGMA: Final = 25.0 / 3.0


class Standing(NamedTuple):
    """A rating, how unsure it is, and from how many games."""

    mu: float = UNKNOWN_MU
    sigma: float = UNKNOWN_SIGMA
    games: int = 0

    def chance_against(self, other: Standing) -> float:
        """Say how likely a win in a game of two is."""
        spread = sqrt(2 * BETA * BETA + self.sigma * self.sigma + other.sigma * other.sigma)
        return 0.5 + 0.5 * erf((self.mu - other.mu) / spread / sqrt(2.0))


@cache
def standings(game: str) -> dict[str, Standing]:
    """List how strong the characters are in a game; in one that was never measured, nothing."""
    text = resource(f"ratking.agents:{FILE}").read_text(encoding="utf-8")
    found: dict[str, dict[str, float]] = json.loads(text).get(game, {})
    return {
        name: Standing(one["mu"], one["sigma"], int(one["games"])) for name, one in found.items()
    }


def evenly_matched(game: str, mine: Standing) -> str:
    """Name the measured character against whom somebody's chances are nearest to a half."""
    known = {name: one for name, one in standings(game).items() if one.games}
    if not known:
        return ""
    return min(known, key=lambda name: abs(mine.chance_against(known[name]) - 0.5))
