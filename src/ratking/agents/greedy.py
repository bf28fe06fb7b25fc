"""An agent that looks one decision ahead and takes what looks best."""

from __future__ import annotations

from math import exp
from random import Random
from typing import Any, Final

from ratking.agents.heuristic import Heuristic
from ratking.agents.temper import Temper
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


class Greedy:
    """Tries every answer on a copy of what it sees, finishes the move and keeps the best.

    It draws from the softmax of what answers look worth. At a temperature above 0 one that looks
    a little worse is taken now and then, one that looks much worse hardly ever.
    """

    def __init__(
        self,
        game: Game[Any],
        heuristic: Heuristic,
        seed: str,
        temperature: float = 0.0,
        prunes: bool = False,
        temper: Temper | None = None,
    ) -> None:
        self.game = game
        self.heuristic = heuristic
        self.rng = Random(seed)
        self.temperature = temperature
        self.prunes = prunes
        self.temper = temper

    def choose(self, observation: Observation[Any], question: Question, answers: list[int]) -> int:
        """Pick the best answer, or one that looks nearly as good."""
        table: State = observation.table
        self.heuristic.prepare(table, observation.seat)
        if self.temper is not None:
            self.temper.seat = observation.seat
        worths = self.worths(table, observation.seat, answers)
        shares = softmax_weights(worths, self.temperature)
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
        if not self.prunes:
            width = len(answers)
            return [self.worth(table, seat, kind, answer, width) for answer in answers]
        apart = self.heuristic.distinct(table, asked, answers, True)
        width = len(apart)
        return [
            self.worth(table, seat, kind, answer, width) if answer in apart else NEVER
            for answer in answers
        ]

    def worth(self, table: State, seat: int, kind: Kind[Any], answer: int, width: int) -> float:
        """Judge the table after an answer and the best rest of the same move."""
        after: State = self.game.copy(table)
        if self.heuristic.is_pass(kind, answer):
            self.heuristic.settle(after)
            return self.judge(after, seat)
        self.game.apply(after, seat, answer)
        return self.follow(after, seat, width)

    def judge(self, table: State, seat: int) -> float:
        """Say how a table looks to a seat, and to its temper."""
        margin = self.heuristic.margin(table, seat)
        return margin if self.temper is None else margin + self.temper.bonus(table, seat)

    def follow(self, table: State, seat: int, width: int) -> float:
        """Finish the move as well as possible, as long as there are not too many ways."""
        if not is_waiting(table) or top_seat(table) != seat:
            return self.judge(table, seat)
        kind = top_kind(table)
        answers = self.game.legal(table, seat)
        if self.prunes:
            answers = self.heuristic.distinct(table, top_place(table), answers, False)
        width *= len(answers)
        if self.heuristic.ends_move(kind) or width > WIDEST:
            return self.judge(table, seat)
        best = self.worth(table, seat, kind, answers[0], width)
        for answer in answers[1:]:
            best = max(best, self.worth(table, seat, kind, answer, width))
        return best


def softmax_weights(worths: list[float], temperature: float) -> list[float]:
    """Weigh answers by a softmax, the best with 1; at temperature 0 only the best count."""
    best = max(worths)
    if temperature <= 0:
        return [1.0 if worth > best - 1e-9 else 0.0 for worth in worths]
    return [exp((worth - best) / temperature) for worth in worths]
