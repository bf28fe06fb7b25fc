"""Records that people bring: each is kept once, as it is, whoever brings it how often."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, case, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from ratking.server import outside, uploads
from ratking.server.guest import Guest
from ratking.server.house import House
from ratking.server.rows import Row, new_table_row, seat_rows
from ratking.server.schema import RECORDS, SEATS, TABLES, UPLOADS
from ratking.server.table import Table

DAY = 24 * 3600.0


async def must_have_room(house: House, guest: Guest) -> None:
    """Refuse one more record from whoever has brought enough today."""
    is_mine, is_here = (
        UPLOADS.c.visitor_hash == guest.visitor.hash,
        UPLOADS.c.origin == guest.origin,
    )
    counts = [func.coalesce(func.sum(case((one, 1), else_=0)), 0) for one in (is_mine, is_here)]
    today = UPLOADS.c.at > outside.now() - DAY
    query = select(counts[0].label("mine"), counts[1].label("here"))
    rows = await house.store.rows(query.where(or_(is_mine, is_here), today))
    house.allowances.compare("uploads", rows[0]["mine"] + 1, rows[0]["here"] + 1)


async def bring(house: House, guest: Guest, text: str, public: bool) -> Table:
    """Keep a record that was checked; one that is here already is found again."""
    key = uploads.key_of(text)
    known = await _known(house, key)
    if not known:
        table, _ = uploads.table_of(text, guest.visitor.hash, public)
        table.origin = guest.origin
        try:
            await house.store.whole(house.store.transaction(_keep, (table, key, text)))
        except IntegrityError:
            """Somebody else has just brought the same."""
        known = await _known(house, key)
    table_id: str = known[0]["table_id"]
    await house.store.whole(house.store.transaction(_note, (table_id, guest, public)))
    house.forget(table_id)
    return await house.table(table_id)


async def _known(house: House, key: str) -> Sequence[Any]:
    return await house.store.rows(select(RECORDS.c.table_id).where(RECORDS.c.key == key))


def _keep(connection: Connection, brought: tuple[Table, str, str]) -> None:
    """Write a record without what follows from it: positions and events are played anew."""
    table, key, text = brought
    row = new_table_row(table) | {"state": "", "base": "", "marks": "[]"}
    connection.execute(insert(TABLES).values(row))
    connection.execute(insert(SEATS), seat_rows(table))
    connection.execute(insert(RECORDS).values(table_id=table.id, key=key, text=text))


def _note(connection: Connection, brought: tuple[str, Guest, bool]) -> None:
    """Note who has brought a record; once shared, it is shared."""
    table_id, guest, public = brought
    mine = (UPLOADS.c.table_id == table_id, UPLOADS.c.visitor_hash == guest.visitor.hash)
    if not connection.execute(select(UPLOADS.c.at).where(*mine)).first():
        row: Row = {"table_id": table_id, "visitor_hash": guest.visitor.hash}
        row |= {"origin": guest.origin, "at": outside.now()}
        connection.execute(insert(UPLOADS).values(row))
    if public:
        connection.execute(update(TABLES).where(TABLES.c.id == table_id).values(public=True))
