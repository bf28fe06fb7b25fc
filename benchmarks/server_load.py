"""Scripted players at many tables of a real server: answers per second, and how long news take.

Two players sit at each table over WebSocket. Answers go out at a steady rate, each at a table that
waits for one; the time runs from sending an answer until the other seat hears of it.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import random
import resource
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from msgspec import Struct, json
from websockets.asyncio.client import ClientConnection, connect

from tests.server.running import Server, set_up

SEATS = 2
ROOM = 8192


class Choice(Struct):
    """One answer of a question."""

    choice: int


class Question(Struct):
    """An open question."""

    answers: list[Choice]
    forced: bool


class View(Struct):
    """As much of a view as a scripted player reads."""

    version: int
    status: str
    questions: list[Question]


class Message(Struct):
    """As much of a message as a scripted player reads."""

    type: str
    view: View | None = None


DECODER = json.Decoder(Message)


@dataclass
class Load:
    """What was sent, and what came back when."""

    ready: list[tuple[Desk, int]] = field(default_factory=list)
    sent: int = 0
    heard: list[float] = field(default_factory=list)
    over: int = 0


@dataclass(eq=False)
class Desk:
    """One table with its two sockets."""

    load: Load
    sockets: list[ClientConnection] = field(default_factory=list)
    views: list[View | None] = field(default_factory=lambda: [None] * SEATS)
    sent_at: float = 0.0
    sender: int = -1

    async def listen(self, seat: int) -> None:
        """Take in what a seat hears."""
        async for text in self.sockets[seat]:
            message = DECODER.decode(text)
            if message.view is None:
                continue
            self.views[seat] = message.view
            if self.sent_at and seat != self.sender:
                self.load.heard.append(time.perf_counter() - self.sent_at)
                self.sent_at = 0.0
            if message.view.status == "over" and seat == 0:
                self.load.over += 1
            if message.view.questions and not message.view.questions[0].forced:
                self.load.ready.append((self, seat))

    async def answer(self, seat: int) -> None:
        """Give any answer."""
        view = self.views[seat]
        assert view is not None
        choice = random.choice(view.questions[0].answers).choice
        self.sent_at, self.sender = time.perf_counter(), seat
        self.load.sent += 1
        body = {"type": "answer", "version": view.version, "choices": [choice]}
        await self.sockets[seat].send(json.encode(body), text=True)


async def sit_down(
    client: httpx.AsyncClient, url: str, load: Load, limit: asyncio.Semaphore, lean: bool
) -> list[asyncio.Task[None]]:
    """Set up one table and open its sockets."""
    async with limit:
        wish = {"game": "rattus", "options": {"players": SEATS}, "undo": False}
        table, secrets = await set_up(client, wish, SEATS)
        desk = Desk(load)
        address = f"{url.replace('http', 'ws')}/tables/{table}/live"
        for secret in secrets:
            socket = await connect(address, max_size=None, compression=None, ping_interval=None)
            hello = {"type": "hello", "secret": secret, "observation": not lean}
            await socket.send(json.encode(hello), text=True)
            desk.sockets.append(socket)
        return [asyncio.create_task(desk.listen(seat)) for seat in range(SEATS)]


async def run_load(url: str, tables: int, rate: float, seconds: float, lean: bool) -> Load:
    """Fill the house, then answer at a steady rate."""
    load, limit = Load(), asyncio.Semaphore(8)
    async with httpx.AsyncClient(base_url=url, timeout=60) as client:
        found = await asyncio.gather(
            *(sit_down(client, url, load, limit, lean) for _ in range(tables))
        )
    await asyncio.sleep(1)
    gc.freeze()
    start = time.perf_counter()
    tick = 0
    sending: set[asyncio.Task[None]] = set()
    while (now := time.perf_counter() - start) < seconds:
        while tick < now * rate and load.ready:
            tick += 1
            place = random.randrange(len(load.ready))
            load.ready[place], load.ready[-1] = load.ready[-1], load.ready[place]
            desk, seat = load.ready.pop()
            task = asyncio.create_task(desk.answer(seat))
            sending.add(task)
            task.add_done_callback(sending.discard)
        await asyncio.sleep(0.002)
    await asyncio.sleep(1)
    for tasks in found:
        for task in tasks:
            task.cancel()
    return load


def share(times: list[float], part: float) -> float:
    """Find the time that so large a part of all stays under, in milliseconds."""
    ordered = sorted(times)
    return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))]


def read_words() -> Any:
    """How many tables, how fast, and for how long."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=200)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--lean", action="store_true", help="events and questions only")
    return parser.parse_args()


def main() -> None:
    """Measure, and print one line of results."""
    words = read_words()
    resource.setrlimit(
        resource.RLIMIT_NOFILE, (ROOM, resource.getrlimit(resource.RLIMIT_NOFILE)[1])
    )
    with tempfile.TemporaryDirectory() as folder:
        address = os.environ.get(
            "RATKING_DATABASE_URL", f"sqlite:///{Path(folder) / 'bench.sqlite3'}"
        )
        server = Server({"RATKING_DATABASE_URL": address})
        try:
            began = time.perf_counter()
            load = asyncio.run(
                run_load(server.url, words.tables, words.rate, words.seconds, words.lean)
            )
            took = time.perf_counter() - began
        finally:
            server.stop()
    times = load.heard
    print(
        f"{words.tables} open tables, {words.tables * SEATS} sockets, SQLite, one process, "
        f"{took:.0f} s in all; load of the machine {os.getloadavg()[0]:.1f}"
    )
    print(
        f"asked for {words.rate:.0f} answers/s, gave {load.sent / words.seconds:.0f}/s; "
        f"answer to event at the other seat: p50 {share(times, 0.5):.1f} ms, "
        f"p95 {share(times, 0.95):.1f} ms, p99 {share(times, 0.99):.1f} ms "
        f"({len(times)} of {load.sent} heard)"
    )


if __name__ == "__main__":
    main()
