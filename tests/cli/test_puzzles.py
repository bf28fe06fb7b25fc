"""`ratking puzzles` looks through games, one line for each, and can be gone on with."""

from __future__ import annotations

from pathlib import Path

import pytest

from ratking.cli import main
from ratking.puzzles.notebook import puzzles_in

WORDS = ("puzzles", "rattus", "--players", "2", "--agent", "uniform", "--games")


def test_bad_input_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = str(tmp_path / "found.jsonl")
    assert main([*WORDS, "1", "--out", out, "--agent", "nobody"]) == 2
    assert main([*WORDS, "1", "--out", str(tmp_path)]) == 2
    assert main([*WORDS, "0", "--out", out]) == 2
    said = capsys.readouterr().err.splitlines()
    assert len(said) == 3
    assert not (tmp_path / "found.jsonl").exists()


def test_it_says_what_it_found_and_goes_on_in_the_same_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ratking.cli.puzzles.play_in_processes", _nothing_found)
    out = tmp_path / "found.jsonl"
    assert main([*WORDS, "2", "--out", str(out)]) == 0
    assert main([*WORDS, "3", "--out", str(out)]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "0 puzzles in 3 games."
    head, found = puzzles_in(out)
    assert head["game"] == "rattus"
    assert found == []


def _nothing_found(sit_down, numbers, jobs):  # type: ignore[no-untyped-def]
    from ratking.puzzles.generating import Searched

    assert sorted(numbers) in ([0, 1], [2])
    yield from (Searched(number, 0, []) for number in numbers)
