"""A few words for Sealed Bids, so that a table of it can be shown."""

from __future__ import annotations

from typing import Any

from ratking.core.event import Event
from ratking.core.game import Outcome
from ratking.core.question import Question
from ratking.text import Words


class ToyWords(Words):
    """Says only what is needed."""

    def __init__(self) -> None:
        """Without a file of messages."""
        self.names = []

    def colour(self, seat: int) -> str:
        return f"bidder {seat}"

    def prompt(self, table: Any, question: Question) -> str:
        return f"{question.kind.name}?"

    def explanation(self, table: Any, question: Question) -> str:
        return ""

    def label(self, table: Any, question: Question, choice: int) -> str:
        return str(choice)

    def in_words(self, table: Any, seen: Event, reader: int | None) -> str:
        return type(seen).__name__

    def result(self, table: Any, outcome: Outcome, reader: int | None) -> list[str]:
        return [outcome.ending]
