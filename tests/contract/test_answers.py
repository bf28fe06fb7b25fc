"""Contract 1: answers are a clean list, each of them applies, and nothing else does."""

from __future__ import annotations

import pytest
from hypothesis import given

from ratking.core.errors import IllegalAnswer
from ratking.core.question import NOBODY
from ratking.games import GAMES
from tests.contract.facts import CASES, FACTS, Case
from tests.contract.lines import LINES, Line, facts, last_state, moments, steady

FAR_AWAY = [-(10**9), -3, -2, -1, 10**9]


def test_every_registered_game_is_under_contract() -> None:
    assert set(GAMES) <= set(FACTS)


@pytest.mark.parametrize("case", CASES, ids=str)
@steady(3)
@given(line=LINES)
def test_answers_are_sorted_distinct_and_never_empty(case: Case, line: Line) -> None:
    for moment in moments(case, line):
        seats = case.game.open_seats(moment.state)
        assert len(seats) == len(set(seats)) > 0
        for seat in seats:
            answers = case.game.answers(moment.state, seat)
            assert answers
            assert answers == sorted(set(answers))
            assert case.game.question(moment.state, seat).seat == seat
    assert case.game.open_seats(moment.state) == []


@pytest.mark.parametrize("case", CASES, ids=str)
@steady(2)
@given(line=LINES)
def test_nature_weighs_every_answer_and_none_is_impossible(case: Case, line: Line) -> None:
    drawn = 0
    for moment in moments(case, line):
        if moment.seat < 0:
            weights = case.game.weights(moment.state)
            assert len(weights) == len(case.game.answers(moment.state, moment.seat))
            assert min(weights) > 0
            drawn += 1
    assert drawn


@pytest.mark.parametrize("case", CASES, ids=str)
@steady(2)
@given(line=LINES)
def test_every_answer_applies_and_tells_only_known_events(case: Case, line: Line) -> None:
    known = set(case.game.events().values())
    for moment in moments(case, line):
        before = facts(moment.state)
        for seat in case.game.open_seats(moment.state):
            for answer in case.game.answers(moment.state, seat):
                twin = case.game.copy(moment.state)
                events = case.game.answer(twin, seat, answer)
                assert {type(event) for event in events} <= known
                assert facts(twin) != before


@pytest.mark.parametrize("case", CASES, ids=str)
@steady(2)
@given(line=LINES)
def test_any_other_integer_is_refused_and_changes_nothing(case: Case, line: Line) -> None:
    for moment in moments(case, line):
        answers = case.game.answers(moment.state, moment.seat)
        before = facts(moment.state)
        for wrong in {*FAR_AWAY, *range(answers[-1] + 2)}.difference(answers):
            with pytest.raises(IllegalAnswer, match="not among the answers"):
                case.game.answer(moment.state, moment.seat, wrong)
        assert facts(moment.state) == before
        assert case.game.answers(moment.state, moment.seat) == answers


@pytest.mark.parametrize("case", CASES, ids=str)
@steady(2)
@given(line=LINES)
def test_nobody_else_may_answer(case: Case, line: Line) -> None:
    for moment in moments(case, line):
        everyone = range(NOBODY, case.game.players(moment.state) + 1)
        before = facts(moment.state)
        for seat in set(everyone).difference(case.game.open_seats(moment.state)):
            with pytest.raises(IllegalAnswer, match="not this seat"):
                case.game.answer(moment.state, seat, moment.choice)
        assert facts(moment.state) == before


@pytest.mark.parametrize("case", CASES, ids=str)
@steady(2)
@given(line=LINES)
def test_nobody_may_answer_when_the_game_is_over(case: Case, line: Line) -> None:
    state = last_state(case, line)
    for seat in range(NOBODY, case.game.players(state)):
        with pytest.raises(IllegalAnswer, match="not this seat"):
            case.game.answer(state, seat, 0)
