"""Intervals: between which bounds the truth lies, 19 times out of 20."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Final

Z: Final = 1.959964
ENOUGH: Final = 30
"""From so many deals on, pairing may also make an interval narrower."""
MOST_GAIN: Final = 4.0
"""Paired games never count for more than so many times their number."""


@dataclass(frozen=True)
class Estimate:
    """A value with the bounds of its interval, and how many observations it comes from."""

    value: float
    low: float
    high: float
    count: int


def wilson(wins: float, games: float) -> tuple[float, float]:
    """Bound a share, after Wilson; wins may be in parts."""
    if games <= 0:
        return 0.0, 1.0
    share = wins / games
    weight = 1 + Z * Z / games
    middle = (share + Z * Z / (2 * games)) / weight
    reach = Z * sqrt(max(0.0, share * (1 - share)) / games + Z * Z / (4 * games**2)) / weight
    return max(0.0, min(share, middle - reach)), min(1.0, max(share, middle + reach))


class PairedShare:
    """A share of wins, counted deal by deal; a chance to win may weigh more than another."""

    def __init__(self) -> None:
        self.chances = 0
        self.deals: dict[int, tuple[float, float]] = {}

    def add(self, deal: int, won: float, weight: float = 1.0) -> None:
        """Count one chance to win; a weight of nothing is none."""
        if weight:
            self.chances += 1
            wins, weights = self.deals.get(deal, (0.0, 0.0))
            self.deals[deal] = wins + weight * won, weights + weight

    def estimate(self) -> Estimate:
        """Estimate the share."""
        weights = sum(weight for _, weight in self.deals.values())
        if not weights:
            return Estimate(0.0, 0.0, 1.0, 0)
        share = sum(wins for wins, _ in self.deals.values()) / weights
        scale = self.chances / weights
        games = effective([(wins * scale, weight * scale) for wins, weight in self.deals.values()])
        low, high = wilson(share * games, games)
        return Estimate(share, low, high, self.chances)


def effective(deals: list[tuple[float, float]]) -> float:
    """Say how many independent games would be as sure as these.

    Games of one deal share their luck. How the shares of whole deals scatter says what a game is
    worth: less than one where a deal favours the same agent from every seat, more where the luck
    cancels out.
    """
    chances = sum(tried for _, tried in deals)
    share = sum(won for won, _ in deals) / chances
    spread = share * (1 - share)
    count = len(deals)
    if count < 2 or spread <= 0:
        return float(chances if count > 1 else min(chances, count))
    off = sum((won - share * tried) ** 2 for won, tried in deals)
    variance = off * count / (count - 1) / chances**2
    worth = spread / variance / chances if variance > 0 else MOST_GAIN
    most = MOST_GAIN if count >= ENOUGH else 1.0
    return chances * min(worth, most) * (Z / student(count - 1)) ** 2


def student(freedom: int) -> float:
    """Widen the normal bound for few deals (Cornish and Fisher's expansion of Student's t)."""
    second = (Z**3 + Z) / 4
    third = (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96
    fourth = (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384
    return float(Z + second / freedom + third / freedom**2 + fourth / freedom**3)


class PairedRatio:
    """A sum divided by another one, counted deal by deal: a mean, or a slope."""

    def __init__(self) -> None:
        self.count = 0
        self.deals: dict[int, tuple[float, float]] = {}

    def add(self, deal: int, top: float, bottom: float = 1.0) -> None:
        """Add to both sums."""
        if bottom:
            self.count += 1
            above, below = self.deals.get(deal, (0.0, 0.0))
            self.deals[deal] = above + top, below + bottom

    def estimate(self) -> Estimate:
        """Estimate the ratio; whole deals are what is independent."""
        count = len(self.deals)
        if count < 2:
            return Estimate(0.0, 0.0, 0.0, 0)
        total = sum(below for _, below in self.deals.values())
        ratio = sum(above for above, _ in self.deals.values()) / total
        off = sum((above - ratio * below) ** 2 for above, below in self.deals.values())
        reach = student(count - 1) * sqrt(off * count / (count - 1)) / total
        return Estimate(ratio, ratio - reach, ratio + reach, self.count)

    def add_slope(self, deal: int, causes: list[int], effects: list[int]) -> None:
        """Add how much an effect grows with a cause, compared within one game only."""
        mean = sum(causes) / len(causes)
        off = [cause - mean for cause in causes]
        product = sum(one * effect for one, effect in zip(off, effects, strict=True))
        self.add(deal, product, sum(one * one for one in off))
