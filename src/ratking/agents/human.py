"""Somebody who errs as people do: overlooks an answer, forgets what was seen, plans no further.

Nobody blunders by a throw of dice. What is overlooked is overlooked as a whole, and of what is left
the best is taken (decision 075).
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from ratking.agents.greedy import Greedy
from ratking.agents.heuristic import Heuristic
from ratking.agents.temper import Temper
from ratking.core.game import Game, Observation
from ratking.core.question import Question
from ratking.core.state import State

LEAST_NOTICED: Final = 2


class Faults(NamedTuple):
    """What goes wrong in somebody's thoughts."""

    sight: float = 1.0
    """The share of the answers that is noticed."""
    memory: float = 1.0
    """The share of what was looked at that is still known."""
    plans: bool = True
    """Whether a move is thought through to its end."""


NONE: Final = Faults()


class Human(Greedy):
    """Takes what looks best among what it notices, by what it still knows."""

    def __init__(
        self,
        game: Game[Any],
        heuristic: Heuristic,
        seed: str,
        faults: Faults,
        temper: Temper | None = None,
    ) -> None:
        super().__init__(game, heuristic, seed, temper=temper)
        self.faults = faults
        self.seed = seed

    def choose(self, observation: Observation[Any], question: Question, answers: list[int]) -> int:
        """Pick the best of the answers that were noticed."""
        table: State = self.game.copy(observation.table)
        if self.faults.memory < 1.0:
            self.heuristic.forget(table, observation.seat, self.seed, self.faults.memory)
        noticed = self.noticed(question, answers)
        return super().choose(Observation(observation.seat, table), question, noticed)

    def noticed(self, question: Question, answers: list[int]) -> list[int]:
        """Overlook some answers; nobody overlooks that one may stop."""
        found = [
            answer
            for answer in answers
            if self.rng.random() < self.faults.sight
            or self.heuristic.is_pass(question.kind, answer)
        ]
        if len(found) >= LEAST_NOTICED:
            return found
        return sorted(self.rng.sample(answers, min(LEAST_NOTICED, len(answers))))

    def follow(self, table: State, seat: int, width: int) -> float:
        """Finish the move in thought, or judge it as it stands half done."""
        return super().follow(table, seat, width) if self.faults.plans else self.judge(table, seat)
