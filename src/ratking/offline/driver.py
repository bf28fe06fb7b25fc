"""What happens at the tables of a device by itself: bots think here, between two messages."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from ratking.offline.device import Device
from ratking.server import outside
from ratking.server.deeds import (
    Deed,
    next_deed,
    only_answer,
    still_due,
    take_seat,
    thought_of,
)
from ratking.server.match import CLOCK, Step
from ratking.server.minds import choose
from ratking.server.refusals import Refusal
from ratking.server.table import Table

LOG: Final = logging.getLogger("ratking.offline")


class Driver:
    """Drives every table that does not wait for a person."""

    def __init__(self, device: Device) -> None:
        self.device = device
        self.running: dict[str, asyncio.Task[None]] = {}
        device.wake = self.wake

    def wake(self, table_id: str) -> None:
        """Drive a table unless that is being done."""
        if table_id not in self.running:
            self.running[table_id] = asyncio.get_running_loop().create_task(self._run(table_id))

    async def rest(self) -> None:
        """Wait until every table waits for a person."""
        while self.running:
            await asyncio.gather(*self.running.values())

    async def _run(self, table_id: str) -> None:
        """Drive a table; whoever wakes it when this is over begins anew, at once."""
        try:
            await self._drive(table_id)
        except Exception:
            LOG.exception("a table stands still: %s", table_id)
        finally:
            del self.running[table_id]

    async def _drive(self, table_id: str) -> None:
        while True:
            table = await self.device.table(table_id)
            deed = next_deed(table, self.device.look_at(table), outside.now())
            if deed is None:
                self._come_back(table)
                return
            await asyncio.sleep(max(0.0, deed.at - outside.now()))
            try:
                await self._do(table, deed)
            except Refusal:
                """Somebody was faster; what is to be done now is looked up again."""

    def _come_back(self, table: Table) -> None:
        """Look again when the next clock runs out."""
        if table.due is not None:
            wait = max(0.0, table.due - outside.now())
            asyncio.get_running_loop().call_later(wait, self.wake, table.id)

    async def _do(self, table: Table, deed: Deed) -> None:
        if deed.by == CLOCK and table.clock.at_zero == "bot_takes_seat":
            await self.device.change(table.id, lambda twin: take_seat(twin, deed), seats=True)
            return
        choice = choice_of(table, deed)
        seen = table.match.version(deed.seat)

        def work(twin: Table) -> list[Step]:
            if twin.match.version(deed.seat) != seen or not still_due(twin, deed):
                raise Refusal("stale", "The table has moved on.")
            return [twin.match.answer(deed.seat, choice, deed.by)]

        await self.device.change(table.id, work)


def choice_of(table: Table, deed: Deed) -> int:
    """Think; at a screen of one's own nobody can tell how long, so nothing is thought for show."""
    wanted = thought_of(table, deed)
    if wanted is None or not wanted.counts:
        return only_answer(table, deed)
    if wanted.is_chance:
        return wanted.by_chance()
    try:
        return choose(*wanted.facts)
    except Exception:
        LOG.exception("a bot failed, chance answers for it")
        return wanted.by_chance()
