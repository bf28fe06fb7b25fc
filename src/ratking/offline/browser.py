"""What a browser hands to Python: its own database, and a way to post messages to the page."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Protocol

from msgspec import json

from ratking.offline.door import Door


class Database(Protocol):
    """The database of a browser, which takes and gives texts only."""

    def put(self, texts: str) -> Awaitable[None]:
        """Keep texts, written as JSON, under their names."""

    def find(self, beginning: str) -> Awaitable[str]:
        """List texts as JSON."""

    def drop(self, beginning: str) -> Awaitable[None]:
        """Throw texts away."""


class BrowserDrawer:
    """Keeps what happened where the browser keeps it, across a reload and a night."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def put(self, texts: Mapping[str, str]) -> None:
        """Keep texts under their names, all or none of them."""
        await self.database.put(json.encode(texts).decode())

    async def find(self, beginning: str) -> list[str]:
        """List the texts whose names begin so, by their names."""
        return json.decode(await self.database.find(beginning), type=list[str])

    async def drop(self, beginning: str) -> None:
        """Throw away what has such a name."""
        await self.database.drop(beginning)


async def open_door(
    database: Database, post: Callable[[str], None], pace: float, worlds: int
) -> Door:
    """Open the door for the page of this browser."""
    door = Door(BrowserDrawer(database), post, pace, worlds)
    await door.open()
    return door
