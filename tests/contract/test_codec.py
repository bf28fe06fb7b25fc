"""The codec: tensors tell a seat nothing that it may not know, and ids lead back to answers."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given

from ratking.core.question import NATURE
from ratking.core.state import State
from ratking.envs.codec.codec import Codec
from ratking.games import GAMES
from tests.contract.facts import CASES, FACTS, Case
from tests.contract.lines import LINES, Line, everybody, last_state, moments, steady
from tests.contract.test_observations import imagine, stays_hidden

EVERY_COUNT = [
    Case(FACTS[name], {"players": players})
    for name in GAMES
    for players in FACTS[name].game.player_counts()
]
CODED = [case for case in CASES if case.game.name in GAMES] + EVERY_COUNT
LOOKS_AT_A_MOMENT = 2


def codec_of(case: Case) -> Codec:
    """Open the codec for the players of a case."""
    return Codec(case.game, case.game.players(case.new()))


@pytest.mark.parametrize("case", CODED, ids=str)
@steady(1)
@given(line=LINES)
def test_two_worlds_that_a_seat_cannot_tell_apart_have_the_same_tensor_and_mask(
    case: Case, line: Line
) -> None:
    codec, rng = codec_of(case), Random(line.seed)
    for moment in moments(case, line):
        for seat in rng.sample(everybody(case, moment.state), LOOKS_AT_A_MOMENT):
            observation = case.game.observe(moment.state, seat)
            shown = numbers(codec, moment.state, seat)
            assert numbers(codec, observation.table, seat)[0] == shown[0]
            assert numbers(codec, case.game.sample(observation, rng), seat) == shown


@pytest.mark.parametrize("case", CODED, ids=str)
@steady(1)
@given(line=LINES)
def test_worlds_that_go_on_unnoticed_stay_the_same_in_numbers(case: Case, line: Line) -> None:
    codec, rng = codec_of(case), Random(line.seed)
    worlds: dict[int, State] = {}
    for moment in moments(case, line):
        imagine(case, moment, worlds, rng)
        true = case.game.copy(moment.state)
        told = case.game.answer(true, moment.seat, moment.choice)
        for seat, world in list(worlds.items()):
            if stays_hidden(case, seat, told, world, moment):
                assert numbers(codec, world, seat) == numbers(codec, true, seat)
            else:
                del worlds[seat]


def numbers(codec: Codec, state: State, seat: int) -> tuple[bytes, bytes]:
    """Write what a seat gets: its tensor and its mask."""
    return bytes(codec.tensor(state, seat)), bytes(codec.mask(state, seat))


@pytest.mark.parametrize("case", CODED, ids=str)
@steady(1)
@given(line=LINES)
def test_every_answer_has_an_id_that_leads_back_to_it(case: Case, line: Line) -> None:
    codec = codec_of(case)
    for moment in moments(case, line):
        ids = codec.ids(moment.state, moment.seat)
        answers = case.game.answers(moment.state, moment.seat)
        assert [codec.answer(moment.state, moment.seat, action) for action in ids] == answers
        spans = codec.chance_spans if moment.seat == NATURE else codec.spans
        kind = case.game.question(moment.state, moment.seat).kind.name
        span = next(span for span in spans if span.kind == kind)
        assert all(0 <= answer < span.size for answer in answers)
        if moment.seat != NATURE:
            mask = bytes(codec.mask(moment.state, moment.seat))
            assert [action for action, legal in enumerate(mask) if legal] == ids


@pytest.mark.parametrize("case", CODED, ids=str)
@steady(1)
@given(line=LINES)
def test_no_number_is_higher_than_its_plane_says(case: Case, line: Line) -> None:
    codec = codec_of(case)
    highest = [plane.highest for plane in codec.planes for _ in range(plane.length)]
    for moment in moments(case, line):
        looks = everybody(case, moment.state)
        tensor = bytes(codec.tensor(moment.state, looks[moment.number % len(looks)]))
        assert all(n <= most for n, most in zip(tensor, highest, strict=True))


@pytest.mark.parametrize("case", CODED, ids=str)
@steady(1)
@given(line=LINES)
def test_when_the_game_is_over_nobody_may_act(case: Case, line: Line) -> None:
    codec, state = codec_of(case), last_state(case, line)
    for seat in everybody(case, state):
        tensor, mask = numbers(codec, state, seat)
        assert any(tensor)
        assert not any(mask)
