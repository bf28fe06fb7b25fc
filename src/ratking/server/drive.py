"""What the server does by itself: bots answer, forced answers are given, clocks run out."""

from __future__ import annotations

import asyncio
import logging
from contextlib import nullcontext
from typing import Final

from sqlalchemy import ColumnElement, and_, bindparam, or_, select

from ratking.server import measures, outside
from ratking.server.allowances import is_slow
from ratking.server.clocks import clock_of
from ratking.server.deeds import (
    BEGIN,
    Deed,
    Thought,
    next_deed,
    only_answer,
    still_due,
    take_seat,
    thought_of,
)
from ratking.server.house import House
from ratking.server.line import ALONE, TURN, Asker
from ratking.server.match import CLOCK, Step, thinks_hidden
from ratking.server.minds import choose
from ratking.server.our_edition import of_our_edition
from ratking.server.quick import begin_in_time
from ratking.server.refusals import Refusal
from ratking.server.routine import Routine
from ratking.server.schema import TABLES
from ratking.server.table import Table

GRACE: Final = 2.0
"""How long the worker that changed a table last has before another one helps."""

AT_ONCE: Final = 200
AHEAD: Final = 60.0
"""Clocks of several machines differ by less."""

LOG: Final = logging.getLogger("ratking.server")


class Driver:
    """Drives every table of this worker that does not wait for a person."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.running: dict[str, asyncio.Task[None]] = {}
        late = select(TABLES.c.id).where(_is_due(), of_our_edition())
        self.query = late.order_by(TABLES.c.due).limit(AT_ONCE)
        self.grace = 0.0
        self.routine = Routine(self._sweep, house.settings.sweep, "the database cannot be read")
        house.wake = self.wake

    def start(self) -> None:
        """Begin to look for tables that nobody drives."""
        self.routine.start()

    async def stop(self) -> None:
        """Stop where it is; another process goes on from what is on disk."""
        await self.routine.stop()
        tasks = [*self.running.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def wake(self, table_id: str) -> None:
        """Drive a table unless that is being done."""
        known = self.running.get(table_id)
        if known is None or known.done():
            task = asyncio.create_task(self._drive(table_id))
            self.running[table_id] = task
            task.add_done_callback(lambda _: self._drove(table_id, task))

    def _drove(self, table_id: str, task: asyncio.Task[None]) -> None:
        if self.running.get(table_id) is task:
            del self.running[table_id]
        if not task.cancelled() and task.exception() is not None:
            LOG.error("a table stands still", extra={"table": table_id}, exc_info=task.exception())

    async def _drive(self, table_id: str) -> None:
        while True:
            table = await self.house.table(table_id)
            deed = next_deed(table, self.house.pace(table), outside.now())
            if deed is None:
                return
            await asyncio.sleep(min(max(0.0, deed.at - outside.now()), self.house.settings.pace))
            try:
                await self._do(table, deed)
            except Refusal as refusal:
                if refusal.code == "unknown":
                    return

    async def _do(self, table: Table, deed: Deed) -> None:
        if deed.by == BEGIN:
            await self.house.change(table.id, begin_in_time, seats=True)
            return
        if deed.by == CLOCK and clock_of(table, deed.seat).at_zero == "bot_takes_seat":
            await self.house.change(table.id, lambda twin: take_seat(twin, deed), seats=True)
            return
        choice = await self._choice(table, deed)
        seen = table.match.version(deed.seat)

        def work(twin: Table) -> list[Step]:
            if twin.match.version(deed.seat) != seen or not still_due(twin, deed):
                raise Refusal("stale", "The table has moved on.")
            return [twin.match.answer(deed.seat, choice, deed.by)]

        await self.house.change(table.id, work)

    async def _choice(self, table: Table, deed: Deed) -> int:
        """A bot that only seems to have a choice thinks as long as if it had one."""
        wanted = thought_of(table, deed)
        if wanted is None:
            return only_answer(table, deed)
        found = await self._thought(table, deed, wanted)
        return found if wanted.counts else only_answer(table, deed)

    async def _thought(self, table: Table, deed: Deed, wanted: Thought) -> int:
        """Let a bot think, and chance where it fails."""
        if wanted.is_chance:
            return wanted.by_chance()
        timed = nullcontext() if thinks_hidden(table.match, deed.seat) else measures.THINKING.time()
        try:
            with timed:
                asker = _asker(table, deed.level)
                return await self.house.thinkers.ask(
                    choose, *wanted.facts, asker=asker, mind=wanted.mind
                )
        except Exception:
            LOG.exception("a bot failed, chance answers for it", extra={"table": table.id})
            return wanted.by_chance()

    async def _sweep(self) -> None:
        """Find tables that should have been driven: after a restart, or when a clock ran out."""
        now = outside.now() - self.grace
        self.grace = 0.0 if self.house.is_alone else GRACE
        for row in await self.house.store.rows(self.query, now=now, ahead=now + AHEAD):
            self.wake(row["id"])


def _asker(table: Table, level: str) -> Asker:
    """Stand in line for a table: where somebody plays, somebody waits."""
    rank = ALONE if table.is_left_to_bots else TURN
    return Asker(rank, table.origin, table.id, quick=not is_slow(level))


def _is_due() -> ColumnElement[bool]:
    """Find what is late, and what was changed in the future: then the clock was set back."""
    from_the_future = and_(TABLES.c.due.is_not(None), TABLES.c.changed > bindparam("ahead"))
    return or_(TABLES.c.due <= bindparam("now"), from_the_future)
