"""Playing a lesson in the engine, as the coach would."""

from __future__ import annotations

from ratking.core.options import read_options
from ratking.games import game
from ratking.lessons import LEARNER, Lesson, lesson
from ratking.server.match import BOT, PERSON, Luck, Match


class Learner:
    """Somebody who goes from stop to stop and takes a certain line at one of them."""

    def __init__(self, name: str, other: dict[str, int] | None = None) -> None:
        self.script: Lesson = lesson(name)
        self.other = other or {}
        opened = game(name)
        state = opened.new(read_options(opened.options(), self.script.options))
        self.match = Match(opened, state, Luck("00" * 32, "", self.script.nature))
        self.match.start()

    @property
    def given(self) -> int:
        return self.match.number - 1

    def arrive(self, number: int) -> None:
        """Let the others play up to a stop; every answer is checked by the rules."""
        for seat, choice in self.script.stops[number].play:
            self.match.answer(seat, choice, BOT)

    def act(self, number: int) -> None:
        """Take a line of the stop."""
        stop = self.script.stops[number]
        if stop.lines:
            for choice in stop.lines[self.other.get(stop.id, 0)]:
                self.match.answer(LEARNER, choice, PERSON)

    def play(self) -> None:
        for number in range(len(self.script.stops)):
            self.arrive(number)
            self.act(number)
