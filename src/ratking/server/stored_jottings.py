"""Jottings in the database."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

from sqlalchemy import select
from sqlalchemy.exc import IntegrityError

from ratking.server import outside
from ratking.server.jotting_rows import rewrite
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
                await self.store.whole(self.store.transaction(rewrite, (keys, work)))
            except IntegrityError:
                if tried == TRIES - 1:
                    raise
                await asyncio.sleep(outside.chance() * 0.05)
            else:
                return
