"""An agent that looks one decision ahead and takes what looks best."""

from __future__ import annotations

from math import exp
from random import Random
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import mypyc_attr

from ratking.core.chance import Chance
from ratking.core.game import Game, Observation
from ratking.core.question import Kind, Question
from ratking.core.state import (
    State,
    is_waiting,
    kind_at,
    open_place,
    top_kind,
    top_place,
    top_seat,
)

NEVER: Final = -1e9
"""What an answer is worth that is not looked at."""

WIDEST: Final = 400
"""How many ways of finishing one move are looked at, at the most."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Sense:
    """What greedy needs to know of a game: where a move ends, and how good a table looks."""

    weights: list[float]

    def prepare(self, table: State, seat: int) -> None:
        """Count once what stays the same during one decision."""

    def rests(self, kind: Kind[Any]) -> bool:
        """Say whether a move is finished when a question of this kind comes up."""
        return True

    def confirms(self, kind: Kind[Any]) -> bool:
        """Say whether a question of a kind only asks if everything is as it was meant."""
        return False

    def passes(self, kind: Kind[Any], answer: int) -> bool:
        """Say whether an answer means doing nothing more, so that the table is judged as it is."""
        return False

    def settle(self, table: State) -> None:
        """Give up on a copy of the table what doing nothing more gives up."""

    def prospects(self, table: State) -> list[float]:
        """Estimate what every seat will have at the end, in points."""
        raise NotImplementedError

    def fact_names(self) -> tuple[str, ...]:
        """Name the facts in their order, so that what was learned finds them again."""
        raise NotImplementedError

    def facts(self, table: State) -> list[vec[float]]:
        """List for every seat what a trained eye looks at; a judge with experience weighs it."""
        raise NotImplementedError

    def rough(self, table: State) -> bool:
        """Say whether a search should play on before it judges a table."""
        return False

    def telling(self, table: State) -> bool:
        """Say whether a search should tell apart what nature may deal now."""
        return True

    def habit(self, table: State, seat: int, answers: list[int], rng: Chance) -> int:
        """Answer without a look at what follows, as in a rollout; -1 asks for a look."""
        return answers[int(rng.random() * len(answers))]

    def doubt(self, table: State) -> float:
        """Say by how many points such an estimate is usually wrong."""
        return 3.0

    def apart(self, table: State, asked: int, answers: list[int], first: bool) -> list[int]:
        """Leave out answers that look the same as another; the first one of a move says more."""
        return answers

    def curiosity(self) -> float:
        """Say how widely a search looks around before it trusts what it found."""
        return 1.0

    def news(self, table: State) -> float:
        """Say what it is worth to a seat that nature is about to show it something."""
        return 0.0

    def judge(self, table: State, seat: int) -> float:
        """Compare a seat's prospects with those of the others, the best of them above all."""
        prospects = self.prospects(table)
        rivals = [worth for other, worth in enumerate(prospects) if other != seat]
        own = prospects[seat] + self.news(table)
        return own - 0.5 * max(rivals) - 0.5 * sum(rivals) / len(rivals)


class Greedy:
    """Tries every answer on a copy of what it sees, finishes the move and keeps the best.

    With slack, an answer that looks a little worse is taken now and then, one that looks much worse
    hardly ever: the mistakes that people make.
    """

    def __init__(
        self,
        game: Game[Any],
        sense: Sense,
        seed: str,
        slack: float = 0.0,
        sparing: bool = False,
    ) -> None:
        self.game = game
        self.sense = sense
        self.rng = Random(seed)
        self.slack = slack
        self.sparing = sparing

    def choose(self, observation: Observation[Any], question: Question, answers: list[int]) -> int:
        """Pick the best answer, or one that looks nearly as good."""
        table: State = observation.table
        self.sense.prepare(table, observation.seat)
        worths = self.worths(table, observation.seat, answers)
        shares = closeness(worths, self.slack)
        left = self.rng.random() * sum(shares)
        for place in range(len(answers)):
            left -= shares[place]
            if left < 0:
                return answers[place]
        return answers[-1]

    def worths(self, table: State, seat: int, answers: list[int]) -> list[float]:
        """Judge every answer to the question that waits for a seat."""
        asked = open_place(table, seat)
        kind = kind_at(table, asked)
        if not self.sparing:
            width = len(answers)
            return [self.worth(table, seat, kind, answer, width) for answer in answers]
        apart = self.sense.apart(table, asked, answers, True)
        width = len(apart)
        return [
            self.worth(table, seat, kind, answer, width) if answer in apart else NEVER
            for answer in answers
        ]

    def worth(self, table: State, seat: int, kind: Kind[Any], answer: int, width: int) -> float:
        """Judge the table after an answer and the best rest of the same move."""
        after: State = self.game.copy(table)
        if self.sense.passes(kind, answer):
            self.sense.settle(after)
            return self.sense.judge(after, seat)
        self.game.apply(after, seat, answer)
        return self.follow(after, seat, width)

    def follow(self, table: State, seat: int, width: int) -> float:
        """Finish the move as well as possible, as long as there are not too many ways."""
        if not is_waiting(table) or top_seat(table) != seat:
            return self.sense.judge(table, seat)
        kind = top_kind(table)
        answers = self.game.legal(table, seat)
        if self.sparing:
            answers = self.sense.apart(table, top_place(table), answers, False)
        width *= len(answers)
        if self.sense.rests(kind) or width > WIDEST:
            return self.sense.judge(table, seat)
        best = self.worth(table, seat, kind, answers[0], width)
        for answer in answers[1:]:
            best = max(best, self.worth(table, seat, kind, answer, width))
        return best


def closeness(worths: list[float], slack: float) -> list[float]:
    """Weigh answers by how close each comes to the best; without slack only the best count."""
    best = max(worths)
    if slack <= 0:
        return [1.0 if worth > best - 1e-9 else 0.0 for worth in worths]
    return [exp((worth - best) / slack) for worth in worths]
