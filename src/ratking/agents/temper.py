"""A temper: what somebody likes beyond winning, as weights on the facts of a heuristic."""

from __future__ import annotations

import json
from typing import Any, Final

from librt.vecs import vec

from ratking.agents.heuristic import Heuristic
from ratking.core.game import Game
from ratking.core.manifest import resource
from ratking.core.question import NOBODY
from ratking.core.state import State
from ratking.games import manifest_of

CALM: Final = ""
"""The temper of those who like nothing better than to win."""


class Temper:
    """Adds to what a table is worth to one seat what that seat likes about it, in points."""

    def __init__(self, heuristic: Heuristic, likes: dict[str, float]) -> None:
        names = heuristic.feature_names()
        self.heuristic = heuristic
        self.seat = NOBODY
        self.places = [names.index(name) for name in likes if name in names]
        self.weights = vec[float]([likes[names[place]] for place in self.places])
        heuristic.lean({name: likes[name] for name in likes if name not in names})

    def bonus(self, table: State, seat: int) -> float:
        """Say what a seat likes about a table; nobody knows the temper of the others."""
        if seat != self.seat or not self.places:
            return 0.0
        return self.liked(self.heuristic.features(table)[seat])

    def liked(self, features: vec[float]) -> float:
        """Add up the facts that are liked, and take away those that are not."""
        total = 0.0
        for number in range(len(self.places)):
            total += self.weights[number] * features[self.places[number]]
        return total


def temper_of(game: Game[Any], heuristic: Heuristic, name: str) -> Temper | None:
    """Find what a temper likes about a game; most games say it, a calm one needs nothing."""
    file = manifest_of(game.name).tempers
    if name == CALM or not file:
        return None
    likes: dict[str, dict[str, float]] = json.loads(resource(file).read_text(encoding="utf-8"))
    return Temper(heuristic, likes.get(name, {}))
