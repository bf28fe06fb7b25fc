"""How a seat hears a game in words, and how what it says is understood."""

from __future__ import annotations

import re
from typing import Any, Final

from ratking.core.answers import among
from ratking.core.errors import IllegalAnswer
from ratking.core.game import Game
from ratking.core.question import NATURE
from ratking.core.state import State
from ratking.talk.lines import in_lines
from ratking.text import Words, sentence, words_of

BRACKETED: Final = re.compile(r"\[([^\[\]]+)\]")
NUMBERED: Final = re.compile(r"(?:answer\s*)?#?(\d+)\.?", re.IGNORECASE)
MANY: Final = 200
"""A question with more answers than this shows the first ones; all of them are understood."""


class Reader:
    """Speaks to the seats of one game; whatever it says, the seat that it says it to may know."""

    def __init__(self, game: Game[Any], words: Words | None = None) -> None:
        self.game = game
        self.words = words or words_of(game)

    def look(self, state: State, seat: int) -> str:
        """Describe to a seat everything that it may know, and what it is asked."""
        table = self.game.observe(state, seat).table
        lines = [self.who(seat), "", "What you know of the table:"]
        lines += in_lines(self.game.to_json(table), 1)
        return "\n".join([*lines, "", *self.next(state, seat)])

    def who(self, seat: int) -> str:
        """Say who a seat is."""
        return f"You play {self.game.title} as {self.words.seat(seat)}, seat {seat}."

    def next(self, state: State, seat: int) -> list[str]:
        """Ask a seat what it is asked, with all answers by number; or say who is, or who won."""
        table = self.game.observe(state, seat).table
        outcome = self.game.outcome(state)
        if outcome is not None:
            return self.words.result(table, outcome, seat)
        if seat not in self.game.open_seats(state):
            others = [self.words.seat(one) for one in self.game.open_seats(table) if one != NATURE]
            return [f"{sentence(', '.join(others) or 'chance')} answers next."]
        question = self.game.question(state, seat)
        answers = self.game.answers(state, seat)
        lines = [self.words.prompt(table, question), self.words.explanation(table, question)]
        lines += [f"[{one}] {self.game.say(table, seat, one)}" for one in answers[:MANY]]
        if len(answers) > MANY:
            lines.append(f"... and others like these up to [{answers[-1]}].")
        return [line for line in lines if line]

    def understood(self, state: State, seat: int, text: str) -> int:
        """Find the answer in what was said: the last one in brackets, a number, or its words."""
        said = (BRACKETED.findall(text) or [text])[-1].strip()
        table = self.game.observe(state, seat).table
        number = NUMBERED.fullmatch(said)
        if number is None:
            return self.game.parse(table, seat, said)
        if self.game.is_legal(table, seat, int(number[1])):
            return int(number[1])
        known = [f"[{one}]" for one in self.game.answers(table, seat)]
        raise IllegalAnswer(f"{said!r} is not among the answers; say one of: {among(known)}.")
