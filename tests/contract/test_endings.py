"""Contract 6 and 7: pieces are conserved, games end, and the scores stand a recount."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given

from tests.contract.facts import CASES, Case
from tests.contract.lines import LINES, Line, everybody, last_state, moments, steady


@pytest.mark.parametrize("case", CASES, ids=str)
@steady(3)
@given(line=LINES)
def test_pieces_are_conserved(case: Case, line: Line) -> None:
    for moment in moments(case, line):
        assert case.facts.broken_invariant(moment.state) is None
    assert case.facts.broken_invariant(moment.state) is None


@pytest.mark.parametrize("case", CASES, ids=str)
@steady(2)
@given(line=LINES)
def test_pieces_are_conserved_in_every_world_that_a_seat_imagines(case: Case, line: Line) -> None:
    rng = Random(line.seed)
    for moment in moments(case, line):
        looks = everybody(case, moment.state)
        observation = case.game.observe(moment.state, looks[moment.number % len(looks)])
        assert case.facts.broken_invariant(observation.table) is None
        assert case.facts.broken_invariant(case.game.sample(observation, rng)) is None


@pytest.mark.parametrize("case", CASES, ids=str)
@steady(12)
@given(line=LINES)
def test_every_game_ends_within_its_bound(case: Case, line: Line) -> None:
    answers = 0
    for moment in moments(case, line):
        assert case.game.outcome(moment.state) is None
        answers += 1
    assert case.game.outcome(moment.state) is not None
    assert 0 < answers <= case.facts.most_answers


@pytest.mark.parametrize("case", CASES, ids=str)
@steady(12)
@given(line=LINES)
def test_the_outcome_ranks_all_seats_by_their_scores(case: Case, line: Line) -> None:
    state = last_state(case, line)
    outcome = case.game.outcome(state)
    assert outcome is not None
    seats = range(case.game.players(state))
    assert len(outcome.places) == len(outcome.scores) == len(outcome.parts) == len(seats)
    assert outcome.scores == [sum(part.values()) for part in outcome.parts]
    first = [seat for seat in seats if outcome.places[seat] == 1]
    assert first
    assert outcome.winners() == ([] if outcome.everybody_lost else first)
    assert outcome.ending
    for seat in seats:
        ahead = [other for other in seats if outcome.places[other] < outcome.places[seat]]
        assert len(ahead) == outcome.places[seat] - 1
        assert all(outcome.scores[other] >= outcome.scores[seat] for other in ahead)


@pytest.mark.parametrize("case", CASES, ids=str)
@steady(12)
@given(line=LINES)
def test_scores_and_places_stand_a_slow_recount(case: Case, line: Line) -> None:
    state = last_state(case, line)
    outcome = case.game.outcome(state)
    assert outcome is not None
    assert case.facts.recount(case.game.to_json(state)) == (outcome.scores, outcome.places)
