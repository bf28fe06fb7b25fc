"""One device that plays without a server: it keeps tables and lets one change at a time happen."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final
from weakref import WeakValueDictionary

from ratking.offline.drawer import Drawer
from ratking.offline.drawn_jottings import DrawnJottings
from ratking.offline.shelf import Shelf
from ratking.server import outside
from ratking.server.change import done_by, grown, pace_of
from ratking.server.guest import Guest
from ratking.server.keeper import Work
from ratking.server.match import Step
from ratking.server.people import check_level
from ratking.server.refusals import Refusal
from ratking.server.stars import stars_of
from ratking.server.table import Table
from ratking.server.unfolding import Unfoldings

RECENT: Final = 48
PACE: Final = 0.8
"""So many seconds people may look at each answer of a bot."""

WORLDS: Final = 12
"""How many sampled worlds an analysis tries for each decision; a device has one hand to think."""

News = dict[str, Any]
Listener = Callable[[News], Awaitable[None]]


class EverythingAllowed:
    """Nobody else needs this device: its owner may have as many tables and bots as they like."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf

    async def set_up(self, table: Table, guest: Guest) -> None:
        """Write a new table down."""
        await self.must_be_wanted(table, [seat.account for seat in table.seats])
        await self.shelf.create(table)

    async def must_have_room(self, guest: Guest, levels: Sequence[str]) -> None:
        """Any number of bots may sit here."""

    async def must_be_wanted(self, table: Table, levels: Sequence[str]) -> None:
        """Nobody comes from elsewhere."""
        for level in filter(None, levels):
            check_level(table, level)

    def waits(self, name: str, guest: Guest) -> dict[str, int]:
        """Nobody is counted."""
        return {}


class Device:
    """All tables of this device, and who listens at each."""

    def __init__(self, drawer: Drawer, pace: float, worlds: int) -> None:
        self.pace = pace
        self.worlds = worlds
        self.store = Shelf(drawer)
        self.jottings = DrawnJottings(drawer)
        self.allowances = EverythingAllowed(self.store)
        self.at_hand: dict[str, Table] = {}
        self.recent: dict[str, deque[Step]] = {}
        self.unfoldings = Unfoldings()
        self.listeners: dict[str, list[Listener]] = {}
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.wake: Callable[[str], None] = _nobody

    def ask_bots(self, table: Table) -> None:
        """Nobody comes from elsewhere."""

    async def table(self, table_id: str) -> Table:
        """Find a table as it is now."""
        found = self.at_hand.get(table_id) or await self.store.load(table_id)
        if found is None:
            raise Refusal("unknown", "There is no such table.")
        self.at_hand[table_id] = found
        return found

    async def remove(self, table_id: str) -> bool:
        """Remove a table, if there is one."""
        self.at_hand.pop(table_id, None)
        return await self.store.remove(table_id)

    async def heard(self, table_id: str, news: News) -> Table:
        """Find a table as it is now: there is nobody from whom news could come earlier."""
        return await self.table(table_id)

    async def steps(self, table: Table, after: int) -> list[Step]:
        """List the steps of a table after a number."""
        found = await self.store.steps(table.id, after)
        return [step for step in found if step.number <= table.match.number]

    async def change(self, table_id: str, work: Work, *, seats: bool = False) -> Table:
        """Let work change a table, all or nothing, and write it down before anybody hears."""
        async with self.locks.setdefault(table_id, asyncio.Lock()):
            before = await self.table(table_id)
            after = before.fork()
            steps = done_by(work, after)
            stars = await stars_of(self, before, after, steps)
            await self.store.save(grown(before, after, steps, seats, outside.now(), self.pace))
            if stars:
                await self.jottings.change([stars.key], stars.over)
            self.at_hand[table_id] = after
            self.recent.setdefault(table_id, deque(maxlen=RECENT)).extend(steps)
        await self._tell(after)
        return after

    async def _tell(self, table: Table) -> None:
        number, revision = table.key
        for listener in [*self.listeners.get(table.id, ())]:
            await listener({"number": number, "revision": revision})
        if table.due is not None:
            self.wake(table.id)

    def look_at(self, table: Table) -> float:
        """Say how long people may look at each answer of a bot here."""
        return pace_of(table, self.pace)


def _nobody(_: str) -> None:
    """Nobody drives the tables yet."""
