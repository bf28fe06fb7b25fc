"""Subscriptions: where the browsers of a visitor can be called."""

from __future__ import annotations

import time
from typing import Final

from msgspec import Struct
from sqlalchemy import delete, insert, select

from ratking.server.push.keys import as_bytes
from ratking.server.refusals import Refusal
from ratking.server.schema import SUBSCRIPTIONS
from ratking.server.security import hashed
from ratking.server.store import Store

MOST: Final = 8
"""How many browsers of one person are called; a ninth takes the place of the oldest."""


class Subscription(Struct, frozen=True):
    """A browser that can be called, in the language that it reads."""

    endpoint: str
    p256dh: str
    auth: str
    language: str


def must_fit(p256dh: str, auth: str) -> None:
    """Refuse keys that no browser makes."""
    try:
        point, secret = as_bytes(p256dh), as_bytes(auth)
        fine = len(point) == 65 and point[0] == 4 and len(secret) == 16
    except ValueError:
        fine = False
    if not fine:
        raise Refusal("malformed", "The keys of this subscription cannot be read.")


async def keep(store: Store, visitor_hash: str, one: Subscription) -> None:
    """Keep a subscription; the same browser is kept once, with whoever uses it now."""
    row = {"id": hashed(one.endpoint), "visitor_hash": visitor_hash, "at": time.time()}
    row |= {name: getattr(one, name) for name in one.__struct_fields__}
    mine = SUBSCRIPTIONS.c.visitor_hash == visitor_hash
    latest = select(SUBSCRIPTIONS.c.id).where(mine).order_by(SUBSCRIPTIONS.c.at.desc())
    async with store.engine.begin() as connection:
        await connection.execute(delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.id == row["id"]))
        await connection.execute(insert(SUBSCRIPTIONS).values(row))
        kept = (await connection.execute(latest.limit(MOST))).scalars().all()
        too_many = delete(SUBSCRIPTIONS).where(mine, SUBSCRIPTIONS.c.id.not_in(kept))
        await connection.execute(too_many)


async def drop(store: Store, endpoint: str) -> None:
    """Forget a browser."""
    async with store.engine.begin() as connection:
        gone = delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.id == hashed(endpoint))
        await connection.execute(gone)


async def of_visitor(store: Store, visitor_hash: str) -> list[Subscription]:
    """List where a visitor can be called."""
    query = select(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.visitor_hash == visitor_hash)
    rows = await store.rows(query.order_by(SUBSCRIPTIONS.c.at))
    return [Subscription(**{name: row[name] for name in FIELDS}) for row in rows]


FIELDS: Final = Subscription.__struct_fields__
