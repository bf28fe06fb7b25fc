"""The search tree: what was tried after which answers, how often, and how it turned out."""

from __future__ import annotations

from math import sqrt
from typing import Final

from librt.vecs import vec

from ratking.core.question import NATURE

FIRST_PLAY: Final = 0.05


class Node:
    """A node of the tree: who answers there, and a child for each answer tried so far."""

    __slots__ = ("availability", "children", "prior", "priors", "seat", "values", "visits")

    def __init__(self, players: int, prior: float) -> None:
        self.seat = NATURE
        self.visits = 0
        self.availability = 0
        self.prior = prior
        self.values = vec[float]([0.0] * players)
        self.children: dict[int, Node] = {}
        self.priors: dict[int, float] = {}

    def value(self, seat: int) -> float:
        """The average result of a seat here."""
        return self.values[seat] / self.visits if self.visits else 0.0

    def child(self, answer: int, prior: float) -> Node:
        """Find or make the node after an answer."""
        found = self.children.get(answer)
        if found is None:
            found = Node(len(self.values), prior)
            self.children[answer] = found
        return found

    def update(self, results: list[float]) -> None:
        """Back up one result for every seat."""
        self.visits += 1
        for seat in range(len(results)):
            self.values[seat] += results[seat]


def select(node: Node, answers: list[int], priors: list[float], exploration: float) -> int:
    """Pick an answer by PUCT (Rosin 2011, Silver et al. 2017) among those available in this world.

    PUCT adds c * prior * sqrt(N) / (1 + n) to the value of a child. N is not the number of visits
    to the node but how often this answer was available (Cowling et al. 2012), so that one that is
    seldom available is not taken for one that is seldom good. An answer that was never tried is
    worth a little less than its parent (first play urgency).
    """
    seat = node.seat
    parent_value = node.value(seat)
    best = answers[0]
    best_score = -1e9
    for place in range(len(answers)):
        child = node.child(answers[place], priors[place])
        child.availability += 1
        value = child.value(seat) if child.visits else parent_value - FIRST_PLAY
        score = value + exploration * child.prior * sqrt(child.availability) / (1 + child.visits)
        if score > best_score:
            best, best_score = answers[place], score
    return best
