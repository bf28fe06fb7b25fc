from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ratking.core.position import position_head, read_position
from ratking.core.question import NATURE
from ratking.games import game
from tests.cli.conftest import Ratking

NEW = ("position", "--new", "rattus", "--players", "2")


@pytest.fixture
def start(ratking: Ratking, tmp_path: Path) -> Path:
    """The moment before the plague piece is laid down."""
    path = tmp_path / "start.json"
    path.write_text(ratking(*NEW).out, encoding="utf-8")
    return path


@pytest.fixture
def turn(ratking: Ratking, start: Path) -> Path:
    """Red's first turn: the plague in Anglia, red and blue in France and in Italia."""
    path = start.with_name("turn.json")
    path.write_text(
        ratking("position", start, "answer", 0, 1, 1, 5, 5).out,
        encoding="utf-8",
    )
    return path


def asked(ratking: Ratking, *words: object, typed: str = "") -> dict[str, Any]:
    said = ratking("position", *words, "answers", "--json", typed=typed)
    assert said.code == 0
    result: dict[str, Any] = json.loads(said.out)
    return result


def test_a_new_position_can_be_read_again(ratking: Ratking) -> None:
    said = ratking(*NEW, "--option", "start=1")
    opened = game("rattus")
    state = read_position(opened, position_head(said.out))
    assert opened.to_json(state) == opened.to_json(opened.new({"players": 2, "start": 1}))


def test_nature_is_asked_like_a_seat(ratking: Ratking, start: Path) -> None:
    question = asked(ratking, start)
    assert (question["seat"], question["kind"]) == (NATURE, "plague_starts")
    assert question["prompt"] == "Chance: where does the plague start?"
    assert question["answers"][1] == {"answer": 1, "say": "plague France", "label": "France"}


def test_the_board_is_drawn_with_what_is_asked(ratking: Ratking, turn: Path) -> None:
    out = ratking("position", turn, "show").out
    rows = {line.split()[0]: line for line in out.splitlines() if line}
    assert "plague" in rows["Anglia"]
    assert "R2 B2" in rows["France"]
    assert "Supply: 34 rats." in out
    assert out.endswith("red: What do you do?\n")
    assert max(len(line) for line in out.splitlines()) <= 80


def test_a_position_without_a_word_is_drawn(ratking: Ratking, turn: Path) -> None:
    assert ratking("position", turn) == ratking("position", turn, "show")


def test_without_a_file_there_is_nothing_to_look_at(ratking: Ratking) -> None:
    assert ratking.mistake("position") == "Say which file; --new begins with a new position."


def test_answers_are_listed_with_their_labels(ratking: Ratking, turn: Path) -> None:
    lines = ratking("position", turn, "answers").out.splitlines()
    assert lines[0] == "red: What do you do?"
    assert "   1  increase France    Increase in France (+1)" in lines
    assert "  17  take Peasant       Take the Peasant" in lines


def test_answers_are_given_one_after_another(ratking: Ratking, turn: Path) -> None:
    after = ratking("position", turn, "answer", 17, 1)
    assert after.code == 0
    state = json.loads(after.out)["state"]
    assert state["cards"]["Peasant"] == 0
    question = asked(ratking, "-", typed=after.out)
    assert question["kind"] == "how_many"
    assert [row["label"] for row in question["answers"]] == ["One citizen", "2 citizens"]


def test_answers_may_be_given_in_words(ratking: Ratking, turn: Path) -> None:
    after = ratking("position", turn, "answer", "take Peasant", "1")
    assert after == ratking("position", turn, "answer", 17, 1)
    rows = asked(ratking, "-", typed=after.out)["answers"]
    assert [row["say"] for row in rows] == ["place 1", "place 2"]


def test_a_seat_sees_only_what_it_may(ratking: Ratking, turn: Path) -> None:
    moment = ratking("position", turn, "answer", 20, 42).out
    rats = asked(ratking, "-", typed=moment)["answers"]
    looked = ratking("position", "-", "answer", rats[0]["answer"], typed=moment).out
    face = asked(ratking, "-", typed=looked)["answers"][0]
    known = ratking("position", "-", "answer", face["answer"], typed=looked).out
    shown = [
        ratking("position", "-", "show", *seat, typed=known).out for seat in ((), SEAT_0, SEAT_1)
    ]
    everything, red, blue = (row_of(out, "Anglia") for out in shown)
    assert everything == red
    assert "■r" in blue
    assert "■" not in red


SEAT_0 = ("--seat", "red")
SEAT_1 = ("--seat", "blue")


def row_of(out: str, name: str) -> str:
    return next(line for line in out.splitlines() if line.startswith(name))


def test_a_finished_game_shows_its_result_and_asks_nothing(ratking: Ratking, start: Path) -> None:
    opened = game("rattus")
    state = read_position(opened, position_head(start.read_text(encoding="utf-8")))
    data = json.loads(start.read_text(encoding="utf-8"))
    data["state"] = opened.to_json(state) | {
        "pending": [], "phase": "last plague", "last": 0, "ending": "rats exhausted",
        "plague": "Anglia",
    }  # fmt: skip
    start.write_text(json.dumps(data), encoding="utf-8")
    assert "Blue wins with 0 points." in ratking("position", start, "show").out
    assert ratking.mistake("position", start, "answers") == "The game is over; nothing is asked."


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("answer", "99"), "Answer 1 of 1: 99 is not among the answers."),
        (("answer", "17", "17"), "Answer 2 of 2: 17 is not among the answers."),
        (("answer", "x"), "Answer 1 of 1: 'x' is not among the answers; say one of: increase "),
        (("answer", "done", "9" * 99), "is not among the answers; say one of: plague "),
        (("answer",), "Say which answer; 'answers' lists them."),
        (("answers", "--seat", "blue"), "blue is not asked anything now."),
        (("answers", "--seat", "9"), "There is no seat '9'"),
        (("show", "3"), "'show' takes no answers; 'answer' does."),
        (("dance",), "With a position one can show, answers, answer, and not 'dance'."),
        (("show", "--players", "3"), "Options are for a new position; this one has its own."),
        (("show", "--new", "rattus"), "--new takes a game and its options, and nothing else."),
    ],
)
def test_mistakes_are_told_in_one_sentence(
    ratking: Ratking, turn: Path, words: tuple[str, ...], why: str
) -> None:
    assert why in ratking.mistake("position", turn, *words)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"game": "chess"}, "The position is of a game 'chess', which is not here."),
        ({"game": ["rattus"]}, "which is not here"),
        ({"rules_version": 99}, "version 99 of the rules"),
        ({"rules_version": 1}, "version 1 of the rules of Rattus; here is version 2."),
        ({"data": "mine"}, "made with other tables"),
        ({"state": None}, "The position has no 'state'."),
    ],
)
def test_a_position_that_does_not_belong_here_is_a_mistake(
    ratking: Ratking, turn: Path, change: dict[str, object], why: str
) -> None:
    data = json.loads(turn.read_text(encoding="utf-8")) | change
    assert why in ratking.mistake("position", "-", "show", typed=json.dumps(data))


def test_a_new_position_of_an_unknown_game_is_a_mistake(ratking: Ratking) -> None:
    assert "There is no game 'chess'" in ratking.mistake("position", "--new", "chess")


@pytest.mark.parametrize(
    "words",
    [("show", "--seat", "1"), ("--seat", "1", "show"), ("--seat=1", "show"), ("--", "show")],
)
def test_the_order_of_the_words_does_not_matter(
    ratking: Ratking, turn: Path, words: tuple[str, ...]
) -> None:
    said = ratking("position", turn, *words)
    assert (said.code, said.err) == (0, "")
    assert "Anglia" in said.out


WORDS = ("show", "answers", "answer", "--seat", "1", "99", "-1", "--json", "--new", "rattus", "-",
         "--players", "--option", "start=1", "--data", ".", "", "x\0y", "/", "--lang")  # fmt: skip


def test_whatever_words_come_there_is_an_answer_or_a_sentence(ratking: Ratking, turn: Path) -> None:
    luck = Random(1)
    for _ in range(150):
        words = [str(turn), *luck.choices(WORDS, k=luck.randrange(5))]
        luck.shuffle(words)
        said = ratking("position", *words)
        assert said.code in (0, 2), words
        assert said.code == 0 or said.err.count("\n") == 1, words
