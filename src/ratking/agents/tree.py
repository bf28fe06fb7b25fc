"""The search tree: what the searching seat can tell apart, and how each answer turned out.

A node is an information set of the searching seat: its children are told apart by what that seat
sees of an answer, never by what is hidden from it. Whoever answers keeps statistics of every answer
all the same, since it knows its own secrets (Cowling, Powley and Whitehouse 2012: ISMCTS with
partially observable moves). So the answers of others are chosen as well as they can be, and nothing
below them depends on what only they know.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from librt.vecs import vec

from ratking.core.question import NATURE

FIRST_PLAY: Final = 0.05
"""How much less than its parent an answer is worth that was never tried."""


NONE: Final = -1
"""No answer at all."""


class Edge:
    """What is known of one answer at a node: its prior, and the results of whoever answers."""

    __slots__ = ("availability", "prior", "total", "visits")

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.visits = 0
        self.availability = 0
        self.total = 0.0

    def value(self) -> float:
        """Average the results of whoever answered so."""
        return self.total / self.visits if self.visits else 0.0


class Node:
    """All that looks the same to the searching seat: who answers there, and what can follow."""

    __slots__ = ("blurred", "children", "edges", "seat", "seen", "totals", "visits")

    def __init__(self, players: int, blurred: bool = False) -> None:
        self.seat = NATURE
        self.visits = 0
        self.totals = vec[float]([0.0] * players)
        self.edges: dict[int, Edge] = {}
        self.children: dict[int, Node] = {}
        self.blurred = blurred  # holds positions that the searching seat could tell apart
        self.seen = b""  # how it looks to the searching seat

    def value(self, seat: int) -> float:
        """Average the results of a seat here."""
        return self.totals[seat] / self.visits if self.visits else 0.0

    def child(self, key: int, blurred: bool) -> Node:
        """Find or make the node that is seen to follow."""
        found = self.children.get(key)
        if found is None:
            found = Node(len(self.totals), self.blurred or blurred)
            self.children[key] = found
        return found

    def favourite(self, answers: list[int]) -> int:
        """Find the answer with the most visits among some, or NONE if none was tried."""
        best, most = NONE, 0
        for answer in answers:
            edge = self.edges.get(answer)
            if edge is not None and edge.visits > most:
                best, most = answer, edge.visits
        return best

    def add(self, results: list[float]) -> None:
        """Back up the result of every seat; the visit was counted before."""
        for seat in range(len(results)):
            self.totals[seat] += results[seat]


class Path:
    """The way of one iteration through the tree: its nodes, and the answers that seats chose."""

    __slots__ = ("edges", "nodes", "seats")

    def __init__(self, root: Node) -> None:
        self.nodes = [root]
        self.edges: list[Edge] = []
        self.seats: list[int] = []

    def lose(self) -> None:
        """Count the visits before their results (virtual loss): others of a batch go elsewhere."""
        for node in self.nodes:
            node.visits += 1
        for edge in self.edges:
            edge.visits += 1

    def back_up(self, results: list[float]) -> None:
        """Add the results."""
        for node in self.nodes:
            node.add(results)
        for place in range(len(self.edges)):
            self.edges[place].total += results[self.seats[place]]


def select(node: Node, answers: list[int], exploration: float) -> int:
    """Pick an answer by PUCT (Rosin 2011, Silver et al. 2017) among those available in this world.

    PUCT adds c * prior * sqrt(N) / (1 + n) to the value of an answer. N is not the number of visits
    to the node but how often this answer was available (Cowling et al. 2012), so that one that is
    seldom available is not taken for one that is seldom good. An answer that was never tried is
    worth a little less than its node (first play urgency).
    """
    unknown = node.value(node.seat) - FIRST_PLAY
    best = answers[0]
    best_score = -1e9
    for answer in answers:
        edge = node.edges[answer]
        edge.availability += 1
        value = edge.total / edge.visits if edge.visits else unknown
        score = value + exploration * edge.prior * sqrt(edge.availability) / (1 + edge.visits)
        if score > best_score:
            best, best_score = answer, score
    return best
