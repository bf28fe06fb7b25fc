"""What the Tab key offers, asked as a shell asks."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Ratking


def offered(line: str, folder: Path) -> list[str]:
    """Press Tab at the end of a line."""
    answer = folder / "answer"
    asked = {
        "_ARGCOMPLETE": "1",
        "_ARGCOMPLETE_IFS": "\n",
        "_ARGCOMPLETE_STDOUT_FILENAME": str(answer),
        "COMP_LINE": line,
        "COMP_POINT": str(len(line)),
    }
    done = subprocess.run(
        [sys.executable, "-m", "ratking"], env=os.environ | asked, capture_output=True, check=False
    )
    assert (done.stdout, done.returncode) == (b"", 0)
    return [word.strip() for word in answer.read_text(encoding="utf-8").split("\n")]


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("ratking po", ["position"]),
        ("ratking simulate ra", ["ratland", "rattus"]),
        ("ratking simulate rattus --agents greedy,u", ["greedy,uniform"]),
        ("ratking position start.json an", ["answer", "answers"]),
        ("ratking arena rattus --engine ", ["local", "ray"]),
        ("ratking dataset rattus games --jo", ["--jobs"]),
    ],
)
def test_the_tab_key_finishes_what_was_begun(line: str, words: list[str], tmp_path: Path) -> None:
    assert sorted(offered(line, tmp_path)) == words


@pytest.mark.parametrize(
    ("shell", "sign"),
    [("bash", "complete -o"), ("zsh", "#compdef ratking"), ("fish", "complete --command ratking")],
)
def test_every_shell_gets_what_it_reads(ratking: Ratking, shell: str, sign: str) -> None:
    said = ratking("completion", shell)
    assert said.code == 0
    assert sign in said.out


def test_another_shell_is_a_mistake(ratking: Ratking) -> None:
    assert "'csh'" in ratking.mistake("completion", "csh")


def test_bash_takes_it(ratking: Ratking, tmp_path: Path) -> None:
    script = tmp_path / "completion"
    script.write_text(ratking("completion", "bash").out, encoding="utf-8")
    listed = subprocess.run(
        ["bash", "-c", f"source {script}; complete -p ratking"], capture_output=True, check=True
    )
    assert b"_python_argcomplete ratking" in listed.stdout
