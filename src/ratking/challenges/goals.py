"""What a star asks for: facts about one seat of a finished game, each with a bound."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from ratking.core.errors import BadFile
from ratking.core.event import event_to_json
from ratking.core.game import Game, Outcome
from ratking.core.record import Record
from ratking.core.state import State

Told = dict[str, Any]
"""An event as data."""


@dataclass(frozen=True)
class Condition:
    """A fact that has to be at least or at most so much.

    `place`, `score` and `lead` come from the outcome; `times EVENT` counts events of the seat, and
    `sum EVENT FACT` adds up a fact of theirs.
    """

    fact: str
    least: int | None = None
    most: int | None = None

    def holds(self, found: int) -> bool:
        """Say whether it is so."""
        return (self.least is None or found >= self.least) and (
            self.most is None or found <= self.most
        )


Goal = tuple[Condition, ...]
"""All that one star asks for."""


def measured(fact: str, seat: int, outcome: Outcome, events: Iterable[Told]) -> int:
    """Find a fact about a seat."""
    word, _, rest = fact.partition(" ")
    if word == "place":
        last = len(outcome.places)
        return last if outcome.everybody_lost else outcome.places[seat]
    if word == "score":
        return outcome.scores[seat]
    if word == "lead":
        others = [score for other, score in enumerate(outcome.scores) if other != seat]
        return outcome.scores[seat] - max(others)
    name, _, counted = rest.partition(" ")
    mine = [one for one in events if one["event"] == name and one.get("seat") == seat]
    if word == "times":
        return len(mine)
    if word == "sum":
        return sum(int(one[counted]) for one in mine)
    raise BadFile(f"Nobody can measure {fact!r}.")


def earned(stars: Sequence[Goal], seat: int, outcome: Outcome, events: Sequence[Told]) -> int:
    """Count the stars: each needs the one before it."""
    count = 0
    for goal in stars:
        if not all(one.holds(measured(one.fact, seat, outcome, events)) for one in goal):
            break
        count += 1
    return count


def played(game: Game[Any], record: Record) -> tuple[Outcome, list[Told]]:
    """Play a record again; return how it ended, and everything that happened."""
    state: State = game.new(record.options)
    told = list[Told]()
    for seat, choice in record.answers:
        told += [event_to_json(event) for event in game.answer(state, seat, choice)]
    outcome = game.outcome(state)
    if outcome is None:
        raise BadFile("This game was not played to its end.")
    return outcome, told
