"""Jottings in the database."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Connection, delete, insert, select, tuple_
from sqlalchemy.exc import IntegrityError

from ratking.server import outside
from ratking.server.jottings import Change, Key
from ratking.server.schema import JOTTINGS
from ratking.server.store import Store

TRIES: Final = 5


class StoredJottings:
    """Texts in the database."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def find(self, who: str, beginning: str) -> dict[str, str]:
        """List the texts of somebody whose names begin so."""
        query = select(JOTTINGS).where(
            JOTTINGS.c.visitor_hash == who, JOTTINGS.c.name.startswith(beginning, autoescape=True)
        )
        rows = await self.store.rows(query.order_by(JOTTINGS.c.name))
        return {row["name"]: row["text"] for row in rows}

    async def change(self, keys: Sequence[Key], work: Change) -> None:
        """Do it in one transaction; whoever was in between is read again."""
        for tried in range(TRIES):
            try:
                await self.store.whole(self.store.transaction(_changed, (sorted(keys), work)))
            except IntegrityError:
                if tried == TRIES - 1:
                    raise
                await asyncio.sleep(outside.chance() * 0.05)
            else:
                return


def _changed(connection: Connection, given: tuple[list[Key], Change]) -> None:
    keys, work = given
    these = tuple_(JOTTINGS.c.visitor_hash, JOTTINGS.c.name)
    query = select(JOTTINGS).where(these.in_(keys))
    rows = connection.execute(query.order_by(JOTTINGS.c.visitor_hash).with_for_update()).mappings()
    fresh = work({(row["visitor_hash"], row["name"]): row["text"] for row in rows})
    if fresh:
        connection.execute(delete(JOTTINGS).where(these.in_(list(fresh))))
        connection.execute(insert(JOTTINGS), [_row(key, text) for key, text in fresh.items()])


def _row(key: Key, text: str) -> dict[str, Any]:
    who, name = key
    return {"visitor_hash": who, "name": name, "text": text, "at": outside.now()}
