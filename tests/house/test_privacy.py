"""Nothing in the repository says where it was written or where its packages came from."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent

TELLTALES = [
    re.compile(r"(?<![\w.-])/(?:root|home|work|tmp|Users)/"),
    re.compile(r"https?://[^\s'\"]+/(?:simple|packages)/"),
    re.compile(r"https?://[r]egistry[.]"),
    re.compile(r'"[r]esolved":'),
    re.compile(r"--(?:extra-)?[i]ndex-url"),
]


def telltales(text: str) -> list[str]:
    """List the lines that name a path of somebody's machine or the address of a registry."""
    return [line for line in text.splitlines() if any(sign.search(line) for sign in TELLTALES)]


def tracked_files() -> list[Path]:
    """List every file that the repository keeps."""
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    return [ROOT / name for name in listed.split("\0") if name and (ROOT / name).is_file()]


def test_no_file_tells_where_it_was_written() -> None:
    files = tracked_files()
    assert Path(__file__).parent.parent / "toy.py" in files
    told = {
        str(path.relative_to(ROOT)): telltales(path.read_text(encoding="utf-8", errors="replace"))
        for path in files
    }
    assert {name: lines for name, lines in told.items() if lines} == {}


@pytest.mark.parametrize(
    "line",
    [
        "see /{root}/notes",
        "open('/{tmp}/x')",
        "https://files.example.org/{packages}/x.whl",
        '  "{resolved}": "x.tgz"',
        "https://{registry}.example.org/svelte",
        "pip install --{index}-url x",
    ],
)
def test_a_telltale_line_is_found(line: str) -> None:
    assert telltales(f"first\n{line.replace('{', '').replace('}', '')}\nlast") != []


def test_an_ordinary_line_is_no_telltale() -> None:
    text = "src/root/x\nhttps://example.org/work/x\n'/'.join\nresolved: 3\n"
    assert telltales(text) == []
