"""Information set Monte Carlo tree search: many determinizations, one tree of answers.

Single-observer ISMCTS (Cowling, Powley and Whitehouse 2012): every iteration samples a world that
the searching seat cannot tell from the true one (a determinization), descends by PUCT (Rosin 2011,
Silver et al. 2017) among the answers that are available in that world, and lets an evaluator judge
the leaf. Leaves of a batch are kept apart by virtual loss (Chaslot, Winands and van den Herik
2008).
"""

from __future__ import annotations

import time
from typing import Any, Final

from ratking.agents.evaluators import Evaluator
from ratking.agents.tree import Node, select
from ratking.core.chance import Generator
from ratking.core.game import Game, Observation
from ratking.core.play import any_answer, draw
from ratking.core.question import NATURE, Question
from ratking.core.state import State, answer_at, is_waiting, top_kind, top_place, top_seat

FULL_LENGTH: Final = 1_000_000
"""Roll out to the end of the game."""

ANY_OUTCOME: Final = -1
"""The one child of a chance node that is not expanded: its outcomes are aggregated."""


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
    """An agent that answers for a seat from what it sees by a search."""

    def __init__(self, game: Game[Any], evaluator: Evaluator, budget: Budget, seed: str) -> None:
        self.game = game
        self.evaluator = evaluator
        self.budget = budget
        self.rng = Generator(seed)
        self.root = Node(1, 1.0)
        self.next_table: State | None = None
        self.iterations = 0

    def choose(self, observation: Observation[Any], question: Question, answers: list[int]) -> int:
        """Pick the answer tried most often."""
        self.think(observation)
        best = max(answers, key=self.visits_of)
        self.remember(observation, best)
        return best

    def visits_of(self, answer: int) -> float:
        """Rank an answer by its visits, equal ones by their results."""
        child = self.root.children.get(answer)
        return child.visits + child.value(self.root.seat) / 2 if child is not None else -1.0

    def explain(self, observation: Observation[Any], answers: list[int]) -> list[Candidate]:
        """List the answers, best first, with their share of the visits and expected result."""
        self.think(observation)
        total = max(1, sum(child.visits for child in self.root.children.values()))
        found = [
            Candidate(answer, child.visits / total, child.value(self.root.seat), child.visits)
            for answer, child in self.root.children.items()
            if answer in answers
        ]
        return sorted(found, key=lambda candidate: -candidate.visits)

    def think(self, observation: Observation[Any]) -> None:
        """Grow the tree until the budget is spent, on what is left of the last one if it fits."""
        self.root = self.start(observation)
        self.evaluator.prepare(observation.table, observation.seat)
        until = time.perf_counter() + self.budget.seconds if self.budget.seconds else 0.0
        self.iterations = 0
        while self.iterations < self.budget.iterations:
            self.grow(observation)
            if until and time.perf_counter() >= until:
                break

    def start(self, observation: Observation[Any]) -> Node:
        """Reuse the subtree of the last answer if the table is the one expected after it."""
        table: State = observation.table
        expected, self.next_table = self.next_table, None
        if expected is not None and self.same(expected, table):
            return self.root
        return Node(self.game.players(table), 1.0)

    def same(self, expected: State, table: State) -> bool:
        """Say whether two tables show the same."""
        return expected.key() == table.key()

    def remember(self, observation: Observation[Any], answer: int) -> None:
        """Keep the subtree below the answer, for a seat that is asked again at once."""
        table: State = self.game.copy(observation.table)
        self.game.apply(table, observation.seat, answer)
        if is_waiting(table) and top_seat(table) == observation.seat:
            self.root = self.root.child(answer, 1.0)
            self.next_table = table

    def grow(self, observation: Observation[Any]) -> None:
        """Descend to a batch of leaves, evaluate all of them, and back up what they are worth."""
        paths: list[list[Node]] = []
        leaves: list[State] = []
        for _ in range(self.budget.batch):
            world: State = self.game.sample(observation, self.rng)  # a determinization
            path = self.descend(world, observation.seat)
            for node in path:
                node.visits += 1  # virtual loss keeps the rest of the batch apart
            self.roll_out(world)
            paths.append(path)
            leaves.append(world)
        results = self.evaluate(leaves)
        for place in range(len(paths)):
            for node in paths[place]:
                node.visits -= 1
                node.update(results[place])
        self.iterations += len(paths)

    def descend(self, world: State, me: int) -> list[Node]:
        """Select answers down to a leaf: a node that was never visited."""
        node = self.root
        path = [node]
        while is_waiting(world):
            seat = top_seat(world)
            if seat == NATURE:
                node = self.chance(node, world)
            elif seat != me and top_kind(world).together:
                self.answer_as_in_a_rollout(world, seat)  # a secret answer makes no branch
                continue
            else:
                node = self.decision(node, world, seat)
            path.append(node)
            if node.visits == 0:
                break
        return path

    def chance(self, node: Node, world: State) -> Node:
        """Go through a chance node; outcomes that differ little afterwards share one child."""
        choice = draw(self.game, world, self.rng)
        branch = choice if self.evaluator.expands_chance(world) else ANY_OUTCOME
        self.game.apply(world, NATURE, choice)
        node.seat = NATURE
        return node.child(branch, 1.0)

    def decision(self, node: Node, world: State, seat: int) -> Node:
        """Go through a decision by PUCT."""
        answers = self.game.legal(world, seat)
        node.seat = seat
        if len(answers) == 1:
            self.game.apply(world, seat, answers[0])
            return node.child(answers[0], 1.0)
        choice = select(
            node, answers, self.priors(node, world, seat, answers), self.budget.exploration
        )
        self.game.apply(world, seat, choice)
        return node.children[choice]

    def priors(self, node: Node, world: State, seat: int, answers: list[int]) -> list[float]:
        """Ask the evaluator about answers that were not seen here before."""
        if not node.priors or any(answer not in node.priors for answer in answers):
            fresh = self.evaluator.priors(world, seat, answers)
            for place in range(len(answers)):
                node.priors[answers[place]] = fresh[place]
        return [node.priors[answer] for answer in answers]

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


def utilities(game: Game[Any], state: State) -> list[float]:
    """Turn places into results: 1 for the first, 0 for the last."""
    outcome = game.outcome(state)
    assert outcome is not None
    last = max(len(outcome.places) - 1, 1)
    return [1.0 - (place - 1) / last for place in outcome.places]
