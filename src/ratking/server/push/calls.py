"""Calls that are due: written with the move that leads to them, and taken by one worker each."""

from __future__ import annotations

import time
from typing import Final

from msgspec import Struct
from sqlalchemy import (
    ColumnElement,
    Connection,
    Delete,
    Select,
    Update,
    delete,
    exists,
    insert,
    literal,
    select,
    update,
)

from ratking.server.schema import CALLS, SUBSCRIPTIONS
from ratking.server.table import Table

FIELDS: Final = ("table_id", "seat", "due", "looks")


class Call(Struct, frozen=True):
    """Somebody who is to be called at a time, and how often that was tried."""

    table_id: str
    seat: int
    due: float
    looks: int

    @property
    def is_this(self) -> list[ColumnElement[bool]]:
        """Recognise this very call: a later one for the same seat is another."""
        return [
            CALLS.c.table_id == self.table_id,
            CALLS.c.seat == self.seat,
            CALLS.c.due == self.due,
        ]


def note(connection: Connection, table: Table, seats: list[int], due: float) -> None:
    """Write down whom to call, as far as they can be called at all."""
    for seat in seats:
        visitor = table.seats[seat].visitor_hash
        reachable = exists().where(SUBSCRIPTIONS.c.visitor_hash == visitor)
        facts = select(literal(table.id), literal(seat), literal(due), literal(0)).where(reachable)
        same = (CALLS.c.table_id == table.id, CALLS.c.seat == seat)
        connection.execute(delete(CALLS).where(*same))
        connection.execute(insert(CALLS).from_select(FIELDS, facts))


def due_now(most: int) -> Select[tuple[str, int, float, int]]:
    """Ask for the calls that are due."""
    columns = select(CALLS.c.table_id, CALLS.c.seat, CALLS.c.due, CALLS.c.looks)
    return columns.where(CALLS.c.due <= time.time()).order_by(CALLS.c.due).limit(most)


def taken(call: Call, until: float) -> tuple[Call, Update]:
    """Take a call: of several workers one changes it, and until the lease is over it has it."""
    mine = Call(call.table_id, call.seat, until, call.looks + 1)
    return mine, update(CALLS).where(*call.is_this).values(due=until, looks=mine.looks)


def put_off(call: Call, until: float) -> Update:
    """Look again later."""
    return update(CALLS).where(*call.is_this).values(due=until)


def finished(call: Call) -> Delete:
    """Be done with a call."""
    return delete(CALLS).where(*call.is_this)
