"""The house: it keeps tables at hand, and lets one request at a time change each of them."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from hashlib import sha256
from typing import Any, Final
from weakref import WeakValueDictionary

from litestar.channels import ChannelsPlugin
from msgspec import json

from ratking.server import measures, outside
from ratking.server.allowances import Allowances
from ratking.server.asked import newly_asked
from ratking.server.change import Change, done_by, grown, pace_of
from ratking.server.keeper import Work
from ratking.server.match import Step
from ratking.server.refusals import Refusal
from ratking.server.replication import played_again, retold
from ratking.server.settings import Settings
from ratking.server.stars import stars_of
from ratking.server.store import Store
from ratking.server.stored_jottings import StoredJottings
from ratking.server.table import Table
from ratking.server.thinking import Thinkers
from ratking.server.unfolding import Unfoldings

MOST_TABLES: Final = 5000
"""How many tables stay in memory; others are read again when somebody comes."""

RECENT: Final = 48
TRIES: Final = 60


class Reading:
    """How often a table was let go of while somebody reads it."""

    def __init__(self) -> None:
        self.let_go = 0


class House:
    """All tables of this worker; what is on disk is what counts."""

    def __init__(self, settings: Settings, store: Store, channels: ChannelsPlugin) -> None:
        self.settings = settings
        self.store = store
        self.channels = channels
        self.jottings = StoredJottings(store)
        self.thinkers = Thinkers(settings.bot_processes, settings.game_data, settings.agents)
        self.allowances = Allowances(settings.quotas, store)
        self.at_hand: OrderedDict[str, Table] = OrderedDict()
        self.recent: dict[str, deque[Step]] = {}
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.readings: WeakValueDictionary[str, Reading] = WeakValueDictionary()
        self.wake: Callable[[str], None] = _nobody
        self.is_alone = not settings.redis_url
        self.unfoldings = Unfoldings()
        self.meeting = asyncio.Lock()
        """Two who look for somebody at the same moment find each other."""

    # Looking.

    async def table(self, table_id: str) -> Table:
        """Find a table as it is now."""
        table = self.at_hand.get(table_id)
        if table is not None and (self.is_alone or await self.store.key(table_id) == table.key):
            self._keep(table)
            return table
        return await self.read(table_id)

    async def heard(self, table_id: str, news: dict[str, Any]) -> Table:
        """Find a table that is at least as far as another worker, or this one, has said."""
        table = self.at_hand.get(table_id)
        if table is None:
            return await self.table(table_id)
        if table.match.number >= news["number"] and table.revision >= news["revision"]:
            return table
        again = played_again(table, news)
        if again is None:
            return await self.table(table_id)
        after, steps = again
        self._grown(table, after, steps, False, news["at"])
        self._note(after, steps)
        return after

    async def read(self, table_id: str) -> Table:
        """Read a table from disk, and once more if it has changed and was let go of meanwhile."""
        reading, seen = self.readings.setdefault(table_id, Reading()), -1
        table: Table | None = None
        while seen != reading.let_go:
            seen = reading.let_go
            table = await self.store.load(table_id)
        if table is None:
            self.forget(table_id)
            raise Refusal("unknown", "There is no such table.")
        known = self.at_hand.get(table_id)
        if known is not None and known.key > table.key:
            return known  # somebody has changed it while the disk was being read
        self._keep(table)
        return table

    def _keep(self, table: Table) -> None:
        self.at_hand[table.id] = table
        self.at_hand.move_to_end(table.id)
        while len(self.at_hand) > MOST_TABLES:
            self.forget(next(iter(self.at_hand)))

    def forget(self, table_id: str) -> None:
        """Let go of a table; whoever reads it at the moment may have begun too early."""
        reading = self.readings.get(table_id)
        if reading is not None:
            reading.let_go += 1
        self.at_hand.pop(table_id, None)
        self.recent.pop(table_id, None)

    def forget_older(self, then: float) -> None:
        """Let go of tables at which nothing has happened since: the disk may have, too."""
        for table_id in [one.id for one in self.at_hand.values() if one.changed < then]:
            self.forget(table_id)

    async def remove(self, table_id: str) -> bool:
        """Remove a table, if there is one."""
        self.forget(table_id)
        return await self.store.remove(table_id)

    async def steps(self, table: Table, after: int) -> list[Step]:
        """List the steps of a table after a number."""
        if after >= table.match.number:
            return []
        recent = self.recent.get(table.id, ())
        found = [step for step in recent if after < step.number <= table.match.number]
        if [step.number for step in found] == list(range(after + 1, table.match.number + 1)):
            return found
        steps = await self.store.steps(table.id, after)
        return [step for step in steps if step.number <= table.match.number]

    # Changing.

    async def change(self, table_id: str, work: Work, *, seats: bool = False) -> Table:
        """Let work change a table, all or nothing, and write it down before anybody hears.

        Written, kept, told and woken is one whole: it goes on when whoever asked is cut off.
        What is in memory will do to begin with: it is only written if the disk says the same.
        """
        return await self.store.whole(self._change(table_id, work, seats))

    async def _change(self, table_id: str, work: Work, seats: bool) -> Table:
        async with self.locks.setdefault(table_id, asyncio.Lock()):
            for tried in range(TRIES):
                known = None if tried else self.at_hand.get(table_id)
                before = known or await self.table(table_id)
                after = before.fork()
                try:
                    steps = done_by(work, after)
                except Refusal:
                    if known is None or self.is_alone:
                        raise
                    continue  # another worker may have changed it since
                change = self._grown(before, after, steps, seats)
                change.stars = await stars_of(self, before, after, steps)
                if await self._save(change):
                    self._note(after, steps)
                    measures.ANSWERS.inc(_heard_answers(steps))
                    self._tell(after, {} if self.is_alone else retold(before, after, steps))
                    self.ask_bots(before, after)
                    return after
                await asyncio.sleep(outside.chance() * min(0.002 * 2**tried, 0.05))
        raise Refusal("stale", "The table is very busy; please look again.")

    def _note(self, table: Table, steps: list[Step]) -> None:
        """Keep the latest steps, each once: what was heard may be heard again."""
        self._keep(table)
        recent = self.recent.setdefault(table.id, deque(maxlen=RECENT))
        while recent and steps and recent[-1].number >= steps[0].number:
            recent.pop()
        recent.extend(steps)

    async def _save(self, change: Change) -> bool:
        """Write a change; after a failure the disk alone knows what is so, and all look there."""
        try:
            written = await self.store.save(change)
        except BaseException:
            self.forget(change.table.id)
            self._tell(change.table, {})
            raise
        if not written:
            self.forget(change.table.id)
        return written

    def _grown(
        self, before: Table, after: Table, steps: list[Step], seats: bool, at: float | None = None
    ) -> Change:
        now = outside.now() if at is None else at
        change = grown(before, after, steps, seats, now, self.settings.pace)
        if self.settings.push_key:
            change.asked = newly_asked(before, after)
            change.call_at = now + self.settings.push_delay
        return change

    def pace(self, table: Table) -> float:
        """Say how long people may look at each answer of a bot."""
        return pace_of(table, self.settings.pace)

    def _tell(self, table: Table, more: dict[str, Any]) -> None:
        number, revision = table.key
        self.publish(table.id, {"number": number, "revision": revision, **more})
        if table.due is not None:
            self.wake(table.id)

    def ask_bots(self, *tables: Table) -> None:
        """Tell the bots with an account that a table wants them, or has changed."""
        for name in sorted({seat.account for table in tables for seat in table.seats} - {""}):
            self.channels.publish(json.encode({"table": tables[0].id}), bot_channel(name))

    def publish(self, table_id: str, news: dict[str, object]) -> None:
        """Tell all workers that something happened at a table."""
        self.channels.publish(json.encode(news), f"table-{table_id}")


def _nobody(_: str) -> None:
    """Nobody drives the tables yet."""


def bot_channel(name: str) -> str:
    """Name the channel on which a bot with an account hears of its tables."""
    return f"bot-{sha256(name.encode()).hexdigest()[:32]}"


def _heard_answers(steps: list[Step]) -> int:
    """Count the answers that everybody hears of; the others are nobody's business."""
    return sum(len(step.answers) for step in steps if not step.hidden)
