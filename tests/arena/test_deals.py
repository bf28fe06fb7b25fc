from __future__ import annotations

from typing import Any

import pytest

from ratking.agents import agent_named
from ratking.arena.result import Played
from ratking.arena.series import Plan, Series
from ratking.core.game import Game
from ratking.core.play import Agent
from ratking.core.question import NATURE
from ratking.core.record import replay
from ratking.games import game
from ratking.games.ratland.events import EventRevealed

PLAN = Plan("ratland", (("greedy", "uniform"),), 8, options={"players": 2})


def events_of(played: Played) -> list[int]:
    told = replay(game("ratland"), played.record)[1]
    return [event.card for events in told for event in events if isinstance(event, EventRevealed)]


def test_both_games_of_a_deal_have_the_same_events_though_agents_changed_seats() -> None:
    series = Series(PLAN)
    for deal in range(4):
        first, second = series.play(2 * deal), series.play(2 * deal + 1)
        assert first.record.answers != second.record.answers
        assert first.result.agents == second.result.agents[::-1]
        assert events_of(first) == events_of(second)


def test_two_names_for_one_agent_play_the_same_game_twice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def always_novice(name: str, box: Game[Any], seed: str, unhurried: bool = False) -> Agent:
        return agent_named("novice", box, seed, unhurried)

    monkeypatch.setattr("ratking.arena.series.agent_named", always_novice)
    series = Series(PLAN)
    first, second = series.play(0), series.play(1)
    assert first.record == second.record
    assert first.result.agents == second.result.agents[::-1]


def test_another_deal_has_other_luck() -> None:
    series = Series(PLAN)
    assert len({tuple(events_of(series.play(number))) for number in (0, 2, 4, 6)}) > 1


def test_luck_is_drawn_by_the_weights_of_nature() -> None:
    series = Series(Plan("rattus", (("uniform", "uniform"),), 1, options={"players": 2}))
    first = [series.play(number).record.answers[0] for number in range(60)]
    assert {seat for seat, _ in first} == {NATURE}
    assert len({region for _, region in first}) > 5
