"""Tables of findings: what the report shows, what programs read and what can be drawn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import Final

from ratking.arena.intervals import Estimate

Cell = str | int | float | Estimate

TEXT: Final = "text"
COUNT: Final = "count"
NUMBER: Final = "number"
SHARE: Final = "share"
SECONDS: Final = "seconds"


@dataclass(frozen=True)
class Column:
    """One column: its title, what kind of numbers it holds, and whether it is drawn."""

    title: str
    kind: str = NUMBER
    drawn: bool = False


@dataclass(frozen=True)
class ResultTable:
    """Rows of findings under a title, with a sentence on how to read them.

    A drawn column has a line at the mark: what would be fair, or make no difference.
    """

    name: str
    title: str
    about: str
    columns: list[Column]
    rows: list[list[Cell]] = field(default_factory=list)
    mark: float | None = None

    def to_json(self) -> dict[str, object]:
        """Write the table as plain data, each row by the titles of the columns."""
        titles = [column.title for column in self.columns]
        rows = [
            {title: _plain(cell) for title, cell in zip(titles, row, strict=True)}
            for row in self.rows
        ]
        return {"name": self.name, "title": self.title, "rows": rows}


@dataclass(frozen=True)
class Histogram:
    """How often each value came up."""

    name: str
    title: str
    about: str
    unit: str
    values: dict[int, int]

    def to_json(self) -> dict[str, object]:
        """Write the counts as plain data."""
        counts = {str(value): count for value, count in sorted(self.values.items())}
        return {"name": self.name, "title": self.title, "counts": counts}


@dataclass(frozen=True)
class Matrix:
    """How often each agent beats each other one; the diagonal is empty."""

    name: str
    title: str
    about: str
    names: tuple[str, ...]
    shares: dict[tuple[str, str], Estimate]

    def to_json(self) -> dict[str, object]:
        """Write the shares as plain data, the winner first."""
        shares = {f"{one} against {other}": asdict(s) for (one, other), s in self.shares.items()}
        return {"name": self.name, "title": self.title, "shares": shares}


Part = ResultTable | Histogram | Matrix


@dataclass(frozen=True)
class Section:
    """A part of the report."""

    title: str
    parts: Sequence[Part]


def _plain(cell: Cell) -> object:
    return asdict(cell) if isinstance(cell, Estimate) else cell


def show_cell(cell: Cell, kind: str) -> str:
    """Write a cell as a person reads it."""
    if isinstance(cell, str):
        return cell
    if isinstance(cell, Estimate):
        if not cell.count:
            return "none"
        low, high = show_cell(cell.low, kind), show_cell(cell.high, kind)
        return f"{show_cell(cell.value, kind)} ({low} to {high})"
    if kind == SHARE:
        return f"{cell:.1%}"
    if kind == COUNT:
        return f"{cell:,}"
    if kind == SECONDS:
        return show_seconds(cell)
    return f"{cell:.2f}"


def show_seconds(seconds: float) -> str:
    """Write a short time in a unit that fits."""
    if seconds >= 1:
        return f"{seconds:.2f} s"
    if seconds >= 0.001:
        return f"{seconds * 1000:.1f} ms"
    return f"{seconds * 1_000_000:.0f} µs"
