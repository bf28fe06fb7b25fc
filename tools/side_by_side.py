"""Runs commands for Python side by side, and says at the end which of them failed."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

from tools.testing import Outcome

ROOT = Path(__file__).resolve().parent.parent

Words = tuple[str, ...]
Parts = Mapping[str, tuple[Words, ...]]
"""The commands of each part, which run one after the other."""


def main(title: str, parts: Parts, names: list[str]) -> int:
    """Run the named parts, or all, side by side, and print a table."""
    if unknown := set(names).difference(parts):
        print(f"There is no part {', '.join(sorted(unknown))}.", file=sys.stderr)
        return 2
    with ThreadPoolExecutor() as pool:
        outcomes = list(pool.map(partial(_run, parts), names or parts))
    print(f"\nratking: {title}", *outcomes, sep="\n", flush=True)
    return 0 if all(outcome.passed for outcome in outcomes) else 1


def _run(parts: Parts, name: str) -> Outcome:
    """Run the commands of one part until one fails, and say what they said."""
    begun = time.monotonic()
    passed = all(_passes(words) for words in parts[name])
    return Outcome(name, passed, time.monotonic() - begun)


def _passes(words: Words) -> bool:
    found = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(
        [sys.executable, *words], cwd=ROOT, env=found, capture_output=True, text=True
    )
    print(done.stdout + done.stderr, end="", flush=True)
    return done.returncode == 0
