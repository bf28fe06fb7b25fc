"""Contract 9: every answer can be said, and what is said is understood as that answer."""

from __future__ import annotations

import pytest
from hypothesis import given

from ratking.core.errors import IllegalAnswer
from ratking.core.question import NATURE
from ratking.core.state import open_place
from tests.contract.facts import CASES, Case
from tests.contract.lines import LINES, Line, moments, steady


@pytest.mark.parametrize("case", CASES, ids=str)
@steady(2)
@given(line=LINES)
def test_an_answer_in_words_is_that_answer(case: Case, line: Line) -> None:
    game = case.game
    for moment in moments(case, line):
        state, seat = moment.state, moment.seat
        answers = game.answers(state, seat)
        said = [game.say(state, seat, answer) for answer in answers]
        assert len({words.casefold() for words in said}) == len(answers)
        assert [game.parse(state, seat, words) for words in said] == answers


@pytest.mark.parametrize("case", CASES, ids=str)
@steady(1)
@given(line=LINES)
def test_a_seat_says_the_same_of_what_it_sees(case: Case, line: Line) -> None:
    game = case.game
    for moment in moments(case, line):
        if moment.seat != NATURE:
            seen = game.observe(moment.state, moment.seat).table
            said = game.say(moment.state, moment.seat, moment.choice)
            assert game.say(seen, moment.seat, moment.choice) == said


@pytest.mark.parametrize("case", CASES, ids=str)
@steady(1)
@given(line=LINES)
def test_kinds_say_whom_they_ask_and_have_room_for_every_answer(case: Case, line: Line) -> None:
    game = case.game
    for moment in moments(case, line):
        state, seat = moment.state, moment.seat
        kind = game.question(state, seat).kind
        assert kind.of_nature == (seat == NATURE)
        assert max(game.answers(state, seat)) < kind.domain.size_in(state.box)
        assert kind.domain_in(state, open_place(state, seat)) is game.domain(state, seat)


@pytest.mark.parametrize("text", ["", "dance", "draw", "draw nothing", "* draw 1", "\0"])
@pytest.mark.parametrize("case", CASES, ids=str)
def test_other_words_are_refused_with_what_may_be_said(case: Case, text: str) -> None:
    state = case.new()
    seat = case.game.open_seats(state)[0]
    before = case.game.to_json(state)
    with pytest.raises(IllegalAnswer, match="is not among the answers; say one of: ") as refused:
        case.game.parse(state, seat, text)
    first = case.game.say(state, seat, case.game.answers(state, seat)[0])
    assert f"say one of: {first}" in str(refused.value)
    assert case.game.to_json(state) == before
