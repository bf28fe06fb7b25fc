"""Adding up one topic of the notes: every thing in it, and how those who had it fared."""

from __future__ import annotations

from collections import Counter, defaultdict
from math import sqrt

from ratking.arena.intervals import Estimate, PairedShare, student
from ratking.arena.result import Result


class Things:
    """Sums of all measures, and the share of wins weighted by some of them."""

    def __init__(self, topic: str, *weights: str) -> None:
        self.topic = topic
        self.weights = weights
        self.games: Counter[str] = Counter()
        self.sums: defaultdict[str, Counter[str]] = defaultdict(Counter)
        self.won: defaultdict[tuple[str, str], PairedShare] = defaultdict(PairedShare)

    def add(self, result: Result) -> None:
        """Count one game."""
        for thing, measures in result.facts.get(self.topic, {}).items():
            self.games[thing] += 1
            for measure, amounts in measures.items():
                self.sums[thing][measure] += sum(amounts)
            for measure in self.weights:
                for seat, amount in enumerate(measures.get(measure, [])):
                    self.won[thing, measure].add(result.deal, result.win_of(seat), amount)

    def wins(self, thing: str, weight: str) -> Estimate:
        """Estimate how often those win who have a thing, each as far as they have it."""
        return self.won[thing, weight].estimate()

    def each(self, thing: str, measure: str, per: str) -> float:
        """Divide one sum by another."""
        return self.sums[thing][measure] / max(self.sums[thing][per], 1)

    def a_game(self, thing: str, measure: str) -> float:
        """Give the mean of a measure in games that have the thing."""
        return self.sums[thing][measure] / max(self.games[thing], 1)


class Slope:
    """By how much one number grows with another, compared within each game only."""

    def __init__(self) -> None:
        self.games: list[tuple[float, float]] = []

    def add(self, causes: list[int], effects: list[int]) -> None:
        """Compare the seats of one game."""
        mean = sum(causes) / len(causes)
        off = [cause - mean for cause in causes]
        square = sum(one * one for one in off)
        if square:
            self.games.append((sum(a * b for a, b in zip(off, effects, strict=True)), square))

    def estimate(self) -> Estimate:
        """Estimate the slope; games are the independent units."""
        count = len(self.games)
        if count < 2:
            return Estimate(0.0, 0.0, 0.0, 0)
        total = sum(square for _, square in self.games)
        slope = sum(product for product, _ in self.games) / total
        off = sum((product - slope * square) ** 2 for product, square in self.games)
        reach = student(count - 1) * sqrt(off * count / (count - 1)) / total
        return Estimate(slope, slope - reach, slope + reach, count)
