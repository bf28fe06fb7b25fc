"""Sequential halving at the root of a search: all answers are tried equally, the worse half goes.

Simple regret, not cumulative regret, is what counts at a root: only one answer is given in the end
(Karnin, Koren and Somekh 2013). Priors and values are weighed as in Gumbel MuZero (Danihelka et al.
2022), without its noise. All answers that are left are tried in the same sampled world, so that the
luck of the worlds cancels out of their comparison (common random numbers).
"""

from __future__ import annotations

from math import log, sqrt
from typing import Any, Final

from ratking.agents.evaluators import HeuristicEvaluator
from ratking.agents.ismcts import Budget, TreeSearch
from ratking.agents.tree import NONE, Node, Path
from ratking.core.game import Game, Observation
from ratking.core.state import State

CANDIDATES: Final = 16
"""So many answers are compared, those with the highest priors."""

VALUE: Final = 50.0
"""How much values weigh against the logarithms of priors before anything was visited."""

SURE: Final = 2.0
"""By so many standard errors an answer must lead for a decision to be settled."""


class HalvingSearch(TreeSearch):
    """A search that shares out the visits of its root by sequential halving."""

    def __init__(
        self, game: Game[Any], evaluator: HeuristicEvaluator, budget: Budget, seed: str
    ) -> None:
        super().__init__(game, evaluator, budget, seed)
        self.left: list[int] = []
        self.tried = NONE

    def rank(self, answer: int) -> float:
        """Rank the answer that was left before all others."""
        first = self.left and self.left[0] == answer
        return 1e9 if first else super().rank(answer)

    def search(self, observation: Observation[Any], began: float) -> None:
        """Compare answers round by round, and keep the better half of them after each."""
        table: State = observation.table
        self.root.seat = observation.seat
        answers = self.game.legal(table, observation.seat)
        self.add_edges(self.root, table, answers)
        self.left = sorted(answers, key=self.score, reverse=True)[:CANDIDATES]
        rounds = rounds_for(len(self.left))
        for number in range(rounds):
            while self.progress(began) * rounds < number + 1 and not self.is_clear():
                self.compare(observation)
            self.left.sort(key=self.score, reverse=True)
            del self.left[(len(self.left) + 1) // 2 :]

    def progress(self, began: float) -> float:
        """Say which part of the budget is spent."""
        done = float(self.iterations) / float(self.budget.iterations)
        spent = self.spent(began)
        return max(done, spent / self.budget.seconds) if spent else done

    def score(self, answer: int) -> float:
        """Weigh the value of an answer, the more the longer it was looked at, with its prior."""
        most = 0
        for other in self.root.edges.values():
            most = max(most, other.visits)
        edge = self.root.edges[answer]
        value = edge.value() if edge.visits else self.root.value(self.root.seat)
        return (VALUE + most) * value + log(edge.prior + 1e-12)

    def is_clear(self) -> bool:
        """Say whether the best of those that are left leads by more than chance explains."""
        first = second = -1.0
        fewest = self.budget.iterations
        for answer in self.left:
            edge = self.root.edges[answer]
            value = edge.value()
            first, second = max(first, value), max(second, min(first, value))
            fewest = min(fewest, edge.visits)
        if fewest == 0 or len(self.left) < 2:
            return False
        return first - second > SURE * sqrt(0.5 / fewest)

    def compare(self, observation: Observation[Any]) -> None:
        """Try every answer that is left in one sampled world."""
        world: State = self.game.sample(observation, self.rng)
        worlds: list[State] = []
        paths: list[Path] = []
        for answer in self.left:
            twin: State = self.game.copy(world)
            self.tried = answer
            paths.append(self.go_down(twin, observation.seat))
            worlds.append(twin)
        self.tried = NONE
        self.back_up(paths, worlds)

    def pick(self, node: Node, world: State, answers: list[int]) -> int:
        """Take the answer that is tried at the root, and choose freely below it."""
        self.add_edges(node, world, answers)
        return self.tried if node is self.root else super().pick(node, world, answers)


def rounds_for(candidates: int) -> int:
    """Count how often they are halved until one is left."""
    rounds = 1
    while 1 << rounds < candidates:
        rounds += 1
    return rounds


def search_for(
    game: Game[Any], evaluator: HeuristicEvaluator, budget: Budget, seed: str
) -> TreeSearch:
    """Begin a search with the root that suits a game."""
    if evaluator.heuristic.halves_root():
        return HalvingSearch(game, evaluator, budget, seed)
    return TreeSearch(game, evaluator, budget, seed)
