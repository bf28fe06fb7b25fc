"""A puzzle: what a seat sees, the ways to answer, and how each of them turned out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, NamedTuple

from ratking.core.errors import BadFile


@dataclass(frozen=True)
class Weighed:
    """Answers that belong together, the chance to win that they leave, and its standard error."""

    choices: tuple[int, ...]
    chance: float
    noise: float


class Telling(NamedTuple):
    """The figure that tells the best way from the others, and what it comes to on average."""

    figure: str
    mine: float
    usual: float


@dataclass(frozen=True)
class Puzzle:
    """A moment as its seat knows it; nothing else of the game is kept.

    The ways are sorted, the best first. `finds` is how often each level finds it, `longer` the
    chances of the first two ways in a search at ten times the worlds.
    """

    id: str
    seat: int
    kind: str
    table: Mapping[str, Any]
    ways: tuple[Weighed, ...]
    is_plan: bool
    telling: Telling | None
    finds: Mapping[str, float]
    longer: tuple[float, ...]

    @property
    def best(self) -> tuple[int, ...]:
        """The answers that solve it."""
        return self.ways[0].choices

    @property
    def agrees(self) -> bool:
        """Say whether the longer search comes to the same way."""
        return all(self.longer[0] > other for other in self.longer[1:])


def puzzle_to_json(puzzle: Puzzle) -> dict[str, Any]:
    """Write a puzzle as plain data."""
    ways = [[list(way.choices), way.chance, way.noise] for way in puzzle.ways]
    return asdict(puzzle) | {"ways": ways, "telling": puzzle.telling}


def puzzle_from_json(facts: Mapping[str, Any]) -> Puzzle:
    """Read a puzzle from plain data."""
    try:
        ways = tuple(Weighed(tuple(choices), *rest) for choices, *rest in facts["ways"])
        telling = None if facts["telling"] is None else Telling(*facts["telling"])
        read = {"ways": ways, "telling": telling, "longer": tuple(facts["longer"])}
        return Puzzle(**{**facts, **read})
    except (KeyError, TypeError, ValueError) as error:
        raise BadFile(f"This is not a puzzle ({error}).") from error
