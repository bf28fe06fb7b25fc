"""The stack of frames: what is open, who may answer, and in which order."""

from __future__ import annotations

import pytest

from ratking.core.answers import NOTHING_TO_SAY
from ratking.core.domain import Count
from ratking.core.errors import IllegalAnswer
from ratking.core.question import NATURE, NOBODY, WIDTH, Amount, Kind, Question, Step, seat_of
from ratking.core.state import (
    NOW,
    State,
    Telling,
    answer_at,
    ask,
    ask_together,
    in_the_middle,
    is_waiting,
    kind_at,
    open_place,
    open_places,
    proceed,
    question_at,
    take,
    tell,
    top_kind,
    top_place,
    top_seat,
)
from tests.toy import (
    BID,
    COINS_LEFT,
    DRAW_PRIZE,
    REVEAL,
    ROW,
    SURE,
    Auction,
    Box,
    PrizeDrawn,
    empty_table,
)


def table() -> Auction:
    return empty_table(Box(4))


def seats(state: State) -> list[int]:
    return [question.seat for question in state.pending]


def open_seats(state: State) -> list[int]:
    return [seat_of(state, place) for place in open_places(state)]


def test_with_nothing_pending_nothing_is_open() -> None:
    state = table()
    assert open_places(state) == []
    assert not is_waiting(state)
    with pytest.raises(IllegalAnswer, match="It is not this seat that has to answer now"):
        open_place(state, 0)


def test_the_question_asked_last_is_answered_first() -> None:
    state = table()
    ask(state, DRAW_PRIZE, 0)
    ask(state, SURE, NATURE, 4)
    assert open_places(state) == [top_place(state)]
    assert (top_kind(state), top_seat(state)) == (SURE, NATURE)
    with pytest.raises(IllegalAnswer, match="not this seat"):
        open_place(state, 3)


def test_what_a_frame_holds_is_read_by_name() -> None:
    state = table()
    ask(state, SURE, 2, 4)
    question = question_at(state, open_place(state, 2))
    assert (question.kind, question.seat, question.of("bid")) == (SURE, 2, 4)
    assert question.facts() == {"bid": 4}
    assert SURE.bid.of(state, top_place(state)) == 4


def test_a_frame_being_answered_stays_readable_under_new_ones() -> None:
    state = table()
    ask(state, SURE, 2, 4)
    take(state, top_place(state))
    ask(state, BID, 1)
    assert SURE.bid.of(state, NOW) == 4
    assert seats(state) == [1]


def test_a_kind_holds_no_more_than_a_frame_has_room_for() -> None:
    kind = Kind[State]()
    for name in "abcdef":
        kind.holds(name, Count(3))
    with pytest.raises(ValueError, match="cannot hold g too"):
        kind.holds("g", Count(3))


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0), (1, 0, 2)])
def test_questions_asked_together_lie_in_the_order_of_the_seats(order: tuple[int, ...]) -> None:
    state = table()
    ask(state, REVEAL, NOBODY)
    for seat in order:
        ask_together(state, BID, seat)
    assert seats(state) == [NOBODY, 2, 1, 0]
    assert open_seats(state) == [0, 1, 2]


def test_every_seat_asked_together_finds_its_question_and_nobody_else_does() -> None:
    state = table()
    ask(state, DRAW_PRIZE, 3)
    for seat in (0, 1, 2):
        ask_together(state, SURE if seat == 1 else BID, seat)
    assert [kind_at(state, open_place(state, seat)) for seat in (0, 1, 2)] == [BID, SURE, BID]
    for seat in (NOBODY, NATURE, 3):
        with pytest.raises(IllegalAnswer, match="not this seat"):
            open_place(state, seat)


def test_questions_asked_together_may_be_all_there_is() -> None:
    state = table()
    ask_together(state, BID, 1)
    assert open_seats(state) == [1]
    with pytest.raises(IllegalAnswer, match="not this seat"):
        open_place(state, 0)


def test_a_question_on_top_closes_those_asked_together() -> None:
    state = table()
    for seat in (0, 1):
        ask_together(state, BID, seat)
    ask(state, DRAW_PRIZE, NATURE)
    assert open_seats(state) == [NATURE]
    with pytest.raises(IllegalAnswer, match="not this seat"):
        open_place(state, 0)


def test_a_question_in_the_middle_is_answered_and_the_others_close_up() -> None:
    state = table()
    for seat in (0, 1, 2):
        ask_together(state, BID, seat)
    answer_at(state, open_place(state, 1), 3)
    assert [(one.kind, one.seat) for one in state.pending] == [(BID, 2), (SURE, 1), (BID, 0)]


def test_steps_are_taken_until_somebody_is_asked() -> None:
    state = table()
    ask(state, DRAW_PRIZE, NATURE)
    ask(state, REVEAL, NOBODY)
    proceed(state)
    assert [one.kind for one in state.pending] == [DRAW_PRIZE, DRAW_PRIZE]
    proceed(state)
    assert [one.kind for one in state.pending] == [DRAW_PRIZE, DRAW_PRIZE]


class Vanish(Step[State]):
    """A step after which nothing is left to do."""

    name = "vanish"

    def run(self, state: State, asked: int) -> None:
        assert kind_at(state, asked) is self


def test_steps_are_taken_until_nothing_is_left() -> None:
    state = table()
    vanish = Vanish()
    ROW.number([vanish])
    ask(state, vanish, NOBODY)
    proceed(state)
    assert state.pending == []
    ROW.kinds.pop()


def test_the_stack_grows_beyond_the_room_that_was_declared() -> None:
    state = table()
    for _ in range(ROW.frames + 3):
        ask(state, BID, 1)
    assert len(state.pending) == ROW.frames + 3
    assert state.top == state.bottom + WIDTH * (ROW.frames + 3)
    assert COINS_LEFT.of(state, 3) == 5


def test_the_key_tells_states_apart_by_fields_and_frames() -> None:
    state = table()
    twin = state.copy()
    assert state.key() == twin.key()
    ask(twin, BID, 1)
    assert state.key() != twin.key()
    ask(state, BID, 1)
    COINS_LEFT.put(state, 0, 2)
    assert state.key() != twin.key()


def test_an_unknown_field_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="There is no field 'crown' in this state"):
        _ = table().crown


def test_a_kind_waits_for_one_seat_and_weighs_all_answers_alike() -> None:
    kind = Kind[State]()
    assert kind.waits
    assert not kind.together
    assert kind.weights(table(), NOW, [3, 5]) == [1, 1]
    assert kind.domain_in(table(), NOW) is kind.domain is NOTHING_TO_SAY
    assert Question(kind, 0).facts() == {}
    for refused in (kind.answers, kind.run):
        with pytest.raises(NotImplementedError):
            refused(table(), NOW)


def test_nobody_is_told_where_nobody_listens() -> None:
    state = table()
    tell(state, PrizeDrawn(1))
    assert state.told is None
    state.told = told = Telling(watched=False)
    tell(state, PrizeDrawn(1))
    assert told.events == [PrizeDrawn(1)]
    assert told.states == []


def test_a_watched_state_has_room_for_the_frame_being_answered() -> None:
    state = table()
    while state.top + WIDTH <= len(state.numbers):
        ask(state, BID, 0)
    waiting = len(state.pending)
    twin = in_the_middle(state)
    assert len(twin.pending) == waiting + 1
    assert len(state.pending) == waiting


class HowMany(Amount[State]):
    """A question for a number up to 80."""

    name = "how_many"

    def most(self, state: State, asked: int) -> int:
        return 80


def test_a_number_may_be_larger_than_a_mask() -> None:
    kind = HowMany()
    assert kind.wide
    assert kind.listed(table(), NOW) == list(range(81))
    with pytest.raises(NotImplementedError):
        Amount[State]().most(table(), NOW)
