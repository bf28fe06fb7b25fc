"""The same seeds give the same games with a server and without one: whole records are compared."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from ratking.server import house, outside
from ratking.server.app import create_app
from ratking.server.line import SOMEBODY, Asker
from ratking.server.minds import MINDS
from ratking.server.thinking import Thinkers
from tests.offline.page import Page
from tests.server.conftest import settings_for
from tests.server.person import Person, Plain
from tests.servers import wait_until

T = TypeVar("T")
GAMES = ("rattus", "cartus", "ratland")


class Seeded(outside.Outside):
    """A world where every secret of a length is the same one."""

    def secret(self, length: int) -> bytes:
        """Draw what was drawn before."""
        return sha256(f"a world without surprises {length}".encode()).digest()[:length]


class Here(Thinkers):
    """Thinks in the process of the test, at once."""

    async def ask(
        self, work: Callable[..., T], *facts: object, asker: Asker = SOMEBODY, mind: str = ""
    ) -> T:
        """Think."""
        return work(*facts)


def wish(game: str) -> Plain:
    """Ask for a table of one person and two bots."""
    bots = [{"kind": "bot", "level": level} for level in ("greedy", "uniform")]
    return {"game": game, "options": {"players": 3}, "seats": [{"kind": "me"}, *bots]}


def played_on_a_server(game: str, client: TestClient[Litestar]) -> str:
    """Play a game over HTTP, and read its record."""
    MINDS.kept.clear()
    ann, luck = Person(client), Random(game)
    ann.set_up(wish(game), *wish(game)["seats"])
    ann.start()
    while (view := when_the_bots_are_done(ann, client))["status"] != "over":
        choice = luck.choice([one["choice"] for one in view["questions"][0]["answers"]])
        ann.answer(choice, version=view["version"])
    return ann.ask("GET", f"/tables/{ann.table}/record").text


def when_the_bots_are_done(ann: Person, client: TestClient[Litestar]) -> Plain:
    """Wait for all who answer behind their screens: who is faster there would change the record."""
    tables = client.app.dependencies["house"].dependency().at_hand
    wait_until(lambda: tables[ann.table].due is None)
    return ann.view()


async def played_without_one(game: str) -> str:
    """Play the same game on a device, and read its record."""
    MINDS.kept.clear()
    page = await Page().open()
    table = await page.set_up(wish(game))
    await page.play(table, Random(game))
    record: str = await page.get(f"/tables/{table}/record")
    return record


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seeds_give_the_same_record(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house, "Thinkers", Here)
    addresses = {"RATKING_DATABASE_URL": f"sqlite:///{tmp_path / 'tables.sqlite3'}"}
    settings: Any = settings_for(addresses, pace=0.0)
    with outside.living_in(Seeded()):
        with TestClient(create_app(settings)) as client:
            served = played_on_a_server(game, client)
        alone = asyncio.run(played_without_one(game))
    assert alone == served
    assert "scores" in alone
