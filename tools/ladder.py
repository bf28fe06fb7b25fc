"""The ladder of docs/strength.md: plays every row that is missing, and writes the tables anew.

    python -m tools.ladder                    play what is missing (interrupt it when you like)
    python -m tools.ladder --minutes 9        play for so long; the next call goes on from there
    python -m tools.ladder rattus --write     write what has been played so far, play nothing

Every arena keeps its journal in a folder of build/ladder, or of another one (--kept), so that a
slice may be played on another machine. All rows grow together. Duels of searches end when a
sequential test is decided. Run it with the compiled engine (PYTHONPATH=build/compiled), it takes
hours otherwise.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path
from time import monotonic

from ratking.arena.line_ups import round_robin
from ratking.arena.sequential import Hypotheses
from ratking.arena.series import Plan
from ratking.arena.tournament import Tournament
from ratking.games import GAMES, game, manifest_of

PAGE = Path("docs/strength.md")
KEPT = Path("build/ladder")
BEGIN, END = "<!-- the ladder -->\n", "<!-- end of the ladder -->\n"
PORTION = 20
"""So many games for each process are played before the next row has its turn."""
STRONGER = Hypotheses(0.5, 0.6)
"""Between these shares of wins a test decides whether a level is stronger than the one below."""
ALONE = Hypotheses(0.55, 0.6)
"""Between these it decides whether a policy without a search is stronger than `hard`."""
LOWER = "novice,easy,medium,hard"
UPPER = "medium,hard,expert,master"
DUELS = ("easy,novice", "medium,easy", "hard,medium", "expert,hard", "master,expert")
TESTED = dict.fromkeys(DUELS, STRONGER) | {"policy,hard": ALONE}
TOGETHER = {
    LOWER: "Four levels at one table; 25 % would be a fair share:",
    UPPER: "The upper levels at one table with medium:",
}
"""Line-ups in which the wins of everybody are told, each with a table of its own."""


class Row:
    """One arena: who meets in which box, and how often at most."""

    def __init__(self, box: str, agents: str, games: int, players: int = 2) -> None:
        self.box = box
        self.agents = agents
        self.games = games
        self.players = players
        self.between = TESTED.get(agents)
        self.accepted: float | None = None

    def plan(self) -> Plan:
        """Say who meets whom."""
        agents = tuple(self.agents.split(","))
        line_ups = round_robin(agents, 2) if self.players == 2 else (agents,)
        return Plan(self.box, line_ups, self.games, "1", {"players": self.players})

    @contextmanager
    def opened(self, kept: Path) -> Iterator[Tournament]:
        """Open its folder."""
        name = self.agents.replace(",", "-")
        folder = kept / f"{self.box}-{name}-{self.players}"
        with closing(Tournament(self.plan(), folder, self.between)) as tournament:
            yield tournament

    def play(self, kept: Path, jobs: int, until: float) -> bool:
        """Play a portion, unless the time is over; say whether anything is left."""
        with self.opened(kept) as tournament:
            missing = tournament.journal.missing(tournament.plan.total())
            some = [] if tournament.is_decided() else missing[: PORTION * jobs]
            with closing(tournament.play(jobs, numbers=some)) as games:
                for _ in games:
                    if monotonic() > until:
                        return False
            return len(missing) > len(some) and not tournament.is_decided()

    def read(self, kept: Path) -> bool:
        """Count what was played without a gap, so that a command can repeat it exactly."""
        with self.opened(kept) as tournament:
            plan, test = tournament.plan, tournament.test
            gap = min(tournament.journal.missing(plan.total()), default=plan.total())
            self.games = gap // len(plan.line_ups) // self.players * self.players
            tournament.plan = replace(plan, games=self.games)
            self.summary = tournament.summary()
            self.accepted = None if test is None else test.decision()
        return self.games > 0

    def words(self) -> str:
        """The command line of the arena."""
        words = f"ratking arena {self.box} {'--agents' if self.players == 2 else '--line-up'}"
        words += f" {self.agents} --players {self.players}"
        if self.accepted is None:
            words += f" --games {self.games}"
        return words + " --seed 1" + ("" if self.between is None else f" --sprt {self.between}")

    def shares(self) -> dict[str, str]:
        """Say for each agent which share of the games it won, with its interval."""
        tally = self.summary.agents
        found = {
            agent: count.share() for agent, count in zip(tally.labels, tally.counts, strict=True)
        }
        return {
            agent: f"{share.value:.0%} [{share.low:.0%}, {share.high:.0%}]"
            for agent, share in found.items()
        }

    def verdict(self) -> str:
        """Say what the sequential test has found."""
        if self.between is None:
            return ""
        if self.accepted is None:
            return "open"
        low, high = self.between.low, self.between.high
        other = low if self.accepted == high else high
        return f"{self.accepted:.0%}, not {other:.0%}"

    def line(self) -> str:
        """Write the row of the table."""
        agents, shares = self.agents.split(","), self.shares()
        cells = [game(self.box).title]
        if self.agents in TOGETHER:
            cells += [shares[agent] for agent in agents]
        else:
            others = f"three of {agents[1]}" if self.players == 4 else agents[1]
            cells += [f"{agents[0]}, {others}", shares[agents[0]], str(self.games), self.verdict()]
        return f"| {' | '.join(cells)} | `{self.words()}` |\n"


def rows(box: str) -> list[Row]:
    """List what is measured in a box: a thousand games for each step of the ladder."""
    learned = [Row(box, "policy,hard", 1000)] if manifest_of(box).policy else []
    return [
        *(Row(box, agents, 1000) for agents in DUELS),
        Row(box, "master,master-0", 1000),
        *learned,
        Row(box, "master,master-0,master-0,master-0", 1000, 4),
        Row(box, LOWER, 400, 4),
        Row(box, UPPER, 200, 4),
    ]


def written(found: list[Row]) -> str:
    """Write all tables."""
    duels = [row for row in found if row.agents not in TOGETHER]
    pages = [table("line-up | wins of the first | games | test", duels)]
    for agents, title in TOGETHER.items():
        these = [row for row in found if row.agents == agents]
        if these:
            pages.append(f"{title}\n\n" + table(agents.replace(",", " | "), these))
    return "\n" + "\n".join(pages) + "\n"


def table(columns: str, found: list[Row]) -> str:
    """Write one table, a row for each arena."""
    head = f"| game | {columns} | command |\n"
    rule = "|---" * (head.count("|") - 1) + "|\n"
    return head + rule + "".join(row.line() for row in found)


def play_all(asked: list[Row], kept: Path, jobs: int, until: float) -> None:
    """Let all rows grow together, a portion at a time."""
    while asked and monotonic() < until:
        row = asked.pop(0)
        print(row.words(), flush=True)
        if row.play(kept, jobs, until):
            asked.append(row)


def main() -> None:
    """Play and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("boxes", nargs="*", default=list(GAMES))
    parser.add_argument("--write", action="store_true", help="play nothing")
    parser.add_argument("--minutes", type=float, default=float("inf"), help="play for so long")
    parser.add_argument("--kept", type=Path, default=KEPT, help="folder of the journals")
    parser.add_argument("--jobs", type=int, default=2)
    wish = parser.parse_args()
    if not wish.write:
        asked = [row for rank in zip(*map(rows, wish.boxes), strict=True) for row in rank]
        play_all(asked, wish.kept, wish.jobs, monotonic() + 60 * wish.minutes)
        return
    every = [row for box in GAMES for row in rows(box) if row.read(wish.kept)]
    before, rest = PAGE.read_text(encoding="utf-8").split(BEGIN)
    PAGE.write_text(before + BEGIN + written(every) + END + rest.split(END)[1], encoding="utf-8")


if __name__ == "__main__":
    main()
