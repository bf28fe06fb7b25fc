"""An agent to whom every answer is as good as another."""

from __future__ import annotations

from random import Random
from typing import Any

from ratking.core.game import Observation
from ratking.core.question import Question


class Uniform:
    """Answers at random."""

    def __init__(self, seed: str) -> None:
        self.rng = Random(seed)

    def choose(self, observation: Observation[Any], question: Question, answers: list[int]) -> int:
        """Pick any answer."""
        return answers[int(self.rng.random() * len(answers))]
