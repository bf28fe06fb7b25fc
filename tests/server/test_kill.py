"""The server is killed in the middle of two hundred games: nothing acknowledged is lost."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field

import httpx
import pytest

from tests.server.conftest import Addresses
from tests.server.running import Plain, Server, set_up
from tests.servers import PATIENCE

GAMES = 200
BEFORE = 600
"""How many answers are acknowledged before the server is killed."""

AFTER = 3
"""How many more each game gets afterwards."""

SLOW = httpx.Timeout(PATIENCE, pool=None)
"""Two hundred games wait in turn for twenty connections."""


@dataclass
class Game:
    """A game of two seats played by one program, and every answer that was acknowledged."""

    table: str
    secrets: list[str]
    acknowledged: list[tuple[int, int, int]] = field(default_factory=list)

    def key(self, seat: int) -> dict[str, str]:
        return {"authorization": f"Bearer {self.secrets[seat]}"}

    async def view(self, client: httpx.AsyncClient, seat: int, **params: int) -> Plain:
        path = f"/tables/{self.table}/view"
        reply = await client.get(path, headers=self.key(seat), params=params)
        found: Plain = reply.raise_for_status().json()
        return found

    async def answer(self, client: httpx.AsyncClient) -> None:
        """Answer once for whoever is asked."""
        for seat in range(2):
            view = await self.view(client, seat)
            for question in view["questions"]:
                choice = question["answers"][view["version"] % len(question["answers"])]["choice"]
                await self._send(client, seat, view["version"], choice)
                return

    async def _send(self, client: httpx.AsyncClient, seat: int, version: int, choice: int) -> None:
        body = {"version": version, "choices": [choice], "request": f"r{version}"}
        path = f"/tables/{self.table}/answers"
        reply = await client.post(path, json=body, headers=self.key(seat))
        if reply.status_code == 200:
            self.acknowledged.append((seat, version, reply.json()["version"]))

    async def assert_nothing_is_lost(self, client: httpx.AsyncClient) -> None:
        """Every acknowledged answer stands in the steps, and is known by its request."""
        seen = [await self.view(client, seat, since=0) for seat in range(2)]
        own = [{step["version"]: step["seat"] for step in view["steps"]} for view in seen]
        for seat, _, version in self.acknowledged:
            assert own[seat][version] == seat
        for seat, version, led_to in self.acknowledged[-1:]:
            body = {"version": version, "choices": [0], "request": f"r{version}"}
            path = f"/tables/{self.table}/answers"
            reply = await client.post(path, json=body, headers=self.key(seat))
            assert reply.json() == {"version": led_to}


async def play_until_killed(server: Server) -> list[Game]:
    limits = httpx.Limits(max_connections=20)
    async with httpx.AsyncClient(base_url=server.url, timeout=SLOW, limits=limits) as client:
        wish = {"game": "rattus", "options": {"players": 2}}
        made = await asyncio.gather(*(set_up(client, wish, 2) for _ in range(GAMES)))
        games = [Game(table, secrets) for table, secrets in made]
        tasks = [asyncio.create_task(play_on(client, game)) for game in games]
        await many_are_acknowledged(games)
        server.kill()
        await asyncio.gather(*tasks)
    return games


async def many_are_acknowledged(games: list[Game]) -> None:
    """Wait for so many answers; a busy machine may be slow as long as more and more come."""
    known, end = -1, 0.0
    while (count := sum(len(game.acknowledged) for game in games)) < BEFORE:
        if count > known:
            known, end = count, time.monotonic() + PATIENCE
        assert time.monotonic() < end, "no more answers are acknowledged"
        await asyncio.sleep(0.02)


async def play_on(client: httpx.AsyncClient, game: Game) -> None:
    """Play until the server is gone."""
    try:
        while True:
            await game.answer(client)
    except httpx.TransportError:
        return


async def go_on(server: Server, games: list[Game]) -> None:
    limits = httpx.Limits(max_connections=20)
    async with httpx.AsyncClient(base_url=server.url, timeout=SLOW, limits=limits) as client:
        await asyncio.gather(*(goes_on(client, game) for game in games))


async def goes_on(client: httpx.AsyncClient, game: Game) -> None:
    """Nothing is lost in a game, and it can be played on."""
    await game.assert_nothing_is_lost(client)
    before = len(game.acknowledged)
    for _ in range(AFTER * 20):
        await game.answer(client)
        if len(game.acknowledged) >= before + AFTER:
            break
    assert len(game.acknowledged) >= before + AFTER


@pytest.mark.parametrize(("on", "workers"), [("on_sqlite", 1), ("on_postgres", 2)])
def test_no_acknowledged_answer_is_lost(
    request: pytest.FixtureRequest, on: str, workers: int
) -> None:
    addresses: Addresses = request.getfixturevalue(on)
    server = Server(addresses, workers)
    try:
        games = asyncio.run(play_until_killed(server))
        server.start()
        asyncio.run(go_on(server, games))
    finally:
        server.stop()
    assert len(games) == GAMES
