from __future__ import annotations

import json
from pathlib import Path

import pytest

from ratking.core.event import HIDDEN
from tests.cli.conftest import Ratking


@pytest.fixture
def record(ratking: Ratking, tmp_path: Path) -> Path:
    """A game of two in which rats are looked at: the deck has a Witch."""
    words = ("--players", 2, "--agents", "uniform", "--games", 1, "--seed", 4)
    ratking("simulate", "rattus", *words, "--records", tmp_path)
    return tmp_path / "rattus-000000.txt"


def looks(out: str) -> list[str]:
    return [line for line in out.splitlines() if "look" in line and "at a rat" in line]


def test_a_game_is_told_turn_by_turn_to_its_end(ratking: Ratking, record: Path) -> None:
    said = ratking("replay", record)
    assert said.code == 0
    lines = said.out.splitlines()
    assert lines[0].startswith("  The plague starts in ")
    assert lines.count("Red's turn") > 3
    assert lines[lines.index("Red's turn") - 1] == ""
    assert "The plague ravages every region" in lines
    assert lines[-4].startswith("The game is over:")
    assert [line[:3] for line in lines[-2:]] == ["1. ", "2. "]


def test_everything_is_open_unless_a_seat_reads(ratking: Ratking, record: Path) -> None:
    everything = looks(ratking("replay", record).out)
    assert {line.split()[0] for line in everything} == {"Red", "Blue"}
    assert all("limit" in line for line in everything)


def test_a_seat_reads_only_what_it_saw(ratking: Ratking, record: Path) -> None:
    mine = looks(ratking("replay", record, "--seat", "blue").out)
    assert {line.split()[0] for line in mine} == {"Red", "You"}
    assert all(("limit" in line) == line.startswith("  You") for line in mine)


@pytest.mark.parametrize("name", ["1", "b", "BLUE"])
def test_a_seat_has_a_number_a_letter_and_a_colour(
    ratking: Ratking, record: Path, name: str
) -> None:
    assert "Your turn" in ratking("replay", record, "--seat", name).out


def test_a_record_can_be_piped_in(ratking: Ratking, record: Path) -> None:
    piped = ratking("replay", "-", typed=record.read_bytes())
    assert piped.out == ratking("replay", record).out


def test_an_unfinished_game_is_told_as_far_as_it_went(ratking: Ratking, record: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    record.write_text("\n".join(lines[:7]), encoding="utf-8")
    assert ratking("replay", record).out.endswith("\nThe game is not finished.\n")


def test_an_answer_that_does_not_fit_is_a_mistake(ratking: Ratking, record: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    wrong = next(place for place, line in enumerate(lines) if line.startswith("red "))
    lines[wrong] = "red settle in Atlantis"
    record.write_text("\n".join(lines), encoding="utf-8")
    sentence = ratking.mistake("replay", record)
    assert sentence.startswith(f"Line {wrong + 1} of the record does not fit: ")
    assert "Atlantis" in sentence


def test_an_unknown_seat_is_a_mistake(ratking: Ratking, record: Path) -> None:
    assert ratking.mistake("replay", record, "--seat", "green") == (
        "There is no seat 'green'; there are 0 (red), 1 (blue)."
    )


def test_a_pipe_gets_every_sentence_in_one_line(
    ratking: Ratking, record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = ratking("replay", record).out
    monkeypatch.setenv("COLUMNS", "30")
    assert ratking("replay", record).out == usual
    assert [line for line in usual.splitlines() if line != line.rstrip()] == []


def test_a_program_gets_events_with_their_sentences(ratking: Ratking, record: Path) -> None:
    told = json.loads(ratking("replay", record, "--json").out)
    assert (told["game"], told["players"], told["seat"]) == ("rattus", 2, None)
    lines = [line.strip() for line in ratking("replay", record).out.splitlines()]
    texts = [event["text"] for event in told["events"]]
    assert texts == [line for line in lines if line][: len(texts)]
    assert told["events"][0]["answer"] == 0
    assert told["events"][0]["event"]["event"] == "PlagueMoved"
    assert sorted(told["outcome"]["places"]) == [1, 2]
    assert len(told["outcome"]["winners"]) == 1


def test_a_program_that_reads_for_a_seat_gets_only_what_it_saw(
    ratking: Ratking, record: Path
) -> None:
    told = json.loads(ratking("replay", record, "--json", "--seat", "blue").out)
    assert told["seat"] == 1
    seen = [one["event"] for one in told["events"] if one["event"]["event"] == "RatSeen"]
    assert {event["seat"] for event in seen} == {0, 1}
    assert all((event["face"] == HIDDEN) == (event["seat"] == 0) for event in seen)


def test_an_unfinished_game_has_no_outcome_for_programs(ratking: Ratking, record: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    record.write_text("\n".join(lines[:7]), encoding="utf-8")
    assert json.loads(ratking("replay", record, "--json").out)["outcome"] is None
