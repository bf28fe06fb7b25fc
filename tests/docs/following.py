"""A page that a program can follow: the sentence before a block of code says what is done with it.

- From `file`: the block stands in the file as it is.
- Write `file`: the block is a new file.
- At the end of `file` add: the block.
- In `file`, before (or after) the line `…`, add: the block.
- Run: every line of the block, in the folder of the copy.

A number also moves without a block: In `file`, `NAME` goes up by one (or two).
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
COPIED = ("src", "tests", "docs", "tools", "ui", "pyproject.toml")
LEFT_OUT = ("__pycache__", "node_modules")
PAGES = ROOT / "src" / "ratking" / "pages"
"""What was built from the sources is left out."""

BLOCK = re.compile(r"^```\w*\n(?P<block>.*?)^```$", re.MULTILINE | re.DOTALL)
SENTENCES = {
    "quote": re.compile(r"From `(?P<path>[^`]+)`:$"),
    "write": re.compile(r"Write `(?P<path>[^`]+)`:$"),
    "append": re.compile(r"At the end of `(?P<path>[^`]+)` add:$"),
    "insert": re.compile(
        r"In `(?P<path>[^`]+)`, (?P<side>before|after) the line `(?P<line>[^`]+)`, add:$"
    ),
    "run": re.compile(r"Run:$"),
}
RISE = re.compile(r"In `(?P<path>[^`]+)`, `(?P<name>[^`]+)` goes up by (?P<count>one|two)")
COUNTS = {"one": 1, "two": 2}


@dataclass(frozen=True)
class Step:
    """One thing that the page says to do."""

    deed: str
    path: str = ""
    block: str = ""
    side: str = ""
    line: str = ""
    count: int = 1


def steps_of(page: str) -> Iterator[Step]:
    """Read a page from top to bottom; a block without a sentence that we know is a mistake."""
    read = 0
    for found in BLOCK.finditer(page):
        before = " ".join(page[read : found.start()].split())
        yield from rises_in(before)
        yield step_for(before, found["block"])
        read = found.end()
    yield from rises_in(" ".join(page[read:].split()))


def rises_in(text: str) -> Iterator[Step]:
    """Find the numbers that go up."""
    for found in RISE.finditer(text):
        yield Step("rise", found["path"], line=found["name"], count=COUNTS[found["count"]])


def step_for(before: str, block: str) -> Step:
    """Understand the sentence before a block."""
    for deed, sentence in SENTENCES.items():
        if found := sentence.search(before):
            path, side, line = (
                found.groupdict().get(part, "") for part in ("path", "side", "line")
            )
            return Step(deed, path, block, side, line)
    raise AssertionError(f"Nothing says what is done with this block: ...{before[-80:]}\n{block}")


def left_out(folder: str, names: list[str]) -> list[str]:
    """Name what is not copied of a folder."""
    return [name for name in names if name in LEFT_OUT or Path(folder) / name == PAGES]


def copy_sources(folder: Path) -> None:
    """Copy what a reader of the page has before him; the packages of the pages are shared."""
    for name in COPIED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, folder / name, ignore=left_out)
        else:
            shutil.copy(source, folder / name)
    (folder / "ui" / "node_modules").symlink_to(ROOT / "ui" / "node_modules")


def follow(step: Step, folder: Path) -> None:
    """Do in the copy what the page says; what cannot be done as it stands is a mistake."""
    if step.deed == "run":
        for line in step.block.splitlines():
            run(line, folder)
        return
    path = folder / step.path
    text = path.read_text("utf-8") if path.exists() else None
    assert (text is None) == (step.deed == "write"), f"{step.path}: there, or not there"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(changed(step, text or ""), "utf-8")


def changed(step: Step, text: str) -> str:
    """Give the text of a file after a step."""
    if step.deed == "quote":
        assert step.block in text, f"{step.path} does not read like this:\n{step.block}"
        return text
    if step.deed == "insert":
        return inserted(step, text)
    return risen(step, text) if step.deed == "rise" else text + step.block


def inserted(step: Step, text: str) -> str:
    """Put the block before or after the one line that reads so."""
    lines = text.splitlines(keepends=True)
    places = [place for place, line in enumerate(lines) if line.strip() == step.line]
    assert len(places) == 1, f"{step.path} has {len(places)} lines {step.line!r}"
    place = places[0] + (step.side == "after")
    return "".join([*lines[:place], step.block, *lines[place:]])


def risen(step: Step, text: str) -> str:
    """Count up behind the name, where it is set in Python or JSON."""
    number = re.compile(rf'^(\s*"?{step.line}(?:: Final = | = |": ))(\d+)(?=,?$)', re.MULTILINE)
    assert len(number.findall(text)) == 1, f"{step.path} does not set {step.line} once"
    return number.sub(lambda found: f"{found[1]}{int(found[2]) + step.count}", text)


def run(line: str, folder: Path) -> str:
    """Run a command in the copy, with the interpreted sources of the copy; it has to succeed."""
    words = shlex.split(line)
    if words[0] == "python":
        words[0] = sys.executable
    env = os.environ | {"PYTHONPATH": str(folder / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(words, cwd=folder, env=env, capture_output=True, text=True)
    assert done.returncode == 0, f"{line}\n{done.stdout[-4000:]}\n{done.stderr[-4000:]}"
    return done.stdout
