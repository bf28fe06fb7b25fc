"""A real server in its own processes, with scripted players who talk to it over WebSocket."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.servers import PATIENCE, free_port, wait_until

Plain = dict[str, Any]


def fetched(url: str, **more: Any) -> httpx.Response:
    """Get something from a server that may be busy."""
    return httpx.get(url, timeout=PATIENCE, **more)


class Server:
    """`ratking serve` on a free port; it can be killed and started again."""

    def faults(self) -> list[str]:
        """List what went wrong in the server."""
        self.log.seek(0)
        lines = self.log.read().decode().splitlines()
        return [line for line in lines if '"level":"error"' in line]

    def __init__(self, addresses: dict[str, str], workers: int = 1) -> None:
        self.port = free_port()
        self.workers = workers
        self.environment = os.environ | addresses
        self.environment |= {"RATKING_PACE": "0.001", "RATKING_SWEEP": "0.2"}
        self.environment |= {"RATKING_REQUESTS_PER_MINUTE": "10000000"}
        self.environment |= {"RATKING_MESSAGES_PER_SECOND": "100000"}
        self.environment.setdefault("RATKING_QUOTAS", "off")
        self.log = tempfile.TemporaryFile()  # noqa: SIM115, closed when the server stops
        self.process: subprocess.Popen[bytes]
        self.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        words = [sys.executable, "-m", "ratking", "serve", "--port", str(self.port)]
        words += ["--workers", str(self.workers)]
        self.process = subprocess.Popen(
            words,
            env=self.environment,
            stdout=subprocess.DEVNULL,
            stderr=self.log,
            start_new_session=True,
        )
        wait_until(self.is_well)

    def is_well(self) -> bool:
        """Ask the server how it is; one that has ended will never be well."""
        assert self.process.poll() is None, "the server has ended"
        try:
            return fetched(f"{self.url}/health").status_code == 200
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        """End all processes of this server in the middle of whatever they do."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        """Ask the server to stop, and see that it does."""
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.kill()
        self.log.close()


async def set_up(client: httpx.AsyncClient, wish: Plain, players: int) -> tuple[str, list[str]]:
    """Set up a table where one program holds the links of its first seats, and start it."""
    seats = [{"kind": "me", "name": f"Player {seat}"} for seat in range(players)]
    seats += wish.get("seats", [])
    made = (await client.post("/tables", json={**wish, "seats": seats})).raise_for_status().json()
    table = made["table"]["id"]
    secrets = [one["secret"] for one in made["invitations"]]
    key = {"authorization": f"Bearer {secrets[0]}"}
    (await client.post(f"/tables/{table}/start", headers=key)).raise_for_status()
    return table, secrets


@dataclass
class Player:
    """A scripted player, or a spectator without a secret; it keeps all that it heard."""

    url: str
    table: str
    secret: str | None = None
    stream: list[str] = field(default_factory=list)
    version: int = 0
    view: Plain = field(default_factory=dict)
    accepted: list[int] = field(default_factory=list)
    answers: int = 0
    most: int = 1_000_000
    since: int | None = None
    mind: Random = field(default_factory=lambda: Random(1))

    async def play(self) -> None:
        """Answer whatever is asked until the game is over, or so often."""
        address = f"{self.url.replace('http', 'ws')}/tables/{self.table}/live"
        async with connect(address, max_size=None) as socket:
            hello = {"type": "hello", "since": self.since, "changes": True}
            if self.secret is not None:
                hello["secret"] = self.secret
            await socket.send(json.dumps(hello))
            while self.view.get("status") != "over" and self.answers < self.most:
                await self._hear(socket)

    async def _hear(self, socket: ClientConnection) -> None:
        text = await asyncio.wait_for(socket.recv(), PATIENCE)
        assert isinstance(text, str)
        self.stream.append(text)
        message = json.loads(text)
        if message["type"] == "accepted":
            self.accepted.append(message["version"])
        elif message["type"] == "view":
            self.view = message["view"]
            self.version = self.view["version"]
            await self._answer(socket)

    async def _answer(self, socket: ClientConnection) -> None:
        for question in self.view["questions"]:
            choices = [answer["choice"] for answer in question["answers"]]
            if not question["forced"]:
                self.answers += 1
                choice = self.mind.choice(choices)
                answer = {"type": "answer", "version": self.version, "choices": [choice]}
                await socket.send(json.dumps(answer | {"request": f"{self.version}"}))
