"""A search with a policy: it says where to look, and how a table stands.

What a policy likes is the prior of PUCT, and what it expects of every seat is the value of a leaf
(Silver et al. 2017). The guidance of a level says how many `worlds` are sampled, `at_table` and
without a clock, and how widely a search looks around (`exploration`, c_puct). Without worlds the
policy answers alone. It may name a `policy` that guides better than that of the game answers.
"""

from __future__ import annotations

from importlib.resources import as_file
from typing import Any

from ratking.agents.evaluators import Evaluator, HeuristicEvaluator
from ratking.agents.ismcts import Budget, TreeSearch
from ratking.core.chance import Chance
from ratking.core.game import Game
from ratking.core.manifest import resource
from ratking.core.play import Agent
from ratking.core.question import NATURE
from ratking.core.state import State, top_seat
from ratking.games import manifest_of
from ratking.learning.policy.player import Policy, policy_of


class PolicyEvaluator(Evaluator):
    """Takes priors and values from a policy."""

    def __init__(self, judge: HeuristicEvaluator, policy: Policy) -> None:
        self.judge = judge
        self.policy = policy

    def priors(self, table: State, seat: int, answers: list[int]) -> list[float]:
        """Say how promising each answer looks to the policy."""
        return self.policy.shares(table, seat, answers)

    def is_quiescent(self, table: State) -> bool:
        """A policy knows tables at which a seat is asked; what nature draws before is drawn."""
        return top_seat(table) != NATURE

    def expands_chance(self, table: State) -> bool:
        """Say whether each outcome of the chance node now gets a child, or all share one."""
        return self.judge.expands_chance(table)

    def rollout_policy(self, table: State, seat: int, answers: list[int], rng: Chance) -> int:
        """Answer as the policy may."""
        left = rng.random()
        shares = self.policy.shares(table, seat, answers)
        for place in range(len(answers)):
            left -= shares[place]
            if left < 0.0:
                return answers[place]
        return answers[-1]

    def evaluate(self, tables: list[State]) -> list[list[float]]:
        """Expect for every table the result of every seat."""
        return [self.expected(table) for table in tables]

    def expected(self, table: State) -> list[float]:
        """Turn the reward by place that the policy expects, from -1 to 1, into a result."""
        return [(worth + 1.0) / 2.0 for worth in self.policy.worths(table, top_seat(table))]


def mind_of(
    game: Game[Any],
    guidance: dict[str, Any],
    judge: HeuristicEvaluator,
    seconds: float,
    seed: str,
    unhurried: bool,
) -> Agent:
    """Seat an agent that thinks with what was learned as its guidance says."""
    file: str = guidance.get("policy", manifest_of(game.name).policy)
    with as_file(resource(file)) as path:
        policy = policy_of(game, path, seed)
    if not guidance["worlds"]:
        return policy
    worlds = int(guidance["worlds" if unhurried else "at_table"])
    budget = Budget(worlds, seconds, exploration=guidance["exploration"])
    return TreeSearch(game, PolicyEvaluator(judge, policy), budget, seed)
