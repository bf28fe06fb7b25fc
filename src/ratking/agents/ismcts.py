"""Information set Monte Carlo tree search: many determinizations, one tree of answers.

Single-observer ISMCTS with partially observable moves (Cowling, Powley and Whitehouse 2012): every
iteration samples a world that the searching seat cannot tell from the true one (a determinization),
descends among the answers that are available in it by PUCT, and lets an evaluator judge the leaf.
Leaves of a batch are kept apart by virtual loss (Chaslot, Winands and van den Herik 2008).
"""

from __future__ import annotations

import time
from typing import Any, Final

from ratking.agents.evaluators import Evaluator
from ratking.agents.tree import Edge, Node, Path, select
from ratking.core.chance import Generator
from ratking.core.game import Game, Observation
from ratking.core.play import any_answer, draw
from ratking.core.question import NATURE, Question
from ratking.core.state import (
    State,
    answer_at,
    is_waiting,
    kind_at,
    top_kind,
    top_place,
    top_seat,
)

FULL_LENGTH: Final = 1_000_000
"""Roll out to the end of the game."""

ANY_OUTCOME: Final = -2
"""What is seen of a chance node that is not expanded: all its outcomes share one child."""

KINDS: Final = 1024
SEATS: Final = 16
"""More kinds and seats than any game has: by them a child is told from another."""

FASTER: Final = 3.0
"""A search by the clock may become so much faster: what is new at first needs its priors once."""

KNOWN: Final = 4
"""A node with so many visits remembers how it looks, to be found again at a later decision."""


class Budget:
    """How long a search may think, how far it rolls out, and how widely it explores (c_puct)."""

    def __init__(
        self,
        iterations: int = 1000,
        seconds: float = 0.0,
        rollout: int = 0,
        exploration: float = 1.0,
        batch: int = 1,
    ) -> None:
        self.iterations = iterations
        self.seconds = seconds
        self.rollout = rollout
        self.exploration = exploration
        self.batch = batch


class Candidate:
    """One answer a search looked at: its share of the visits and the result it expects."""

    __slots__ = ("answer", "expected", "share", "visits")

    def __init__(self, answer: int, share: float, expected: float, visits: int) -> None:
        self.answer = answer
        self.share = share
        self.expected = expected
        self.visits = visits


class TreeSearch:
    """An agent that answers for a seat from what it sees by a search.

    It keeps its tree: a later decision goes on from the node that looks like what is seen then.
    """

    def __init__(self, game: Game[Any], evaluator: Evaluator, budget: Budget, seed: str) -> None:
        self.game = game
        self.evaluator = evaluator
        self.budget = budget
        self.rng = Generator(seed)
        self.root = Node(1)
        self.iterations = 0

    def choose(self, observation: Observation[Any], question: Question, answers: list[int]) -> int:
        """Pick the answer tried most often."""
        self.think(observation)
        best = max(answers, key=self.rank)
        self.forget_but(best)
        return best

    def forget_but(self, answer: int) -> None:
        """Keep of the tree what may follow an answer."""
        kept = {key: node for key, node in self.root.children.items() if seen_in(key) == answer}
        self.root.children = kept

    def rank(self, answer: int) -> float:
        """Rank an answer by its visits, equal ones by their results."""
        edge = self.root.edges.get(answer)
        return edge.visits + edge.value() / 2 if edge is not None else -1.0

    def explain(self, observation: Observation[Any], answers: list[int]) -> list[Candidate]:
        """List the answers, best first, with their share of the visits and expected result."""
        self.think(observation)
        total = max(1, sum(edge.visits for edge in self.root.edges.values()))
        found = [
            Candidate(answer, edge.visits / total, edge.value(), edge.visits)
            for answer, edge in self.root.edges.items()
            if answer in answers
        ]
        return sorted(found, key=lambda candidate: -self.rank(candidate.answer))

    def think(self, observation: Observation[Any]) -> None:
        """Grow the tree until the budget is spent or the decision is settled.

        Iterations that earlier decisions have left in the tree count.
        """
        self.root = self.start(observation)
        self.evaluator.prepare(observation.table, observation.seat)
        self.iterations = 0
        self.search(observation, time.perf_counter())

    def search(self, observation: Observation[Any], began: float) -> None:
        """Grow the tree with a free choice at its root."""
        while not self.is_done(self.spent(began)):
            self.grow(observation)

    def spent(self, began: float) -> float:
        """Count the seconds if they matter."""
        return time.perf_counter() - began if self.budget.seconds else 0.0

    def is_done(self, spent: float) -> bool:
        """Say whether the budget is spent, or no other answer can overtake the first any more."""
        left, limit = self.budget.iterations - self.root.visits, self.budget.seconds
        if spent and self.iterations:
            if spent >= limit:
                return True
            left = min(left, 1 + int(FASTER * self.iterations * (limit - spent) / spent))
        return left <= 0 or (self.iterations > 0 and self.is_settled(left))

    def is_settled(self, left: int) -> bool:
        """Say whether the lead of the most visited answer is greater than what is left."""
        first = second = 0
        for edge in self.root.edges.values():
            if edge.visits > first:
                first, second = edge.visits, first
            elif edge.visits > second:
                second = edge.visits
        return first - second > left

    def start(self, observation: Observation[Any]) -> Node:
        """Go on with the part of the last tree that looks like this, or begin a new one."""
        table: State = observation.table
        found = find(self.root, observation.seat, table.key())
        if found is None:
            found = Node(self.game.players(table))
            found.seen = table.key()
        return found

    def grow(self, observation: Observation[Any]) -> None:
        """Descend to a batch of leaves, evaluate all of them, and back up what they are worth."""
        worlds: list[State] = []
        paths: list[Path] = []
        for _ in range(self.budget.batch):
            world: State = self.game.sample(observation, self.rng)  # a determinization
            paths.append(self.go_down(world, observation.seat))
            worlds.append(world)
        self.back_up(paths, worlds)

    def go_down(self, world: State, me: int) -> Path:
        """Descend to a leaf and roll out from there; the visits count at once."""
        path = self.descend(world, me)
        path.lose()
        self.roll_out(world)
        return path

    def back_up(self, paths: list[Path], leaves: list[State]) -> None:
        """Evaluate all leaves in one call and tell their paths."""
        results = self.evaluate(leaves)
        for place in range(len(paths)):
            paths[place].back_up(results[place])
        self.iterations += len(paths)

    def descend(self, world: State, me: int) -> Path:
        """Select answers down to a leaf: a node that was never visited."""
        path = Path(self.root)
        node = self.root
        self.skip(world, me)
        while is_waiting(world):
            seat = top_seat(world)
            node.seat = seat
            seen = self.chance(world, me) if seat == NATURE else self.decision(path, world, me)
            self.skip(world, me)
            node = node.child(key_of(seen, world), seen == ANY_OUTCOME)
            path.nodes.append(node)
            if node.visits == 0:
                break
            if node.visits >= KNOWN and not node.blurred:
                self.note(node, world, me)
        return path

    def chance(self, world: State, me: int) -> int:
        """Let nature draw; say what is seen of it."""
        choice = draw(self.game, world, self.rng)
        seen = ANY_OUTCOME
        if self.evaluator.expands_chance(world):
            place = top_place(world)
            seen = kind_at(world, place).seen_by(world, place, choice, me)
        self.game.apply(world, NATURE, choice)
        return seen

    def decision(self, path: Path, world: State, me: int) -> int:
        """Let a seat answer by PUCT; say what is seen of it."""
        node = path.nodes[-1]
        answers = self.game.legal(world, node.seat)
        choice = answers[0]
        if len(answers) > 1:
            choice = self.pick(node, world, answers)
            path.edges.append(node.edges[choice])
            path.seats.append(node.seat)
        place = top_place(world)
        seen = kind_at(world, place).seen_by(world, place, choice, me)
        self.game.apply(world, node.seat, choice)
        return seen

    def pick(self, node: Node, world: State, answers: list[int]) -> int:
        """Choose among the answers that are available in a world."""
        self.add_edges(node, world, answers)
        return select(node, answers, self.budget.exploration)

    def add_edges(self, node: Node, world: State, answers: list[int]) -> None:
        """Ask the evaluator about answers that were not seen here before."""
        for answer in answers:
            if answer not in node.edges:
                break
        else:
            return
        priors = self.evaluator.priors(world, node.seat, answers)
        for place in range(len(answers)):
            edge = node.edges.get(answers[place])
            if edge is None:
                node.edges[answers[place]] = Edge(priors[place])
            else:
                edge.prior = priors[place]

    def skip(self, world: State, me: int) -> None:
        """Pass over what makes no node: secret answers of others, and one's own forced ones."""
        while is_waiting(world):
            seat = top_seat(world)
            if seat == me:
                answers = self.game.legal(world, me)
                if len(answers) > 1:
                    return
                self.game.apply(world, me, answers[0])
            elif seat != NATURE and top_kind(world).together:
                self.answer_as_in_a_rollout(world, seat)
            else:
                return

    def note(self, node: Node, world: State, me: int) -> None:
        """Remember how a node looks to the searching seat; one with two looks is none it knows."""
        if node.visits & (node.visits - 1) or not is_waiting(world) or top_seat(world) != me:
            return
        seen = self.game.observe(world, me).table.key()
        node.blurred = node.seen != b"" and node.seen != seen
        node.seen = seen

    def answer_as_in_a_rollout(self, world: State, seat: int) -> None:
        """Answer for a seat as a rollout would."""
        answers = self.game.legal(world, seat)
        self.game.apply(world, seat, self.evaluator.rollout_policy(world, seat, answers, self.rng))

    def roll_out(self, world: State) -> None:
        """Go on for a while, or to the end, without growing the tree."""
        left = self.budget.rollout
        while is_waiting(world) and (left > 0 or not self.evaluator.is_quiescent(world)):
            seat = top_seat(world)
            if seat == NATURE or self.evaluator.uniform_rollouts:
                answer_at(world, top_place(world), any_answer(world, self.rng))
            else:
                self.answer_as_in_a_rollout(world, seat)
            left -= 1

    def evaluate(self, leaves: list[State]) -> list[list[float]]:
        """Take the true result of games that are over and the evaluator's word for the others."""
        open_leaves = [leaf for leaf in leaves if is_waiting(leaf)]
        expected = self.evaluator.evaluate(open_leaves) if open_leaves else []
        found = []
        for leaf in leaves:
            found.append(expected.pop(0) if is_waiting(leaf) else self.result(leaf))
        return found

    def result(self, leaf: State) -> list[float]:
        """Take the true result of a game that is over."""
        return utilities(self.game, leaf)


def key_of(seen: int, world: State) -> int:
    """Number what is seen of an answer together with the question that comes next."""
    first = (seen - ANY_OUTCOME) * KINDS * SEATS
    if not is_waiting(world):
        return first
    return first + (top_kind(world).number + 1) * SEATS + top_seat(world) + 2


def seen_in(key: int) -> int:
    """Read what is seen of an answer from the number of a child."""
    return key // (KINDS * SEATS) + ANY_OUTCOME


def following(node: Node, answer: int) -> Node:
    """Find what follows an answer that the searching seat sees, or an empty node."""
    found = Node(len(node.totals))
    for key, child in node.children.items():
        if seen_in(key) == answer and child.visits > found.visits:
            found = child
    return found


def find(root: Node, seat: int, seen: bytes) -> Node | None:
    """Find the node at which a seat would see this, among those that were looked at."""
    open_nodes = [root]
    while open_nodes:
        node = open_nodes.pop()
        if node.seat == seat and node.seen == seen and not node.blurred:
            return node
        for child in node.children.values():
            if child.visits >= KNOWN and not child.blurred:
                open_nodes.append(child)
    return None


def utilities(game: Game[Any], state: State) -> list[float]:
    """Turn places into results: 1 for the first, 0 for the last."""
    outcome = game.outcome(state)
    assert outcome is not None
    last = max(len(outcome.places) - 1, 1)
    return [1.0 - (place - 1) / last for place in outcome.places]
