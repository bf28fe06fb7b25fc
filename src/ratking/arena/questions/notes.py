"""Notes taken while a game is played, from what happened and what the table looks like."""

from __future__ import annotations

from typing import Any

from ratking.arena.result import Facts, Result
from ratking.arena.tables import Table
from ratking.core.event import Event
from ratking.core.game import Game, Outcome


class Notes:
    """Listens to one game; a subclass knows what to listen for."""

    def __init__(self, game: Game[Any], state: Any) -> None:
        self.game = game
        self.state = state
        self.players = game.players(state)
        self.found: Facts = {}

    def hear(self, seat: int, choice: int, events: list[Event]) -> None:
        """Hear what followed an answer."""
        for event in events:
            self.note(event)

    def note(self, event: Event) -> None:
        """Note what an event says."""

    def close(self, outcome: Outcome) -> None:
        """Note what only the end shows."""

    def facts(self, outcome: Outcome) -> Facts:
        """Hand over everything that was noted."""
        self.close(outcome)
        return self.found

    def add(self, topic: str, thing: str, measure: str, seat: int, amount: int = 1) -> None:
        """Count something for a seat."""
        measures = self.found.setdefault(topic, {}).setdefault(thing, {})
        measures.setdefault(measure, [0] * self.players)[seat] += amount

    def add_for_table(self, topic: str, thing: str, measure: str, amount: int = 1) -> None:
        """Count something that belongs to no seat."""
        measures = self.found.setdefault(topic, {}).setdefault(thing, {})
        measures.setdefault(measure, [0])[0] += amount


class Findings:
    """Adds up the notes on many games; a subclass knows what to make of them."""

    def add(self, result: Result) -> None:
        """Count one game."""

    def tables(self) -> list[Table]:
        """Show what was found."""
        return []
