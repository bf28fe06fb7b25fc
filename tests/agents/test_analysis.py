"""A finished game is studied: chances, mistakes, and luck apart from skill."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ratking.agents import agent_named
from ratking.agents.analysis import Analyst, Effort, Moment
from ratking.agents.evaluators import softmax
from ratking.agents.winning import won
from ratking.core.game import Game
from ratking.core.play import draw, play
from ratking.core.question import NATURE
from ratking.games import GAMES, game

BRIEF = Effort(iterations=2, futures=6, rolls=1)
Answers = list[tuple[int, int]]


def played(
    name: str, levels: tuple[str, ...] = ("uniform", "uniform")
) -> tuple[Game[Any], Answers]:
    opened = game(name)
    agents = [agent_named(level, opened, str(seat)) for seat, level in enumerate(levels)]
    state = opened.new({"players": len(levels)})
    return opened, play(opened, state, agents, Random("a game"))


def studied(name: str) -> tuple[Game[Any], Answers, list[float], list[Moment]]:
    opened, answers = played(name)
    analyst = Analyst(opened, BRIEF)
    state = opened.new({"players": 2})
    start = analyst.chances(state)
    moments, place = analyst.study(state, answers, 0, 0.0)
    assert place == len(answers)
    return opened, answers, start, moments


@pytest.mark.parametrize("name", sorted(GAMES))
def test_every_real_decision_is_a_moment_and_the_last_knows_the_winner(name: str) -> None:
    opened, answers, _, moments = studied(name)
    state = opened.new({"players": 2})
    analyst = Analyst(opened, BRIEF)
    real = []
    for place, (seat, choice) in enumerate(answers):
        if analyst.is_choice(state, seat):
            real.append(place)
        opened.apply(state, seat, choice)
    assert [one.place for one in moments if one.seat != NATURE] == real
    assert moments[-1].chances == won(opened, state)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_luck_and_play_lead_from_the_first_chance_to_the_result(name: str) -> None:
    _, answers, start, moments = studied(name)
    luck, others = [0.0, 0.0], [0.0, 0.0]
    before = start
    for one in moments:
        part = luck if one.seat == NATURE else others
        for seat in (0, 1):
            part[seat] += one.chances[seat] - before[seat]
        before = one.chances
    for seat in (0, 1):
        assert start[seat] + luck[seat] + others[seat] == pytest.approx(before[seat])
    assert sum(luck) == pytest.approx(0, abs=1e-6)
    assert len(moments) <= len(answers)


def test_the_best_answer_costs_nothing() -> None:
    *_, moments = studied("rattus")
    decisions = [one for one in moments if one.seat != NATURE]
    assert all(one.cost == 0 for one in decisions if one.choice == one.better)
    assert any(one.cost > 0 for one in decisions)


def test_a_study_in_slices_comes_to_the_same_moments() -> None:
    opened, answers = played("rattus")
    state = opened.new({"players": 2})
    analyst = Analyst(opened, BRIEF)
    places: list[int] = []
    place = 0
    while place < len(answers):
        moments, place = analyst.study(state, answers, place, 0.001)
        places += [one.place for one in moments]
    *_, whole = studied("rattus")
    assert places == [one.place for one in whole]


def test_nature_gives_on_average_what_was_expected() -> None:
    opened, answers = played("rattus")
    state = opened.new({"players": 2})
    for seat, choice in answers:
        if seat == NATURE and len(opened.legal(state, NATURE)) > 1:
            break
        opened.apply(state, seat, choice)
    analyst = Analyst(opened, Effort(iterations=2, futures=300))
    expected = analyst.chances(state)[0]
    found = []
    rng = Random("draws")
    for _ in range(60):
        world = opened.copy(state)
        opened.apply(world, NATURE, draw(opened, world, rng))
        found.append(Analyst(opened, BRIEF, str(rng.random())).chances(world)[0])
    assert sum(found) / len(found) == pytest.approx(expected, abs=0.03)


def test_chances_share_one_victory() -> None:
    assert softmax([0.0, 0.0], 1.0) == [0.5, 0.5]
    first, second, third = softmax([2.0, 1.0, -30.0], 1.0)
    assert first > second > third
    assert first + second + third == pytest.approx(1)


def test_saying_ready_is_no_decision() -> None:
    opened, answers = played("ratland")
    state = opened.new({"players": 2})
    analyst = Analyst(opened, BRIEF)
    asked = 0
    for seat, choice in answers:
        if seat != NATURE and opened.question(state, seat).kind.name == "ready":
            asked += 1
            assert not analyst.is_choice(state, seat)
        opened.apply(state, seat, choice)
    assert asked > 0


def test_a_cost_tells_how_far_it_may_be_off() -> None:
    opened, answers = played("rattus")
    analyst = Analyst(opened, Effort(iterations=24, futures=1, rolls=1))
    moments, _ = analyst.study(opened.new({"players": 2}), answers[:24], 0, 0.0)
    differing = [one for one in moments if one.choice != one.better]
    assert differing
    assert all(0 < one.noise < 0.5 for one in differing)
    assert all(one.noise == 0 for one in moments if one.choice == one.better)
