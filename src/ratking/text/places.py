"""Where each numbered rule is in the code: the table at the end of a book of rules."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

HEADING: Final = "## Where to find it in the code"
EXAMPLE: Final = "an example"
"""Stands in the place of a file for a rule that only shows others at work."""

_HEAD: Final = ("| rule | place | look for |", "|---|---|---|")
_ROW: Final = re.compile(r"\| ([A-Z]+-\d+[a-z]?) \| (.*?) \| (.*?) ?\|")


@dataclass(frozen=True)
class Place:
    """A file of a game, and the classes, functions or constants in it; none is the whole file."""

    file: str
    names: tuple[str, ...]


Places = Mapping[str, list[Place]]


def table_of(places: Places) -> str:
    """Write a row for each rule; a semicolon parts what to look for in one file and the next."""
    rows = [f"| {number} | {_files(found)} | {_names(found)} |" for number, found in places.items()]
    return "\n".join([*_HEAD, *rows])


def _files(found: list[Place]) -> str:
    return _quoted(place.file for place in found) or EXAMPLE


def _names(found: list[Place]) -> str:
    return "; ".join(_quoted(place.names) or "all of it" for place in found)


def _quoted(words: Iterable[str]) -> str:
    return ", ".join(f"`{word}`" for word in words)


def parse_places(text: str) -> dict[str, list[Place]]:
    """Read the table of a book again."""
    return {found[1]: _places(found[2], found[3]) for found in _ROW.finditer(text)}


def _places(files: str, names: str) -> list[Place]:
    named = [tuple(_words(part)) for part in names.split("; ")]
    return [Place(*pair) for pair in zip(_words(files), named, strict=False)]


def _words(text: str) -> list[str]:
    return re.findall(r"`([^`]+)`", text)
