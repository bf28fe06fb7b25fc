"""Adding up finished games: wins, points, thinking time and endings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from ratking.arena.intervals import Estimate, PairedShare
from ratking.arena.result import Result


@dataclass(frozen=True)
class Entry:
    """How one of the agents did; a shared win counts in parts."""

    agent: str
    wins: float
    win_share: float
    mean_score: float


class Count:
    """What one agent adds up to, over all seats it had."""

    def __init__(self) -> None:
        self.seats = 0
        self.wins = Fraction(0)
        self.points = 0
        self.decisions = 0
        self.seconds = 0.0
        self.slowest = 0.0
        self.won = PairedShare()

    def add(self, result: Result, seat: int) -> None:
        """Count one seat of one game."""
        won = seat in result.winners
        self.seats += 1
        self.wins += Fraction(1, len(result.winners)) if won else 0
        self.points += result.scores[seat]
        self.decisions += result.decisions[seat]
        self.seconds += result.seconds[seat]
        self.slowest = max(self.slowest, result.slowest[seat])
        self.won.add(result.deal, result.win_of(seat))

    def share(self) -> Estimate:
        """Estimate the share of wins."""
        return self.won.estimate()

    def mean_score(self) -> float:
        """Give the mean of the points."""
        return self.points / max(self.seats, 1)

    def mean_seconds(self) -> float:
        """Give the mean time of a decision."""
        return self.seconds / max(self.decisions, 1)


class Tally:
    """What the games so far add up to, for every label: an agent, or a place in a line-up."""

    def __init__(self, labels: Sequence[str]) -> None:
        self.labels = tuple(labels)
        self.games = 0
        self.answers = 0
        self.endings: Counter[str] = Counter()
        self.counts = [Count() for _ in self.labels]

    def add(self, result: Result, labels: Sequence[int]) -> None:
        """Count one game; the labels say for every seat who it counts for."""
        self.games += 1
        self.answers += result.answers
        self.endings[result.ending] += 1
        for seat, label in enumerate(labels):
            self.counts[label].add(result, seat)

    def add_by_agent(self, result: Result) -> None:
        """Count one game for the agents by their names."""
        self.add(result, [self.labels.index(agent) for agent in result.agents])

    def entries(self) -> list[Entry]:
        """List how everybody did, in the order in which they were named."""
        games = max(self.games, 1)
        return [
            Entry(label, _plain(one.wins), float(one.wins / games), one.points / games)
            for label, one in zip(self.labels, self.counts, strict=True)
        ]


def _plain(wins: Fraction) -> float:
    return int(wins) if wins.denominator == 1 else float(wins)
