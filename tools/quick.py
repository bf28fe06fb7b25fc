"""What a first change must pass, in about a minute: python -m tools.quick [style|types|tests ...].

Lint of everything; types and tests of core and games. All parts run side by side, interpreted, and
what each of them says is shown when it is done. The rest is for `make check` and `make test`.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tools.testing import Outcome, tests

ROOT = Path(__file__).resolve().parent.parent
ROOMS = ("core", "games")

Words = tuple[str, ...]
PARTS: Mapping[str, tuple[Words, ...]] = {
    "style": (("-m", "ruff", "format", "--check", "."), ("-m", "ruff", "check", ".")),
    "types": (
        ("-m", "mypy", *(f"{top}/{room}" for top in ("src/ratking", "tests") for room in ROOMS)),
    ),
    "tests": (tests(*ROOMS),),
}


def run(name: str) -> Outcome:
    """Run the commands of one part until one fails, and say what they said."""
    begun = time.monotonic()
    passed = all(_passes(words) for words in PARTS[name])
    return Outcome(name, passed, time.monotonic() - begun)


def _passes(words: Words) -> bool:
    found = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(
        [sys.executable, *words], cwd=ROOT, env=found, capture_output=True, text=True
    )
    print(done.stdout + done.stderr, end="", flush=True)
    return done.returncode == 0


def main(names: list[str]) -> int:
    """Run the named parts, or all, side by side, and print a table."""
    if unknown := set(names).difference(PARTS):
        print(f"There is no part {', '.join(sorted(unknown))}.", file=sys.stderr)
        return 2
    with ThreadPoolExecutor() as pool:
        outcomes = list(pool.map(run, names or PARTS))
    print("\nratking: quick", *outcomes, sep="\n", flush=True)
    return 0 if all(outcome.passed for outcome in outcomes) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
