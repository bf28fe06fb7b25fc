"""Contract 4 and 5: a seat knows what it may know, and nothing else reaches it."""

from __future__ import annotations

from itertools import zip_longest
from random import Random
from typing import Any

import pytest
from hypothesis import given

from ratking.core.event import Event
from ratking.core.game import Observation
from ratking.core.question import NATURE
from ratking.core.state import State, kind_at, open_places
from tests.contract.facts import CASES, FACTS, Case, Facts
from tests.contract.lines import LINES, Line, Moment, everybody, facts, moments, seen, steady

AGENTS_EVERY = 5
"""Agents think long: they are asked at every fifth comparison; large tables have many of them."""


@pytest.mark.parametrize("case", CASES, ids=str)
@steady(2)
@given(line=LINES)
def test_a_sampled_world_looks_the_same(case: Case, line: Line) -> None:
    game, rng = case.game, Random(line.seed)
    for moment in moments(case, line):
        for seat in everybody(case, moment.state):
            observation = game.observe(moment.state, seat)
            world = game.sample(observation, rng)
            assert seen(game.observe(world, seat)) == seen(observation)
            assert what_is_asked(case, world, seat) == what_is_asked(case, moment.state, seat)
            assert game.open_seats(world) == game.open_seats(observation.table)
            if not seats_think_together(moment.state):
                assert game.open_seats(world) == game.open_seats(moment.state)


@pytest.mark.parametrize("case", CASES, ids=str)
@steady(2)
@given(line=LINES)
def test_a_seat_knows_of_a_draw_exactly_what_it_is_told(case: Case, line: Line) -> None:
    game, drawn = case.game, 0
    for moment in moments(case, line):
        if moment.seat == NATURE:
            drawn += 1
            draws = {moment.choice, game.answers(moment.state, NATURE)[line.seed % 2 - 1]}
            worlds = [game.copy(moment.state) for _ in draws]
            told = [game.answer(w, NATURE, draw) for w, draw in zip(worlds, draws, strict=True)]
            if facts(worlds[0]) == facts(worlds[-1]):
                continue  # what was drawn is gone and has left no trace
            for seat in everybody(case, moment.state):
                heard = [[event.seen_by(seat) for event in events] for events in told]
                known = [seen(game.observe(world, seat)) for world in worlds]
                assert (heard[0] == heard[-1]) == (known[0] == known[-1])
    assert drawn


@pytest.mark.parametrize("case", CASES, ids=str)
@steady(2)
@given(line=LINES)
def test_looking_changes_nothing(case: Case, line: Line) -> None:
    game, rng = case.game, Random(line.seed)
    for moment in moments(case, line):
        before = facts(moment.state)
        looks = everybody(case, moment.state)
        observation = game.observe(moment.state, looks[moment.number % len(looks)])
        shown = seen(observation)
        world = game.sample(observation, rng)
        open_seat = game.open_seats(world)[0]
        game.apply(world, open_seat, game.answers(world, open_seat)[-1])
        assert seen(observation) == shown
        assert facts(moment.state) == before


@pytest.mark.parametrize("case", CASES, ids=str)
@steady(6)
@given(line=LINES)
def test_what_a_seat_may_not_know_does_not_reach_it(case: Case, line: Line) -> None:
    compare_worlds(case, line)


@pytest.mark.parametrize("case", CASES, ids=str)
@steady(2)
@given(line=LINES)
def test_nothing_reaches_a_seat_between_two_events_either(case: Case, line: Line) -> None:
    game, rng = case.game, Random(line.seed)
    for moment in moments(case, line):
        for seat in everybody(case, moment.state):
            world = game.sample(game.observe(moment.state, seat), rng)
            if can_answer(case, world, moment):
                assert_unfolds_alike(case, seat, moment, world)


def assert_unfolds_alike(case: Case, seat: int, moment: Moment, world: State) -> None:
    """Compare what a seat sees after each event until one of them tells it something new."""
    game, worlds = case.game, (moment.state, world)
    told = [game.answer(game.copy(one), moment.seat, moment.choice) for one in worlds]
    watched = [game.watch(game.copy(one), moment.seat, moment.choice) for one in worlds]
    assert [len(events) for events in told] == [len(states) for states in watched]
    for events, states in zip(zip(*told, strict=False), zip(*watched, strict=False), strict=True):
        if any(tells(event, seat) for event in events):
            return
        true, other = (laid_out(case, game.observe(state, seat)) for state in states)
        assert true == other


def laid_out(case: Case, observation: Observation[Any]) -> dict[str, object]:
    """Write what lies on the table, without what waits: in the middle of an answer nobody asks."""
    table = case.game.to_json(observation.table)
    return {name: value for name, value in table.items() if name != "pending"}


@pytest.mark.parametrize("facts", FACTS.values(), ids=FACTS)
def test_there_is_something_to_hide(facts: Facts) -> None:
    """Otherwise the test above would have nothing to compare."""
    case = Case(facts, facts.variants[0])
    assert sum(compare_worlds(case, Line([], seed)) for seed in range(5)) > 10


def compare_worlds(case: Case, line: Line) -> int:
    """Follow the true game and, for every seat, a world that differs in what is hidden from it.

    Return how often the two were compared.
    """
    game, rng = case.game, Random(line.seed)
    worlds: dict[int, State] = {}
    compared, every = 0, AGENTS_EVERY * (1 + case.game.players(case.new()) // 4)
    for moment in moments(case, line):
        imagine(case, moment, worlds, rng)
        true = game.copy(moment.state)
        told = game.answer(true, moment.seat, moment.choice)
        for seat, world in list(worlds.items()):
            if stays_hidden(case, seat, told, world, moment):
                assert_looks_alike(case, seat, true, world, compared % every == 0)
                compared += 1
            else:
                del worlds[seat]
    return compared


def imagine(case: Case, moment: Moment, worlds: dict[int, State], rng: Random) -> None:
    """Sample a world for one of those who have none, if it is another one than the true one."""
    looks = everybody(case, moment.state)
    seat = looks[moment.number % len(looks)]
    if seat not in worlds:
        world = case.game.sample(case.game.observe(moment.state, seat), rng)
        if facts(world) != facts(moment.state):
            worlds[seat] = world


def stays_hidden(case: Case, seat: int, told: list[Event], world: State, moment: Moment) -> bool:
    """Give the answer in the other world too; say whether the seat has learnt nothing from it."""
    if not can_answer(case, world, moment):
        return False
    retold = case.game.answer(world, moment.seat, moment.choice)
    for event, other in zip_longest(told, retold):
        if tells(event, seat) or tells(other, seat):
            assert type(event) is type(other) or seats_think_together(moment.state)
            return False
        assert event is not None
        assert other is not None
        assert event.seen_by(seat) == other.seen_by(seat)
    return True


def can_answer(case: Case, world: State, moment: Moment) -> bool:
    """Say whether the answer of a moment could be given in another world too."""
    if moment.seat not in case.game.open_seats(world):
        return False
    return moment.choice in case.game.answers(world, moment.seat)


def tells(event: Event | None, seat: int) -> bool:
    """Say whether an event turns something over before the eyes of this seat."""
    return event is not None and event.reveals and event.seen_by(seat) == event


def assert_looks_alike(case: Case, seat: int, true: State, world: State, ask: bool) -> None:
    game = case.game
    assert seen(game.observe(world, seat)) == seen(game.observe(true, seat))
    assert what_is_asked(case, world, seat) == what_is_asked(case, true, seat)
    if ask and seat in game.open_seats(true):
        assert choices(case, world, seat) == choices(case, true, seat)


def choices(case: Case, state: State, seat: int) -> list[int]:
    """Ask every agent what it would do in this seat."""
    return [
        agent.choose(
            case.game.observe(state, seat),
            case.game.question(state, seat),
            case.game.answers(state, seat),
        )
        for agent in case.facts.agents("the same seed")
    ]


def what_is_asked(case: Case, state: State, seat: int) -> Any:
    """Show the question of a seat and its answers, or nothing when others are asked."""
    if seat not in case.game.open_seats(state):
        return None
    question = case.game.question(state, seat)
    return question.kind.name, question.facts(), case.game.answers(state, seat)


def seats_think_together(state: State) -> bool:
    """Say whether the open question is one that several seats think about at once."""
    return any(kind_at(state, place).together for place in open_places(state))
