"""What is kept of one finished game."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any

from ratking.core.record import Record

Facts = dict[str, dict[str, dict[str, list[int]]]]
"""What a game's designers ask: topic, thing, measure, and a number for every seat."""


@dataclass(frozen=True)
class Result:
    """One finished game: who sat where, who won, how long it took; lists go by seat."""

    number: int
    line_up: int
    deal: int
    seating: list[int]
    agents: list[str]
    places: list[int]
    scores: list[int]
    winners: list[int]
    ending: str
    answers: int
    moves: str
    decisions: list[int]
    seconds: list[float] = field(compare=False)
    slowest: list[float] = field(compare=False)
    facts: Facts = field(default_factory=dict)

    def win_of(self, seat: int) -> float:
        """Say which part of the win a seat has; a shared one is split."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


@dataclass(frozen=True)
class Played:
    """One finished game with its record."""

    result: Result
    record: Record


def result_to_json(result: Result) -> dict[str, Any]:
    """Write a result as plain data; thinking time needs no more than microseconds."""
    facts = asdict(result)
    for name in ("seconds", "slowest"):
        facts[name] = [round(value, 6) for value in facts[name]]
    return facts
