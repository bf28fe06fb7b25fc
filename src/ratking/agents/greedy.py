"""An agent that looks one decision ahead and takes what looks best."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from mypy_extensions import mypyc_attr

from ratking.core.game import Game, Observation
from ratking.core.question import Question
from ratking.core.state import State

WIDEST: Final = 400
"""How many ways of finishing one move are looked at, at the most."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Sense:
    """What greedy needs to know of a game: where a move ends, and how good a table looks."""

    def prepare(self, table: State, seat: int) -> None:
        """Count once what stays the same during one decision."""

    def rests(self, question: Question) -> bool:
        """Say whether a move is finished when this question comes up."""
        return True

    def passes(self, question: Question, answer: int) -> bool:
        """Say whether an answer means doing nothing more, so that the table is judged as it is."""
        return False

    def prospects(self, table: State) -> list[float]:
        """Estimate what every seat will have at the end, in points."""
        raise NotImplementedError

    def doubt(self, table: State) -> float:
        """Say by how many points such an estimate is usually wrong."""
        return 3.0

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
    """Tries every answer on a copy of what it sees, finishes the move and keeps the best."""

    def __init__(self, game: Game[Any], sense: Sense, seed: str) -> None:
        self.game = game
        self.sense = sense
        self.rng = Random(seed)

    def choose(self, observation: Observation[Any], question: Question, answers: list[int]) -> int:
        """Pick the best answer; chance decides among equals."""
        table: State = observation.table
        seat = observation.seat
        self.sense.prepare(table, seat)
        best: list[int] = []
        highest = 0.0
        for answer in answers:
            worth = self.worth(table, seat, question, answer, len(answers))
            if not best or worth > highest + 1e-9:
                best, highest = [answer], worth
            elif worth > highest - 1e-9:
                best.append(answer)
        return best[int(self.rng.random() * len(best))]

    def worth(self, table: State, seat: int, question: Question, answer: int, width: int) -> float:
        """Judge the table after an answer and the best rest of the same move."""
        if self.sense.passes(question, answer):
            return self.sense.judge(table, seat)
        after: State = self.game.copy(table)
        self.game.apply(after, seat, answer)
        return self.follow(after, seat, width)

    def follow(self, table: State, seat: int, width: int) -> float:
        """Finish the move as well as possible, as long as there are not too many ways."""
        if not table.pending or table.pending[-1].seat != seat:
            return self.sense.judge(table, seat)
        question = table.pending[-1]
        answers = self.game.legal(table, seat)
        width *= len(answers)
        if self.sense.rests(question) or width > WIDEST:
            return self.sense.judge(table, seat)
        best = self.worth(table, seat, question, answers[0], width)
        for answer in answers[1:]:
            best = max(best, self.worth(table, seat, question, answer, width))
        return best
