"""What a game tells greedy and the search: where a move ends, and an estimate of every position.

One subclass for each game, found by its manifest. The words are those of the field: a quiescent
position can be judged as it is, a chance node is expanded or not, symmetric answers are looked at
once.
"""

from __future__ import annotations

from random import Random
from typing import Any

from librt.vecs import vec
from mypy_extensions import mypyc_attr

from ratking.core.chance import Chance
from ratking.core.game import Game
from ratking.core.manifest import load
from ratking.core.question import Kind
from ratking.core.state import State
from ratking.games import manifest_of


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristic:
    """What the field calls domain knowledge: where a move ends, and how good a position looks."""

    weights: list[float]

    def prepare(self, table: State, seat: int) -> None:
        """Count once what stays the same during one decision."""

    def ends_move(self, kind: Kind[Any]) -> bool:
        """Say whether a move is finished when a question of this kind comes up."""
        return True

    def confirms(self, kind: Kind[Any]) -> bool:
        """Say whether a question of a kind only asks if everything is as it was meant."""
        return False

    def is_pass(self, kind: Kind[Any], answer: int) -> bool:
        """Say whether an answer means doing nothing more, so that the table is judged as it is."""
        return False

    def settle(self, table: State) -> None:
        """Give up on a copy of the table what doing nothing more gives up."""

    def expected_points(self, table: State) -> list[float]:
        """Estimate what every seat will have at the end, in points."""
        raise NotImplementedError

    def feature_names(self) -> tuple[str, ...]:
        """Name the features in their order, so that what was learned finds them again."""
        raise NotImplementedError

    def features(self, table: State) -> list[vec[float]]:
        """List for every seat the inputs of a value network."""
        raise NotImplementedError

    def is_quiescent(self, table: State) -> bool:
        """Say whether a position can be judged as it is (quiescence); else a rollout goes on."""
        return True

    def expands_chance(self, table: State) -> bool:
        """Say whether each outcome of the chance node now gets a child, or all share one."""
        return True

    def rollout_policy(self, table: State, seat: int, answers: list[int], rng: Chance) -> int:
        """Answer as in a rollout, without a look at what follows; -1 asks for a look."""
        return answers[int(rng.random() * len(answers))]

    def uncertainty(self, table: State) -> float:
        """Say by how many points an estimate is usually wrong: the scale of a logistic curve."""
        return 3.0

    def distinct(self, table: State, asked: int, answers: list[int], first: bool) -> list[int]:
        """Prune symmetric answers; the first one of a move says more than the others."""
        return answers

    def exploration_constant(self) -> float:
        """Weigh exploration in PUCT: how widely a search looks around (c_puct)."""
        return 1.0

    def halves_root(self) -> bool:
        """Say whether a search compares the answers of its root by sequential halving."""
        return False

    def information_bonus(self, table: State) -> float:
        """Say what it is worth to a seat that nature is about to show it something."""
        return 0.0

    def lean(self, likes: dict[str, float]) -> None:
        """Take on what a temper likes that no feature counts, by names of the game's own."""

    def forget(self, table: State, seat: int, seed: str, memory: float) -> None:
        """Give on a copy of the table some of what a seat has looked at back to nature."""

    def margin(self, table: State, seat: int) -> float:
        """Compare a seat's points with those of the others, the best of them above all."""
        points = self.expected_points(table)
        rivals = [worth for other, worth in enumerate(points) if other != seat]
        own = points[seat] + self.information_bonus(table)
        return own - 0.5 * max(rivals) - 0.5 * sum(rivals) / len(rivals)


def still_knows(seed: str, thing: int, memory: float) -> bool:
    """Say whether something looked at is remembered: the same answer as long as it lies there."""
    return Random(f"{seed}:{thing}").random() < memory


def heuristic_of(game: Game[Any]) -> Heuristic:
    """Find the heuristic by which greedy, and all levels above it, judge a table of a game."""
    found: type[Heuristic] = load(
        manifest_of(game.name).heuristic,
        f"There is no bot for {game.title} that knows more than the rules; take 'uniform'.",
    )
    return found()
