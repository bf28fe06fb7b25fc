"""Run the tests of what has just been changed, again and again: python -m tools.watch [game ...].

A change of a rule runs the tests of its game, first the file of its name; a change of core
runs those of core and all games; a change of a test runs that test. Ctrl-C ends it.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path, PurePath

ROOT = Path(__file__).resolve().parent.parent
WATCHED = ("src/ratking/core", "src/ratking/games", "tests/core", "tests/games")
KINDS = (".py", ".json", ".ftl")
CORE = ("tests/core", "tests/games")


def tests_for(changed: PurePath) -> list[str]:
    """Name the tests of a file, given from the root of the checkout: the nearest first."""
    match changed.parts:
        case ("tests", *_, name) if name.startswith("test_") and (ROOT / changed).exists():
            return [changed.as_posix()]
        case ("src", "ratking", "games", game, _, *_) | ("tests", "games", game, _, *_):
            return nearest(f"tests/games/{game}", changed.stem)
        case _:
            return list(CORE)


def nearest(room: str, stem: str) -> list[str]:
    """Put the test file that is named like a module before the room that it stands in."""
    found = sorted((ROOT / room).rglob(f"test_{stem}.py"))
    return [*(path.relative_to(ROOT).as_posix() for path in found), room]


def to_run(changes: Iterable[str], games: Iterable[str]) -> list[str]:
    """List what to test after some changes, each test once; other games than the named stay out."""
    wanted = {f"tests/games/{game}" for game in games}
    paths = [PurePath(os.path.relpath(change, ROOT)) for change in sorted(changes)]
    named = [test for path in paths if path.suffix in KINDS for test in tests_for(path)]
    if wanted:
        named = [test for test in _split(named, wanted) if is_wanted(test, wanted)]
    return list(dict.fromkeys(named))


def _split(named: Iterable[str], wanted: set[str]) -> list[str]:
    """Put the games that were asked for in the place of all games."""
    return [part for test in named for part in (sorted(wanted) if test == CORE[1] else [test])]


def is_wanted(test: str, wanted: set[str]) -> bool:
    """Say whether a test is one of core, or of a game that was asked for."""
    return test.startswith(CORE[0]) or any(test.startswith(room) for room in wanted)


def run(tests: list[str]) -> bool:
    """Run some tests interpreted, those that failed before the others, until one fails."""
    print(f"\nratking: {' '.join(tests)}", flush=True)
    words = [sys.executable, "-m", "pytest", "-x", "--failed-first", *tests]
    found = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    return subprocess.run(words, cwd=ROOT, env=found).returncode == 0


def watch(changes: Iterable[Iterable[str]], games: Iterable[str]) -> None:
    """Run the tests of every batch of changed files."""
    for batch in changes:
        if tests := to_run(batch, games):
            run(tests)


def main(games: list[str]) -> int:
    """Watch the rules until Ctrl-C."""
    from watchfiles import watch as batches

    unknown = [game for game in games if not (ROOT / "tests" / "games" / game).is_dir()]
    if unknown:
        print(f"There is no game {', '.join(unknown)}.", file=sys.stderr)
        return 2
    print("ratking: save a rule or a test, and it is tried. Ctrl-C ends this.", flush=True)
    places = [ROOT / place for place in WATCHED]
    found = batches(*places, raise_interrupt=False)
    watch(({path for _, path in batch} for batch in found), games)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
