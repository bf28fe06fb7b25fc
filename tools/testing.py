"""Run all parts of the tests, also after one that failed: python -m tools.testing [part ...].

The rules are tested interpreted, because coverage cannot look into compiled code; meanwhile the
engine is compiled, and everything else is tested with what people play with. All of that is one
run of pytest: while a test waits for a page, another one has the processor.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
COMPILED = ROOT / "build" / "compiled"
REPORT = ROOT / "build" / "tests.xml"
BUILDING: Mapping[str, tuple[str, ...]] = {
    "compiling": ("-m", "tools.engine", "--required"),
    "for browsers": ("-m", "tools.offline", "--stale"),
}
"""What is built meanwhile, once for all processes: the engine, compiled and as browsers have it."""

PYTEST = ("-m", "pytest", "--dist", "worksteal", "-n", "2")
PROCESSES = min(os.cpu_count() or 1, 4) + 1
"""One more than processors, since a test often waits; each may bring a browser and a server."""


@dataclass(frozen=True)
class Part:
    """Some tests that need no compiled engine, as a command for Python."""

    name: str
    words: tuple[str, ...]


def tests(*rooms: str) -> tuple[str, ...]:
    """Run pytest in some rooms."""
    return (*PYTEST, *(f"tests/{room}" for room in rooms))


RULES = ("core", "games")
AGENTS = ("agents", "analysis")
PARTS = (
    Part("rules", (*tests(*RULES), "--cov", "--cov-report=")),
    Part("coverage", ("-m", "coverage", "report", "--fail-under=100")),
    Part("rule numbers", ("-m", "ratking", "rules", "--coverage")),
    Part("pages", ("-m", "tools.pages", "test")),
    Part("agents", tests(*AGENTS)),
)
TOGETHER: Mapping[str, tuple[str, ...]] = {
    "browser": ("browser",),
    "server": ("server", "simulation"),
    "contract": ("contract", "envs"),
}
NAMED = {*RULES, *AGENTS}.union(*TOGETHER.values())
OTHERS = sorted(path.parent.name for path in (ROOT / "tests").glob("*/__init__.py"))
ROOMS = {**TOGETHER, "the rest": tuple(room for room in OTHERS if room not in NAMED)}
"""What is tested compiled, what takes longest first."""


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
    begun = time.monotonic()
    passed = say_and_run(part.name, part.words, SOURCE)
    return Outcome(part.name, passed, time.monotonic() - begun)


def say_and_run(name: str, words: Sequence[str], engine: Path) -> bool:
    """Run Python with one of the engines."""
    print(f"\nratking: {name}", flush=True)
    found = os.environ | {"PYTHONPATH": str(engine)}
    return subprocess.run([sys.executable, *words], cwd=ROOT, env=found).returncode == 0


def run_together(names: Sequence[str]) -> Iterator[Outcome]:
    """Run what needs the compiled engine at once; a part takes as long as its tests in sum."""
    if not names:
        return
    REPORT.unlink(missing_ok=True)
    rooms = [room for name in names for room in ROOMS[name]]
    words = (*tests(*rooms), "-n", f"{PROCESSES}", f"--junitxml={REPORT}")
    passed = say_and_run(", ".join(names), words, COMPILED)
    cases = list(ElementTree.parse(REPORT).iter("testcase")) if REPORT.exists() else []
    outcomes = [outcome(name, cases) for name in names]
    silent = not passed and all(one.passed for one in outcomes)
    yield from (Outcome(one.name, one.passed and not silent, one.seconds) for one in outcomes)


def outcome(name: str, cases: list[ElementTree.Element]) -> Outcome:
    """Add up the tests of a part."""
    rooms = {f"tests.{room}" for room in ROOMS[name]}
    own = [case for case in cases if room_of(case) in rooms]
    passed = all(case.find(fault) is None for case in own for fault in ("failure", "error"))
    return Outcome(name, passed, sum(float(case.get("time", "0")) for case in own))


def room_of(case: ElementTree.Element) -> str:
    """Read where a test stands; a file that cannot even be read is known by its name alone."""
    place = case.get("classname") or case.get("name") or ""
    return ".".join(place.split(".")[:2])


def run_all(names: Sequence[str]) -> list[Outcome]:
    """Build beside the parts that need nothing built, then run the others."""
    building = {
        name: subprocess.Popen([sys.executable, *words], cwd=ROOT)
        for name, words in BUILDING.items()
    }
    outcomes = [run(part) for part in PARTS if part.name in names]
    outcomes += [waited_for(name, process) for name, process in building.items()]
    return [*outcomes, *run_together([name for name in ROOMS if name in names])]


def waited_for(name: str, process: subprocess.Popen[bytes]) -> Outcome:
    """Wait until something is built; only the waiting takes time."""
    begun = time.monotonic()
    passed = process.wait() == 0
    return Outcome(name, passed, time.monotonic() - begun)


def main(names: list[str]) -> int:
    """Run the named parts, or all, and print the table."""
    every = [*(part.name for part in PARTS), *ROOMS]
    if unknown := set(names).difference(every):
        print(f"There is no part {', '.join(sorted(unknown))}.", file=sys.stderr)
        return 2
    begun = time.monotonic()
    outcomes = run_all(names or every)
    whole = all(one.passed for one in outcomes)
    print("\nratking: all parts", *outcomes, sep="\n")
    print(Outcome("together", whole, time.monotonic() - begun), flush=True)
    return 0 if whole else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
