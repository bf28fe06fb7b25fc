"""The database: what was begun is done, also when nobody waits for it any more."""

from __future__ import annotations

import asyncio
from pathlib import Path

from ratking.server.settings import Settings
from ratking.server.store import Store


def test_a_reader_who_is_stopped_leaves_no_query_half_done(tmp_path: Path) -> None:
    assert asyncio.run(closed_while_reading(tmp_path)) == ["begun", "done"]


async def closed_while_reading(folder: Path) -> list[str]:
    store = Store(Settings(database_url=f"sqlite+aiosqlite:///{folder / 'tables.db'}"))
    await store.open()
    told: list[str] = []

    async def slow() -> None:
        told.append("begun")
        await asyncio.sleep(0.05)
        told.append("done")

    reader = asyncio.create_task(store.whole(slow()))
    await asyncio.sleep(0.01)
    reader.cancel()
    await store.close()
    return told
