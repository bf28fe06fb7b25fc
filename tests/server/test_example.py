"""The example bot of docs/protocol.md plays a game."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from examples.bot import play
from tests.server.conftest import Addresses
from tests.server.running import Server
from tests.servers import PATIENCE

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture
def server(on_sqlite: Addresses) -> Iterator[Server]:
    running = Server(on_sqlite)
    yield running
    running.stop()


async def invite_two_bots(server: Server) -> list[list[str]]:
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as client:
        seats = [{"kind": "friend"}, {"kind": "friend"}]
        wish = {"game": "rattus", "options": {"players": 2}, "seats": seats}
        made = (await client.post("/tables", json=wish)).raise_for_status().json()
        links = [server.url + one["link"] for one in made["invitations"]]
        playing = [asyncio.create_task(play(link, "Robot")) for link in links]
        async with asyncio.timeout(PATIENCE):
            path = f"/tables/{made['table']['id']}/start"
            while (await client.post(path)).status_code != 200:
                await asyncio.sleep(0.05)
            return list(await asyncio.gather(*playing))


def test_the_example_bot_sits_down_by_link_and_plays_to_the_end(server: Server) -> None:
    ends = asyncio.run(invite_two_bots(server))
    assert len(ends) == 2
    assert all("The game is over" in end[0] for end in ends)


def test_the_example_is_printed_in_the_document_as_it_is() -> None:
    code = (ROOT / "examples" / "bot.py").read_text(encoding="utf-8")
    assert code in (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    assert len([line for line in code.splitlines() if line.strip()]) <= 40
