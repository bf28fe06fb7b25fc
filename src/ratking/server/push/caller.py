"""Calls people whose turn it is and who have no page of the table open."""

from __future__ import annotations

import asyncio
import logging
import time
from hashlib import sha256
from secrets import token_urlsafe
from typing import Final

from msgspec import json
from sqlalchemy import Delete, Update

from ratking.server import measures
from ratking.server.asked import acts_alone, people_asked
from ratking.server.chatting import phrases
from ratking.server.house import House
from ratking.server.push import calls, subscriptions
from ratking.server.push.calls import Call
from ratking.server.push.keys import HostKeys, as_text
from ratking.server.push.post import Fate, Post
from ratking.server.push.subscriptions import Subscription
from ratking.server.refusals import Refusal
from ratking.server.routine import Routine
from ratking.server.table import Table

AT_ONCE: Final = 16
LEASE: Final = 120.0
"""How long a worker has for a call; when it dies, another one takes it after that."""

AGAIN: Final = 45.0
"""After how long a socket that seemed open is known to be so: a dead one is closed by then."""

A_MOMENT: Final = 1.0
"""By then the server has given an answer to which there is no other."""

KNOCKING: Final = 3.0
MOST_LOOKS: Final = 5
PAUSES: Final = (2.0, 10.0)
LOG: Final = logging.getLogger("ratking.server")


class Caller:
    """Takes calls that are due, on every worker; each is taken by one of them."""

    def __init__(self, house: House, keys: HostKeys) -> None:
        self.house = house
        self.post = Post(keys, house.settings.push_services)
        self.running: set[asyncio.Task[None]] = set()
        sweep = house.settings.sweep
        self.routine = Routine(self._take_some, sweep, "the calls cannot be read")

    def start(self) -> None:
        """Begin to look for calls."""
        self.routine.start()

    async def stop(self) -> None:
        """Stop; what was not sent is on disk, and sent by whoever comes next."""
        await self.routine.stop()
        calling = [*self.running]
        for task in calling:
            task.cancel()
        await asyncio.gather(*calling, return_exceptions=True)
        await self.post.close()

    async def _take_some(self) -> None:
        free = AT_ONCE - len(self.running)
        rows = await self.house.store.rows(calls.due_now(free)) if free else []
        for row in rows:
            mine, take = calls.taken(Call(**row), time.time() + LEASE)
            if await self._change(take):
                task = asyncio.create_task(self._call(mine))
                self.running.add(task)
                task.add_done_callback(self._called)

    def _called(self, task: asyncio.Task[None]) -> None:
        self.running.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("somebody was not called", exc_info=task.exception())

    async def _change(self, statement: Update | Delete) -> bool:
        return await self.house.store.whole(self._changed(statement))

    async def _changed(self, statement: Update | Delete) -> bool:
        async with self.house.store.engine.begin() as connection:
            return (await connection.execute(statement)).rowcount == 1

    async def _call(self, call: Call) -> None:
        """Look whether somebody is to be called; whoever is here is looked for once more."""
        table = await self._still_asked(call)
        if table is not None and call.seat in acts_alone(table):
            await self._change(calls.put_off(call, time.time() + A_MOMENT))
            return
        if table is not None and await is_here(self.house, call):
            if call.looks == 1:
                await self._change(calls.put_off(call, time.time() + AGAIN))
                return
        elif table is not None:
            await self._tell(table, table.seats[call.seat].visitor_hash)
        await self._change(calls.finished(call))

    async def _still_asked(self, call: Call) -> Table | None:
        try:
            table = await self.house.table(call.table_id)
        except Refusal:
            return None
        asked = call.seat in people_asked(table) and call.looks <= MOST_LOOKS
        return table if asked else None

    async def _tell(self, table: Table, visitor_hash: str) -> None:
        """Call all browsers of a person."""
        known = await subscriptions.of_visitor(self.house.store, visitor_hash)
        await asyncio.gather(*(self._send(table, one) for one in known))

    async def _send(self, table: Table, to: Subscription) -> None:
        fate = await self._attempt(table, to)
        measures.CALLS.labels(fate).inc()
        if fate == "gone":
            await subscriptions.drop(self.house.store, to.endpoint)
        elif fate != "sent":
            LOG.warning("a push service did not take a call", extra={"code": fate})

    async def _attempt(self, table: Table, to: Subscription) -> Fate:
        letter, topic = letter_of(table, to.language), topic_of(table)
        for pause in PAUSES:
            fate = await self.post.send(to, letter, topic)
            if fate != "later":
                return fate
            await asyncio.sleep(pause)
        return await self.post.send(to, letter, topic)


def letter_of(table: Table, language: str) -> bytes:
    """Write what a person is told: the box, that it is their turn, and where."""
    facts = {"title": table.match.game.title, "text": phrases(language)["your-turn"]}
    return json.encode(facts | {"link": f"/t/{table.id}"})


def topic_of(table: Table) -> str:
    """Name a table to a push service, which must not learn its link."""
    return as_text(sha256(f"topic/{table.id}".encode()).digest()[:24])


async def is_here(house: House, call: Call) -> bool:
    """Knock at a table: any open socket of the seat answers, whichever worker holds it."""
    knock = token_urlsafe(12)
    async with house.channels.start_subscription([f"knock-{knock}"]) as subscriber:
        house.publish(call.table_id, {"knock": knock, "seat": call.seat})
        try:
            async with asyncio.timeout(KNOCKING):
                async for _ in subscriber.iter_events():
                    return True
        except TimeoutError:
            return False
    return False
