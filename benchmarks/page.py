"""docs/performance.md: the tables of the last run, and a chart of its first one."""

from __future__ import annotations

from html import escape
from math import log10
from pathlib import Path

from benchmarks.measures import Group, Measure
from benchmarks.table import best_of

PAGE = Path("docs/performance.md")
CHART = Path("docs/performance.svg")
BEGIN, END = "<!-- measured -->\n", "<!-- end of what was measured -->\n"

LINE, LEFT, WIDE = 24, 280, 360
SMALLEST = 10_000
"""Where the bars of the chart begin; its scale is logarithmic."""

STYLE = (
    "text{font:13px system-ui,sans-serif;fill:#4b4035}.n{fill:#8a7b68}"
    "rect{fill:#c9bba5}.own{fill:#a8442f}"
    "@media(prefers-color-scheme:dark){text{fill:#e8dcc8}.n{fill:#b9a98f}rect{fill:#6d6253}"
    ".own{fill:#d9694f}}"
)


def write_page(groups: list[Group], about: str) -> None:
    """Put the tables between the marks of the page, and draw the chart anew."""
    before, rest = PAGE.read_text(encoding="utf-8").split(BEGIN)
    tables = "\n".join(markdown(group) for group in groups)
    measured = f"\n{about}.\n\n{tables}\n"
    PAGE.write_text(before + BEGIN + measured + END + rest.split(END)[1], encoding="utf-8")
    CHART.write_text(chart(groups[0]), encoding="utf-8")


def markdown(group: Group) -> str:
    """Write a group as a table, every line with its ratio to the first of ours."""
    ours = group.measures[0] if group.ours else None
    head = f"| {group.title} | best | spread |" + (f" our {group.ours[0]} |" if ours else "")
    rule = "|---|---:|---:|" + ("---:|" if ours else "")
    lines = [_line(measure, ours) for measure in group.measures if measure.rounds]
    return "\n".join([head, rule, *lines]) + "\n"


def _line(measure: Measure, ours: Measure | None) -> str:
    line = f"| {measure.title} | {best_of(measure)} | {measure.spread():.0%} |"
    ratio = measure.ratio(ours) if ours else None
    return line + (f" {ratio:,.2f} x |" if ratio is not None else "")


def chart(group: Group) -> str:
    """Draw a bar for every measure of a group, on a scale of powers of ten."""
    shown = [measure for measure in group.measures if measure.rounds]
    most = log10(max(measure.best() for measure in shown) / SMALLEST)
    bars = "".join(_bar(place, measure, most) for place, measure in enumerate(shown))
    width, height = LEFT + WIDE + 100, len(shown) * LINE + 12
    label = escape(group.title, quote=True)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" '
        f'aria-label="{label}"><style>{STYLE}</style>{bars}</svg>\n'
    )


def _bar(place: int, measure: Measure, most: float) -> str:
    top = place * LINE + 6
    length = max(2.0, WIDE * log10(max(measure.best() / SMALLEST, 1.0)) / most)
    kind = ' class="own"' if measure.engine in ("compiled", "interpreted") else ""
    return (
        f'<text x="{LEFT - 8}" y="{top + 14}" text-anchor="end">{escape(measure.title)}</text>'
        f'<rect{kind} x="{LEFT}" y="{top + 2}" width="{length:.1f}" height="{LINE - 8}" rx="3"/>'
        f'<text class="n" x="{LEFT + length + 8:.1f}" y="{top + 14}">{best_of(measure)}</text>'
    )
