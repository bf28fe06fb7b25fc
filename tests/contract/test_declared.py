"""What a state declares is true at every moment: ranges, and who sees what."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given

from ratking.core.field import EVERYBODY
from ratking.core.ranges import misfit, values_of
from tests.contract.facts import CASES, Case
from tests.contract.lines import LINES, Line, everybody, moments, steady
from tests.toy import COINS_LEFT


@pytest.mark.parametrize("case", CASES, ids=str)
@steady(2)
@given(line=LINES)
def test_every_number_lies_in_the_range_of_its_field(case: Case, line: Line) -> None:
    for moment in moments(case, line):
        if moment.number % 5 == 0:
            looks = everybody(case, moment.state)
            seen = case.game.observe(moment.state, looks[moment.number % len(looks)])
            assert misfit(moment.state) is None
            assert misfit(seen.table) is None


@pytest.mark.parametrize("case", CASES, ids=str)
@steady(2)
@given(line=LINES)
def test_what_everybody_sees_is_in_every_observation(case: Case, line: Line) -> None:
    for moment in moments(case, line):
        if moment.number % 5 == 0:
            looks = everybody(case, moment.state)
            seen = case.game.observe(moment.state, looks[moment.number % len(looks)])
            assert open_to_all(moment.state) == open_to_all(seen.table)


def open_to_all(state: Any) -> dict[str, object]:
    """Write the fields that everybody sees."""
    fields = state.declared.fields.values()
    return {field.name: values_of(state, field) for field in fields if field.seen == EVERYBODY}


def test_a_number_beyond_its_range_is_named() -> None:
    case = next(case for case in CASES if case.game.name == "sealed bids")
    state = case.new()
    COINS_LEFT.put(state, 1, 9)
    assert misfit(state) == "coins (1,) cannot be 9."
