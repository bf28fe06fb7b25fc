"""Comparing two ways to play: other data files, other options or other agents, with the same luck.

Deal number n has the same luck on both sides, so most of what chance does cancels out: the interval
of a difference comes from how the differences of whole deals scatter.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from ratking.arena.intervals import Estimate, PairedRatio
from ratking.arena.questions import findings_for
from ratking.arena.result import Result
from ratking.arena.result_tables import (
    COUNT,
    NUMBER,
    SHARE,
    TEXT,
    Cell,
    Column,
    Part,
    ResultTable,
)
from ratking.arena.series import Plan, Series
from ratking.arena.simulation import simulate
from ratking.core.errors import BadOption

STANDARD: Final = "standard"
"""The side on which nothing is changed."""

ENOUGH: Final = 30
"""So often a thing must have been counted on both sides before the two are compared."""

SIDES: Final = 2
Measure = tuple[str, str]
"""What is measured, and of whom or of what where that is to be said."""


@dataclass(frozen=True)
class Difference:
    """A measure on both sides, and the second less the first with its interval."""

    measure: Measure
    kind: str
    first: float
    second: float
    change: Estimate

    @property
    def is_sure(self) -> bool:
        """Say whether the interval leaves out that nothing has changed."""
        return not self.change.low <= 0.0 <= self.change.high


def varied(plan: Plan, text: str) -> Plan:
    """Change a plan as a side says: a folder of data files, options, agents, or nothing."""
    if text == STANDARD:
        return plan
    if Path(text).is_dir():
        return replace(plan, data=Path(text))
    if "=" in text.partition(":")[0]:
        return replace(plan, options=plan.options | _options(text))
    agents = tuple(name.strip() for name in text.split(","))
    seats = len(plan.line_ups[0])
    return replace(plan, line_ups=(agents * seats if len(agents) == 1 else agents,))


def _options(text: str) -> dict[str, object]:
    """Read `name=value`, and more of them after a semicolon."""
    pairs = [part.partition("=") for part in text.split(";")]
    return {name.strip(): value.strip() for name, _, value in pairs}


class Comparison:
    """Plays both sides deal by deal, and adds up what differs."""

    def __init__(self, sides: tuple[Plan, Plan], names: tuple[str, str]) -> None:
        self.names = names
        self.plans = tuple(replace(plan, notes=True) for plan in sides)
        series = [Series(plan) for plan in self.plans]
        self.title, self.players = series[0].game.title, series[0].players
        if series[1].players != self.players:
            raise BadOption("Both sides need the same number of players.")
        if sides[0] == sides[1]:
            raise BadOption(f"Both sides are the same: {names[0]} and {names[1]}.")
        self.starts = [one.options.get("start", 0) for one in series]
        self.games: list[tuple[Result, Result]] = []
        self.findings = [findings_for(plan.game) for plan in self.plans]

    def play(self, jobs: int = 1) -> Iterator[int]:
        """Play a game of each side after the other, and count the pairs."""
        first, second = (simulate(plan, jobs) for plan in self.plans)
        with closing(first), closing(second):
            for one, other in zip(first, second, strict=True):
                self.add(one.result, other.result)
                yield len(self.games)

    def add(self, one: Result, other: Result) -> None:
        """Count a game of each side."""
        self.games.append((one, other))
        self.findings[0].add(one)
        self.findings[1].add(other)

    def differences(self) -> list[Difference]:
        """Measure both sides, and how they differ."""
        measured = [
            (pair[0].deal, [dict(self._measured(side, pair[side])) for side in range(SIDES)])
            for pair in self.games
        ]
        known = dict.fromkeys(name for _, sides in measured for side in sides for name in side)
        return [self._difference(measure, measured) for measure in known]

    def _measured(self, side: int, result: Result) -> Iterator[tuple[Measure, float]]:
        start = self.starts[side]
        best = sorted(result.scores, reverse=True)
        yield ("decisions", ""), float(sum(result.decisions))
        yield ("points", ""), sum(best) / len(best)
        yield ("lead", ""), float(best[0] - best[1])
        yield ("first", ""), result.win_of(start if isinstance(start, int) else 0)
        yield ("shared", ""), float(len(result.winners) > 1)
        for agent in sorted(set(result.agents)):
            if len(set(result.agents)) > 1:
                seats = [seat for seat, name in enumerate(result.agents) if name == agent]
                yield ("wins", agent), sum(map(result.win_of, seats)) / len(seats)
        yield ("ending", result.ending), 1.0

    def _difference(
        self, measure: Measure, measured: list[tuple[int, list[dict[Measure, float]]]]
    ) -> Difference:
        change, sums = PairedRatio(), [0.0, 0.0]
        for deal, sides in measured:
            first, second = (side.get(measure, 0.0) for side in sides)
            change.add(deal, second - first)
            sums = [sums[0] + first, sums[1] + second]
        games = len(measured)
        kind = NUMBER if measure[0] in ("decisions", "points", "lead") else SHARE
        found = change.estimate()
        if kind == SHARE:  # few deals make a wide interval, but shares differ by one at the most
            found = replace(found, low=max(-1.0, found.low), high=min(1.0, found.high))
        return Difference(measure, kind, sums[0] / games, sums[1] / games, found)

    def changed_findings(self) -> list[Part]:
        """Compare what the designers of the game ask: cards, buildings, events on both sides."""
        tables = [{one.name: one for one in side.tables()} for side in self.findings]
        found = [
            compared(tables[0][name], tables[1][name], self.names)
            for name in tables[0]
            if name in tables[1]
        ]
        return [table for table in found if table.rows]


def compared(first: ResultTable, second: ResultTable, names: tuple[str, str]) -> ResultTable:
    """Put what was counted often enough in both of two tables beside each other."""
    others = {(row[0], place): cell for row, place, cell in _estimates(second.rows)}
    columns = [column.title for column in first.columns]
    rows: list[list[Cell]] = []
    for row, place, cell in _estimates(first.rows):
        other = others.get((row[0], place))
        if other is not None and min(cell.count, other.count) >= ENOUGH:
            what = f"{row[0]}: {columns[place].lower()}"
            counts = min(cell.count, other.count)
            rows.append([what, counts, cell.value, other.value, apart(cell, other)])
    rows.sort(key=lambda row: -_surely(row[-1]))
    heads = [
        Column("What", TEXT),
        Column("Counted", COUNT),
        *(Column(name, SHARE) for name in names),
    ]
    about = (
        f"What was counted at least {ENOUGH} times on both sides, the surest difference first. One "
        "in twenty of these intervals leaves out the truth, so a single line of many proves little."
    )
    drawn = Column("Difference", SHARE, drawn=True)
    return ResultTable(first.name, first.title, about, [*heads, drawn], rows, mark=0.0)


def _estimates(rows: Iterable[list[Cell]]) -> Iterator[tuple[list[Cell], int, Estimate]]:
    for row in rows:
        for place, cell in enumerate(row):
            if isinstance(cell, Estimate):
                yield row, place, cell


def apart(first: Estimate, second: Estimate) -> Estimate:
    """Give the difference of two estimates that know nothing of each other."""
    change = second.value - first.value
    below = ((second.value - second.low) ** 2 + (first.high - first.value) ** 2) ** 0.5
    above = ((second.high - second.value) ** 2 + (first.value - first.low) ** 2) ** 0.5
    return Estimate(change, change - below, change + above, min(first.count, second.count))


def _surely(cell: Cell) -> float:
    """Say how many of its half intervals a difference is away from nothing."""
    assert isinstance(cell, Estimate)
    reach = (cell.high - cell.low) / 2
    return abs(cell.value) / reach if reach else 0.0
