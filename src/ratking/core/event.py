"""Events: what happened, in the past tense; log, animation and sound all read them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields, replace
from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from ratking.core.errors import BadFile

HIDDEN = -1
"""Stands in an event for what this seat may not know."""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Event:
    """Something that happened; a subclass names it and lists its facts."""

    reveals: ClassVar[bool] = False
    passes: ClassVar[bool] = False

    def seen_by(self, seat: int) -> Event:
        """Tell the event as this seat may know it."""
        return self


def is_past_recall(events: Iterable[Event]) -> bool:
    """Say whether an answer cannot be taken back: it has shown something, or passed the turn."""
    for event in events:
        if event.reveals or event.passes:
            return True
    return False


@dataclass(frozen=True)
class Secret(Event):
    """An event of which only its seat is told everything; a subclass says what others miss."""

    seat: int
    hides: ClassVar[str] = ""
    reveals: ClassVar[bool] = True

    def told_to(self) -> tuple[int, ...]:
        """List the seats that hear everything."""
        return (self.seat,)

    def seen_by(self, seat: int) -> Event:
        """Hide one fact from everybody else."""
        return self if seat in self.told_to() else replace(self, **{self.hides: HIDDEN})


def event_to_json(event: Event) -> dict[str, object]:
    """Write an event as plain data."""
    facts: dict[str, object] = {"event": type(event).__name__}
    for name in _names(type(event)):
        facts[name] = getattr(event, name)
    return facts


_NAMES: dict[object, tuple[str, ...]] = {}


def _names(kind: type[Event]) -> tuple[str, ...]:
    """List the facts of a kind of event."""
    if kind not in _NAMES:
        _NAMES[kind] = tuple(field.name for field in fields(kind))
    return _NAMES[kind]


def event_from_json(known: dict[str, type[Event]], facts: dict[str, object]) -> Event:
    """Read an event back from plain data."""
    name = str(facts.get("event"))
    if name not in known:
        raise BadFile(f"There is no event called {name!r}.")
    needed = _names(known[name])
    if len(facts) != len(needed) + 1 or not all(fact in facts for fact in needed):
        raise BadFile(f"{name} needs {', '.join(needed)}.")
    given: dict[str, Any] = {fact: facts[fact] for fact in needed}
    return known[name](**given)
