"""Judges for the search: greedy's sense of a table as priors and expected results."""

from __future__ import annotations

from math import exp
from typing import Any

from mypy_extensions import mypyc_attr

from ratking.agents.greedy import Greedy, Sense, closeness
from ratking.agents.ismcts import Judge
from ratking.core.chance import Chance
from ratking.core.game import Game
from ratking.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class SensibleJudge(Judge):
    """Looks at answers as greedy does, and expects results from the prospects of the seats."""

    def __init__(self, game: Game[Any], sense: Sense, slack: float = 1.0) -> None:
        self.sense = sense
        self.greedy = Greedy(game, sense, "", sparing=True)
        self.slack = slack

    def prepare(self, table: State, seat: int) -> None:
        """Let the sense count what it needs."""
        self.sense.prepare(table, seat)

    def priors(self, table: State, seat: int, answers: list[int]) -> list[float]:
        """Share out interest by what greedy thinks of each answer."""
        worths = self.greedy.worths(table, seat, answers)
        return shares_of(worths, self.slack)

    def rough(self, table: State) -> bool:
        """Say whether a table should be played on before it is judged."""
        return self.sense.rough(table)

    def telling(self, table: State) -> bool:
        """Say whether everything that nature may deal now deserves a branch of its own."""
        return self.sense.telling(table)

    def roll(self, table: State, seat: int, answers: list[int], rng: Chance) -> int:
        """Answer by habit, or as greedy would where that takes a look."""
        choice = self.sense.habit(table, seat, answers, rng)
        if choice >= 0:
            return choice
        worths = self.greedy.worths(table, seat, answers)
        return answers[worths.index(max(worths))]

    def results(self, tables: list[State]) -> list[list[float]]:
        """Expect each seat to end ahead of the others by its prospects."""
        return [ahead(self.sense.prospects(table), self.sense.doubt(table)) for table in tables]


def shares_of(worths: list[float], slack: float) -> list[float]:
    """Share out interest by how close each answer comes to the best."""
    shares = closeness(worths, slack)
    total = sum(shares)
    return [share / total for share in shares]


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
