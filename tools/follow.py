"""Follow pages word by word in an empty environment: python -m tools.follow [PAGE ...].

What a page says to type is typed, in a copy of the checkout and without anything of this one's
environment: indented lines that begin with a command are run, a block after "Write `FILE`:" is that
file. A command that waits for people (a table in the browser) is looked at and closed again.
Then the notebooks are run from their top. RATKING_ENGINE=pure saves the compiling.
"""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from urllib.request import urlopen

ROOT: Final = Path(__file__).resolve().parent.parent
PAGES: Final = ("docs/start.md", "docs/agents.md")
NOTEBOOKS: Final = {"first_agent": "", "balance_study": "", "training_curve": "torch,envs"}
"""Notebooks, and the extras that their first lines ask for."""

COMMAND: Final = re.compile(r"    (?=(?:ratking|pip|python3?|rats/bin/\w+) )(?P<line>.*)")
WRITTEN: Final = re.compile(r"Write\s+`(?P<path>[^`]+)`:\s+```\w*\n(?P<text>.*?)^```$", re.S | re.M)
WAITS: Final = re.compile(r"(?:^|/)ratking (?:play|serve)\b")
ADDRESS: Final = re.compile(r"http://127\.0\.0\.1:\d+")
PATIENCE: Final = 1800.0
RUN: Final = "from tools.site.notebooks import *; print(page_of(NOTEBOOKS / '{name}.ipynb'))"


@dataclass(frozen=True)
class Step:
    """A line to type, or a file to write."""

    line: str = ""
    path: str = ""
    text: str = ""


def steps_of(page: str) -> list[Step]:
    """Read what a page says to do, in its order."""
    found = [(one.start(), Step(path=one["path"], text=one["text"])) for one in written(page)]
    inside = [(one.start(), one.end()) for one in written(page)]
    for one in re.finditer(rf"^{COMMAND.pattern}$", page, re.MULTILINE):
        if not any(begin < one.start() < end for begin, end in inside):
            found.append((one.start(), Step(line=one["line"])))
    return [step for _, step in sorted(found, key=lambda place: place[0])]


def written(page: str) -> Iterator[re.Match[str]]:
    """Find the files that a page says to write."""
    return WRITTEN.finditer(page)


@dataclass(frozen=True)
class Stranger:
    """Somebody with a copy of the checkout in a folder, and nothing else."""

    folder: Path

    def surroundings(self) -> dict[str, str]:
        """Leave out what this checkout and its user have set, and let a browser be quiet."""
        env = {
            key: text
            for key, text in os.environ.items()
            if key not in ("PYTHONPATH", "VIRTUAL_ENV")
        }
        path = [self.folder / "rats" / "bin", env.get("PATH", "")]
        home = {"RATKING_DATA": str(self.folder / "data"), "BROWSER": "true"}
        return env | home | {"PATH": os.pathsep.join(map(str, path))}

    def do(self, step: Step) -> None:
        """Take one step; what fails ends everything."""
        if step.path:
            (self.folder / step.path).write_text(step.text, encoding="utf-8")
            return
        print(f"  $ {step.line}", flush=True)
        if WAITS.search(step.line):
            self.look_at(step.line)
        else:
            self.type(step.line)

    def type(self, line: str) -> str:
        """Type a command and see it through; whoever is asked something has nothing to say."""
        done = subprocess.run(
            ["bash", "-c", line],
            cwd=self.folder,
            env=self.surroundings(),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=PATIENCE,
        )
        if done.returncode:
            sys.exit(f"{done.stdout[-4000:]}\n{line}\nended with {done.returncode}.")
        return done.stdout

    def look_at(self, line: str) -> None:
        """Wait until a command says where its pages are, look at them, and press Ctrl-C."""
        process = subprocess.Popen(
            ["bash", "-c", f"exec {line}"],
            cwd=self.folder,
            env=self.surroundings(),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        assert process.stdout is not None
        said = ""
        for heard in process.stdout:
            said += heard
            if found := ADDRESS.search(heard):
                self.look(found[0])
                process.send_signal(signal.SIGINT)
                break
        said += process.stdout.read()
        if process.wait(PATIENCE) or not ADDRESS.search(said):
            sys.exit(f"{said}\n{line}\nended with {process.returncode}.")

    def look(self, address: str) -> None:
        """Look at a page, again and again while its server is still opening."""
        for _ in range(600):
            with suppress(OSError), urlopen(address, timeout=30) as page:
                assert b"<html" in page.read()
                return
            subprocess.run(["sleep", "0.2"], check=True)
        sys.exit(f"Nothing is to be seen at {address}.")


def copy_checkout(folder: Path) -> None:
    """Copy what is kept, and the pages of the table where they are built."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True)
    for name in filter(None, listed.stdout.decode().split("\0")):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, folder / name)
    pages = Path("src/ratking/pages")
    if (ROOT / pages).exists():
        shutil.copytree(ROOT / pages, folder / pages)


def main(names: list[str]) -> int:
    """Follow the first steps, then the named pages, or all and the notebooks."""
    with tempfile.TemporaryDirectory() as place:
        stranger = Stranger(Path(place))
        copy_checkout(stranger.folder)
        for name in dict.fromkeys([PAGES[0], *(names or PAGES)]):
            print(f"ratking: {name}", flush=True)
            for step in steps_of((ROOT / name).read_text(encoding="utf-8")):
                stranger.do(step)
        for name, extras in NOTEBOOKS.items() if not names else ():
            print(f"ratking: {name}.ipynb", flush=True)
            if extras:
                stranger.type(f"rats/bin/pip install --quiet '.[{extras}]'")
            print(stranger.type(f'rats/bin/python -c "{RUN.format(name=name)}"')[-400:], flush=True)
    print("ratking: every page can be followed.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
