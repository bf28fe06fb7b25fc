"""Whether the server can do what it is for: write something down, say it, and hear it."""

from __future__ import annotations

import asyncio
from typing import Final

from sqlalchemy import insert, update
from sqlalchemy.exc import IntegrityError

from ratking.server import outside
from ratking.server.house import House
from ratking.server.logs import LOG
from ratking.server.refusals import Refusal
from ratking.server.schema import KEYS

SECONDS: Final = 5.0
"""How long writing and hearing may take together."""

FRESH: Final = 1.0
"""So long a look counts: asking every moment must not cost the players anything."""


class Pulse:
    """Looks how the house is, once a second at most."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.felt = 0.0
        self.lock = asyncio.Lock()

    async def feel(self) -> None:
        """Make sure that all is well."""
        async with self.lock:
            if outside.steady() - self.felt < FRESH:
                return
            try:
                await asyncio.wait_for(self._look(), SECONDS)
            except Exception as error:
                LOG.warning("the server is not well", extra={"code": type(error).__name__})
                raise Refusal(
                    "unwell", "This server cannot write or hear at the moment."
                ) from error
            self.felt = outside.steady()

    async def _look(self) -> None:
        await self._write()
        channel, channels = f"pulse-{outside.secret_word(8)}", self.house.channels
        async with channels.start_subscription([channel]) as heard:
            channels.publish(b"well", channel)
            async for news in heard.iter_events():
                if news == b"well":
                    return
                raise ConnectionError("news are lost")

    async def _write(self) -> None:
        """Note when somebody last asked; all workers share the line."""
        when = str(round(outside.now()))
        async with self.house.store.engine.begin() as connection:
            line = update(KEYS).where(KEYS.c.name == "pulse").values(value=when)
            if (await connection.execute(line)).rowcount:
                return
        try:
            async with self.house.store.engine.begin() as connection:
                await connection.execute(insert(KEYS).values(name="pulse", value=when))
        except IntegrityError:
            return
