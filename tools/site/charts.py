"""A chart for each table that `make bench` has written into docs/performance.md."""

from __future__ import annotations

import re
from typing import Final

from benchmarks.measures import Group, Measure
from benchmarks.page import chart
from ratking.games import GAMES, game

TABLE: Final = re.compile(
    r"^\| (?P<title>[^|]+) \| best \|.*\n\|[-:| ]+\n(?P<rows>(?:\|.*\n)+)", re.M
)
"""A table of measures, with its heading and its lines."""


def charts(page: str) -> dict[str, str]:
    """Draw a chart for each table of the page but the first, which has one there."""
    return {found["title"]: chart(group_of(found)) for found in list(TABLE.finditer(page))[1:]}


def group_of(table: re.Match[str]) -> Group:
    """Read a table back into measures, of which the best round is known."""
    less = table["title"].startswith("microseconds")
    lines = [[cell.strip() for cell in row.split("|")[1:-1]] for row in table["rows"].splitlines()]
    measures = [_measure(line[0], line[1], less) for line in lines]
    return Group("", table["title"], (), measures)


def _measure(title: str, best: str, less: bool) -> Measure:
    ours = any(title.startswith(game(name).title) for name in GAMES)
    engine = "compiled" if ours else "another"
    return Measure(title, engine, "", less, [float(best.replace(",", ""))])


def with_charts(page: str, folder: str) -> tuple[str, dict[str, str]]:
    """Put a link to its chart before each table, and give the charts by their file names."""
    drawn = charts(page)
    names = {title: f"chart-{number}.svg" for number, title in enumerate(drawn, 1)}
    for title, name in names.items():
        page = page.replace(f"| {title} | best", f"![{title}]({folder}/{name})\n\n| {title} | best")
    return page, {names[title]: svg for title, svg in drawn.items()}
