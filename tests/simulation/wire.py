"""Sockets in memory: messages keep their order on each of them, and take their time."""

from __future__ import annotations

import asyncio
from collections import deque
from contextvars import Context
from random import Random
from types import SimpleNamespace
from typing import Any, Final

from litestar import WebSocket

from ratking.server.security import COOKIE
from tests.simulation.loop import Life, SeededLoop

A_MOMENT: Final = 1e-6
"""What is sent later on a line arrives later."""

GONE: Final = {"type": "websocket.disconnect", "code": 1006}


class Cut(Exception):
    """The line is dead."""


class Side:
    """What has arrived at one end."""

    def __init__(self) -> None:
        self.items: deque[Any] = deque()
        self.arrived = asyncio.Event()
        self.last = 0.0

    def put(self, item: Any) -> None:
        self.items.append(item)
        self.arrived.set()

    async def get(self) -> Any:
        while not self.items:
            self.arrived.clear()
            await self.arrived.wait()
        return self.items.popleft()


class Socket:
    """A connection between somebody and a server, as the server's protocol sees it."""

    def __init__(self, loop: SeededLoop, luck: Random, slowness: float, life: Life) -> None:
        self.loop, self.luck, self.slowness, self.life = loop, luck, slowness, life
        self.here, self.there = Side(), Side()
        self.is_cut = False
        self.knows = False
        self.there.put({"type": "websocket.connect"})

    def _due(self, side: Side, item: Any) -> None:
        delay = self.luck.random() * self.slowness
        side.last = max(side.last + A_MOMENT, self.loop.clock + delay)
        context = self.life.context if side is self.there else Context()
        self.loop.call_at(side.last, self._arrive, side, item, context=context)

    def _arrive(self, side: Side, item: Any) -> None:
        """What was on its way when the line was cut may still reach the server."""
        if side is self.there:
            lost = self.knows or (self.is_cut and self.luck.random() < 0.5)
        else:
            lost = self.is_cut
        if not lost:
            side.put(item)

    # The server's end.

    async def receive(self) -> Any:
        return await self.there.get()

    async def send(self, message: Any) -> None:
        if self.knows:
            raise OSError("the other side has gone")
        if self.luck.random() < 0.3:
            await asyncio.sleep(self.luck.random() * self.slowness)
        if message["type"] != "websocket.accept":
            self._due(self.here, message)

    # The other end.

    def say(self, text: str) -> None:
        """Send one message."""
        if not self.is_cut:
            self._due(self.there, {"type": "websocket.receive", "text": text})

    async def hear(self) -> str:
        """Hear one message; raises Cut when there will be no more."""
        message = await self.here.get()
        if message["type"] != "websocket.send":
            self.is_cut = True
            raise Cut(message.get("code", 1006))
        text: str = message["text"]
        return text

    def hang_up(self) -> None:
        """The server's end is gone: what it has sent still arrives, and then no more."""
        self.knows = True
        self._due(self.here, GONE)

    def cut(self, late: float | None = None) -> None:
        """Cut the line: what is under way is lost, and the server notices it sooner or later."""
        if self.is_cut:
            return
        self.is_cut = True
        self.here.put(GONE)
        if late is None:
            late = self.luck.choice((0.0, 0.0, self.slowness, 10 * self.slowness, 20.0))
        self.loop.call_later(late, self._notice, context=self.life.context)

    def _notice(self) -> None:
        self.knows = True
        self.there.put(GONE)


def as_litestar(socket: Socket, app: SimpleNamespace, cookie: str) -> WebSocket[Any, Any, Any]:
    """Show a socket to the server as Litestar does."""
    scope: Any = {
        "type": "websocket",
        "path": "/",
        "query_string": b"",
        "headers": [(b"cookie", f"{COOKIE}={cookie}".encode())],
        "state": {},
        "litestar_app": app,
        "extensions": {},
    }
    return WebSocket(scope, socket.receive, socket.send)
