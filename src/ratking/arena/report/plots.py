"""Plots as SVG, drawn by hand: dots with intervals, bars and histograms."""

from __future__ import annotations

from html import escape
from math import ceil, floor, log10
from typing import Final

from ratking.arena.intervals import Estimate
from ratking.arena.result_tables import (
    NUMBER,
    SECONDS,
    SHARE,
    Cell,
    Histogram,
    ResultTable,
    show_cell,
)

ROW: Final = 36
TALL: Final = 190
EDGE: Final = 4.0
"""Room at both ends of a line, in percent: plots grow with the page, their letters do not."""
MOST_BINS: Final = 40


class Scale:
    """Turns numbers into percents of a line, from round number to round number."""

    def __init__(self, low: float, high: float, kind: str) -> None:
        self.kind = kind
        self.ticks = _decades(low, high) if kind == SECONDS else _round_steps(low, high)
        self.low, self.high = self.ticks[0], self.ticks[-1]

    def at(self, value: float) -> float:
        """Find the place of a number; what lies outside stays on the edge."""
        inside = min(max(value, self.low), self.high)
        return EDGE + self._part(inside) * (100 - 2 * EDGE)

    def _part(self, value: float) -> float:
        if self.kind == SECONDS:
            return (log10(value) - log10(self.low)) / (log10(self.high) - log10(self.low))
        return (value - self.low) / (self.high - self.low)

    def label(self, tick: float) -> str:
        """Write a number beside the line."""
        if self.kind == SHARE:
            return f"{tick:.0%}"
        if self.kind == SECONDS:
            return show_cell(tick, SECONDS).replace(".00", "").replace(".0", "")
        return f"{tick:g}"


def _round_steps(low: float, high: float) -> list[float]:
    """Choose about four round steps that reach around all numbers."""
    span = (high - low) or abs(high) or 1.0
    size: float = 10.0 ** floor(log10(span / 4))
    step = next(size * by for by in (1, 2, 2.5, 5, 10) if span / (size * by) <= 5)
    first, last = floor(low / step + 1e-9), ceil(high / step - 1e-9)
    return [round(number * step, 10) for number in range(first, max(last, first + 1) + 1)]


def _decades(low: float, high: float) -> list[float]:
    first, last = floor(log10(max(low, 1e-6))), ceil(log10(max(high, 1e-6)))
    return [10.0**number for number in range(first, max(last, first + 1) + 1)]


def scale_of(table: ResultTable, column: int) -> Scale:
    """Choose a scale that holds every number of a column, its intervals and the mark."""
    kind = table.columns[column].kind
    numbers = [number for row in table.rows for number in _bounds(row[column])]
    if kind == SECONDS:
        return Scale(min(numbers, default=1e-6), max(numbers, default=1.0), kind)
    numbers += [0.0] if table.mark is None else [0.0, table.mark]
    high = max(numbers)
    if kind == SHARE and high > 0.5:
        high = 1.0
    return Scale(min(numbers), high, kind)


def _bounds(cell: Cell) -> list[float]:
    if isinstance(cell, Estimate):
        return [cell.low, cell.value, cell.high] if cell.count else []
    return [] if isinstance(cell, str) else [float(cell)]


def axis(scale: Scale, mark: float | None) -> str:
    """Draw the numbers above a column of plots, and a point at the mark."""
    inside = _labels(scale, 13)
    if mark is not None:
        inside += _line("mark", scale.at(mark), scale.at(mark), 18, 24)
    return _svg(22, inside)


def _labels(scale: Scale, height: int) -> str:
    """Write at most six numbers."""
    step = -(-len(scale.ticks) // 6)
    return "".join(
        f'<text class="axis" x="{scale.at(tick):.2f}%" y="{height}" text-anchor="middle">'
        f"{escape(scale.label(tick))}</text>"
        for tick in scale.ticks[::step]
    )


def _line(kind: str, left: float, right: float, top: float, bottom: float) -> str:
    return f'<line class="{kind}" x1="{left:.2f}%" x2="{right:.2f}%" y1="{top:g}" y2="{bottom:g}"/>'


def row_plot(cell: Cell, scale: Scale, mark: float | None) -> str:
    """Draw one cell: a dot with its interval, or a bar."""
    places = [scale.at(tick) for tick in scale.ticks]
    lines = "".join(_line("grid", place, place, 0, ROW) for place in places)
    if mark is not None:
        lines += _line("mark", scale.at(mark), scale.at(mark), 0, ROW)
    return _svg(ROW, lines + _shape(cell, scale))


def _shape(cell: Cell, scale: Scale) -> str:
    if isinstance(cell, str):
        return ""
    if isinstance(cell, Estimate):
        if not cell.count:
            return ""
        reach = _line("reach", scale.at(cell.low), scale.at(cell.high), ROW / 2, ROW / 2)
        return reach + _dot(scale.at(cell.value))
    if scale.kind == SECONDS:
        return _dot(scale.at(cell))
    start, here = sorted((scale.at(0.0), scale.at(cell)))
    return _rect(start, here - start, ROW / 2 - 6, 12)


def _dot(place: float) -> str:
    return f'<circle class="dot" cx="{place:.2f}%" cy="{ROW / 2:g}" r="6"/>'


def _rect(left: float, width: float, top: float, height: float) -> str:
    return (
        f'<rect class="bar" x="{left:.2f}%" width="{max(width, 0.3):.2f}%" y="{top:.1f}" '
        f'height="{height:.1f}" rx="2"/>'
    )


def _svg(height: float, inside: str, words: str = "") -> str:
    """Hide from screen readers what stands beside the same numbers, so that none is heard twice."""
    told = f'role="img" aria-label="{escape(words)}"' if words else 'aria-hidden="true"'
    return f'<svg width="100%" height="{height:g}" {told}>{inside}</svg>'


def histogram_plot(histogram: Histogram) -> str:
    """Draw how often each value came up, many values in a bar if there are many."""
    bins, size = binned(histogram.values)
    most = max(bins.values(), default=1)
    scale = Scale(min(bins, default=0), max(bins, default=0) + size, NUMBER)
    ground = TALL - 24
    bars = ""
    for start, count in bins.items():
        left, right = scale.at(start), scale.at(start + size)
        tall = max(count / most * (ground - 4), 1.0)
        bars += _rect(left, (right - left) * 0.88, ground - tall, tall)
    line = _line("grid", EDGE, 100 - EDGE, ground, ground)
    return _svg(TALL, bars + line + _labels(scale, TALL - 6), spread(histogram))


def binned(values: dict[int, int]) -> tuple[dict[int, int], int]:
    """Put neighbours together until few enough bars are left."""
    if not values:
        return {}, 1
    span = max(values) - min(values) + 1
    size = next(step for step in _sizes() if span / step <= MOST_BINS)
    bins: dict[int, int] = {}
    for value, count in sorted(values.items()):
        bins[value // size * size] = bins.get(value // size * size, 0) + count
    return bins, size


def _sizes() -> list[int]:
    return [by * 10**power for power in range(7) for by in (1, 2, 5)]


def spread(histogram: Histogram) -> str:
    """Say where the middle and the ends of a histogram lie."""
    values = sorted(value for value, count in histogram.values.items() for _ in range(count))
    if not values:
        return "No game yet."
    few, middle, many = (values[int(part * (len(values) - 1))] for part in (0.1, 0.5, 0.9))
    return (
        f"Half of the games have at most {middle} {histogram.unit}; "
        f"eight in ten have {few} to {many}."
    )
