"""What a batch of changes does to the database: few statements, however many tables change.

All of it is ordinary code for one connection and one transaction. With SQLite it runs as a whole in
the thread that writes; with PostgreSQL the driver of the event loop carries it.
"""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from ratking.server import ladder, ratings
from ratking.server.change import Change
from ratking.server.jotting_rows import rewrite
from ratking.server.push import calls
from ratking.server.rows import base_row, new_table_row, seat_rows, step_row, table_row
from ratking.server.schema import SEATS, STEPS, TABLES
from ratking.server.table import Table

MOVE: Final = update(TABLES).where(
    TABLES.c.id == bindparam("of"),
    TABLES.c.number == bindparam("from_number"),
    TABLES.c.revision == bindparam("from_revision"),
)
"""Changes a table if it is still the one that the change grew from."""

REST: Final = update(TABLES).where(TABLES.c.id == bindparam("of"))
VOID: Final = (
    update(STEPS)
    .where(STEPS.c.table_id == bindparam("of"), STEPS.c.number == bindparam("taken"))
    .values(void=True)
)
REQUESTS: Final = select(STEPS.c.table_id, STEPS.c.seat, STEPS.c.request).where(
    STEPS.c.table_id.in_(bindparam("ids", expanding=True)),
    STEPS.c.request.in_(bindparam("names", expanding=True)),
)
MOMENTS: Final = select(TABLES.c.id, TABLES.c.number, TABLES.c.revision, TABLES.c.changed).where(
    TABLES.c.id.in_(bindparam("ids", expanding=True))
)


def create(connection: Connection, table: Table) -> None:
    """Write a new table."""
    connection.execute(insert(TABLES), new_table_row(table))
    connection.execute(insert(SEATS), seat_rows(table))


def remove(connection: Connection, table_id: str) -> bool:
    """Forget a table and all that belongs to it."""
    return connection.execute(delete(TABLES).where(TABLES.c.id == table_id)).rowcount == 1


def write_together(connection: Connection, changes: list[Change]) -> list[bool]:
    """Write changes of different tables; False for one whose table has moved on since.

    Two workers that lock the same rows lock them in the same order: tables by id, then ratings.
    """
    connection.execute(MOVE, [_moved(change) for change in changes])
    written = _written(connection, changes)
    fine = [change for change, is_so in zip(changes, written, strict=True) if is_so]
    _write_tables(connection, fine)
    ratings.lock(connection, [result for change in fine for result in change.results])
    for change in fine:
        if change.results:
            ratings.note(connection, change.results)
            ladder.note(connection, change.results)
        if change.stars:
            rewrite(connection, ([change.stars.key], change.stars.over))
    return written


def write_alone(connection: Connection, change: Change) -> bool:
    """Write one change, which may be on disk though the database was gone before it said so."""
    return _written(connection, [change])[0] or write_together(connection, [change])[0]


def are_repeated(connection: Connection, changes: list[Change]) -> list[bool]:
    """Say which changes bring a request that was answered before."""
    asked = {
        (change.table.id, step.seat, step.request): change
        for change in changes
        for step in change.steps
        if step.request is not None
    }
    names = [name for _, _, name in asked]
    ids = [change.table.id for change in changes]
    rows = connection.execute(REQUESTS, {"ids": ids, "names": names})
    repeated = [asked.get((row[0], row[1], row[2])) for row in rows]
    return [any(change is one for one in repeated) for change in changes]


def _moved(change: Change) -> dict[str, Any]:
    number, revision = change.grew_from
    moment = {"of": change.table.id, "from_number": number, "from_revision": revision}
    return table_row(change.table) | moment


def _written(connection: Connection, changes: list[Change]) -> list[bool]:
    """Say which changes are on disk: the latest moment of their tables is theirs."""
    rows = connection.execute(MOMENTS, {"ids": [change.table.id for change in changes]})
    moments = {row[0]: tuple(row[1:]) for row in rows}
    tables = [change.table for change in changes]
    return [moments.get(table.id) == (*table.key, table.changed) for table in tables]


def _write_tables(connection: Connection, changes: list[Change]) -> None:
    _many(connection, REST, [base_row(change.table) for change in changes if change.base])
    steps = [step_row(change.table.id, step) for change in changes for step in change.steps]
    _many(connection, insert(STEPS), steps)
    taken = [
        {"of": change.table.id, "taken": taken.number}
        for change in changes
        for step in change.steps
        for taken in step.back
    ]
    _many(connection, VOID, taken)
    for change in changes:
        if change.seats:
            connection.execute(delete(SEATS).where(SEATS.c.table_id == change.table.id))
            connection.execute(insert(SEATS), seat_rows(change.table))
        if change.asked:
            calls.note(connection, change.table, change.asked, change.call_at)


def _many(connection: Connection, statement: Any, rows: list[dict[str, Any]]) -> None:
    if rows:
        connection.execute(statement, rows)
