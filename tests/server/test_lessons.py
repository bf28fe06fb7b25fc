"""Lessons over HTTP: a prepared table that waits for its learner."""

from __future__ import annotations

import pytest

from ratking.lessons import lesson, lesson_names
from tests.server.person import Person


@pytest.fixture
def learner(ann: Person) -> Person:
    ann.table = ann.post("/lessons/rattus", {"name": "Mara"})["table"]["id"]
    return ann


def go_on(person: Person) -> None:
    version = person.view()["version"]
    person.post(f"/tables/{person.table}/go-on", {"version": version})


@pytest.mark.parametrize("game", lesson_names())
def test_a_lesson_is_played_from_the_first_stop_to_the_last(ann: Person, game: str) -> None:
    seated = ann.post(f"/lessons/{game}", {"name": "Mara"})
    ann.table = seated["table"]["id"]
    assert seated["table"]["lesson"] == game
    for stop in lesson(game).stops[:-1]:
        assert ann.view()["lesson"]["stop"] == stop.id
        ann.answer(*stop.lines[0]) if stop.lines else go_on(ann)
    view = ann.view()
    assert view["status"] == "over"
    assert view["lesson"]["stop"] == "end"
    assert view["outcome"]["places"][0] == 1


def test_an_answer_that_leads_elsewhere_is_not_given(learner: Person) -> None:
    before = learner.view()
    body = {"version": before["version"], "choices": [3]}
    assert learner.refused(f"/tables/{learner.table}/answers", body) == "not_now"
    assert learner.view() == before


def test_the_learner_may_answer_in_words(learner: Person) -> None:
    learner.answer("settle Scandia")
    assert learner.view()["lesson"]["number"] == 1


@pytest.mark.parametrize("words", [["settle Italia"], ["settle Scandia", "settle Scandia"], []])
def test_words_that_lead_elsewhere_change_nothing(learner: Person, words: list[str]) -> None:
    before = learner.view()
    body = {"version": before["version"], "choices": words}
    refused = learner.refused(f"/tables/{learner.table}/answers", body)
    assert refused in ("not_now", "illegal", "malformed")
    assert learner.view() == before


def test_the_coach_does_not_go_on_while_a_question_is_open(learner: Person) -> None:
    body = {"version": learner.view()["version"]}
    assert learner.refused(f"/tables/{learner.table}/go-on", body) == "not_now"


def test_a_lesson_goes_on_where_it_was_left(learner: Person) -> None:
    learner.answer(*lesson("rattus").stops[0].lines[0])
    mine = learner.ask("GET", "/tables/mine").json()
    assert [table["lesson"] for table in mine if table["id"] == learner.table] == ["rattus"]
    assert learner.view()["lesson"]["number"] == 1


def test_the_same_answer_sent_twice_is_given_once(learner: Person) -> None:
    version = learner.view()["version"]
    line = lesson("rattus").stops[0].lines[0]
    first = learner.answer(*line, version=version, request="again")
    assert learner.answer(*line, version=version, request="again")["version"] <= first["version"]
    assert learner.view()["lesson"]["number"] == 1


def test_a_lesson_counts_for_no_rating_and_has_no_record(learner: Person) -> None:
    for stop in lesson("rattus").stops[:-1]:
        learner.answer(*stop.lines[0]) if stop.lines else go_on(learner)
    assert learner.refused(f"/tables/{learner.table}/record", method="GET") == "off"


def test_what_has_no_lesson_cannot_be_learned(ann: Person) -> None:
    assert ann.refused("/lessons/chess", {}) == "unknown"
