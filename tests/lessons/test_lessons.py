"""Every lesson can be played from start to end, whichever way the coach allows."""

from __future__ import annotations

import json
import re
from importlib.resources import files
from itertools import chain, pairwise, product

import pytest

from ratking.core.errors import BadFile
from ratking.games import GAMES
from ratking.lessons import LEARNER, lesson, lesson_names
from ratking.lessons.reading import read_lesson
from ratking.server.match import FORCED
from tests.lessons.playing import Learner


def text_of(name: str) -> str:
    return files(f"ratking.games.{name}").joinpath("lesson.json").read_text("utf-8")


def other_ways(name: str) -> list[dict[str, int]]:
    """List every way through a lesson: a line for each stop that has more than one."""
    open_stops = [stop for stop in lesson(name).stops if len(stop.lines) > 1]
    lines = product(*(range(len(stop.lines)) for stop in open_stops))
    return [dict(zip([stop.id for stop in open_stops], way, strict=True)) for way in lines]


EVERY_WAY = [(name, way) for name in lesson_names() for way in other_ways(name)]


def test_every_box_has_a_lesson() -> None:
    assert lesson_names() == sorted(GAMES)


@pytest.mark.parametrize("name", lesson_names())
def test_a_lesson_stands_in_the_words_of_records(name: str) -> None:
    data = json.loads(text_of(name))
    said = [*data["nature"]]
    for stop in data["stops"]:
        said += [*stop.get("play", []), *chain(*stop.get("lines", [])), *stop.get("wrong", [])]
    assert all(re.search("[a-z]", words) for words in said)


def test_a_word_that_is_no_answer_is_named_with_its_stop() -> None:
    text = text_of("rattus").replace('"take King"', '"take Kin"')
    with pytest.raises(BadFile, match=r"stop 'king' does not fit: 'take Kin' is not among"):
        read_lesson("rattus", text)


@pytest.mark.parametrize("name", lesson_names())
def test_a_lesson_ends_with_the_game_and_the_learner_wins(name: str) -> None:
    learner = Learner(name)
    learner.play()
    outcome = learner.match.game.outcome(learner.match.state)
    assert outcome is not None
    assert outcome.winners() == [LEARNER]
    assert learner.match.draws == len(learner.script.nature)


@pytest.mark.parametrize(("name", "way"), EVERY_WAY)
def test_every_way_that_the_coach_allows_leads_to_the_end(name: str, way: dict[str, int]) -> None:
    learner = Learner(name, way)
    learner.play()
    assert learner.match.is_over()


@pytest.mark.parametrize("name", lesson_names())
def test_the_coach_asks_where_the_rules_ask_and_there_is_a_choice(name: str) -> None:
    learner = Learner(name)
    for number, stop in enumerate(learner.script.stops):
        learner.arrive(number)
        assert learner.script.place(learner.given) == number
        if stop.lines:
            game, state = learner.match.game, learner.match.state
            choices = game.answers(state, LEARNER)
            assert LEARNER in learner.match.open_seats()
            assert len(choices) > 1
            assert {int(choice) for choice in stop.wrong} <= set(choices)
            assert {line[0] for line in stop.lines} < set(choices)
            assert {len(line) for line in stop.lines} == {stop.asked}
        learner.act(number)


@pytest.mark.parametrize("name", lesson_names())
def test_the_coach_never_answers_for_a_learner_who_could_decide(name: str) -> None:
    learner = Learner(name)
    for number, stop in enumerate(learner.script.stops):
        for seat, choice in stop.play:
            if seat == LEARNER and not stop.jump:
                answers = learner.match.game.answers(learner.match.state, seat)
                assert answers == [choice], (stop.id, answers)
            learner.match.answer(seat, choice, FORCED)
        learner.act(number)


@pytest.mark.parametrize("name", lesson_names())
def test_whoever_only_listens_hears_something_new_next(name: str) -> None:
    stops = lesson(name).stops
    assert all(after.play for stop, after in pairwise(stops) if not stop.lines)
    assert not stops[-1].lines
    assert len({stop.id for stop in stops}) == len(stops)


@pytest.mark.parametrize("name", lesson_names())
def test_a_lesson_takes_ten_minutes_at_most(name: str) -> None:
    """Half a minute for every stop is plenty."""
    assert len(lesson(name).stops) <= 21
