"""Twelve opponents with a face: each has a level, a temper, and the faults that people have.

Nobody blunders by a throw of dice. Whoever plays weakly overlooks some answers, forgets what was
looked at, or does not think a move through; of what is left the best is taken.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from ratking.agents.greedy import Greedy
from ratking.agents.halving import search_for
from ratking.agents.heuristic import Heuristic, heuristic_of
from ratking.agents.levels import LEVELS, budget_of
from ratking.agents.temper import CALM, Temper, temper_of
from ratking.agents.value_network import evaluator_of
from ratking.core.game import Game, Observation
from ratking.core.play import Agent
from ratking.core.question import Question
from ratking.core.state import State


class Character(NamedTuple):
    """How somebody thinks, what is liked beyond winning, and what goes wrong."""

    level: str
    temper: str = CALM
    sight: float = 1.0
    """The share of the answers that is noticed."""
    memory: float = 1.0
    """The share of what was looked at that is still known."""
    plans: bool = True
    """Whether a move is thought through to its end."""


CHARACTERS: Final = {
    "pip": Character("novice", "wanderer", sight=0.35, memory=0.2, plans=False),
    "gesche": Character("novice", "hoarder", sight=0.4, memory=0.5, plans=False),
    "anselm": Character("easy", "devout", sight=0.6, memory=0.6),
    "odo": Character("easy", "gambler", sight=0.65, memory=0.8),
    "clara": Character("medium", "merchant", sight=0.9),
    "wulfric": Character("medium", "raider", memory=0.9),
    "ines": Character("hard", "hermit"),
    "corvo": Character("hard", "cautious"),
    "hildegard": Character("expert", "devout"),
    "tancred": Character("expert", "gambler"),
    "beatrix": Character("master", "merchant"),
    "rattila": Character("master"),
}
"""From the gentlest to the strongest. Those below `hard` do not search, whatever their level."""

LEAST_NOTICED: Final = 2


class Human(Greedy):
    """Takes what looks best among what it notices, by what it still knows."""

    def __init__(
        self,
        game: Game[Any],
        heuristic: Heuristic,
        seed: str,
        character: Character,
        temper: Temper | None,
    ) -> None:
        super().__init__(game, heuristic, seed, temper=temper)
        self.character = character
        self.seed = seed

    def choose(self, observation: Observation[Any], question: Question, answers: list[int]) -> int:
        """Pick the best of the answers that were noticed."""
        table: State = self.game.copy(observation.table)
        if self.character.memory < 1.0:
            self.heuristic.forget(table, observation.seat, self.seed, self.character.memory)
        noticed = self.noticed(question, answers)
        return super().choose(Observation(observation.seat, table), question, noticed)

    def noticed(self, question: Question, answers: list[int]) -> list[int]:
        """Overlook some answers; nobody overlooks that one may stop."""
        found = [
            answer
            for answer in answers
            if self.rng.random() < self.character.sight
            or self.heuristic.is_pass(question.kind, answer)
        ]
        if len(found) >= LEAST_NOTICED:
            return found
        return sorted(self.rng.sample(answers, min(LEAST_NOTICED, len(answers))))

    def follow(self, table: State, seat: int, width: int) -> float:
        """Finish the move in thought, or judge it as it stands half done."""
        return (
            super().follow(table, seat, width) if self.character.plans else self.judge(table, seat)
        )


def character_named(name: str, game: Game[Any], seed: str, unhurried: bool = False) -> Agent:
    """Seat somebody by name."""
    character = CHARACTERS[name]
    level = LEVELS[character.level]
    if not level.iterations:
        heuristic = heuristic_of(game)
        temper = temper_of(game, heuristic, character.temper)
        return Human(game, heuristic, seed, character, temper)
    evaluator = evaluator_of(game, level.early)
    evaluator.take_on(temper_of(game, evaluator.heuristic, character.temper))
    return search_for(game, evaluator, budget_of(level, evaluator, unhurried), seed)
