"""Judges for the search: greedy's sense of a table as priors and expected results."""

from __future__ import annotations

from math import exp
from random import Random
from typing import Any

from ratking.agents.greedy import Greedy, Sense
from ratking.agents.ismcts import Judge
from ratking.core.game import Game
from ratking.core.state import State


class SensibleJudge(Judge):
    """Looks at answers as greedy does, and expects results from the prospects of the seats."""

    def __init__(self, game: Game[Any], sense: Sense, sharpness: float, guided: float) -> None:
        self.sense = sense
        self.greedy = Greedy(game, sense, "")
        self.sharpness = sharpness
        self.guided = guided

    def prepare(self, table: State, seat: int) -> None:
        """Let the sense count what it needs."""
        self.sense.prepare(table, seat)

    def priors(self, table: State, seat: int, answers: list[int]) -> list[float]:
        """Share out interest by what greedy thinks of each answer."""
        if not self.sharpness:
            return [1.0 / len(answers)] * len(answers)
        question = table.pending[-1]
        worths = [self.greedy.worth(table, seat, question, a, len(answers)) for a in answers]
        best = max(worths)
        shares = [exp((worth - best) * self.sharpness) for worth in worths]
        total = sum(shares)
        return [share / total for share in shares]

    def results(self, tables: list[State]) -> list[list[float]]:
        """Expect each seat to end ahead of the others by its prospects."""
        return [ahead(self.sense.prospects(table), self.sense.doubt(table)) for table in tables]

    def roll(self, table: State, seat: int, answers: list[int], rng: Random) -> int:
        """Follow greedy now and then, and chance otherwise."""
        if len(answers) > 1 and self.guided and rng.random() < self.guided:
            question = table.pending[-1]
            return max(
                answers,
                key=lambda a: self.greedy.worth(table, seat, question, a, len(answers)),
            )
        return answers[int(rng.random() * len(answers))]


def ahead(prospects: list[float], doubt: float) -> list[float]:
    """Turn prospects into the share of the others that each seat will probably beat."""
    found = []
    for seat in range(len(prospects)):
        beaten = 0.0
        for other in range(len(prospects)):
            if other != seat:
                beaten += 1.0 / (1.0 + exp((prospects[other] - prospects[seat]) / doubt))
        found.append(beaten / (len(prospects) - 1))
    return found
