"""Two workers, one table: an answer is applied once, whoever gets it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from tests.server.conftest import Addresses
from tests.server.running import Server, set_up
from tests.servers import PATIENCE

AT_ONCE = 20


@pytest.fixture
def server(on_postgres: Addresses) -> Iterator[Server]:
    running = Server(on_postgres, 2)
    yield running
    running.stop()


async def rush(server: Server, request: str | None) -> list[httpx.Response]:
    """Send the same answer many times at once, each over a connection of its own."""
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as client:
        table, secrets = await set_up(client, {"game": "rattus", "options": {"players": 2}}, 2)
        key = {"authorization": f"Bearer {secrets[0]}"}
        view = (await client.get(f"/tables/{table}/view", headers=key)).json()
        choice = view["questions"][0]["answers"][0]["choice"]
    body: dict[str, Any] = {"version": view["version"], "choices": [choice]}
    if request is not None:
        body["request"] = request

    async def once() -> httpx.Response:
        async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as own:
            return await own.post(f"/tables/{table}/answers", json=body, headers=key)

    return list(await asyncio.gather(*(once() for _ in range(AT_ONCE))))


def test_of_many_answers_at_once_only_one_is_accepted(server: Server) -> None:
    replies = asyncio.run(rush(server, None))
    assert sorted(reply.status_code for reply in replies) == [200] + [409] * (AT_ONCE - 1)


def test_the_same_request_many_times_at_once_is_answered_the_same(server: Server) -> None:
    replies = asyncio.run(rush(server, "once"))
    assert [reply.status_code for reply in replies] == [200] * AT_ONCE
    assert len({reply.text for reply in replies}) == 1
