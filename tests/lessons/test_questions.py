"""Ten questions on the rules of each box, and the stop of the lesson that answers each."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ratking.lessons import lesson, lesson_names
from tests.lessons.words import coach_says

DOCS = Path(__file__).parents[2] / "docs" / "lessons"
LINE = re.compile(r"^(\d+)\. (.+?\?) (.+) `([a-z-]+)`: \"(.+)\"$", re.MULTILINE)


def questions(name: str) -> list[tuple[str, str, str, str, str]]:
    return LINE.findall((DOCS / f"{name}.md").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", lesson_names())
def test_there_are_ten_questions_with_answers(name: str) -> None:
    assert [int(found[0]) for found in questions(name)] == list(range(1, 11))


@pytest.mark.parametrize("name", lesson_names())
def test_each_answer_is_taught_at_a_stop_of_the_lesson(name: str) -> None:
    stops = {stop.id for stop in lesson(name).stops}
    for _, question, _, stop, words in questions(name):
        assert stop in stops, question
        assert words in coach_says("en", name, stop), question
