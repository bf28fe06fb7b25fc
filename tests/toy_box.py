"""Sealed Bids as another package would bring it: a manifest, a bot's heuristic and a few words."""

from __future__ import annotations

from typing import Any, Final

import pytest

from ratking.agents.heuristic import Heuristic
from ratking.core.event import Event
from ratking.core.game import Outcome
from ratking.core.manifest import Manifest
from ratking.core.question import Question
from ratking.games import GAMES
from ratking.text import Words

PLACE: Final = "tests.toy_box:MANIFEST"
MANIFEST: Final = Manifest(
    name="sealed bids",
    rules="tests.toy:SealedBids",
    words="tests.toy_box:ToyWords",
    messages="tests:toy_{language}.ftl",
    heuristic="tests.toy_box:Purse",
)


def put_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """Play Sealed Bids for the length of a test as if its package were installed."""
    monkeypatch.setitem(GAMES.places, MANIFEST.name, PLACE)


class Purse(Heuristic):
    """Greedy's sense of Sealed Bids: what is won and what is left."""

    def margin(self, table: Any, seat: int) -> float:
        """Add up prizes and coins."""
        return float(table.won[seat] + table.coins[seat])


class ToyWords(Words):
    """Says only what is needed."""

    def colour(self, seat: int) -> str:
        return self.say("bidder", seat=seat)

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
