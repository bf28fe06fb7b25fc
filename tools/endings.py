"""Draws docs/exactness.svg from what `benchmarks.exactness` has found: python -m tools.endings."""

from __future__ import annotations

import json
from math import log10
from pathlib import Path
from typing import Any, Final

from ratking.games import game as open_game

DOCS: Final = Path(__file__).resolve().parent.parent / "docs"
COLOURS: Final = ("#5b6ea8", "#4f7d3a", "#b3541e")
LEFT, TOP, WIDTH, HEIGHT = 72, 24, 520, 260
DECADES: Final = 6
"""From 1 down to a millionth."""

Place = tuple[float, float]


def at(iterations: float, left: float) -> Place:
    """Find where a point lies: both scales are logarithmic."""
    down = min(DECADES, max(0.0, -log10(max(left, 1e-9))))
    return LEFT + log10(iterations) / 3 * WIDTH, TOP + down / DECADES * HEIGHT


def curve(found: dict[str, Any], colour: str) -> str:
    """Draw what CFR+ leaves to win, with the name of the game at its end."""
    places = [at(*point) for point in found["cfr_plus"]]
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
    dots = "".join(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3"/>' for x, y in places)
    x, y = places[-1]
    return (
        f'<g fill="{colour}" stroke="none"><polyline points="{path}" fill="none" '
        f'stroke="{colour}" stroke-width="2"/>{dots}'
        f'<text x="{x + 8:.1f}" y="{y + 4:.1f}">{open_game(found["game"]).title}</text></g>'
    )


def scale() -> str:
    """Draw the axes."""
    lines = []
    for decade in range(DECADES + 1):
        _, y = at(1, 10.0**-decade)
        lines.append(
            f'<line x1="{LEFT}" x2="{LEFT + WIDTH}" y1="{y:.0f}" y2="{y:.0f}" stroke="#8886"/>'
            f'<text x="{LEFT - 8}" y="{y + 4:.0f}" text-anchor="end">{10.0**-decade:g}</text>'
        )
    for iterations in (1, 10, 100, 1000):
        x, y = at(iterations, 10.0**-DECADES)
        lines.append(f'<text x="{x:.0f}" y="{y + 20:.0f}" text-anchor="middle">{iterations}</text>')
    return "".join(lines)


def chart(endings: list[dict[str, Any]]) -> str:
    """Draw all curves."""
    curves = "".join(curve(found, COLOURS[n % 3]) for n, found in enumerate(endings))
    middle = LEFT + WIDTH / 2
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 690 {TOP + HEIGHT + 52}" '
        f'font-family="sans-serif" font-size="13" fill="#888" role="img">'
        f"<title>NashConv of CFR+ on endings of the games</title>{scale()}{curves}"
        f'<text x="{middle}" y="{TOP + HEIGHT + 44}" text-anchor="middle">iterations of CFR+</text>'
        f"</svg>\n"
    )


def main() -> None:
    """Draw what was measured."""
    paths = sorted((DOCS / "exactness").glob("*.json"))
    endings = [json.loads(path.read_text(encoding="utf-8")) for path in paths]
    (DOCS / "exactness.svg").write_text(chart(endings), encoding="utf-8")


if __name__ == "__main__":
    main()
