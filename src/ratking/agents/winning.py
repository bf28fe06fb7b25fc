"""Chances to win: an evaluator and a search that ask who comes first, not who beats how many."""

from __future__ import annotations

from math import sqrt
from typing import Any

from ratking.agents.evaluators import Evaluator, softmax
from ratking.agents.ismcts import Budget, TreeSearch
from ratking.agents.tree import Node
from ratking.agents.value_network import LearnedEvaluator
from ratking.core.game import Game
from ratking.core.state import State


class WinEvaluator(LearnedEvaluator):
    """Expects from experience how likely each seat is to win."""

    def evaluate(self, tables: list[State]) -> list[list[float]]:
        """Share out one victory by how well the seats stand."""
        return [softmax(self.worths(table), 1.0) for table in tables]


def won(game: Game[Any], state: State) -> list[float]:
    """Share the victory of a finished game among its winners."""
    outcome = game.outcome(state)
    assert outcome is not None
    winners = outcome.winners()
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(outcome.places))]


class WinSearch(TreeSearch):
    """A search for the win; a duel tries just the answers that it is to compare, in turn."""

    def __init__(self, game: Game[Any], evaluator: Evaluator, budget: Budget, seed: str) -> None:
        super().__init__(game, evaluator, budget, seed)
        self.duel: list[int] = []
        self.fought: list[int] = []
        self.found: dict[int, list[float]] = {}
        self.seen: list[list[float]] = []

    def is_settled(self, left: int) -> bool:
        """Chances are estimates: all worlds count, whichever answer is ahead."""
        return False

    def pick(self, node: Node, world: State, answers: list[int]) -> int:
        """Choose among the available answers, or take the duel's next one."""
        if not self.duel or node is not self.root:
            return super().pick(node, world, answers)
        self.add_edges(node, world, answers)
        tried = [node.edges[answer].visits for answer in self.duel]
        choice = self.duel[tried.index(min(tried))]
        self.fought.append(choice)
        return choice

    def evaluate(self, leaves: list[State]) -> list[list[float]]:
        """Keep what each answer of a duel came to, world by world."""
        results = super().evaluate(leaves)
        for choice, result in zip(self.fought, results, strict=False):
            self.found.setdefault(choice, []).append(result[self.root.seat])
        self.fought = []
        self.seen += results
        return results

    def spread(self, seat: int) -> float:
        """The standard error of what a seat may expect."""
        tried = [results[seat] for results in self.seen]
        return sqrt(variance(tried) / len(tried)) if tried else 0.0

    def noise(self) -> float:
        """The standard error of the difference between the two answers of a duel."""
        return sqrt(sum(variance(tried) / len(tried) for tried in self.found.values()))

    def result(self, leaf: State) -> list[float]:
        """Take the true winner of a game that is over."""
        return won(self.game, leaf)


def variance(numbers: list[float]) -> float:
    """How far numbers scatter; a single one tells nothing."""
    if len(numbers) < 2:
        return 0.0
    middle = sum(numbers) / len(numbers)
    return sum((one - middle) ** 2 for one in numbers) / (len(numbers) - 1)
