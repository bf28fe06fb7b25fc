"""Agents who see nothing but text and say nothing but text, such as a language model.

`Voice` turns a function from text to text into an agent. `Scripted` is one without a model, by
which everybody can measure the same thing:

    ratking arena rattus --agents ratking.talk.players:Scripted,novice --players 2
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from ratking.core.errors import IllegalAnswer
from ratking.core.game import Game, Observation
from ratking.core.question import Question
from ratking.talk.reader import Reader

OFFERED: Final = re.compile(r"^\[(\d+)\] (.+)$", re.MULTILINE)
TRIES: Final = 3


class Voice:
    """Asks a function in text, a few times if need be; then the first answer is its answer."""

    def __init__(self, game: Game[Any], reply: Callable[[str], str], tries: int = TRIES) -> None:
        self.reader = Reader(game)
        self.reply = reply
        self.tries = tries
        self.faults = 0

    def choose(self, observation: Observation[Any], question: Question, answers: list[int]) -> int:
        """Show what the seat may know, and understand what is said."""
        shown = self.reader.look(observation.table, observation.seat)
        text = shown
        for _ in range(self.tries):
            try:
                said = self.reply(text)
                return self.reader.understood(observation.table, observation.seat, said)
            except IllegalAnswer as mistake:
                self.faults += 1
                text = f"{shown}\n\n{mistake}"
        return answers[0]


class Scripted(Voice):
    """Reads the offers, and takes the first of those that it has taken least."""

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game, self.read)
        self.used: Counter[str] = Counter()

    def read(self, text: str) -> str:
        """Answer from the text alone."""
        offers = OFFERED.findall(text)
        number, words = min(offers, key=lambda offer: self.used[offer[1]])
        self.used[words] += 1
        return f"I have read it all. [{number}]"
