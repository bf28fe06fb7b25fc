"""What nobody comes back to is removed by its age: tables, chat, jottings, rows without a table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from sqlalchemy import Column, ColumnElement, Connection, Table, and_, delete, func, not_, select

from ratking.server import outside
from ratking.server.ages import Ages
from ratking.server.jottings import HOUSE
from ratking.server.schema import (
    ANALYSES,
    CALLS,
    CHAT,
    GATHERINGS,
    JOTTINGS,
    RECORDS,
    RESULTS,
    SEATS,
    STEPS,
    TABLES,
    UPLOADS,
)
from ratking.server.store import Store
from ratking.server.table import OPEN, OVER, PLAYING

DAY: Final = 24 * 3600.0
AT_ONCE: Final = 20
"""So many rows are removed at a time: players do not wait for it."""

PARTS: Final = (SEATS, STEPS, CHAT, RESULTS, CALLS, RECORDS, UPLOADS)


class Swept(NamedTuple):
    """Rows of one kind that may go."""

    kind: str
    table: Table
    key: Column[str]
    goes: ColumnElement[bool]


def what_goes(ages: Ages, now: float) -> Iterator[Swept]:
    """List what may go; what is kept for ever is not looked for."""
    lesson = and_(
        TABLES.c.wishes.contains('"lesson":"'), not_(TABLES.c.wishes.contains('"lesson":""'))
    )
    brought = TABLES.c.id.in_(select(RECORDS.c.table_id))
    over = TABLES.c.status == OVER
    kinds = {
        "open": and_(TABLES.c.status == OPEN, not_(lesson)),
        "lessons": lesson,
        "playing": and_(TABLES.c.status == PLAYING, not_(lesson)),
        "over": and_(over, not_(brought), not_(lesson)),
        "uploads": and_(over, brought),
    }
    for kind, goes in kinds.items():
        days: int = getattr(ages, kind)
        if days:
            old = TABLES.c.changed < now - days * DAY
            yield Swept(kind, TABLES, TABLES.c.id, and_(goes, old))
    if ages.chat:
        yield Swept("chat", CHAT, CHAT.c.id, CHAT.c.at < now - ages.chat * DAY)
    if ages.analyses:
        yield Swept("analyses", ANALYSES, ANALYSES.c.key, ANALYSES.c.at < now - ages.analyses * DAY)
    if ages.jottings:
        here = select(JOTTINGS.c.visitor_hash).where(JOTTINGS.c.at >= now - ages.jottings * DAY)
        away = JOTTINGS.c.visitor_hash.not_in(here)
        goes = and_(JOTTINGS.c.visitor_hash != HOUSE, away)
        yield Swept("jottings", JOTTINGS, JOTTINGS.c.visitor_hash, goes)
    if ages.tournaments:
        old = GATHERINGS.c.changed < now - ages.tournaments * DAY
        goes = and_(GATHERINGS.c.kind == "tournament", old)
        yield Swept("tournaments", GATHERINGS, GATHERINGS.c.id, goes)
    for part in PARTS:
        lost = part.c.table_id.not_in(select(TABLES.c.id))
        yield Swept("orphans", part, part.c.table_id, lost)


async def tidy(store: Store, ages: Ages, *, dry_run: bool = False) -> dict[str, int]:
    """Remove what may go, and count it; a dry run only counts."""
    counts: dict[str, int] = {}
    for swept in what_goes(ages, outside.now()):
        number = await (_count(store, swept) if dry_run else _sweep(store, swept))
        counts[swept.kind] = counts.get(swept.kind, 0) + number
    return counts


async def _count(store: Store, swept: Swept) -> int:
    rows = await store.rows(
        select(func.count().label("number")).select_from(swept.table).where(swept.goes)
    )
    number: int = rows[0]["number"]
    return number


async def _sweep(store: Store, swept: Swept) -> int:
    """Remove rows a few at a time; what has changed meanwhile stays."""
    total = 0
    while True:
        number = await store.whole(store.transaction(_remove, swept))
        total += number
        if not number:
            return total


def _remove(connection: Connection, swept: Swept) -> int:
    some = select(swept.key).where(swept.goes).limit(AT_ONCE)
    keys = list(connection.execute(some).scalars())
    if not keys:
        return 0
    gone = delete(swept.table).where(swept.key.in_(keys), swept.goes)
    return connection.execute(gone).rowcount
