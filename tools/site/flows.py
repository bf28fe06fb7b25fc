"""Diagrams of a turn or a round, drawn from `flows.toml`."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Any, Final

FLOWS: Final = Path(__file__).parent / "flows.toml"
LEFT, TOP, WIDE, HIGH, GAP = 20, 44, 760, 44, 14
STYLE: Final = (
    "text{font:14px system-ui,sans-serif;fill:#4b4035}.t{font-weight:600;font-size:16px}"
    ".n{font-weight:600}.r{font-size:12px;fill:#8a7b68}rect{fill:#f2e9d8;stroke:#c9bba5}"
    "path{fill:none;stroke:#a8442f;stroke-width:1.6}"
    "@media(prefers-color-scheme:dark){text{fill:#e8dcc8}.r{fill:#b9a98f}"
    "rect{fill:#3a3228;stroke:#6d6253}path{stroke:#d9694f}}"
)


@dataclass(frozen=True)
class Step:
    """One box: its name, the rules that it sums up, and what happens."""

    name: str
    rules: Sequence[str]
    text: str


@dataclass(frozen=True)
class Flow:
    """Steps one after the other, and a way back."""

    title: str
    steps: Sequence[Step]
    back: Mapping[str, str]

    def place(self, name: str) -> float:
        """Say how far down the middle of a step is."""
        number = [step.name for step in self.steps].index(name)
        return TOP + number * (HIGH + GAP) + HIGH / 2


def read_flows() -> dict[str, list[Flow]]:
    """Read the flows of every game."""
    read: dict[str, list[dict[str, Any]]] = tomllib.loads(FLOWS.read_text(encoding="utf-8"))
    return {game: [_flow(one) for one in flows] for game, flows in read.items()}


def _flow(read: Mapping[str, Any]) -> Flow:
    return Flow(read["title"], [Step(**step) for step in read["steps"]], read["back"])


def drawing(flow: Flow) -> str:
    """Draw a flow as SVG, which says itself in words to whoever cannot see it."""
    height = TOP + len(flow.steps) * (HIGH + GAP)
    told = "; ".join(f"{step.name}: {step.text}" for step in flow.steps)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE + 200} {height}" role="img">'
        f"<title>{escape(flow.title)}</title><desc>{escape(told)}</desc><style>{STYLE}</style>"
        f'<text class="t" x="{LEFT}" y="26">{escape(flow.title)}</text>'
        f"{''.join(_box(flow, step) for step in flow.steps)}{_way_back(flow)}</svg>\n"
    )


def _box(flow: Flow, step: Step) -> str:
    middle = flow.place(step.name)
    top = middle - HIGH / 2
    arrow = "" if step is flow.steps[0] else f'<path d="M{LEFT + 60} {top - GAP}v{GAP}"/>'
    return (
        f'{arrow}<rect x="{LEFT}" y="{top}" width="{WIDE}" height="{HIGH}" rx="8"/>'
        f'<text class="n" x="{LEFT + 14}" y="{middle + 5}">{escape(step.name)}</text>'
        f'<text x="{LEFT + 160}" y="{middle + 5}">{escape(step.text)}</text>'
        f'<text class="r" x="{LEFT + WIDE - 12}" y="{middle + 5}" text-anchor="end">'
        f"{escape(', '.join(step.rules))}</text>"
    )


def _way_back(flow: Flow) -> str:
    low, high = flow.place(flow.back["from"]), flow.place(flow.back["to"])
    right = LEFT + WIDE
    words = "".join(
        f'<tspan x="{right + 38}" dy="{0 if place == 0 else 18}">{escape(line)}</tspan>'
        for place, line in enumerate(_lines(flow.back["text"]))
    )
    return (
        f'<path d="M{right} {low}h24V{high}h-24m8 -5l-8 5l8 5"/>'
        f'<text class="r" x="{right + 38}" y="{(low + high) / 2}">{words}</text>'
    )


def _lines(text: str) -> list[str]:
    """Break a text into lines of about twenty letters."""
    lines = [""]
    for word in text.split():
        if len(lines[-1]) + len(word) > 20:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return lines
