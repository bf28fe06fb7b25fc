"""The search tree: what was tried after which answers, how often, and how it turned out."""

from __future__ import annotations

from math import sqrt

from librt.vecs import vec

from ratking.core.question import NATURE


class Node:
    """A place in the tree: whoever answers there, and what followed each answer tried so far."""

    __slots__ = ("available", "children", "prior", "priors", "seat", "totals", "visits")

    def __init__(self, players: int, prior: float) -> None:
        self.seat = NATURE
        self.visits = 0
        self.available = 0
        self.prior = prior
        self.totals = vec[float]([0.0] * players)
        self.children: dict[int, Node] = {}
        self.priors: dict[int, float] = {}

    def mean(self, seat: int) -> float:
        """The average result of a seat here."""
        return self.totals[seat] / self.visits if self.visits else 0.0

    def child(self, answer: int, prior: float) -> Node:
        """Find or make the place after an answer."""
        found = self.children.get(answer)
        if found is None:
            found = Node(len(self.totals), prior)
            self.children[answer] = found
        return found

    def learn(self, results: list[float]) -> None:
        """Add one result for every seat."""
        self.visits += 1
        for seat in range(len(results)):
            self.totals[seat] += results[seat]


def select(node: Node, answers: list[int], priors: list[float], explore: float) -> int:
    """Pick the answer that is promising or too little tried among those available now.

    What is not always available is judged by how often it was (availability counts).
    """
    seat = node.seat
    parent_mean = node.mean(seat)
    best = answers[0]
    best_score = -1e9
    for place in range(len(answers)):
        child = node.child(answers[place], priors[place])
        child.available += 1
        value = child.mean(seat) if child.visits else parent_mean - 0.05
        score = value + explore * child.prior * sqrt(child.available) / (1 + child.visits)
        if score > best_score:
            best, best_score = answers[place], score
    return best
