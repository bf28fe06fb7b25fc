"""Evaluators of a search: a policy over answers, and the value of a position for every seat.

What AlphaZero asks one network for (Silver et al. 2017), greedy's heuristic answers here: the
softmax of what answers look worth is the prior, expected points become the value.
"""

from __future__ import annotations

from math import exp
from typing import Any

from mypy_extensions import mypyc_attr

from ratking.agents.greedy import Greedy, softmax_weights
from ratking.agents.heuristic import Heuristic
from ratking.agents.temper import Temper
from ratking.core.chance import Chance
from ratking.core.game import Game
from ratking.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """What guides a search: priors over answers, values of leaves, a policy for rollouts."""

    uniform_rollouts: bool = False  # rolls out at random, without a look at the answers

    def prepare(self, table: State, seat: int) -> None:
        """Count once what stays the same during one decision."""

    def priors(self, table: State, seat: int, answers: list[int]) -> list[float]:
        """Say how promising each answer looks; the shares sum to one."""
        return [1.0 / len(answers)] * len(answers)

    def evaluate(self, tables: list[State]) -> list[list[float]]:
        """Expect for every table the result of every seat, from 0 (last) to 1 (first)."""
        raise NotImplementedError

    def is_quiescent(self, table: State) -> bool:
        """Say whether a table can be judged as it is, or a rollout goes on first."""
        return True

    def expands_chance(self, table: State) -> bool:
        """Say whether each outcome of the chance node now gets a child, or all share one."""
        return True

    def rollout_policy(self, table: State, seat: int, answers: list[int], rng: Chance) -> int:
        """Pick an answer in a rollout."""
        return answers[int(rng.random() * len(answers))]


@mypyc_attr(allow_interpreted_subclasses=True)
class HeuristicEvaluator(Evaluator):
    """Takes priors from a look at every answer as greedy does, and values from expected points."""

    def __init__(self, game: Game[Any], heuristic: Heuristic, temperature: float = 1.0) -> None:
        self.heuristic = heuristic
        self.greedy = Greedy(game, heuristic, "", prunes=True)
        self.temperature = temperature

    def take_on(self, temper: Temper | None) -> None:
        """Judge with a temper from now on."""
        self.greedy.temper = temper

    def prepare(self, table: State, seat: int) -> None:
        """Let the heuristic count what it needs; a temper is that of whoever thinks."""
        self.heuristic.prepare(table, seat)
        if self.greedy.temper is not None:
            self.greedy.temper.seat = seat

    def priors(self, table: State, seat: int, answers: list[int]) -> list[float]:
        """Take the softmax of what greedy thinks of each answer."""
        return softmax(self.greedy.worths(table, seat, answers), self.temperature)

    def is_quiescent(self, table: State) -> bool:
        """Say whether a table can be judged as it is, or a rollout goes on first."""
        return self.heuristic.is_quiescent(table)

    def expands_chance(self, table: State) -> bool:
        """Say whether each outcome of the chance node now gets a child, or all share one."""
        return self.heuristic.expands_chance(table)

    def rollout_policy(self, table: State, seat: int, answers: list[int], rng: Chance) -> int:
        """Answer as the heuristic does in a rollout, or as greedy where that takes a look."""
        choice = self.heuristic.rollout_policy(table, seat, answers, rng)
        if choice >= 0:
            return choice
        worths = self.greedy.worths(table, seat, answers)
        return answers[worths.index(max(worths))]

    def evaluate(self, tables: list[State]) -> list[list[float]]:
        """Expect each seat to end ahead of the others by its expected points."""
        heuristic = self.heuristic
        return [
            share_beaten(heuristic.expected_points(table), heuristic.uncertainty(table))
            for table in tables
        ]


def softmax(worths: list[float], temperature: float) -> list[float]:
    """Turn worths into shares that sum to one."""
    weights = softmax_weights(worths, temperature)
    total = sum(weights)
    return [weight / total for weight in weights]


def share_beaten(worths: list[float], scale: float) -> list[float]:
    """Turn worths into the share of the others that each seat will probably beat.

    The log-odds of a pair are the difference of its worths (Bradley and Terry 1952).
    """
    found = []
    for seat in range(len(worths)):
        beaten = 0.0
        for other in range(len(worths)):
            if other != seat:
                beaten += 1.0 / (1.0 + exp((worths[other] - worths[seat]) / scale))
        found.append(beaten / (len(worths) - 1))
    return found
