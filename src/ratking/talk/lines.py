"""What a seat may know as lines of text, complete: every fact of its observation is in them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

STEP: Final = "  "
SHORT: Final = 72
"""Lists of plain things stay in one line up to so many letters."""


def in_lines(facts: Any, depth: int = 0) -> list[str]:
    """Write plain data as indented lines, a name and a value in each."""
    return [STEP * depth + line for line in _lines(facts)]


def _lines(facts: Any) -> Iterator[str]:
    named = facts.items() if isinstance(facts, dict) else enumerate(facts)
    for name, value in named:
        said = _plain(value)
        if said is not None:
            yield f"{name}: {said}"
        else:
            yield f"{name}:"
            yield from in_lines(value, 1)


def _plain(value: Any) -> str | None:
    """Write what fits into one line; None for what does not."""
    if isinstance(value, dict):
        if not value:
            return "none"
        parts = [(name, _plain(one)) for name, one in value.items()]
        said = ", ".join(f"{name} {part}" for name, part in parts)
        nested = any(isinstance(one, dict | list) and one for one in value.values())
        return said if not nested and len(said) <= SHORT else None
    if isinstance(value, list):
        if not value:
            return "none"
        said = ", ".join(map(str, map(_plain, value)))
        nested = any(isinstance(one, dict | list) and one for one in value)
        return said if not nested and len(said) <= SHORT else None
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "none" if value is None else str(value)
