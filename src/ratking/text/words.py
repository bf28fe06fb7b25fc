"""What every game can put into words; a game adds one class and one file of messages."""

from __future__ import annotations

from typing import Any

from ratking.core.event import Event
from ratking.core.game import Outcome
from ratking.core.question import Question
from ratking.text.say import Say

Facts = dict[str, str | int]
Preview = dict[str, int | list[int]]


class Words:
    """The words of one game in one language; a table is a state as the reader may see it."""

    def __init__(self, say: Say) -> None:
        self.say = say

    def seat(self, seat: int) -> str:
        """Name a seat."""
        raise NotImplementedError

    def letter(self, seat: int) -> str:
        """Mark a seat with one letter."""
        raise NotImplementedError

    def prompt(self, table: Any, question: Question) -> str:
        """Ask a question in one sentence."""
        raise NotImplementedError

    def explanation(self, table: Any, question: Question) -> str:
        """Say what a newcomer should know to answer."""
        raise NotImplementedError

    def label(self, table: Any, question: Question, choice: int) -> str:
        """Name an answer in a few words."""
        raise NotImplementedError

    def touch(self, table: Any, question: Question, choice: int) -> list[str]:
        """Name the things on the board that an answer is about; each is kind:number."""
        return [f"{question.kind.domain_in(table, question)}:{choice}"]

    def preview(self, table: Any, question: Question, choice: int) -> Preview:
        """List what an answer would do, as facts that a board can draw before it is given."""
        return {}

    def told(self, table: Any, event: Event, reader: int | None) -> str:
        """Tell an event as a seat or a spectator (NOBODY) may know it; None reads everything."""
        raise NotImplementedError

    def result(self, table: Any, outcome: Outcome, reader: int | None) -> list[str]:
        """Tell how the game ended: why, who won, and every seat's points."""
        raise NotImplementedError

    def glossary(self, table: Any) -> dict[str, str]:
        """List what can be looked up at this table, each by name with its text."""
        raise NotImplementedError

    def places(self, table: Any) -> dict[str, str]:
        """List the places on the board, each by name with what lies next to it."""
        raise NotImplementedError
