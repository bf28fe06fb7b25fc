"""A card as SVG without letters, and the letters beside it: every machine paints the same."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from ratking.server.pictures.course import Course

WIDTH, HEIGHT = 1200, 630
CHART: Final = (520.0, 150.0, 620.0, 400.0)
"""Left, top, width and height of the chart."""

FIRST: Final = 190.0
ROW: Final = 62.0
MOST_ROWS: Final = 6
INK, QUIET, PAPER, GROUND = "#2a2017", "#7a6a55", "#f8f1e0", "#ede1c6"
COLOURS: Final = (
    "#a61c1c", "#174a85", "#f0b323", "#0a8166", "#cb7db9", "#fbf8f0",
    "#6cb7e2", "#3b3835", "#7f9a2e", "#f0907a", "#5a2c72", "#8a5a2b",
)  # fmt: skip
"""One for each seat, as on the pages."""


class Ranked(NamedTuple):
    """Somebody's seat, place, name and points."""

    seat: int
    place: int
    name: str
    score: int


class Letters(NamedTuple):
    """A line of text, where it begins (or ends), how tall it is, and its colour."""

    text: str
    left: float
    top: float
    size: int
    colour: str = INK
    ends: bool = False


def svg(course: Course, ranked: Sequence[Ranked], part: float = 1.0) -> str:
    """Draw the card; of the course only a part, from its beginning."""
    shapes = [
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{GROUND}"/>',
        f'<rect x="28" y="28" width="{WIDTH - 56}" height="{HEIGHT - 56}" rx="22" fill="{PAPER}"'
        ' stroke="#c9b58c" stroke-width="3"/>',
        *_marks(ranked),
        *_chart(course, part),
    ]
    size = f'width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{"".join(shapes)}</svg>'


def letters(title: str, ranked: Sequence[Ranked]) -> list[Letters]:
    """Say the game and its result, without a word that would have to be translated."""
    found = [Letters(title, 70, 62, 58)]
    for row, one in enumerate(ranked[:MOST_ROWS]):
        top = FIRST + ROW * row - 20
        found.append(Letters(f"{one.place}. {shortened(one.name)}", 118, top, 32))
        found.append(Letters(str(one.score), 480, top, 34, INK, ends=True))
    found.append(Letters("ratking", WIDTH - 62, HEIGHT - 76, 26, QUIET, ends=True))
    return found


def shortened(name: str, most: int = 16) -> str:
    """Cut a name that is too long for its row."""
    return name if len(name) <= most else name[: most - 1] + "…"


def _marks(ranked: Sequence[Ranked]) -> list[str]:
    return [
        f'<circle cx="90" cy="{FIRST + ROW * row:g}" r="15" fill="{COLOURS[one.seat]}"'
        f' stroke="{INK}" stroke-width="2"/>'
        for row, one in enumerate(ranked[:MOST_ROWS])
    ]


def _chart(course: Course, part: float) -> list[str]:
    """Draw a line for each seat, and a mark at the moment that decided."""
    left, top, width, height = CHART
    moments = len(course.lines[0])
    highest = max(1.0, *(max(line) for line in course.lines))
    shown = max(2, round(moments * part))

    def across(place: int) -> float:
        return left + width * place / max(1, moments - 1)

    shapes = [
        f'<path d="M{left} {top + height * step / 4}h{width}" stroke="#d8c9a6" stroke-width="2"/>'
        for step in range(5)
    ]
    if 0 <= course.decided < shown:
        shapes.append(
            f'<path d="M{across(course.decided):.1f} {top}v{height}" stroke="{QUIET}"'
            ' stroke-width="3" stroke-dasharray="5 9"/>'
        )
    for seat, line in enumerate(course.lines):
        points = " ".join(
            f"{across(place):.1f},{top + height * (1 - value / highest):.1f}"
            for place, value in enumerate(line[:shown])
        )
        common = f'points="{points}" fill="none" stroke-linejoin="round"'
        shapes.append(f'<polyline {common} stroke="{INK}" stroke-width="9"/>')
        shapes.append(f'<polyline {common} stroke="{COLOURS[seat]}" stroke-width="5.5"/>')
    return shapes
