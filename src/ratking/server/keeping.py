"""What the house does beside the games: it tidies up, and looks how large the database is."""

from __future__ import annotations

from typing import Final

from sqlalchemy import text

from ratking.server import measures, outside
from ratking.server.house import House
from ratking.server.logs import LOG
from ratking.server.routine import Routine
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
        self.minutes = 0
        self.routine = Routine(self._keep, MINUTE, "the database cannot be tidied")

    async def _keep(self) -> None:
        self.minutes += 1
        measures.DATABASE.set(await size_of(self.house.store))
        if self.minutes % HOUR == 1:
            await self._tidy()

    async def _tidy(self) -> None:
        counts = await tidy(self.house.store, self.house.settings.ages)
        self.house.forget_older(outside.now() - DAY)
        if any(counts.values()):
            found = ", ".join(f"{kind} {number}" for kind, number in counts.items() if number)
            LOG.info("tidied: %s", found)
