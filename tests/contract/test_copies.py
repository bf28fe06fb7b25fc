"""Contract 2: a copy equals its original, and neither ever changes the other."""

from __future__ import annotations

import pytest
from hypothesis import given

from tests.contract.facts import CASES, Case
from tests.contract.lines import LINES, Line, everybody, facts, moments, steady, text_of


@pytest.mark.parametrize("case", CASES, ids=str)
@steady(2)
@given(line=LINES)
def test_a_copy_is_equal_and_independent(case: Case, line: Line) -> None:
    for moment in moments(case, line):
        twin = case.game.copy(moment.state)
        before = facts(moment.state)
        assert facts(twin) == before
        case.game.apply(twin, moment.seat, moment.choice)
        assert facts(moment.state) == before
        assert facts(twin) != before


@pytest.mark.parametrize("case", CASES, ids=str)
@steady(2)
@given(line=LINES)
def test_kept_states_and_observations_never_change(case: Case, line: Line) -> None:
    kept = []
    for moment in moments(case, line):
        looks = everybody(case, moment.state)
        seat = looks[moment.number % len(looks)]
        for state in case.game.copy(moment.state), case.game.observe(moment.state, seat).table:
            kept.append((state, facts(state)))
    assert [facts(state) for state, _ in kept] == [before for _, before in kept]


@pytest.mark.parametrize("case", CASES, ids=str)
@steady(2)
@given(line=LINES)
def test_plain_data_shares_nothing_with_the_state(case: Case, line: Line) -> None:
    for moment in moments(case, line):
        twin = case.game.copy(moment.state)
        data = case.game.to_json(twin)
        text = text_of(data)
        case.game.apply(twin, moment.seat, moment.choice)
        assert text_of(data) == text


@pytest.mark.parametrize("case", CASES, ids=str)
@steady(2)
@given(line=LINES)
def test_telling_events_or_not_makes_no_difference(case: Case, line: Line) -> None:
    for moment in moments(case, line):
        told, quiet = case.game.copy(moment.state), case.game.copy(moment.state)
        case.game.answer(told, moment.seat, moment.choice)
        case.game.apply(quiet, moment.seat, moment.choice)
        assert facts(told) == facts(quiet)
