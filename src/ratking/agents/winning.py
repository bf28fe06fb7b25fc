"""Chances to win: a judge and a search that ask who comes first, not how many one leaves behind."""

from __future__ import annotations

from math import exp
from typing import Any

from ratking.agents.experience import ExperiencedJudge
from ratking.agents.ismcts import Budget, Judge, Search
from ratking.agents.tree import Node
from ratking.core.game import Game
from ratking.core.state import State


class WinningJudge(ExperiencedJudge):
    """Expects from experience how likely each seat is to win."""

    def results(self, tables: list[State]) -> list[list[float]]:
        """Share out one victory by how well the seats stand."""
        return [shares(self.worths(table)) for table in tables]


def shares(worths: list[float]) -> list[float]:
    """Turn differences that tell who is ahead into chances to be ahead of everybody."""
    best = max(worths)
    weights = [exp(worth - best) for worth in worths]
    total = sum(weights)
    return [weight / total for weight in weights]


def won(game: Game[Any], state: State) -> list[float]:
    """Share the victory of a finished game among its winners."""
    outcome = game.outcome(state)
    assert outcome is not None
    winners = outcome.winners()
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(outcome.places))]


class WinningSearch(Search):
    """A search for the win; a duel tries just the answers that it is to compare, in turn."""

    def __init__(self, game: Game[Any], judge: Judge, budget: Budget, seed: str) -> None:
        super().__init__(game, judge, budget, seed)
        self.duel: list[int] = []

    def step(self, node: Node, world: State, seat: int) -> Node:
        """Let a seat take the most interesting of its answers, or the duel's next one."""
        if not self.duel or node is not self.root:
            return super().step(node, world, seat)
        node.seat = seat
        tried = [node.child(answer, 1.0).visits for answer in self.duel]
        choice = self.duel[tried.index(min(tried))]
        self.game.apply(world, seat, choice)
        return node.children[choice]

    def evaluate(self, leaves: list[State]) -> list[list[float]]:
        """Take the true winner of games that are over and the judge's word for the others."""
        open_leaves = [leaf for leaf in leaves if leaf.pending]
        expected = self.judge.results(open_leaves) if open_leaves else []
        return [expected.pop(0) if leaf.pending else won(self.game, leaf) for leaf in leaves]
