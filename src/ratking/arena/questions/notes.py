"""Notes taken while a game is played, from what happened and what the table looks like."""

from __future__ import annotations

from typing import Any, Final, TypeVar

from ratking.arena.result import Facts, Result
from ratking.arena.result_tables import ResultTable
from ratking.core.event import Event
from ratking.core.game import Game, Outcome

EVERYBODY: Final = "everybody"
T = TypeVar("T")


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

    def __init__(self) -> None:
        self.games = 0
        self.players = 1

    def add(self, result: Result) -> None:
        """Count one game."""
        self.games += 1
        self.players = len(result.agents)

    def fair(self) -> float:
        """Say which share of wins everybody would have if nothing made a difference."""
        return 1 / self.players

    def tables(self) -> list[ResultTable]:
        """Show what was found."""
        return []


def everybody_once(counts: dict[str, T]) -> dict[str, T]:
    """Leave out an agent that is everybody."""
    return counts if len(counts) != 2 else {EVERYBODY: counts[EVERYBODY]}
