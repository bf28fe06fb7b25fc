"""Draws docs/training.svg from the curves beside it: python -m tools.curves."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

DOCS: Final = Path(__file__).resolve().parent.parent / "docs"
LINES: Final = {
    "rattus": ("Rattus", "#5b6ea8", 16),
    "cartus": ("Rattus Cartus", "#4f7d3a", -8),
    "cartus_copied": ("copied first", "#8a6d1b", -12),
    "ratland": ("RatLand", "#b3541e", 4),
}
"""Each file of docs/training that is drawn, its name, its colour, how far down it is named."""

LEFT, TOP, WIDTH, HEIGHT = 52, 34, 560, 260
MOST: Final = 240
"""Million decisions at the right edge."""

Point = tuple[float, float]


def points(name: str) -> list[Point]:
    """Read the matches of a curve: million decisions, share of the wins."""
    lines = (DOCS / "training" / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()
    read = [json.loads(line) for line in lines]
    return [(line["decisions"] / 1e6, line["share"]) for line in read if "share" in line]


def at(point: Point) -> Point:
    """Find where a point lies on the page."""
    return LEFT + point[0] / MOST * WIDTH, TOP + (1 - point[1]) * HEIGHT


def line_of(name: str, title: str, colour: str, down: int) -> str:
    """Draw one curve with its name at the end."""
    places = [at(point) for point in points(name)]
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
    dots = "".join(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3"/>' for x, y in places)
    x, y = places[-1]
    return (
        f'<g fill="{colour}" stroke="none"><polyline points="{path}" fill="none" '
        f'stroke="{colour}" stroke-width="2"/>{dots}'
        f'<text x="{x + 8:.1f}" y="{y + down:.1f}">{title}</text></g>'
    )


def scale() -> str:
    """Draw the axes."""
    found = []
    for share in (0, 25, 50, 75, 100):
        _, y = at((0, share / 100))
        found.append(
            f'<line x1="{LEFT}" x2="{LEFT + WIDTH}" y1="{y:.0f}" y2="{y:.0f}" stroke="#8886"/>'
            f'<text x="{LEFT - 8}" y="{y + 4:.0f}" text-anchor="end">{share}%</text>'
        )
    for millions in range(0, MOST + 1, 40):
        x, y = at((millions, 0))
        found.append(f'<text x="{x:.0f}" y="{y + 20:.0f}" text-anchor="middle">{millions}</text>')
    return "".join(found)


def drawing() -> str:
    """Draw everything."""
    middle = LEFT + WIDTH / 2
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 350" font-size="13" '
        f'font-family="sans-serif" fill="#777" role="img" aria-label="Wins against greedy">'
        f'<text x="{LEFT}" y="18">Wins against greedy, two players</text>{scale()}'
        f"{''.join(line_of(name, *said) for name, said in LINES.items())}"
        f'<text x="{middle:.0f}" y="340" text-anchor="middle">million decisions</text></svg>\n'
    )


if __name__ == "__main__":
    (DOCS / "training.svg").write_text(drawing(), encoding="utf-8")
