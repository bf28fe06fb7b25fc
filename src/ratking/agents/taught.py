"""A level that thinks with what was learned by playing at small tables, and as usual at others."""

from __future__ import annotations

from typing import Any

from ratking.core.game import Game, Observation
from ratking.core.play import Agent
from ratking.core.question import Question
from ratking.core.state import State


class Taught:
    """Two minds; the size of the table says which of them answers."""

    def __init__(self, game: Game[Any], mind: Agent, usual: Agent, players: int) -> None:
        self.game = game
        self.mind = mind
        self.usual = usual
        self.players = players

    def at(self, table: State) -> Agent:
        """Say who thinks at a table."""
        return self.mind if self.game.players(table) <= self.players else self.usual

    def choose(self, observation: Observation[Any], question: Question, answers: list[int]) -> int:
        """Answer for a seat."""
        return self.at(observation.table).choose(observation, question, answers)
