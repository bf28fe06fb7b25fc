"""The coach has something to say at every stop, in every language, and nothing is left over."""

from __future__ import annotations

import pytest

from ratking.lessons import Stop, lesson, lesson_names
from tests.lessons.words import PAGES, messages
from tests.text.files import LANGUAGES

EVERY_LESSON = [(game, language) for game in lesson_names() for language in LANGUAGES]


def needed(game: str, stop: Stop) -> set[str]:
    """A title and a first page; where the learner decides, kind words for a slip."""
    message = f"learn-{game}-{stop.id}"
    found = {message, f"{message}.text"}
    if stop.lines:
        found |= {f"{message}.wrong"} | {f"{message}.wrong-{own}" for own in stop.wrong.values()}
    return found


def pages(game: str, stop: Stop) -> set[str]:
    return {f"learn-{game}-{stop.id}.{page}" for page in PAGES}


@pytest.mark.parametrize(("game", "language"), EVERY_LESSON)
def test_the_coach_is_never_at_a_loss_for_words(game: str, language: str) -> None:
    wanted = set().union(*(needed(game, stop) for stop in lesson(game).stops))
    assert wanted - set(messages(language, game)) == set()


@pytest.mark.parametrize(("game", "language"), EVERY_LESSON)
def test_the_coach_has_no_words_for_stops_that_do_not_exist(game: str, language: str) -> None:
    stops = lesson(game).stops
    known = set().union(*(needed(game, stop) | pages(game, stop) for stop in stops))
    assert set(messages(language, game)) - known == set()


@pytest.mark.parametrize(("game", "language"), EVERY_LESSON)
def test_no_page_is_longer_than_one_can_take_in(game: str, language: str) -> None:
    for name, parts in messages(language, game).items():
        assert len("".join(parts.words)) <= 420, name
