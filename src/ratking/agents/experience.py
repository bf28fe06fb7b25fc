"""What finished games have taught: a small network that tells how well a seat stands."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from ratking.agents.greedy import Sense
from ratking.agents.judges import SensibleJudge, ahead
from ratking.agents.senses import sense_of
from ratking.core.game import Game
from ratking.core.manifest import resource
from ratking.core.state import State
from ratking.games import manifest_of


class Experience:
    """One hidden layer over the facts of a seat, beside a straight sum of them."""

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

    def worth(self, facts: vec[float]) -> float:
        """Say how well a seat stands; the difference of two seats tells who will be ahead."""
        total = weighed(self.straight, facts)
        for unit in range(len(self.inner)):
            inside = self.bias[unit] + weighed(self.inner[unit], facts)
            if inside > 0.0:
                total += self.outer[unit] * inside
        return total


def weighed(weights: vec[float], facts: vec[float]) -> float:
    """Add up facts by their weights."""
    total = 0.0
    for place in range(i64(len(facts))):
        total += weights[place] * facts[place]
    return total


class ExperiencedJudge(SensibleJudge):
    """Looks at answers as greedy does, and expects results from experience."""

    def __init__(
        self, game: Game[Any], sense: Sense, experience: Experience, slack: float = 1.0
    ) -> None:
        super().__init__(game, sense, slack)
        self.experience = experience

    def results(self, tables: list[State]) -> list[list[float]]:
        """Expect each seat to end ahead of the others by how well it stands."""
        return [ahead(self.worths(table), 1.0) for table in tables]

    def worths(self, table: State) -> list[float]:
        """Say how well every seat stands."""
        return [self.experience.worth(facts) for facts in self.sense.facts(table)]


def judge_of(game: Game[Any], early: bool = False) -> SensibleJudge:
    """Find the judge that comes with the house; an early one has learned one round less."""
    sense, parts = sense_of(game), manifest_of(game.name)
    learned = parts.learned_early or parts.learned if early else parts.learned
    if not learned:
        return SensibleJudge(game, sense)
    return ExperiencedJudge(game, sense, experience_of(learned, sense.fact_names()))


@cache
def experience_of(file: str, facts: tuple[str, ...]) -> Experience:
    """Read once what was learned of a game, put into the order in which the facts come."""
    table: dict[str, Any] = json.loads(resource(file).read_text(encoding="utf-8"))
    learned: list[str] = table["facts"]
    inner = [in_order(unit, learned, facts) for unit in table["inner"]]
    straight = in_order(table["straight"], learned, facts)
    return Experience(straight, inner, table["bias"], table["outer"])


def in_order(weights: list[float], learned: list[str], facts: tuple[str, ...]) -> list[float]:
    """Find the weight of each fact by its name; one that was never learned counts nothing."""
    known = dict(zip(learned, weights, strict=True))
    return [known.get(fact, 0.0) for fact in facts]
