"""What the house does beside the games: it tidies up, and looks how large the database is."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from ratking.server import measures, outside
from ratking.server.house import House
from ratking.server.logs import LOG
from ratking.server.store import Store
from ratking.server.tidy import DAY, tidy

MINUTE: Final = 60.0
HOUR: Final = 60
"""The house is tidied whenever so many minutes are over."""

ON_SQLITE: Final = (
    "SELECT page_count * page_size AS size FROM pragma_page_count(), pragma_page_size()"
)
ON_POSTGRESQL: Final = "SELECT pg_database_size(current_database()) AS size"


async def size_of(store: Store) -> int:
    """Say how many bytes the database has on disk."""
    query = ON_SQLITE if store.settings.on_sqlite else ON_POSTGRESQL
    size: int = (await store.rows(text(query)))[0]["size"]
    return size


class Keeping:
    """Looks once a minute, which is too seldom to tell of a single answer."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin."""
        self.task = asyncio.create_task(self._keep())

    async def stop(self) -> None:
        """Stop; the next start goes on."""
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task

    async def _keep(self) -> None:
        minutes = 0
        while True:
            try:
                measures.DATABASE.set(await size_of(self.house.store))
                if minutes % HOUR == 0:
                    await self._tidy()
            except (SQLAlchemyError, OSError):
                LOG.exception("the database cannot be tidied")
            minutes += 1
            await asyncio.sleep(MINUTE)

    async def _tidy(self) -> None:
        counts = await tidy(self.house.store, self.house.settings.ages)
        self.house.forget_older(outside.now() - DAY)
        if any(counts.values()):
            found = ", ".join(f"{kind} {number}" for kind, number in counts.items() if number)
            LOG.info("tidied: %s", found)
