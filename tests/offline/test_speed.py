"""Levels that are slow on a device are called so, and only they."""

from __future__ import annotations

import asyncio

import pytest

from ratking.core.question import NATURE
from ratking.offline import speed
from ratking.server.boxes import names, shared_game
from tests.offline.page import Page


def test_a_level_is_slow_that_gets_less_than_half_of_its_worlds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(speed, "worlds_per_second", lambda _: 400 / 0.9 / 4)
    assert speed.slow_levels("rattus") == {"hard": 25, "expert": 7, "master": 3}
    monkeypatch.setattr(speed, "worlds_per_second", lambda _: 400 / 0.9 / 2)
    assert "hard" not in speed.slow_levels("rattus")
    monkeypatch.setattr(speed, "worlds_per_second", lambda _: 1.0)
    assert speed.slow_levels("rattus") == {"hard": 1, "expert": 1, "master": 1}


def test_a_fast_device_has_no_slow_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speed, "worlds_per_second", lambda _: 100_000.0)
    assert speed.slow_levels("cartus") == {}


@pytest.mark.parametrize("name", names())
def test_what_is_measured_is_a_choice_in_the_midst_of_a_game(name: str) -> None:
    game = shared_game(name)
    state = speed.moment(game)
    seat = game.asked(state)
    assert seat != NATURE
    assert len(game.answers(state, seat)) > 1
    assert game.to_json(state) == game.to_json(speed.moment(game))


def test_a_page_is_told_which_levels_are_slow_here(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        page = await Page().open()
        monkeypatch.setattr(speed, "worlds_per_second", lambda _: 1000.0)
        assert await page.get("/games/ratland/slow") == {"master": 23}
        status, _ = await page.ask("GET", "/games/nothing/slow")
        assert status < 500

    asyncio.run(work())
