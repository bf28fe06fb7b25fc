"""A house without doors: tables, a disk, and a channel, but no HTTP."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend

from ratking.server import people
from ratking.server.house import House
from ratking.server.match import PERSON, Step
from ratking.server.security import Visitor
from ratking.server.settings import Settings
from ratking.server.store import Store
from ratking.server.table import Table
from ratking.server.wire import NewTable, SeatWish

ANN = Visitor("ann", "")
BIDS: dict[str, Any] = {"game": "sealed bids", "options": {"players": 2}, "bot": "uniform"}


class Told(ChannelsPlugin):
    """A channel that keeps what was said, in its order."""

    def __init__(self) -> None:
        super().__init__(MemoryChannelsBackend(), arbitrary_channels_allowed=True)
        self.told: list[tuple[bytes, str]] = []

    def publish(self, data: Any, channels: Any) -> None:
        self.told.append((data, channels))


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[House]:
    """Open a house, and close it when all that was begun is done."""
    house = House(settings, Store(settings), Told())
    await house.store.open()
    try:
        yield house
    finally:
        await house.store.close()


async def started(house: House, seats: tuple[str, ...] = ("me", "me"), **more: Any) -> Table:
    """Set up a table and begin to play."""
    wish = NewTable(**(BIDS | more), seats=[SeatWish(kind) for kind in seats])  # type: ignore[arg-type]
    table, _ = people.new_table(wish, ANN)
    await house.store.create(table)
    return await house.change(table.id, people.start, seats=True)


def first_answer(table: Table) -> list[Step]:
    """Give the first answer that is possible to the first seat that is asked."""
    match = table.match
    seat = match.open_seats()[0]
    return [match.answer(seat, match.game.answers(match.state, seat)[0], PERSON)]
