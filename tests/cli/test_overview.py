from __future__ import annotations

import errno
import io
import os
import subprocess
import sys
from pathlib import Path

import pytest

from ratking import __version__
from ratking.cli import main
from ratking.cli.overview import COMMANDS, GROUPS
from tests.cli.conftest import Ratking

COMMAND = [sys.executable, "-m", "ratking"]


@pytest.mark.parametrize("words", [(), ("--help",), ("-h",), ("help",)])
def test_the_overview_names_every_command_in_one_line(
    ratking: Ratking, words: tuple[str, ...]
) -> None:
    said = ratking(*words)
    assert said.code == 0
    for name, about in COMMANDS.items():
        assert f"  {name:<10} {about}\n" in said.out
    assert max(len(line) for line in said.out.splitlines()) <= 80


def test_every_command_stands_in_one_group() -> None:
    assert sorted(name for names in GROUPS.values() for name in names) == sorted(COMMANDS)


@pytest.mark.parametrize("name", list(COMMANDS))
def test_every_command_explains_itself_with_examples(ratking: Ratking, name: str) -> None:
    said = ratking(name, "--help")
    assert said.code == 0
    assert COMMANDS[name] in said.out
    assert f"examples:\n  ratking {name}" in said.out


@pytest.mark.parametrize("word", ["-V", "--version"])
def test_the_version_is_told_with_the_engine(
    ratking: Ratking, monkeypatch: pytest.MonkeyPatch, word: str
) -> None:
    assert ratking(word).out == f"ratking {__version__}, compiled engine\n"
    monkeypatch.setattr("ratking.cli.engine.is_compiled", lambda: False)
    assert ratking(word).out == f"ratking {__version__}, interpreted engine\n"


def test_an_unknown_command_is_a_mistake(ratking: Ratking) -> None:
    assert ratking.mistake("tabel") == (
        "There is no command 'tabel'; there are play, table, replay, analyse, games, rules, "
        "position, serve, pages, worker, push-keys, bots, tidy, verify, simulate, arena, "
        "compare, dataset, puzzles, train, mcp, completion."
    )


@pytest.mark.parametrize("name", list(COMMANDS))
def test_an_unknown_argument_is_a_mistake(ratking: Ratking, name: str) -> None:
    needed = {"simulate": ["rattus"], "arena": ["rattus"], "replay": ["x"], "verify": ["x"]}
    needed |= {"dataset": ["rattus", "x"], "analyse": ["x"], "completion": ["bash"]}
    needed |= {"compare": ["rattus", "x", "y"], "puzzles": ["rattus", "--out", "x"]}
    words = (needed | {"train": ["rattus", "--out", "x"]}).get(name, [])
    assert "--colour" in ratking.mistake(name, *words, "--colour")


def test_a_reader_who_leaves_early_is_no_mistake(tmp_path: Path) -> None:
    run = [
        *COMMAND,
        "simulate",
        "rattus",
        "--players",
        "2",
        "--games",
        "1",
        "--records",
        str(tmp_path),
    ]
    subprocess.run(run, check=True, capture_output=True)
    with subprocess.Popen(
        [*COMMAND, "replay", tmp_path / "rattus-000000.txt"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 141


class FullDisk(io.StringIO):
    def flush(self) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")


def test_a_full_disk_is_told_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdout", FullDisk())
    assert main(["games"]) == 2
    assert capsys.readouterr().err == "ratking: The output: No space left on device.\n"


def test_an_interruption_ends_any_command_quietly(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupt(*_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("ratking.cli.run_command", interrupt)
    assert main(["games"]) == 130
    assert capsys.readouterr().err == ""


def test_a_terminal_that_knows_only_ascii_is_served() -> None:
    run = subprocess.run(
        [*COMMAND, "table", "rattus", "--players", "2", "--seed", "1"],
        check=False,
        input=b"\xff\xfe\nq\n",
        capture_output=True,
        env=os.environ | {"PYTHONIOENCODING": "ascii"},
    )
    assert run.returncode == 0
    assert b"Goodbye." in run.stdout
    assert run.stderr == b""
