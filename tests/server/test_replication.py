"""Workers hear of answers from each other, and come to the same table without reading it."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

import pytest

from ratking.server.house import House
from ratking.server.match import PERSON, Step
from ratking.server.rows import step_row, table_row
from ratking.server.table import PLAYING, Table
from tests.server.conftest import Addresses, settings_for
from tests.server.whole_house import Told, opened, started

ANSWERS = 60


def any_answer(luck: Random) -> Any:
    """Give any answer, or take one back now and then."""

    def work(table: Table) -> list[Step]:
        match = table.match
        for seat in range(len(table.seats)):
            if match.can_undo(seat) and luck.random() < 0.2:
                return [match.undo(seat)]
        seat = luck.choice(match.open_seats())
        return [match.answer(seat, luck.choice(match.game.answers(match.state, seat)), PERSON)]

    return work


def latest(house: House) -> dict[str, Any]:
    assert isinstance(house.channels, Told)
    news: dict[str, Any] = json.loads(house.channels.told[-1][0])
    return news


def forbidden(*_: object) -> Any:
    raise AssertionError("the disk is read")


@pytest.mark.parametrize("game", ["rattus", "cartus", "ratland", "sealed bids"])
def test_another_worker_plays_the_same_again(
    on_postgres: Addresses, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    async def play() -> int:
        luck, settings = Random(game), settings_for(on_postgres)
        async with opened(settings) as one, opened(settings) as other:
            table = await started(one, game=game)
            await other.read(table.id)
            monkeypatch.setattr(other.store, "load", forbidden)
            for count in range(ANSWERS):
                if one.at_hand[table.id].status != PLAYING:
                    return count
                here = await one.change(table.id, any_answer(luck))
                there = await other.heard(table.id, latest(one))
                assert table_row(there) == table_row(here)
                steps = [house.recent[table.id][-1] for house in (one, other)]
                assert step_row(table.id, steps[0]) == step_row(table.id, steps[1])
            return ANSWERS

    assert asyncio.run(play()) > 3


def test_news_that_do_not_fit_are_looked_up(on_postgres: Addresses) -> None:
    async def play() -> list[Any]:
        luck, settings = Random(1), settings_for(on_postgres)
        async with opened(settings) as one, opened(settings) as other:
            table = await started(one, game="rattus")
            await other.read(table.id)
            await one.change(table.id, any_answer(luck))
            wrong = latest(one) | {"mark": "another"}
            first = await other.heard(table.id, wrong)
            await one.change(table.id, any_answer(luck))
            here = await one.change(table.id, any_answer(luck))
            second = await other.heard(table.id, latest(one))
            return [first.match.number - table.match.number, table_row(here), table_row(second)]

    steps, here, second = asyncio.run(play())
    assert steps == 1
    assert here == second
