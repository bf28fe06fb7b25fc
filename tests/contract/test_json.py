"""Contract 3: state, question, observation and event survive JSON, and a record its replay."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given

from ratking.core.event import event_from_json, event_to_json
from ratking.core.position import position_head, read_position, write_position
from ratking.core.record import new_record, read_record, replay, write_record
from ratking.core.state import State
from tests.contract.facts import CASES, Case
from tests.contract.lines import LINES, Line, everybody, moments, steady, text_of


def through_text(data: object) -> Any:
    return msgspec.json.decode(text_of(data))


def assert_survives(case: Case, state: State) -> None:
    """Read what is written: the same row, the same plain data, and all that is asked."""
    written = case.game.to_json(state)
    data = through_text(written)
    again = case.game.from_json(data)
    assert again.key() == state.key()
    assert case.game.to_json(again) == data == written
    seats = case.game.open_seats(state)
    assert case.game.open_seats(again) == seats
    for seat in seats:
        assert_asks_the_same(case, again, state, seat)


def assert_asks_the_same(case: Case, again: State, state: State, seat: int) -> None:
    read, question = case.game.question(again, seat), case.game.question(state, seat)
    assert read.kind is question.kind
    assert (read.seat, read.facts()) == (seat, question.facts())
    assert case.game.answers(again, seat) == case.game.answers(state, seat)


@pytest.mark.parametrize("case", CASES, ids=str)
@steady(2)
@given(line=LINES)
def test_a_state_and_its_questions_survive(case: Case, line: Line) -> None:
    for moment in moments(case, line):
        assert_survives(case, moment.state)
    assert_survives(case, moment.state)


@pytest.mark.parametrize("case", CASES, ids=str)
@steady(2)
@given(line=LINES)
def test_an_observation_and_a_sampled_world_survive(case: Case, line: Line) -> None:
    for moment in moments(case, line):
        looks = everybody(case, moment.state)
        observation = case.game.observe(moment.state, looks[moment.number % len(looks)])
        assert_survives(case, observation.table)
        assert_survives(case, case.game.sample(observation, Random(moment.number)))


@pytest.mark.parametrize("case", CASES, ids=str)
@steady(2)
@given(line=LINES)
def test_an_event_survives_as_everybody_sees_it(case: Case, line: Line) -> None:
    heard = 0
    for moment in moments(case, line):
        events = case.game.answer(case.game.copy(moment.state), moment.seat, moment.choice)
        for seat in everybody(case, moment.state):
            for event in (event.seen_by(seat) for event in events):
                data = through_text(event_to_json(event))
                assert event_from_json(case.game.events(), data) == event
                heard += 1
    assert heard


@pytest.mark.parametrize("case", CASES, ids=str)
@steady(3)
@given(line=LINES)
def test_a_position_can_be_gone_on_from(case: Case, line: Line) -> None:
    for moment in moments(case, line):
        if moment.number % 16 == 0:
            text = write_position(case.game, moment.state)
            again = read_position(case.game, position_head(text))
            case.game.apply(again, moment.seat, moment.choice)
            twin = case.game.copy(moment.state)
            case.game.apply(twin, moment.seat, moment.choice)
            assert case.game.to_json(again) == case.game.to_json(twin)


@pytest.mark.parametrize("case", CASES, ids=str)
@steady(4)
@given(line=LINES)
def test_a_record_replays_to_the_same_state_and_events(case: Case, line: Line) -> None:
    record = new_record(case.game, case.options)
    told = []
    for moment in moments(case, line):
        record.answers.append((moment.seat, moment.choice))
        told.append(case.game.answer(case.game.copy(moment.state), moment.seat, moment.choice))
    outcome = case.game.outcome(moment.state)
    assert outcome is not None
    record.scores = outcome.scores
    read = read_record(write_record(record))
    assert read == record
    state, retold = replay(case.game, read)
    assert case.game.to_json(state) == case.game.to_json(moment.state)
    assert retold == told
