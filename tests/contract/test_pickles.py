"""Contract: a state that travels in a pickle, or is copied by Python's own copy, is the same."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest
from hypothesis import given

from ratking.games import GAMES
from tests.contract.facts import CASES, Case
from tests.contract.lines import LINES, Line, everybody, facts, moments, steady

OURS = [case for case in CASES if case.game.name in GAMES]


def sent(thing: Any) -> Any:
    """Send something to another process and back."""
    return pickle.loads(pickle.dumps(thing))


@pytest.mark.parametrize("case", CASES, ids=str)
@steady(1)
@given(line=LINES)
def test_a_deep_copy_is_equal_and_independent(case: Case, line: Line) -> None:
    for moment in moments(case, line):
        before = facts(moment.state)
        for twin in copy.deepcopy(moment.state), copy.copy(moment.state):
            assert facts(twin) == before
            case.game.apply(twin, moment.seat, moment.choice)
            assert facts(moment.state) == before


@pytest.mark.parametrize("case", OURS, ids=str)
@steady(1)
@given(line=LINES)
def test_a_state_and_what_seats_see_of_it_survive_a_pickle(case: Case, line: Line) -> None:
    for moment in moments(case, line):
        if moment.number % 8:
            continue
        twin = sent(moment.state)
        assert case.game.to_json(twin) == case.game.to_json(moment.state)
        after = case.game.copy(moment.state)
        assert case.game.answer(twin, moment.seat, moment.choice) == case.game.answer(
            after, moment.seat, moment.choice
        )
        assert case.game.to_json(twin) == case.game.to_json(after)
        looks = everybody(case, moment.state)
        seen = case.game.observe(moment.state, looks[moment.number % len(looks)])
        again = sent(seen)
        assert again.seat == seen.seat
        assert case.game.to_json(again.table) == case.game.to_json(seen.table)
