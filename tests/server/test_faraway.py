"""Other processes think for a server; it thinks for itself where they do not."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator

import httpx
import pytest
from redis import Redis

from tests.server.conftest import Addresses
from tests.server.running import Plain, Server, set_up
from tests.servers import Running, wait_until

ALONE: Plain = {
    "game": "rattus",
    "options": {"players": 2},
    "seats": [{"kind": "bot", "level": "greedy"}],
}


@pytest.fixture
def server(on_postgres: Addresses) -> Iterator[Server]:
    running = Server(on_postgres | {"RATKING_REMOTE_THINKING": "1"})
    yield running
    running.stop()


def think_for(server: Server) -> subprocess.Popen[bytes]:
    words = [sys.executable, "-m", "ratking", "worker", "--processes", "1"]
    return subprocess.Popen(words, env=server.environment, stdout=subprocess.DEVNULL)


async def until_a_bot_has_answered(server: Server) -> None:
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as client:
        table, secrets = await set_up(client, ALONE, 1)
        key = {"authorization": f"Bearer {secrets[0]}"}
        while True:
            path = f"/tables/{table}/view"
            view = (await client.get(path, headers=key, params={"since": 0})).json()
            if any(step["by"] == "bot" for step in view["steps"]):
                return
            for question in view["questions"]:
                choices = [question["answers"][0]["choice"]]
                body = {"version": view["version"], "choices": choices}
                await client.post(f"/tables/{table}/answers", json=body, headers=key)
            await asyncio.sleep(0.05)


def test_a_worker_elsewhere_answers_for_bots(server: Server, redis: Running) -> None:
    worker = think_for(server)
    try:
        wait_until(lambda: is_there(redis))
        asyncio.run(until_a_bot_has_answered(server))
        assert processes_of(worker.pid), "the worker has thought"
        assert not processes_of(server.process.pid), "and the server has not"
    finally:
        worker.terminate()
        worker.wait()


def test_without_a_worker_the_server_thinks_itself(server: Server) -> None:
    asyncio.run(until_a_bot_has_answered(server))
    assert processes_of(server.process.pid)


def is_there(redis: Running) -> bool:
    """See whether a worker has said that it is there."""
    return bool(Redis.from_url(redis.url).keys("*ratking-thinking-*worker_info*"))


def processes_of(parent: int) -> list[int]:
    """List the processes that a process has started to think."""
    found = []
    for name in os.listdir("/proc"):
        try:
            with open(f"/proc/{name}/stat") as file:
                fields = file.read().rpartition(")")[2].split()
            with open(f"/proc/{name}/cmdline") as file:
                words = file.read()
        except (OSError, ValueError):
            continue
        if name.isdigit() and int(fields[1]) == parent and "spawn_main" in words:
            found.append(int(name))
    return found
