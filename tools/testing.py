"""Run all parts of the tests, also after one that failed: python -m tools.testing [part ...].

The rules are tested interpreted, because coverage cannot look into compiled code; meanwhile the
engine is built, and everything else is tested with what people play with. There is one process
more than processors: while a test waits for a page or a server, another one has the processor.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
COMPILED = ROOT / "build" / "compiled"
BUILDING: Mapping[str, tuple[str, ...]] = {
    "compiling": ("-m", "tools.engine", "--required"),
    "for browsers": ("-m", "tools.offline", "--stale"),
}
"""What is built meanwhile, once for all processes: the engine, compiled and as browsers have it."""

PROCESSES = min(os.cpu_count() or 1, 4) + 1
"""Each may bring a browser and a server of its own."""

PYTEST = ("-m", "pytest", "-n", f"{PROCESSES}", "--dist", "worksteal")


@dataclass(frozen=True)
class Part:
    """Some tests, as a command for Python."""

    name: str
    words: tuple[str, ...]
    compiled: bool = True


def tests(*rooms: str) -> tuple[str, ...]:
    """Run pytest in some rooms."""
    return (*PYTEST, *(f"tests/{room}" for room in rooms))


RULES = ("core", "games")
OTHERS = ("agents", "analysis", "contract", "envs", "server", "simulation", "browser")
PARTS = (
    Part("rules", (*tests(*RULES), "--cov", "--cov-report="), False),
    Part("coverage", ("-m", "coverage", "report", "--fail-under=100"), False),
    Part("rule numbers", ("-m", "ratking", "rules", "--coverage"), False),
    Part("pages", ("-m", "tools.pages", "test"), False),
    Part("agents", tests("agents", "analysis"), False),
    Part("contract", tests("contract", "envs")),
    Part("server", tests("server", "simulation")),
    Part("browser", tests("browser")),
    Part("the rest", (*PYTEST, *(f"--ignore=tests/{room}" for room in RULES + OTHERS))),
)


@dataclass(frozen=True)
class Outcome:
    """How a part went."""

    name: str
    passed: bool
    seconds: float

    def __str__(self) -> str:
        """Write a line of the table."""
        minutes, seconds = divmod(round(self.seconds), 60)
        return f"  {self.name:<14}{'passed' if self.passed else 'FAILED'}{minutes:6}:{seconds:02}"


def run(part: Part) -> Outcome:
    """Run one part; what it says is shown as it comes."""
    print(f"\nratking: {part.name}", flush=True)
    engine = COMPILED if part.compiled else SOURCE
    begun = time.monotonic()
    found = os.environ | {"PYTHONPATH": str(engine)}
    done = subprocess.run([sys.executable, *part.words], cwd=ROOT, env=found)
    return Outcome(part.name, done.returncode == 0, time.monotonic() - begun)


def run_all(parts: list[Part]) -> list[Outcome]:
    """Build beside the parts that need nothing built, then run the others."""
    building = {
        name: subprocess.Popen([sys.executable, *words], cwd=ROOT)
        for name, words in BUILDING.items()
    }
    outcomes = [run(part) for part in parts if not part.compiled]
    outcomes += [waited_for(name, process) for name, process in building.items()]
    return outcomes + [run(part) for part in parts if part.compiled]


def waited_for(name: str, process: subprocess.Popen[bytes]) -> Outcome:
    """Wait until something is built; only the waiting takes time."""
    begun = time.monotonic()
    passed = process.wait() == 0
    return Outcome(name, passed, time.monotonic() - begun)


def main(names: list[str]) -> int:
    """Run the named parts, or all, and print the table."""
    if unknown := set(names).difference(part.name for part in PARTS):
        print(f"There is no part {', '.join(sorted(unknown))}.", file=sys.stderr)
        return 2
    begun = time.monotonic()
    outcomes = run_all([part for part in PARTS if not names or part.name in names])
    whole = Outcome("together", all(one.passed for one in outcomes), time.monotonic() - begun)
    print("\nratking: all parts", *outcomes, whole, sep="\n", flush=True)
    return 0 if whole.passed else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
