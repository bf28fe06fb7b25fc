"""A Redis that goes and comes back: what is said while nobody listens is lost.

It stands below the server's own `SteadyBackend`, and behaves as redis-py does: a broken connection
is made anew where that is possible, with all its channels; where it is not, that is an error.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

from redis.exceptions import ConnectionError as Gone

from tests.simulation.loop import Life, SeededLoop
from tests.simulation.trace import Trace
from tests.simulation.wire import A_MOMENT


class Hub:
    """The news channel of all workers."""

    def __init__(self, loop: SeededLoop, luck: Random, trace: Trace) -> None:
        self.loop, self.luck, self.trace = loop, luck, trace
        self.is_up = True
        self.slowness = 0.01
        self.listeners: list[Listener] = []

    def stop(self) -> None:
        """Break all connections."""
        self.trace.note("news  the channel goes")
        self.is_up = False
        for listener in self.listeners:
            listener.is_broken = True
        self.listeners = []

    def start(self) -> None:
        """Come back, without a memory of who listened."""
        self.trace.note("news  the channel is back")
        self.is_up = True

    def say(self, channels: list[str], data: bytes) -> None:
        """Pass news on to those who listen now."""
        for listener in self.listeners:
            for channel in channels:
                if channel in listener.channels:
                    delay = self.luck.random() * self.slowness
                    listener.due(delay, channel, data)


class Line:
    """The connection of a listener, which tells whoever wants to know when it is made anew."""

    def __init__(self) -> None:
        self.callbacks: list[Callable[[Any], Any]] = []

    def register_connect_callback(self, callback: Callable[[Any], Any]) -> None:
        self.callbacks.append(callback)


class Listener:
    """What redis-py calls a PubSub."""

    def __init__(self, hub: Hub, life: Life) -> None:
        self.hub, self.life = hub, life
        self.connection: Line | None = None
        self.channels: dict[str, None] = {}
        self.pending_unsubscribe_channels: set[str] = set()
        self.is_broken = False
        self.heard: deque[tuple[str, bytes]] = deque()
        self.arrived = asyncio.Event()
        self.last = 0.0

    def due(self, delay: float, channel: str, data: bytes) -> None:
        """Let something arrive, after everything before it."""
        loop = self.hub.loop
        self.last = max(self.last + A_MOMENT, loop.clock + delay)
        loop.call_at(self.last, self._arrive, channel, data, context=self.life.context)

    def _arrive(self, channel: str, data: bytes) -> None:
        if not self.is_broken and channel in self.channels:
            self.heard.append((channel, data))
            self.arrived.set()

    async def _reach(self) -> Line:
        """Make sure of the connection; whoever makes it anew listens to the same channels."""
        await asyncio.sleep(self.hub.luck.random() * self.hub.slowness)
        if not self.hub.is_up:
            raise Gone("there is no Redis")
        if self.connection is None:
            self.connection = Line()
            self.hub.listeners.append(self)
        elif self.is_broken:
            self.is_broken = False
            self.heard.clear()
            self.hub.listeners.append(self)
            for callback in self.connection.callbacks:
                callback(self.connection)
        return self.connection

    async def subscribe(self, *channels: str) -> None:
        await self._reach()
        self.channels |= dict.fromkeys(channels)

    async def unsubscribe(self, *channels: str) -> None:
        await self._reach()
        for channel in channels:
            self.channels.pop(channel, None)

    async def get_message(
        self, ignore_subscribe_messages: bool = False, timeout: float = 0.0
    ) -> dict[str, Any] | None:
        if self.is_broken:
            await self._reach()
        if not self.heard:
            self.arrived.clear()
            try:
                await asyncio.wait_for(self.arrived.wait(), timeout)
            except TimeoutError:
                return None
        if not self.heard:
            return None
        channel, data = self.heard.popleft()
        return {"channel": channel.encode(), "data": data}

    async def aclose(self) -> None:
        self.is_broken = True
        if self in self.hub.listeners:
            self.hub.listeners.remove(self)


class Client:
    """What the server's backend needs of a Redis client."""

    def __init__(self, hub: Hub, life: Life) -> None:
        self.hub, self.life = hub, life

    def register_script(self, _: str) -> Callable[..., Awaitable[None]]:
        async def publish(keys: list[str], args: list[bytes]) -> None:
            await asyncio.sleep(self.hub.luck.random() * self.hub.slowness)
            if not self.hub.is_up:
                raise Gone("there is no Redis")
            self.hub.say(keys, args[0])

        return publish

    def pubsub(self) -> Listener:
        return Listener(self.hub, self.life)
