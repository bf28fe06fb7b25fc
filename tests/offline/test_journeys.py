"""A game that was begun without a server goes on at one, and at another device."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest
from litestar.testing import TestClient

from ratking.server import house, outside
from ratking.server.app import create_app
from ratking.server.minds import MINDS
from tests.offline.page import Page, Plain
from tests.offline.test_same_games import GAMES, Here, Seeded, when_the_bots_are_done, wish
from tests.server.conftest import settings_for
from tests.server.person import Person

BEFORE = 7


async def begun(game: str) -> tuple[Page, str, Plain]:
    """Play the beginning of a game on a device, and pack it."""
    MINDS.kept.clear()
    page = await Page().open()
    table = await page.set_up(wish(game))
    await page.play(table, Random(game), most=BEFORE)
    await page.door.driver.rest()
    return page, table, await page.get(f"/tables/{table}/luggage")


async def finished(page: Page, table: str) -> str:
    """Play the rest, and read the whole record."""
    MINDS.kept.clear()
    await page.play(table, Random("on"))
    record: str = await page.get(f"/tables/{table}/record")
    return record


def finished_on_a_server(luggage: Plain, client: TestClient[Any]) -> str:
    """Let the same game go on at a server, and read the whole record."""
    MINDS.kept.clear()
    ann, luck = Person(client), Random("on")
    made = ann.ask("POST", "/tables", json=luggage)
    assert made.status_code == 201, made.text
    assert made.json()["table"]["begun_elsewhere"]
    ann.table = made.json()["table"]["id"]
    assert ann.ask("POST", f"/tables/{ann.table}/start").status_code == 200
    while (view := when_the_bots_are_done(ann, client))["status"] != "over":
        choice = luck.choice([one["choice"] for one in view["questions"][0]["answers"]])
        ann.answer(choice, version=view["version"])
    return ann.ask("GET", f"/tables/{ann.table}/record").text


@pytest.mark.parametrize("game", GAMES)
def test_a_game_goes_on_at_a_server_as_it_would_have_here(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house, "Thinkers", Here)
    addresses = {"RATKING_DATABASE_URL": f"sqlite:///{tmp_path / 'tables.sqlite3'}"}
    settings: Any = settings_for(addresses, pace=0.0)

    async def played() -> tuple[Plain, str]:
        page, table, luggage = await begun(game)
        return luggage, await finished(page, table)

    with outside.living_in(Seeded()):
        luggage, here = asyncio.run(played())
        with TestClient(create_app(settings)) as client:
            there = finished_on_a_server(luggage, client)
            assert Person(client).ask("GET", "/tables/x/luggage").status_code == 404
    assert there == here


def test_another_device_takes_a_game_up_and_the_next_game_begins_anew() -> None:
    async def work() -> None:
        page, table, luggage = await begun("cartus")
        other = await Page().open()
        taken = await other.set_up(luggage)
        await other.door.driver.rest()
        here, there = (
            await page.get(f"/tables/{table}/view"),
            await other.get(f"/tables/{taken}/view"),
        )
        assert there["observation"] == here["observation"]
        assert there["questions"] == here["questions"]
        await other.play(taken, Random(1))
        again = (await other.post(f"/tables/{taken}/rematch"))["table"]
        assert not again["begun_elsewhere"]

    asyncio.run(work())


def test_a_game_that_cannot_go_on_is_refused_with_a_sentence() -> None:
    async def work() -> None:
        page, table, luggage = await begun("cartus")
        lines = luggage["record"].splitlines()
        draw = next(place for place, line in enumerate(lines) if line.startswith("* "))
        fellows = [line for line in lines if line.startswith("* ") and line != lines[draw]]
        forged = [*lines[:draw], fellows[0], *lines[draw + 1 :]]
        without = [line for line in lines if not line.startswith("secret ")]
        await page.play(table, Random(2))
        over = await page.get(f"/tables/{table}/record")
        for record in ("nonsense", "\n".join(forged), "\n".join(without), over):
            status, said = await page.ask("POST", "/tables", {**luggage, "record": record})
            assert (status, said["code"]) == (400, "bad_record"), said
        status, said = await page.ask("POST", "/tables", {**luggage, "game": "rattus"})
        assert (status, said["sentence"]) == (400, "The record is of another game.")
        status, said = await page.ask("GET", f"/tables/{table}/luggage")
        assert (status, said["code"]) == (409, "not_now")

    asyncio.run(work())
