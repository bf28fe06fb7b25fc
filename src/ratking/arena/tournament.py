"""A tournament: a plan in a folder, which can be left and gone on with at any time."""

from __future__ import annotations

import json
from collections.abc import Generator, Sequence
from contextlib import closing
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import ratking.agents
import ratking.core
import ratking.games
from ratking.agents.own.naming import files_of
from ratking.arena.journal import Journal
from ratking.arena.parquet import write_facts, write_games
from ratking.arena.report import write_report
from ratking.arena.result import Result
from ratking.arena.sequential import Hypotheses, SequentialTest
from ratking.arena.series import Plan, Series
from ratking.arena.simulation import LOCAL, play_some
from ratking.arena.summary import Summary
from ratking.games import game as open_game

JOURNAL_FORMAT: Final = 1

LEARNED: Final = "*/bot/*.[jn]*"
"""What bots have learned, as .json and .net: with other weights they play other games."""


def code_digest(agents: Sequence[str] = ()) -> str:
    """Name the source of rules and agents: with another one the same seed plays other games."""
    found = sha256()
    for package in (ratking.core, ratking.games, ratking.agents):
        for path in sorted(Path(package.__path__[0]).rglob("*.py")):
            found.update(path.read_bytes())
    for path in sorted(Path(ratking.games.__path__[0]).glob(LEARNED)):
        found.update(path.read_bytes())
    for path in (path for name in agents for path in files_of(name)):
        found.update(path.read_bytes())
    return found.hexdigest()[:12]


def head_of(plan: Plan) -> dict[str, Any]:
    """Say what makes games comparable; how many of them are played does not matter."""
    game = open_game(plan.game, plan.data)
    return {
        "journal": JOURNAL_FORMAT,
        "game": plan.game,
        "rules": game.rules_version,
        "data": game.fingerprint(),
        "options": plan.options,
        "line-ups": [list(line_up) for line_up in plan.line_ups],
        "seed": plan.seed,
        "code": code_digest(plan.agents()),
    }


def folder_for(plan: Plan) -> Path:
    """Name a folder after a plan, so that the same command finds it again."""
    name = sha256(json.dumps(head_of(plan), sort_keys=True).encode()).hexdigest()[:8]
    return Path("arena-results") / f"{plan.game}-{name}"


class Tournament:
    """Plays what is missing of a plan and sums up what there is.

    With a sequential test the plan ends at the deal that decides it. The test hears the games in
    the order of their numbers, so that it comes to the same end however many processes play.
    """

    def __init__(self, plan: Plan, folder: Path, between: Hypotheses | None = None) -> None:
        Series(plan)  # refuses what cannot be played, before anything is written
        self.plan = replace(plan, notes=True)
        self.folder = folder
        self.test = None if between is None else SequentialTest(plan, between)
        self.journal = Journal(folder, head_of(plan))
        self.is_decided()
        total = self.plan.total()
        self.played_before = total - len(self.journal.missing(total))

    def play(
        self, jobs: int = 1, engine: str = LOCAL, numbers: Sequence[int] | None = None
    ) -> Generator[Result, None, None]:
        """Play the missing games, or some of them; each is written down before it is handed out."""
        if numbers is None:
            numbers = [] if self.is_decided() else self.journal.missing(self.plan.total())
        with closing(play_some(self.plan, numbers, jobs, engine)) as games:
            for played in games:
                self.journal.add(played.result)
                yield played.result
                if self.is_decided():
                    return

    def is_decided(self) -> bool:
        """Let the test hear what was played without a gap, and end the plan where it is decided."""
        if self.test is None:
            return False
        while self.test.decision() is None:
            if self.test.games not in self.journal.places or self.test.games == self.plan.total():
                return False
            self.test.add(self.journal.result(self.test.games))
        self.plan = replace(self.plan, games=self.test.games)
        return True

    def summary(self) -> Summary:
        """Add up all finished games."""
        summary = Summary(self.plan)
        for result in self.journal.results(self.plan.total()):
            summary.add(result)
        return summary

    def write(self, summary: Summary) -> list[Path]:
        """Write the games, what was noted of them and the report; list the files."""
        games, facts = self.folder / "games.parquet", self.folder / "facts.parquet"
        head, total = head_of(self.plan), self.plan.total()
        write_games(games, self.plan, head, self.journal.results(total))
        write_facts(facts, head, self.journal.results(total))
        report = self.folder / "report.html"
        write_report(report, summary, head["code"])
        return [games, facts, report]

    def close(self) -> None:
        """Leave the folder to others."""
        self.journal.close()
