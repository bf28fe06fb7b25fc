"""A bot of one's own in Python: `ratking simulate rattus --agents examples/bots/mine.py:Mine`."""

from typing import Any

from ratking import Observation, Question
from ratking.core.game import Game


class Mine:
    """Takes the answer that leaves its seat with the most open answers afterwards, else the first.

    A class may ask for `game` and `seed`, both or neither; `choose` is all that it must have.
    """

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def choose(self, observation: Observation[Any], question: Question, answers: list[int]) -> int:
        """Try every answer on a copy of what this seat may know."""
        return max(answers, key=lambda answer: self.freedom(observation, answer))

    def freedom(self, observation: Observation[Any], answer: int) -> int:
        """Count what may be answered after an answer, if the same seat goes on."""
        table = self.game.copy(observation.table)
        self.game.apply(table, observation.seat, answer)
        goes_on = self.game.asked(table) == observation.seat
        return len(self.game.legal(table, observation.seat)) if goes_on else 0
