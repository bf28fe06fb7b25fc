"""Adding up one topic of the notes: every thing in it, and how those who had it fared."""

from __future__ import annotations

from collections import Counter, defaultdict

from ratking.arena.intervals import Estimate, PairedShare
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
        """Estimate how often seats with a thing win, weighted by how much of it they have."""
        return self.won[thing, weight].estimate()

    def each(self, thing: str, measure: str, per: str) -> float:
        """Divide one sum by another."""
        return self.sums[thing][measure] / max(self.sums[thing][per], 1)

    def a_game(self, thing: str, measure: str) -> float:
        """Give the mean of a measure in games that have the thing."""
        return self.sums[thing][measure] / max(self.games[thing], 1)
