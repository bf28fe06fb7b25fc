"""Reading a lesson: whatever is said in it is understood where in the game it is said."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from ratking.core.domain import COLOURS
from ratking.core.errors import BadFile, Mistake
from ratking.core.question import NATURE
from ratking.core.state import State
from ratking.games import game as open_game
from ratking.lessons.script import LEARNER, Lesson, Stop


def read_lesson(game: str, text: str) -> Lesson:
    """Read a lesson, in which every answer stands in the words of records."""
    data = json.loads(text)
    course = _Course(game, data)
    course.deal()
    stops = tuple(course.stop(entry) for entry in data["stops"])
    others, nature = tuple(data["others"]), tuple(course.drawn)
    return Lesson(game, data["options"], others, nature, stops)


class _Course:
    """The game of a lesson, as far as it was read."""

    def __init__(self, game: str, data: dict[str, Any]) -> None:
        self.game = open_game(game)
        self.state: State = self.game.new(data["options"])
        self.nature: Iterator[str] = iter(data["nature"])
        self.drawn: list[int] = []

    def stop(self, entry: dict[str, Any]) -> Stop:
        """Read a stop, and play on behind its first line."""
        try:
            play = tuple([self.turn(said) for said in entry.get("play", [])])
            wrong = {str(self.heard(said)): why for said, why in entry.get("wrong", {}).items()}
            lines = tuple(self.line(said) for said in entry.get("lines", []))
            for choice in lines[0] if lines else ():
                self.answer(LEARNER, choice)
        except Mistake as error:
            raise BadFile(f"The stop {entry['id']!r} does not fit: {error}") from error
        return Stop(entry["id"], play, lines, wrong, entry.get("at", ""), entry.get("jump", False))

    def turn(self, said: str) -> tuple[int, int]:
        """Read who says what, such as "red use Witch", and let it happen."""
        who, _, words = said.partition(" ")
        seat = COLOURS.index(who)
        choice = self.game.parse(self.state, seat, words)
        self.answer(seat, choice)
        return seat, choice

    def heard(self, words: str) -> int:
        """Understand what the learner may say now."""
        return self.game.parse(self.state, LEARNER, words)

    def line(self, said: list[str]) -> tuple[int, ...]:
        """Understand answers that the learner may give one after the other."""
        twin, line = self.game.copy(self.state), []
        for words in said:
            line.append(self.game.parse(twin, LEARNER, words))
            self.game.apply(twin, LEARNER, line[-1])
        return tuple(line)

    def answer(self, seat: int, choice: int) -> None:
        """Let an answer happen, and what nature draws then."""
        self.game.apply(self.state, seat, choice)
        self.deal()

    def deal(self) -> None:
        """Draw as it is written."""
        while self.game.open_seats(self.state) == [NATURE]:
            self.drawn.append(self.game.parse(self.state, NATURE, next(self.nature)))
            self.game.apply(self.state, NATURE, self.drawn[-1])
