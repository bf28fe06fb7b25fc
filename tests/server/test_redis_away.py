"""Redis ends and comes back under open sockets; what needs it says so meanwhile."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from urllib.parse import urlsplit

import httpx
import pytest
from litestar.testing import TestClient
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from ratking.server.app import create_app
from ratking.server.live import COME_AGAIN
from tests.records import played, written
from tests.server.conftest import Addresses, settings_for
from tests.server.person import RATTUS, Person
from tests.server.running import Plain, Server, set_up
from tests.server.test_after import job_done
from tests.server.test_tables import BOT, ME
from tests.servers import PATIENCE, Running, start_redis, wait_until

AWAY = "Gerade kann über nichts nachgedacht werden; frag bald wieder."


def again(gone: Running) -> Running:
    """Start a Redis that remembers nothing, where another one has ended."""
    return start_redis(urlsplit(gone.url).port)


@pytest.fixture
def own_redis(on_postgres: Addresses) -> Iterator[Running]:
    running = start_redis()
    on_postgres["RATKING_REDIS_URL"] = running.url
    yield running
    running.stop()


def test_hints_and_analyses_say_that_redis_is_away_and_are_there_again(
    on_postgres: Addresses, own_redis: Running
) -> None:
    with TestClient(create_app(settings_for(on_postgres))) as client:
        ann, bob = Person(client), Person(client)
        ann.set_up({**RATTUS, "options": {"players": 2}}, ME, BOT)
        ann.start()
        ann.asked()
        over = bob.post("/records", {"record": written(played())})["table"]["id"]
        hints, analysis = f"/tables/{ann.table}/hints", f"/tables/{over}/analysis"
        before = ann.post(hints)
        job_done(ann, before)
        own_redis.stop()
        for person, path in ((ann, hints), (bob, analysis)):
            reply = person.ask("POST", path, params={"language": "de"})
            assert (reply.status_code, reply.json()["code"]) == (503, "unwell")
            assert reply.json()["sentence"] == AWAY
        assert ann.refused(f"/jobs/{before['id']}", method="GET") == "unwell"
        assert ann.view()["status"] == "playing"
        back = again(own_redis)
        try:
            wait_until(lambda: client.get("/health").status_code == 200)
            assert ann.refused(f"/jobs/{before['id']}", method="GET") == "unknown"
            assert job_done(ann, ann.post(hints))
            assert bob.post(analysis)["status"] == "waiting"
        finally:
            back.stop()


@pytest.fixture
def server(on_postgres: Addresses, own_redis: Running) -> Iterator[Server]:
    running = Server(on_postgres, 2)
    yield running
    running.stop()


async def look(server: Server, table: str, secret: str, since: int | None) -> ClientConnection:
    """Open a socket, and say what was seen last."""
    address = f"{server.url.replace('http', 'ws')}/tables/{table}/live"
    socket = await connect(address, max_size=None)
    await socket.send(json.dumps({"type": "hello", "secret": secret, "since": since}))
    return socket


async def view(socket: ClientConnection) -> Plain:
    """Hear until something is shown; raises ConnectionClosed when the server asks to come again."""
    async with asyncio.timeout(PATIENCE):
        while (heard := json.loads(await socket.recv()))["type"] != "view":
            pass
    shown: Plain = heard["view"]
    return shown


async def hears(
    server: Server, table: str, secret: str, socket: ClientConnection, heard: list[int]
) -> ClientConnection:
    """Note the versions that are told; come again where the server asks for it."""
    try:
        heard += [step["version"] for step in (await view(socket))["steps"]]
    except ConnectionClosed:
        assert socket.close_code == COME_AGAIN
        return await look(server, table, secret, heard[-1])
    return socket


async def answered(server: Server, table: str, secrets: list[str]) -> int:
    """Let whoever is asked answer over HTTP, with whichever worker that is."""
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as client:
        while True:
            for secret in secrets:
                key = {"authorization": f"Bearer {secret}"}
                shown = (await client.get(f"/tables/{table}/view", headers=key)).json()
                if shown["questions"] and not shown["questions"][0]["forced"]:
                    choice = shown["questions"][0]["answers"][0]["choice"]
                    body = {"version": shown["version"], "choices": [choice]}
                    path = f"/tables/{table}/answers"
                    reply = await client.post(path, json=body, headers=key)
                    version: int = reply.raise_for_status().json()["version"]
                    return version
            await asyncio.sleep(0.05)


def test_open_sockets_outlive_redis(server: Server, own_redis: Running) -> None:
    """Every answer reaches every socket, whether Redis is there, away, or there again."""

    running: list[Running] = []

    async def play() -> None:
        async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as client:
            wish = {"game": "rattus", "options": {"players": 2}}
            table, secrets = await set_up(client, wish, 2)
        sockets = [await look(server, table, secret, None) for secret in secrets for _ in range(2)]
        first = {(await view(socket))["version"] for socket in sockets}
        assert len(first) == 1
        heard: list[list[int]] = [[*first] for _ in sockets]

        async def everybody_hears_an_answer(redis_is_back: bool = True) -> None:
            version = await answered(server, table, secrets)
            if not redis_is_back:
                running.append(await asyncio.to_thread(again, own_redis))
            for place, socket in enumerate(sockets):
                secret = secrets[place // 2]
                while heard[place][-1] < version:
                    socket = await hears(server, table, secret, socket, heard[place])
                sockets[place] = socket

        await everybody_hears_an_answer()
        await asyncio.to_thread(own_redis.stop)
        try:
            await everybody_hears_an_answer(redis_is_back=False)
            await everybody_hears_an_answer()
        finally:
            for socket in sockets:
                await socket.close()
            for redis in running:
                await asyncio.to_thread(redis.stop)
        assert all(one == list(range(one[0], one[-1] + 1)) for one in heard)

    asyncio.run(play())
    assert server.faults() == []
