"""Random games as a page hears them, and the page's own code that plays them back.

`python -m tests.browser.played_games 300` plays so many games of all ways to set a game up, each
with other eyes, and names the events that none of them told. After the events of every view the
page has to show just what the view says.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import cycle, islice
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from ratking.core.question import NOBODY
from ratking.games import GAMES
from ratking.server.match import PERSON, Luck, Match, Step
from ratking.server.unfolding import WAITING, Unfolding, observed
from tests.contract.facts import CASES, Case
from tools.node import UI, surroundings

AT_ONCE = 27
"""So many games are written down before the page plays them."""

PLAYED = [case for case in CASES if case.game.name in GAMES]


def record(case: Case, number: int, folder: Path) -> Counter[str]:
    """Write a game down as one pair of eyes hears it; count its events."""
    eyes = [*range(case.game.players(case.new())), NOBODY, None]
    viewer, mind = eyes[number % len(eyes)], Random(f"{case} {number}")
    match = Match(case.game, case.new(), Luck(f"{number:032x}", "salt"))
    told: Counter[str] = Counter()
    file = folder / f"{case.game.name}-{number}.jsonl"
    with file.open("w", encoding="utf-8") as lines:
        for before, step in _steps(match, mind):
            told.update(str(event["event"]) for event in step.events)
            lines.write(json.dumps(_view(before, match, step, viewer)) + "\n")
    return told


def _steps(match: Match, mind: Random) -> Iterator[tuple[Match, Step]]:
    before = match.fork()
    yield before, match.start()
    while not match.is_over():
        before, seat = match.fork(), mind.choice(match.open_seats())
        answer = mind.choice(match.game.answers(match.state, seat))
        yield before, match.answer(seat, answer, PERSON)


def _view(before: Match, after: Match, step: Step, viewer: int | None) -> dict[str, Any]:
    changes = Unfolding(after.game, before.state, [step]).changes(viewer)[step.number]
    told = [
        {
            "event": event,
            "sentence": "",
            "changes": [{"path": one.path, "value": one.value} for one in some],
        }
        for event, some in zip(step.events, changes, strict=True)
    ]
    return {"before": seen(before, viewer), "told": told, "after": seen(after, viewer)}


def seen(match: Match, viewer: int | None) -> dict[str, Any]:
    """Show a table to somebody, without what waits: in the middle of an answer nobody is asked."""
    table = match.state if viewer is None else match.game.observe(match.state, viewer).table
    return {name: part for name, part in observed(match.game, table).items() if name != WAITING}


def play_back(folder: Path) -> str:
    """Let the page play all games of a folder; return what it said if one came out otherwise."""
    found = surroundings() | {"RATKING_PLAYED": str(folder)}
    npx = shutil.which("npx", path=found["PATH"])
    assert npx is not None
    words = [npx, "vitest", "run", "--root", str(UI)]
    done = subprocess.run(words, cwd=UI, env=found, capture_output=True, text=True)
    return done.stdout + done.stderr if done.returncode else ""


def say(*words: object) -> None:
    """Tell whoever plays many games how far they are."""
    sys.stdout.write(" ".join(map(str, words)) + "\n")
    sys.stdout.flush()


def main(games: int) -> int:
    """Play many games, a handful at a time; say what was told, and what never was."""
    told: dict[str, Counter[str]] = {name: Counter() for name in GAMES}
    plan = enumerate(islice(cycle(PLAYED), games))
    while batch := list(islice(plan, AT_ONCE)):
        with TemporaryDirectory() as folder:
            for number, case in batch:
                told[case.game.name] += record(case, number, Path(folder))
            if wrong := play_back(Path(folder)):
                say(wrong)
                return 1
        say(batch[-1][0] + 1, "games")
    for name, events in told.items():
        say(name, events.total(), "events of", len(events), "kinds")
    return 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if sys.argv[1:] else 100))
