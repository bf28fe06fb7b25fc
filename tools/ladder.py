"""The ladder of docs/strength.md: plays every row that is missing, and writes the tables anew.

    python -m tools.ladder                    play what is missing (interrupt it when you like)
    python -m tools.ladder rattus --write     write what has been played so far, play nothing

Rows are kept in build/ladder, one folder for each arena; a finished one is not played again. Run it
with the compiled engine (PYTHONPATH=build/compiled), it takes hours otherwise.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from ratking.core.manifest import Documents, load
from ratking.games import GAMES, game

PAGE = Path("docs/strength.md")
KEPT = Path("build/ladder")
BEGIN, END = "<!-- the ladder -->\n", "<!-- end of the ladder -->\n"
GENTLE = "novice,easy,medium"
LOWER = "novice,easy,medium,hard"
UPPER = "medium,hard,expert,master"
TOGETHER = {
    GENTLE: "The three gentle levels against each other, two players, 60 games a pair:",
    LOWER: "Four levels at one table; 25 % would be a fair share:",
    UPPER: "The upper levels at one table with medium:",
}
"""Line-ups in which the wins of everybody are told, each with a table of its own."""


class Row:
    """One arena: who meets in which box, and how often."""

    def __init__(self, box: str, agents: str, games: int, players: int = 2) -> None:
        self.box = box
        self.agents = agents
        self.games = games
        self.players = players

    def words(self) -> list[str]:
        """The command line of the arena, without the folder."""
        way = "--agents" if self.players == 2 else "--line-up"
        count = ["--players", str(self.players), "--games", str(self.games)]
        return ["arena", self.box, way, self.agents, *count, "--seed", "1"]

    def path(self) -> Path:
        """Where the result is kept."""
        name = self.agents.replace(",", "-")
        return KEPT / f"{self.box}-{name}-{self.players}-{self.games}.json"

    def play(self, jobs: int) -> None:
        """Play it to its end, or go on where it was interrupted."""
        print(" ".join(["ratking", *self.words()]), flush=True)
        folder = self.path().with_suffix("")
        command = [sys.executable, "-m", "ratking", *self.words(), "--json"]
        command += ["--jobs", str(jobs), "--out", str(folder)]
        done = subprocess.run(command, stdout=subprocess.PIPE, check=True)
        self.path().write_bytes(done.stdout)

    def shares(self) -> dict[str, str]:
        """Say for each agent which share of the games it won, with its interval."""
        found: dict[str, Any] = json.loads(self.path().read_text(encoding="utf-8"))
        return {
            agent["agent"]: "{:.0%} [{:.0%}, {:.0%}]".format(agent["win_share"], *agent["interval"])
            for agent in found["agents"]
        }

    def line(self) -> str:
        """Write the row of the table."""
        agents, shares = self.agents.split(","), self.shares()
        cells = [game(self.box).title]
        if self.agents in TOGETHER:
            cells += [shares[agent] for agent in agents]
        else:
            others = "three greedies" if self.players == 4 else agents[1]
            cells += [f"{agents[0]}, {others}", shares[agents[0]], str(self.games)]
        return f"| {' | '.join(cells)} | `{' '.join(['ratking', *self.words()])}` |\n"


def rows(box: str) -> list[Row]:
    """List what is measured in a box; duels of searches take long."""
    documents: Documents = load(GAMES[box].documents)
    ladder = documents.ladder
    return [
        Row(box, "greedy,uniform", 100),
        Row(box, GENTLE, 60),
        Row(box, LOWER, 60, 4),
        Row(box, "hard,greedy", 100),
        Row(box, "hard,greedy,greedy,greedy", ladder.against_greedies, 4),
        Row(box, "master,hard", ladder.duels),
        Row(box, "expert,hard", ladder.duels),
        Row(box, "master,expert", ladder.duels),
        Row(box, UPPER, ladder.upper_levels, 4),
    ]


def written(found: list[Row]) -> str:
    """Write all tables."""
    duels = [row for row in found if row.agents not in TOGETHER]
    pages = [table("line-up | wins of the first | games", duels)]
    for agents, title in TOGETHER.items():
        these = [row for row in found if row.agents == agents]
        pages.append(f"{title}\n\n" + table(agents.replace(",", " | "), these))
    return "\n" + "\n".join(pages) + "\n"


def table(columns: str, found: list[Row]) -> str:
    """Write one table, a row for each arena."""
    head = f"| game | {columns} | command |\n"
    rule = "|---" * (head.count("|") - 1) + "|\n"
    return head + rule + "".join(row.line() for row in found)


def main() -> None:
    """Play and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("boxes", nargs="*", default=list(GAMES))
    parser.add_argument("--write", action="store_true", help="play nothing")
    parser.add_argument("--jobs", type=int, default=2)
    wish = parser.parse_args()
    KEPT.mkdir(parents=True, exist_ok=True)
    asked = [row for rank in zip(*map(rows, wish.boxes), strict=True) for row in rank]
    for row in [] if wish.write else asked:
        if not row.path().exists():
            row.play(wish.jobs)
    every = [row for box in GAMES for row in rows(box) if row.path().exists()]
    before, rest = PAGE.read_text(encoding="utf-8").split(BEGIN)
    PAGE.write_text(before + BEGIN + written(every) + END + rest.split(END)[1], encoding="utf-8")


if __name__ == "__main__":
    main()
