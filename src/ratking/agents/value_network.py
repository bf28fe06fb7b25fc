"""A value network: what finished games have taught of how well a seat stands."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from ratking.agents.evaluators import HeuristicEvaluator, share_beaten
from ratking.agents.heuristic import Heuristic, heuristic_of
from ratking.core.game import Game
from ratking.core.manifest import resource
from ratking.core.state import State
from ratking.games import manifest_of


class ValueNetwork:
    """One hidden layer over the features of a seat, beside a straight sum of them."""

    def __init__(
        self,
        straight: list[float],
        inner: list[list[float]],
        bias: list[float],
        outer: list[float],
    ) -> None:
        self.straight = vec[float](straight)
        self.inner = [vec[float](unit) for unit in inner]
        self.bias = vec[float](bias)
        self.outer = vec[float](outer)

    def worth(self, features: vec[float]) -> float:
        """Say how well a seat stands; the difference of two seats tells who will be ahead."""
        total = weighed(self.straight, features)
        for unit in range(len(self.inner)):
            inside = self.bias[unit] + weighed(self.inner[unit], features)
            if inside > 0.0:
                total += self.outer[unit] * inside
        return total


def weighed(weights: vec[float], features: vec[float]) -> float:
    """Add up features by their weights."""
    total = 0.0
    for place in range(i64(len(features))):
        total += weights[place] * features[place]
    return total


class LearnedEvaluator(HeuristicEvaluator):
    """Looks at answers as greedy does, and takes values from what was learned."""

    def __init__(
        self,
        game: Game[Any],
        heuristic: Heuristic,
        network: ValueNetwork,
        temperature: float = 1.0,
    ) -> None:
        super().__init__(game, heuristic, temperature)
        self.network = network

    def evaluate(self, tables: list[State]) -> list[list[float]]:
        """Expect each seat to end ahead of the others by how well it stands."""
        return [share_beaten(self.worths(table), 1.0) for table in tables]

    def worths(self, table: State) -> list[float]:
        """Say how well every seat stands."""
        features = self.heuristic.features(table)
        found = [self.network.worth(own) for own in features]
        temper = self.greedy.temper
        if temper is not None and temper.seat >= 0:
            liked = temper.liked(features[temper.seat])
            found[temper.seat] += liked / self.heuristic.uncertainty(table)
        return found


def evaluator_of(game: Game[Any], early: bool = False) -> HeuristicEvaluator:
    """Find the evaluator that comes with a game; an early one has learned one round less."""
    heuristic, parts = heuristic_of(game), manifest_of(game.name)
    learned = parts.learned_early or parts.learned if early else parts.learned
    if not learned:
        return HeuristicEvaluator(game, heuristic)
    return LearnedEvaluator(game, heuristic, network_of(learned, heuristic.feature_names()))


@cache
def network_of(file: str, features: tuple[str, ...]) -> ValueNetwork:
    """Read once what was learned of a game, put into the order in which the features come."""
    table: dict[str, Any] = json.loads(resource(file).read_text(encoding="utf-8"))
    learned: list[str] = table["facts"]
    inner = [in_order(unit, learned, features) for unit in table["inner"]]
    straight = in_order(table["straight"], learned, features)
    return ValueNetwork(straight, inner, table["bias"], table["outer"])


def in_order(weights: list[float], learned: list[str], features: tuple[str, ...]) -> list[float]:
    """Find the weight of each feature by its name; one that was never learned counts nothing."""
    known = dict(zip(learned, weights, strict=True))
    return [known.get(feature, 0.0) for feature in features]
