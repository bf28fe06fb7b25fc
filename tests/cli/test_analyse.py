"""The analysis in the terminal."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ratking.analysis import findings
from ratking.cli import analyse
from tests.cli.conftest import Ratking
from tests.records import played, written


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(written(played("ratland")), encoding="utf-8")
    return path


def test_an_analysis_is_told_seat_by_seat(ratking: Ratking, record: Path) -> None:
    said = ratking("analyse", record, "--worlds", 2)
    assert (said.code, said.err) == (0, "")
    lines = said.out.splitlines()
    assert lines[0].startswith("RatLand: the bot went through ")
    assert sum(" won with " in line for line in lines) == 1
    assert sum(" came in place 2 with " in line for line in lines) == 1
    assert said.out.count("Chance to win at the start: ") == 2
    assert "  1. Answer " in said.out


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("de", "Gewinnchance zu Beginn"), ("fr", "Chance de gagner au départ")],
)
def test_it_speaks_other_languages(
    ratking: Ratking, record: Path, language: str, sentence: str
) -> None:
    said = ratking("analyse", record, "--worlds", 2, "--lang", language)
    assert said.out.count(sentence) == 2
    assert "Answer" not in said.out


def test_everything_that_was_found_is_written_for_programs(
    ratking: Ratking, record: Path, tmp_path: Path
) -> None:
    ratking("analyse", record, "--worlds", 2, "--json", tmp_path / "found.json")
    found = json.loads((tmp_path / "found.json").read_text(encoding="utf-8"))
    assert found["game"] == "ratland"
    assert {len(point["chances"]) for point in found["curve"]} == {2}
    assert len(found["accounts"]) == 2
    for mistake in found["mistakes"]:
        assert mistake["played"]["label"] != mistake["better"]["label"]


def test_an_interruption_writes_nothing_and_says_so(
    ratking: Ratking, record: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def impatient(*facts: object) -> findings.Found:
        if facts[2]:
            raise KeyboardInterrupt
        return findings.Found([0.5, 0.5], [], 5)

    monkeypatch.setattr(analyse, "study", impatient)
    said = ratking("analyse", record, "--json", tmp_path / "found.json")
    assert said.code == 130
    assert said.out == ""
    assert said.err.startswith("Interrupted after ")
    assert not (tmp_path / "found.json").exists()


def test_an_unfinished_game_is_a_mistake(ratking: Ratking, record: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    record.write_text("\n".join(lines[:8]), encoding="utf-8")
    assert ratking.mistake("analyse", record) == "This game was not played to its end."


def test_a_missing_or_broken_record_is_a_mistake(ratking: Ratking, tmp_path: Path) -> None:
    assert "cannot be read: No such file" in ratking.mistake("analyse", tmp_path / "none.txt")
    broken = tmp_path / "broken.txt"
    broken.write_text("once upon a time", encoding="utf-8")
    assert ratking.mistake("analyse", broken).startswith("This is not a record")
