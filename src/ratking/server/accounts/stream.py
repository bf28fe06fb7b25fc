"""The stream of a bot with an account: what is so at all its tables, and then what becomes so.

Nothing is queued for a bot that is away. A stream says what a bot was not told on it yet: whoever
opens a new one hears of every offer, game and open question again, and has lost nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final

from msgspec import json

from ratking.server import outside
from ratking.server.accounts import messages, seats
from ratking.server.accounts.accounts import Account, Accounts
from ratking.server.asked import acts_alone, people_asked
from ratking.server.house import House, bot_channel
from ratking.server.refusals import Refusal
from ratking.server.replies import View
from ratking.server.table import OPEN, OVER, PLAYING, Table
from ratking.server.views import table_info, view

News = dict[str, Any]

PULSE: Final = 10.0
"""So many seconds it may be still before the server says that it is there."""


@dataclass
class Known:
    """What a bot was told of a table on this stream."""

    offered: list[int] = field(default_factory=list)
    playing: bool = False
    over: bool = False
    asked: dict[int, int] = field(default_factory=dict)
    heard: dict[int, int] = field(default_factory=dict)
    replaced: set[int] = field(default_factory=set)


class Stream:
    """What one bot hears, until it hangs up, opens another stream or loses its account."""

    def __init__(self, house: House, account: Account, language: str, since: float | None) -> None:
        self.house = house
        self.accounts: Accounts = house.allowances.accounts
        self.account = account
        self.language = language
        self.since = since
        self.known: dict[str, Known] = {}
        self.token = outside.secret_word(9)
        self.is_replaced = False

    async def lines(self) -> AsyncIterator[bytes]:
        """Write every message as a line."""
        try:
            async for message in self._messages():
                yield json.encode(message) + b"\n"
        finally:
            if not self.is_replaced:
                with suppress(Exception):
                    await self.accounts.note(self.account, here=False)

    async def _messages(self) -> AsyncIterator[messages.Message]:
        channel = bot_channel(self.account.name)
        async with self.house.channels.start_subscription([channel]) as subscriber:
            self.house.channels.publish(json.encode({"stream": self.token}), channel)
            await self.accounts.note(self.account, here=True)
            yield messages.BotHello(outside.now(), self.account.name, self.account.limits)
            async for message in self._everything():
                yield message
            async for news in _or_still(subscriber.iter_events()):
                self.is_replaced = news.get("stream", self.token) != self.token
                if self.is_replaced or not await self._goes_on(news):
                    return
                async for message in self._told_by(news):
                    yield message

    async def _goes_on(self, news: News) -> bool:
        """Say that the bot is here; False if its key is not good any more."""
        return "still" not in news or await self.accounts.note(self.account, here=True)

    async def _told_by(self, news: News) -> AsyncIterator[messages.Message]:
        if "still" in news:
            yield messages.StillHere(outside.now())
        elif "lost" in news:
            async for message in self._everything():
                yield message
        elif "table" in news:
            async for message in self._at(news["table"]):
                yield message

    async def _everything(self) -> AsyncIterator[messages.Message]:
        """Tell of all tables; a seat is taken back that another bot answers for."""
        for table_id in await self.accounts.tables_of(self.account.name, self.since):
            self.known.setdefault(table_id, Known())
            table = await self._table(table_id)
            if table and table.status == PLAYING and seats.is_away(table, self.account):
                await self._come_back(table_id)
            async for message in self._at(table_id):
                yield message

    async def _come_back(self, table_id: str) -> None:
        with suppress(Refusal):
            await self.house.change(
                table_id, lambda table: seats.come_back(table, self.account), seats=True
            )

    async def _table(self, table_id: str) -> Table | None:
        with suppress(Refusal):
            return await self.house.table(table_id)
        return None

    async def _at(self, table_id: str) -> AsyncIterator[messages.Message]:
        """Tell what is new at a table; of games that were over before, nothing is new."""
        table = await self._table(table_id)
        if table_id not in self.known and (table is None or table.status == OVER):
            return
        known = self.known.setdefault(table_id, Known())
        for message in self._coming_and_going(table_id, table, known):
            yield message
        if table is None:
            return
        for seat in seats.held(table, self.account):
            async for message in self._turn(table, known, seat):
                yield message
        async for message in self._end(table, known):
            yield message

    def _coming_and_going(
        self, table_id: str, table: Table | None, known: Known
    ) -> Iterator[messages.Message]:
        """Tell of offers, of those that are withdrawn, and of beginnings."""
        now, status = outside.now(), "" if table is None else table.status
        mine = seats.held(table, self.account) if table else []
        offered = seats.offered(table, self.account) if table and status == OPEN else []
        if table is not None and offered and offered != known.offered:
            yield messages.Offer(now, table_info(table, mine, False, self.language), offered)
        if (known.offered or known.playing) and not offered and not mine:
            yield messages.Withdrawn(now, table_id)
            del self.known[table_id]
        known.offered = offered or (known.offered if mine else [])
        if table is not None and mine and status == PLAYING and not known.playing:
            known.playing = True
            yield messages.Begins(now, table_info(table, mine, False, self.language), mine)

    async def _turn(self, table: Table, known: Known, seat: int) -> AsyncIterator[messages.Message]:
        """Tell whose turn it is; what has only one answer, and all can tell, needs nobody."""
        version, is_away = table.match.version(seat), bool(table.seats[seat].stand_in)
        if is_away and table.status == PLAYING and seat not in known.replaced:
            yield messages.Replaced(outside.now(), table.id, seat)
        known.replaced = known.replaced | {seat} if is_away else known.replaced - {seat}
        due = seat in people_asked(table) and seat not in acts_alone(table)
        if due and known.asked.get(seat) != version:
            known.asked[seat] = version
            yield messages.Asked(outside.now(), await self._seen(table, known, seat))

    async def _end(self, table: Table, known: Known) -> AsyncIterator[messages.Message]:
        """Tell of the end, once, to each seat that the bot has."""
        if table.status == OVER and not known.over:
            known.over = True
            for seat in seats.held(table, self.account):
                yield messages.Over(outside.now(), await self._seen(table, known, seat))

    async def _seen(self, table: Table, known: Known, seat: int) -> View:
        """Show the table as a seat may know it, with what it was not told yet."""
        since = known.heard.get(seat, 0)
        known.heard[seat] = table.match.version(seat)
        return view(table, seat, await self.house.steps(table, since), since, self.language)


async def _or_still(events: Any) -> AsyncIterator[News]:
    """Pass on what is said, and say so when nothing is said for a while."""
    waiting = asyncio.ensure_future(anext(events))
    try:
        while True:
            done, _ = await asyncio.wait({waiting}, timeout=PULSE)
            if not done:
                yield {"still": True}
                continue
            yield json.decode(waiting.result())
            waiting = asyncio.ensure_future(anext(events))
    finally:
        waiting.cancel()
        with suppress(asyncio.CancelledError, StopAsyncIteration):
            await waiting
