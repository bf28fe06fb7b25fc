"""Who plays like whom: a table of styles for docs/strength.md, from the games of the ladder.

    python -m tools.styles                 from the journals in build/ladder
    python -m tools.styles --kept DIR      from those in another folder

A journal notes what happened to every seat of every game (docs/arena.md); games of two are counted
here, whoever was met in them.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from pathlib import Path
from typing import Any, Final

from ratking.agents.levels import LEVELS, PAST
from ratking.arena.journal import NAME
from ratking.games import GAMES, game
from tools.ladder import KEPT, PAGE

BEGIN, END = "<!-- the styles -->\n", "<!-- end of the styles -->\n"

TRAITS: Final[dict[str, dict[str, tuple[str, str]]]] = {
    "rattus": {"cards taken": ("card", "taken"), "citizens lost": ("token", "lost")},
    "cartus": {"premiums": ("building", "with premium"), "rats": ("plague", "rats")},
    "ratland": {"cheese stolen": ("event", "stolen"), "rats starved": ("hunger", "starved")},
}
"""What shows a style: how much somebody takes, and how much is risked."""


class Style:
    """What was seen of one level in one game of the box."""

    def __init__(self) -> None:
        self.games = 0
        self.answers = 0
        self.sums: dict[str, float] = defaultdict(float)

    def add(self, facts: dict[str, Any], seat: int, answers: int, box: str) -> None:
        """Add a seat of a game."""
        self.games += 1
        self.answers += answers
        for trait, (topic, measure) in TRAITS[box].items():
            for thing in facts.get(topic, {}).values():
                counts = thing.get(measure, [])
                self.sums[trait] += counts[seat] if len(counts) > seat else 0

    def cells(self, box: str) -> list[str]:
        """Write the means of a game."""
        means = [self.sums[trait] / self.games for trait in TRAITS[box]]
        length = f"{self.answers / self.games:.0f}"
        return [str(self.games), length, *(f"{mean:.1f}" for mean in means)]


def read(box: str, kept: Path) -> dict[str, Style]:
    """Read all games of two in a box."""
    found: dict[str, Style] = defaultdict(Style)
    for path in sorted(kept.glob(f"{box}-*-2/{NAME}")):
        for line in path.read_text(encoding="utf-8").splitlines()[1:]:
            one = json.loads(line)
            for seat, agent in enumerate(one["agents"]):
                found[agent].add(one["facts"], seat, one["answers"], box)
    return found


def table(box: str, found: dict[str, Style]) -> str:
    """Write the table of a box."""
    head = f"| {game(box).title} | games | answers a game | {' | '.join(TRAITS[box])} |\n"
    rule = "|---" * (head.count("|") - 1) + "|\n"
    names = [name for name in (*LEVELS, *PAST) if name in found]
    return head + rule + "".join(f"| {n} | {' | '.join(found[n].cells(box))} |\n" for n in names)


def main() -> None:
    """Write the tables into the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kept", type=Path, default=KEPT, help="folder of the journals")
    kept = parser.parse_args().kept
    pages = "\n".join(table(box, read(box, kept)) for box in GAMES)
    before, rest = PAGE.read_text(encoding="utf-8").split(BEGIN)
    PAGE.write_text(f"{before}{BEGIN}\n{pages}\n{END}{rest.split(END)[1]}", encoding="utf-8")


if __name__ == "__main__":
    main()
