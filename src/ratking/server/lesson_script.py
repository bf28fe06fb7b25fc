"""Lessons with an owner's data files: what was prepared is dealt from them, if they hold it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

from ratking.core.data_files import STANDARD
from ratking.core.errors import IllegalAnswer
from ratking.core.game import Game
from ratking.core.question import NATURE
from ratking.core.state import State
from ratking.games import game
from ratking.lessons import LEARNER, Lesson, lesson
from ratking.server.boxes import shared_game
from ratking.server.refusals import Refusal
from ratking.text import speech, words_of


def script_of(name: str) -> Lesson:
    """Open the lesson of a game as it is given here."""
    return fitted(name, shared_game(name).fingerprint())


def written_for(name: str) -> tuple[int, ...]:
    """Find the draws that are prepared for a lesson."""
    return script_of(name).nature if name else ()


@cache
def fitted(name: str, data: str) -> Lesson:
    """Fit a lesson to data files; our own need nothing."""
    if data == STANDARD:
        return lesson(name)
    return replace(lesson(name), nature=tuple(_dealt(lesson(name))))


def _dealt(script: Lesson) -> Iterator[int]:
    """Find the draws that make the game go as it is written, one after the other."""
    ours, theirs = Course(script, game(script.game)), Course(script, shared_game(script.game))
    seats = iter(_answers(script))
    for drawn in script.nature:
        while not ours.waits_for_nature():
            _go(ours, theirs, *next(seats))
        found = theirs.choice_called(NATURE, ours.label(NATURE, drawn))
        _go(ours, theirs, NATURE, drawn, found)
        yield found
    for seat, choice in seats:
        _go(ours, theirs, seat, choice)


def _answers(script: Lesson) -> Iterator[tuple[int, int]]:
    for stop in script.stops:
        yield from stop.play
        yield from ((LEARNER, choice) for choice in (stop.lines[0] if stop.lines else ()))


def _go(ours: Course, theirs: Course, seat: int, choice: int, found: int | None = None) -> None:
    """Give the same answer at both tables; it must be called the same, and do the same."""
    given = choice if found is None else found
    if theirs.label(seat, given) != ours.label(seat, choice):
        raise other_data()
    if theirs.answer(seat, given) != ours.answer(seat, choice):
        raise other_data()


def other_data() -> Refusal:
    """Say why a lesson is not given here."""
    return Refusal(
        "off", "This lesson was written for other data files than those that are used here."
    )


class Course:
    """A game along the lesson, told in English so that two of them can be compared."""

    def __init__(self, script: Lesson, opened: Game[Any]) -> None:
        self.game = opened
        self.words = words_of(opened)
        self.words.say = speech(opened.name)  # other texts on the cards change nothing
        self.state: State = opened.new(script.options)

    def waits_for_nature(self) -> bool:
        """Say whether chance comes next."""
        return self.game.open_seats(self.state) == [NATURE]

    def label(self, seat: int, choice: int) -> str:
        """Name an answer; one that cannot be given here does not fit."""
        if seat not in self.game.open_seats(self.state):
            raise other_data()
        return self.words.label(self.state, self.game.question(self.state, seat), choice)

    def choice_called(self, seat: int, label: str) -> int:
        """Find an answer by its name."""
        for choice in self.game.answers(self.state, seat):
            if self.label(seat, choice) == label:
                return choice
        raise other_data()

    def answer(self, seat: int, choice: int) -> list[str]:
        """Give an answer, and tell what happened."""
        try:
            events = self.game.answer(self.state, seat, choice)
        except IllegalAnswer as mistake:
            raise other_data() from mistake
        return [self.words.told(self.state, event, None) for event in events]
