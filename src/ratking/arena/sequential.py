"""Wald's sequential probability ratio test on paired deals: play until it is clear who is stronger.

Two hypotheses about the share of wins of the first agent, a low and a high one, are compared after
every deal. A deal counts as one observation, the mean over all ways to seat it, since its games
share their luck. The likelihood ratio is that of a normal distribution with the variance seen so
far (the generalised test, as chess engines use it: Van den Bergh, 2019).
"""

from __future__ import annotations

from dataclasses import dataclass
from math import log
from typing import Final

from ratking.arena.line_ups import rotations
from ratking.arena.result import Result
from ratking.arena.series import Plan
from ratking.core.errors import BadOption

ERROR: Final = 0.05
"""How often a test may be wrong, to either side."""

BOUND: Final = log((1 - ERROR) / ERROR)
"""Where the logarithm of the likelihood ratio decides."""

FEWEST: Final = 20
"""Deals before a decision, so that the variance is more than a guess."""

DOUBT: Final = 0.25
"""One deal of this squared deviation is added, so that wins without exception have a variance."""


@dataclass(frozen=True)
class Hypotheses:
    """Two shares of wins of the first agent between which a test decides."""

    low: float
    high: float

    @classmethod
    def read(cls, text: str) -> Hypotheses:
        """Read them as per cents with a comma between them, such as 50,55."""
        try:
            low, high = (float(part) / 100 for part in text.split(","))
        except ValueError:
            low = high = 0.0
        if not 0 < low < high < 1:
            raise BadOption(f"A test is two rising per cents such as 50,55, not {text!r}.")
        return cls(low, high)

    def __str__(self) -> str:
        """Write them as they are read."""
        return f"{100 * self.low:g},{100 * self.high:g}"


class SequentialTest:
    """Adds up whole deals of one line-up, in their order, until a hypothesis is refused."""

    def __init__(self, plan: Plan, between: Hypotheses) -> None:
        if len(plan.line_ups) != 1 or len(set(plan.line_ups[0])) < 2:
            raise BadOption(
                "A sequential test compares the first agent of one line-up with others."
            )
        self.between = between
        self.first = plan.line_ups[0][0]
        self.seatings = rotations(plan.line_ups[0])
        self.games = 0
        self.deals = 0
        self.sum = 0.0
        self.squares = 0.0
        self.open: list[float] = []

    def add(self, result: Result) -> None:
        """Count one game; games must come in the order of their numbers."""
        self.games += 1
        seats = [seat for seat, agent in enumerate(result.agents) if agent == self.first]
        self.open.append(sum(map(result.win_of, seats)) / len(seats))
        if len(self.open) == self.seatings:
            share = sum(self.open) / len(self.open)
            self.deals += 1
            self.sum += share
            self.squares += share * share
            self.open.clear()

    def ratio(self) -> float:
        """Give the logarithm of how much likelier the high hypothesis is than the low one."""
        if not self.deals:
            return 0.0
        mean = self.sum / self.deals
        variance = (self.squares - self.deals * mean * mean + DOUBT) / self.deals
        low, high = self.between.low, self.between.high
        return self.deals * (high - low) * (2 * mean - low - high) / (2 * variance)

    def decision(self) -> float | None:
        """Name the share that is accepted, or None as long as the test goes on."""
        if self.deals < FEWEST or abs(self.ratio()) < BOUND:
            return None
        return self.between.high if self.ratio() > 0 else self.between.low
