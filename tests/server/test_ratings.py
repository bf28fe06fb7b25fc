"""Which places count, and for whom."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest
from sqlalchemy import select

from ratking.core.game import Outcome
from ratking.server.ratings import note
from ratking.server.results import Result, places_of
from ratking.server.schema import RATINGS
from ratking.server.settings import Settings
from tests.server.person import RATTUS, Person
from tests.server.test_tables import BOT, ME
from tests.server.whole_house import opened, started


def test_places_count_as_the_game_says() -> None:
    assert places_of(Outcome([2, 1, 3], [4, 9, 1], [{}, {}, {}], "final round")) == [2, 1, 3]


def test_nobody_is_first_when_everybody_lost() -> None:
    outcome = Outcome([1, 1, 1], [0, 0, 0], [{}, {}, {}], "everybody died", everybody_lost=True)
    assert places_of(outcome) == [3, 3, 3]


def test_whoever_leaves_has_played(ann: Person) -> None:
    ann.post("/names", {"name": "Ann"})
    ann.set_up({**RATTUS, "options": {"players": 2}}, ME, BOT)
    ann.start()
    ann.post(f"/tables/{ann.table}/leave")
    ann.wait_for_the_end()
    ratings = {row["player"]: row for row in ann.get("/statistics")["ratings"]}
    assert ratings["Ann"]["games"] == ratings["bot:greedy"]["games"] == 1
    assert ratings["Ann"]["mu"] <= 25.0
    assert ratings["Ann"]["wins"] == 0
    shown = ann.get("/statistics/player", params={"name": "Ann"})["results"]
    assert [one["table"] for one in shown] == [ann.table]
    assert [one["table"] for one in ann.get("/statistics/mine")["results"]] == [ann.table]


@pytest.mark.parametrize("place", [1, 2])
def test_the_help_of_a_bot_may_cost_and_never_earns(settings: Settings, place: int) -> None:
    def result(seat: int, player: str, came: int, helped: bool) -> Result:
        return Result("T", seat, "rattus", player, came, 0, 0.0, helped)

    async def rated() -> dict[str, float]:
        async with opened(settings) as house:
            table = await started(house)
            results = [result(0, "Ann", place, True), result(1, "Bob", 3 - place, False)]
            results = [replace(one, table_id=table.id) for one in results]
            await house.store.transaction(note, results)
            return {row["player"]: row["mu"] for row in await house.store.rows(select(RATINGS))}

    mu = asyncio.run(rated())
    assert mu["Ann"] == 25.0 if place == 1 else mu["Ann"] < 25.0
    assert mu["Bob"] != 25.0
