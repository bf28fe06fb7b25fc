"""What is asked of the database again and again, as statements that are made once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import BindParameter, Connection, Executable, RowMapping, bindparam, select

from ratking.server.rows import Row
from ratking.server.schema import RECORDS, SEATS, STEPS, TABLES

OF: Final[BindParameter[Any]] = bindparam("of")
"""The table that is asked about."""

A_TABLE: Final = select(TABLES).where(TABLES.c.id == OF)
ITS_SEATS: Final = select(SEATS).where(SEATS.c.table_id == OF).order_by(SEATS.c.seat)
ITS_MOMENT: Final = select(TABLES.c.number, TABLES.c.revision).where(TABLES.c.id == OF)
ITS_RECORD: Final = select(RECORDS.c.text).where(RECORDS.c.table_id == OF)
ITS_BEGINNING: Final = (
    select(RECORDS.c.text, TABLES.c.created).join(TABLES).where(RECORDS.c.table_id == OF)
)
ITS_STEPS: Final = (
    select(STEPS)
    .where(STEPS.c.table_id == OF, STEPS.c.number > bindparam("after"))
    .order_by(STEPS.c.number)
)
NOT_VOID: Final = ITS_STEPS.where(STEPS.c.void.is_(False))
A_REQUEST: Final = select(STEPS).where(
    STEPS.c.table_id == OF,
    STEPS.c.seat == bindparam("by_seat"),
    STEPS.c.request == bindparam("named"),
)


def rows_of(
    connection: Connection, asked: tuple[Executable, dict[str, object]]
) -> Sequence[RowMapping]:
    """Read what a query finds."""
    query, facts = asked
    return connection.execute(query, facts).mappings().all()


def table_and_seats(connection: Connection, table_id: str) -> tuple[Row, Sequence[Row]] | None:
    """Read a table with its seats, as both were in one moment."""
    row = connection.execute(A_TABLE, {"of": table_id}).mappings().first()
    if row is None:
        return None
    seats = connection.execute(ITS_SEATS, {"of": table_id}).mappings()
    return dict(row), [dict(seat) for seat in seats]
