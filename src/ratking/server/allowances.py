"""Whether somebody may have one more table, bot, socket or line of chat.

Tables and bots are counted on disk, where a restart does not forget them; sockets and lines are
counted in memory, by each worker.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from typing import Final
from weakref import WeakValueDictionary

from sqlalchemy import ColumnElement, and_, case, func, or_, select

from ratking.agents import EVERYBODY
from ratking.agents.characters import CHARACTERS
from ratking.agents.levels import LEVELS
from ratking.server import outside
from ratking.server.accounts.accounts import Accounts
from ratking.server.guest import Guest
from ratking.server.own_bots import bot_names
from ratking.server.quotas import Quotas
from ratking.server.refusals import Refusal
from ratking.server.schema import BOTS, SEATS, TABLES
from ratking.server.store import Store
from ratking.server.table import ACCOUNT, BOT, OFFERED, OPEN, PLAYING, Table

DAY: Final = 24 * 3600.0
MINUTE: Final = 60.0
SEARCHING: Final = frozenset(
    [name for name, level in LEVELS.items() if level.iterations]
    + [name for name, who in CHARACTERS.items() if LEVELS[who.level].iterations]
)
KNOWN: Final = 20_000
"""So many people's lines are counted at a time; whoever was quiet longest is forgotten."""

ELSEWHERE: Final = "@"
"""Counts for any bot with an account: it costs no thinking here, and others want to play it too."""

ACCOUNTS_OF_AN_ADDRESS: Final = 8
"""So many bots may one address give accounts to, where everybody may."""

FULL: Final = "Your network has as much here as it may have; come again later."


class Allowances:
    """Counts what everybody has."""

    def __init__(self, quotas: Quotas, store: Store) -> None:
        self.quotas = quotas
        self.store = store
        self.accounts = Accounts(store)
        self.sockets: Counter[str] = Counter()
        self.lines = Lines()
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    # Tables and bots, on disk.

    async def set_up(self, table: Table, guest: Guest) -> None:
        """Write a new table down, if its host may have one more."""
        table.origin = guest.origin
        async with self.locks.setdefault(guest.origin, asyncio.Lock()):
            await self.must_have_room(
                guest, [seat.bot or seat.account for seat in table.seats], tables=1
            )
            await self.must_be_wanted(table, [seat.account for seat in table.seats])
            await self.store.create(table)

    async def must_be_wanted(self, table: Table, levels: Iterable[str]) -> None:
        """Refuse to ask bots that there are not, or that do not want to come."""
        for name in sorted({level for level in levels if level} - {*bot_names()}):
            await self.accounts.must_want(name, table)

    async def must_have_room(self, guest: Guest, levels: Iterable[str], tables: int = 0) -> None:
        """Refuse bots, or a table, that would be too many."""
        wanted = _wanted(levels) | {"tables": tables}
        if not any(number and getattr(self.quotas, name) for name, number in wanted.items()):
            return
        mine, here = await self._counted(guest)
        for name, number in wanted.items():
            if number:
                self.compare(name, mine[name] + number, here[name] + number)

    async def _counted(self, guest: Guest) -> tuple[Counter[str], Counter[str]]:
        """Count what a visitor has, and what all of the same address have."""
        is_mine, is_here = TABLES.c.host == guest.visitor.hash, TABLES.c.origin == guest.origin
        flags = (is_mine.label("mine"), is_here.label("here"))
        since = outside.now() - DAY
        going_on = and_(TABLES.c.status.in_((OPEN, PLAYING)), TABLES.c.changed > since)
        counted = and_(or_(is_mine, is_here), going_on)
        tables = select(*flags, func.count().label("number")).where(counted).group_by(*flags)
        level = _level().label("level")
        seats = select(*flags, level, func.count().label("number")).join_from(TABLES, SEATS)
        seats = seats.where(counted, _level() != "").group_by(*flags, level)
        mine: Counter[str] = Counter()
        here: Counter[str] = Counter()
        for row in [*await self.store.rows(tables), *await self.store.rows(seats)]:
            for name in _kinds(row.get("level", "")):
                mine[name] += row["number"] if row["mine"] else 0
                here[name] += row["number"] if row["here"] else 0
        return mine, here

    def compare(self, name: str, mine: int, here: int) -> None:
        """Refuse what would be too much for a visitor, or for all of an address."""
        most: int = getattr(self.quotas, name)
        if most and mine > most:
            raise _too_many(name, most)
        if most and self.quotas.address and here > most * self.quotas.address:
            raise Refusal("too_many", FULL)

    def waits(self, name: str, guest: Guest) -> dict[str, int]:
        """Say how many pieces of work may wait for a visitor, and for all of an address."""
        most: int = getattr(self.quotas, name)
        both = {guest.visitor.hash: most, guest.origin: most * self.quotas.address}
        return {f"{name}-{who}": number for who, number in both.items() if number}

    async def must_have_no_more_bots(self, guest: Guest) -> None:
        """Refuse one more account to an address that has enough of them."""
        query = select(func.count().label("number")).where(BOTS.c.origin == guest.origin)
        number = (await self.store.rows(query))[0]["number"]
        if number >= ACCOUNTS_OF_AN_ADDRESS:
            raise Refusal("too_many", FULL)

    def lock(self, name: str) -> asyncio.Lock:
        """Let one at a time do what is counted first."""
        return self.locks.setdefault(name, asyncio.Lock())

    # Sockets and lines, in memory.

    def compare_sockets(self, guest: Guest) -> None:
        """Refuse one more socket, or stream, than there may be."""
        both = (guest.visitor.hash, guest.origin)
        self.compare("sockets", *(self.sockets[who] + 1 for who in both))

    @asynccontextmanager
    async def socket(self, guest: Guest) -> AsyncIterator[None]:
        """Count a socket as long as it is open."""
        both = (guest.visitor.hash, guest.origin)
        self.compare_sockets(guest)
        self.sockets.update(both)
        try:
            yield
        finally:
            self.sockets.subtract(both)
            for who in both:
                if not self.sockets[who]:
                    del self.sockets[who]

    def speak(self, guest: Guest) -> None:
        """Count a line of chat."""
        most = self.quotas.chat
        if most and not self.lines.take(guest.visitor.hash, most):
            raise _too_many("chat", most)
        here = most * self.quotas.address
        if here and not self.lines.take(guest.origin, here):
            raise Refusal("too_many", FULL)


class Lines:
    """How many lines everybody may still say; they come back over a minute."""

    def __init__(self) -> None:
        self.left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, who: str, most: int) -> bool:
        """Say one more, if somebody may."""
        now = outside.steady()
        left, then = self.left.pop(who, (float(most), now))
        left = min(float(most), left + (now - then) * most / MINUTE)
        self.left[who] = (left - 1 if left >= 1 else left, now)
        if len(self.left) > KNOWN:
            self.left.popitem(last=False)
        return left >= 1


def _too_many(name: str, most: int) -> Refusal:
    """Say of what a visitor has enough."""
    said = {
        "tables": Refusal(
            "too_many", f"Too many of your tables are not over (at most {most}); finish some first."
        ),
        "bots": Refusal(
            "too_many",
            f"Too many bots sit at your tables (at most {most}); finish some games first.",
        ),
        "thinkers": Refusal(
            "too_many",
            f"Too many bots that think long sit at your tables (at most {most}); take weaker ones.",
        ),
        "accounts": Refusal(
            "too_many",
            f"Too many bots from elsewhere sit at your tables (at most {most}); finish some games.",
        ),
        "uploads": Refusal(
            "too_many", f"You have brought many records today (at most {most}); come back tomorrow."
        ),
        "gatherings": Refusal(
            "too_many",
            f"You have set up many tournaments and clubs (at most {most}); end some of them first.",
        ),
        "sockets": Refusal(
            "too_many", "You look at too many tables at a time; close some of them."
        ),
        "chat": Refusal("too_many", "You say too much at a time; wait a moment."),
    }
    return said[name]


def is_slow(level: str) -> bool:
    """Say whether a bot thinks long; of those that are not ours nobody knows."""
    return level in SEARCHING or level not in EVERYBODY


def _wanted(levels: Iterable[str]) -> dict[str, int]:
    named = [level for level in levels if level]
    bots = [level for level in named if level in bot_names()]
    thinkers = sum(map(is_slow, bots))
    return {"bots": len(bots), "thinkers": thinkers, "accounts": len(named) - len(bots)}


def _level() -> ColumnElement[str]:
    elsewhere = SEATS.c.kind.in_((OFFERED, ACCOUNT))
    return case(
        (elsewhere, ELSEWHERE), (SEATS.c.kind == BOT, SEATS.c.level), else_=SEATS.c.stand_in
    )


def _kinds(level: str) -> Sequence[str]:
    """Name what a row counts for: a table, or a bot of a level."""
    if level in ("", ELSEWHERE):
        return ("accounts",) if level else ("tables",)
    return ("bots", "thinkers") if is_slow(level) else ("bots",)
