"""News across workers: Redis may go and come back at any time.

Whatever was said meanwhile is lost, so everybody who listens is told so, and asks again.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Iterable
from contextlib import suppress
from typing import Any, Final

from litestar.channels import ChannelsPlugin
from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from litestar.channels.subscriber import Subscriber
from redis.asyncio import Redis

from ratking.server.logs import LOG
from ratking.server.redis_door import AWAY

LOST: Final = b'{"lost":true}'
PAUSE: Final = 0.2


class Channels(ChannelsPlugin):
    """Passes news on to whoever listens, and forgets a channel when nobody does any more.

    Each listener that leaves is looked for on all channels that are known.
    """

    async def unsubscribe(
        self, subscriber: Subscriber, channels: str | Iterable[str] | None = None
    ) -> None:
        """Let somebody listen no more."""
        names = [channels] if isinstance(channels, str) else list(channels or self._channels)
        try:
            await super().unsubscribe(subscriber, names)
        finally:
            for name in names:
                if not self._channels.get(name, True):
                    del self._channels[name]


class SteadyBackend(RedisChannelsPubSubBackend):
    """Publish and subscribe through Redis, and begin again where it was gone."""

    def __init__(self, redis: Redis) -> None:
        super().__init__(redis=redis)
        self.wanted: dict[str, None] = {}
        self.has_missed = False
        self.watched: Any = None
        self.stirred = asyncio.Event()
        """Somebody wants to listen, or something was lost."""

        self.door = asyncio.Lock()
        """Who comes and who goes is told to Redis in this order."""

    async def on_shutdown(self) -> None:
        """Stop listening, also to a Redis that is gone."""
        with suppress(*AWAY):
            await super().on_shutdown()

    async def subscribe(self, channels: Iterable[str]) -> None:
        """Listen to channels; while Redis is gone it is enough to know which."""
        self.wanted |= dict.fromkeys(channels)
        try:
            async with self.door:
                await super().subscribe(channels)
                self._watch()
        except AWAY:
            self._lose("nobody can listen")
        finally:
            self.stirred.set()

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        """Listen no more, unless somebody has come meanwhile who wants to."""
        for channel in channels:
            self.wanted.pop(channel, None)
        try:
            async with self.door:
                left = [channel for channel in channels if channel not in self.wanted]
                if left:
                    await super().unsubscribe(left)
        except AWAY:
            self._lose("nobody can stop listening")

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Say something; what cannot be said is lost, and others are told that it was."""
        try:
            await super().publish(data, channels)
        except AWAY:
            self._lose("nothing can be said")

    async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
        """Hear what others say, and that something was lost."""
        while True:
            try:
                async for event in self._until_missed():
                    yield event
                await self._come_back()
            except AWAY:
                self._lose("nothing can be heard")
                await asyncio.sleep(PAUSE)
                continue
            for channel in tuple(self.wanted):
                yield channel, LOST

    async def _until_missed(self) -> AsyncGenerator[tuple[str, Any], None]:
        while not self.has_missed:
            if not self.wanted or self._pub_sub.connection is None:
                self.stirred.clear()
                await self.stirred.wait()
                continue
            message = await self._pub_sub.get_message(ignore_subscribe_messages=True, timeout=PAUSE)
            if message is not None and not self.has_missed:
                yield message["channel"].decode(), message["data"]

    async def _come_back(self) -> None:
        """Listen to everything again that somebody waits for."""
        if self.wanted:
            async with self.door:
                await super().subscribe(tuple(self.wanted))
                self._watch()
        self.has_missed = False

    def _watch(self) -> None:
        """Be told when the connection is made anew: it may have been gone without a word."""
        connection = self._pub_sub.connection
        if connection is not None and connection is not self.watched:
            self.watched = connection
            connection.register_connect_callback(self._connected)

    def _connected(self, _: object) -> None:
        self._lose("the connection was made anew")

    def _lose(self, why: str) -> None:
        if not self.has_missed:
            LOG.warning("news are lost: %s", why)
        self.has_missed = True
        self.stirred.set()
