"""The stack of questions: what is open, who may answer, and in which order."""

from __future__ import annotations

import pytest

from ratking.core.errors import IllegalAnswer
from ratking.core.question import NATURE, NOBODY, Kind, Question, Step
from ratking.core.state import (
    State,
    ask,
    ask_together,
    open_place,
    open_question,
    open_questions,
    proceed,
)
from tests.toy import BID, DRAW_PRIZE, SURE


class Write(Step[State]):
    """A step that writes down that it was taken, by asking seat 5."""

    name = "write"

    def run(self, state: State, asked: Question) -> None:
        if asked.about:
            ask(state, DRAW_PRIZE, 5)


WRITE = Write()


def seats(state: State) -> list[int]:
    return [question.seat for question in state.pending]


def test_with_nothing_pending_nothing_is_open() -> None:
    assert open_questions(State()) == []
    with pytest.raises(IllegalAnswer, match="It is not this seat that has to answer now"):
        open_place(State(), 0)


def test_the_question_asked_last_is_answered_first() -> None:
    state = State()
    ask(state, DRAW_PRIZE, 0)
    ask(state, DRAW_PRIZE, NATURE, 4, (2, 3))
    assert open_questions(state) == [state.pending[1]]
    question = open_question(state, NATURE)
    assert (question.kind, question.about, question.picks) == (DRAW_PRIZE, 4, (2, 3))
    with pytest.raises(IllegalAnswer, match="not this seat"):
        open_question(state, 0)


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0), (1, 0, 2)])
def test_questions_asked_together_lie_in_the_order_of_the_seats(order: tuple[int, ...]) -> None:
    state = State()
    ask(state, WRITE, NOBODY)
    for seat in order:
        ask_together(state, Question(BID, seat))
    assert seats(state) == [NOBODY, 2, 1, 0]
    assert [question.seat for question in open_questions(state)] == [0, 1, 2]


def test_every_seat_asked_together_finds_its_question_and_nobody_else_does() -> None:
    state = State()
    ask(state, DRAW_PRIZE, 3)
    for seat in (0, 1, 2):
        ask_together(state, Question(SURE if seat == 1 else BID, seat))
    assert [open_question(state, seat).kind for seat in (0, 1, 2)] == [BID, SURE, BID]
    for seat in (NOBODY, NATURE, 3):
        with pytest.raises(IllegalAnswer, match="not this seat"):
            open_question(state, seat)


def test_questions_asked_together_may_be_all_there_is() -> None:
    state = State()
    ask_together(state, Question(BID, 1))
    assert [question.seat for question in open_questions(state)] == [1]
    with pytest.raises(IllegalAnswer, match="not this seat"):
        open_question(state, 0)


def test_a_question_on_top_closes_those_asked_together() -> None:
    state = State()
    for seat in (0, 1):
        ask_together(state, Question(BID, seat))
    ask(state, DRAW_PRIZE, NATURE)
    assert [question.seat for question in open_questions(state)] == [NATURE]
    with pytest.raises(IllegalAnswer, match="not this seat"):
        open_question(state, 0)


def test_steps_are_taken_until_somebody_is_asked() -> None:
    state = State()
    ask(state, WRITE, NOBODY)
    ask(state, WRITE, NOBODY, 1)
    ask(state, WRITE, NOBODY)
    proceed(state)
    assert seats(state) == [NOBODY, 5]
    proceed(state)
    assert seats(state) == [NOBODY, 5]


def test_steps_are_taken_until_nothing_is_left() -> None:
    state = State()
    ask(state, WRITE, NOBODY)
    proceed(state)
    assert state.pending == []


def test_a_kind_waits_for_one_seat_and_weighs_all_answers_alike() -> None:
    kind = Kind[State]()
    assert kind.waits
    assert not kind.together
    assert kind.weights(State(), Question(kind, NATURE), [3, 5]) == [1, 1]
    assert kind.domain_in(State(), Question(kind, 0)) == kind.domain == ""
