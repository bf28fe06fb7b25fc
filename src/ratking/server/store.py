"""The tables on disk: whatever was acknowledged is written first, state and steps together."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any, TypeVar

from sqlalchemy import Executable, RowMapping, delete, event, insert, select, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ratking.server import outside, ratings
from ratking.server.alone import only_server
from ratking.server.logs import LOG
from ratking.server.match import Step
from ratking.server.migrate import upgrade
from ratking.server.push import calls
from ratking.server.rows import new_table_row, read_step, read_table, seat_rows, step_row, table_row
from ratking.server.schema import SEATS, STEPS, TABLES
from ratking.server.settings import Settings
from ratking.server.table import Table

Found = TypeVar("Found")
MOST_AT_ONCE = 64
"""How many changes share one transaction, and so one wait for the disk."""

TRIES = 12
"""How often a change is tried again that another worker was in the way of."""


@dataclass
class Change:
    """A new moment of a table, and the moment that it grew from."""

    table: Table
    grew_from: tuple[int, int]
    steps: list[Step] = field(default_factory=list)
    seats: bool = False
    base: bool = True
    results: list[ratings.Result] = field(default_factory=list)
    asked: list[int] = field(default_factory=list)
    call_at: float = 0.0


Connect = Callable[..., Awaitable[Any]]
"""Opens a connection to the database as its asynchronous driver does; else the driver itself."""

Waiting = tuple[Change, asyncio.Future[bool]]
"""A change, and whoever waits until it is on disk."""


class Store:
    """Reads tables, and writes changes many at a time."""

    def __init__(self, settings: Settings, connect: Connect | None = None) -> None:
        self.settings = settings
        self.engine: AsyncEngine = _engine(settings, connect)
        self.waiting: asyncio.Queue[Waiting] = asyncio.Queue()
        self.writer: asyncio.Task[None] | None = None
        self.busy: set[asyncio.Task[Any]] = set()
        self.lock: IO[Any] | None = None

    async def open(self) -> None:
        """Bring the database up to date and begin to write."""
        self.lock = only_server(self.settings)
        async with self.engine.begin() as connection:
            await connection.run_sync(upgrade)
        self.writer = asyncio.create_task(self._write())

    async def close(self) -> None:
        """Stop writing, when what was begun is done."""
        while self.busy:
            await asyncio.gather(*self.busy, return_exceptions=True)
        if self.writer is not None:
            self.writer.cancel()
        await self.engine.dispose()
        if self.lock is not None:
            self.lock.close()

    async def whole(self, work: Coroutine[Any, Any, Found]) -> Found:
        """Do work on the database to its end, also when whoever wants it is stopped.

        A connection that is left in the middle of a query may never close.
        """
        task = asyncio.create_task(work)
        self.busy.add(task)
        task.add_done_callback(self.busy.discard)
        return await asyncio.shield(task)

    # Reading.

    async def rows(self, query: Executable) -> Sequence[RowMapping]:
        """Read rows."""
        return await self.whole(self._rows(query))

    async def _rows(self, query: Executable) -> Sequence[RowMapping]:
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).mappings().all()

    async def load(self, table_id: str) -> Table | None:
        """Read a table with its seats."""
        return await self.whole(self._load(table_id))

    async def _load(self, table_id: str) -> Table | None:
        async with self.engine.connect() as connection:
            found = await connection.execute(select(TABLES).where(TABLES.c.id == table_id))
            row = found.mappings().first()
            if row is None:
                return None
            query = select(SEATS).where(SEATS.c.table_id == table_id).order_by(SEATS.c.seat)
            seats = (await connection.execute(query)).mappings().all()
        return read_table(dict(row), [dict(seat) for seat in seats])

    async def key(self, table_id: str) -> tuple[int, int] | None:
        """Say which moment of a table is on disk."""
        query = select(TABLES.c.number, TABLES.c.revision).where(TABLES.c.id == table_id)
        rows = await self.rows(query)
        return (rows[0]["number"], rows[0]["revision"]) if rows else None

    async def steps(self, table_id: str, after: int = 0, *, void: bool = True) -> list[Step]:
        """List the steps after a number; without the void ones they are the record."""
        query = select(STEPS).where(STEPS.c.table_id == table_id, STEPS.c.number > after)
        if not void:
            query = query.where(STEPS.c.void.is_(False))
        return [read_step(dict(row)) for row in await self.rows(query.order_by(STEPS.c.number))]

    async def requested(self, table_id: str, seat: int, request: str) -> Step | None:
        """Find the step that a request has led to."""
        query = select(STEPS).where(
            STEPS.c.table_id == table_id, STEPS.c.seat == seat, STEPS.c.request == request
        )
        rows = await self.rows(query)
        return read_step(dict(rows[0])) if rows else None

    # Writing.

    async def create(self, table: Table, steps: Sequence[Step] = ()) -> None:
        """Write a new table, with what has happened there if it comes from a record."""
        await self.whole(self._create(table, steps))

    async def _create(self, table: Table, steps: Sequence[Step]) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(insert(TABLES).values(new_table_row(table)))
            await connection.execute(insert(SEATS), seat_rows(table))
            if steps:
                rows = [step_row(table.id, step) for step in steps]
                await connection.execute(insert(STEPS), rows)

    async def remove(self, table_id: str) -> bool:
        """Forget a table and all that belongs to it."""
        return await self.whole(self._remove(table_id))

    async def _remove(self, table_id: str) -> bool:
        async with self.engine.begin() as connection:
            done = await connection.execute(delete(TABLES).where(TABLES.c.id == table_id))
        return done.rowcount == 1

    async def save(self, change: Change) -> bool:
        """Write a change; False if the table has moved on since."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.waiting.put_nowait((change, done))
        return await done

    async def _write(self) -> None:
        while True:
            batch = [await self.waiting.get()]
            while len(batch) < MOST_AT_ONCE and not self.waiting.empty():
                batch.append(self.waiting.get_nowait())
            await self.whole(self._write_all(batch))

    async def _write_all(self, batch: list[Waiting]) -> None:
        """Write a batch; if it fails, each change alone, so that none fails with a neighbour."""
        batch.sort(key=lambda pair: pair[0].table.id)
        try:
            await self._write_together(batch)
        except Exception as error:
            if len(batch) > 1:
                LOG.info("changes are written one by one", extra={"code": type(error).__name__})
            for change, done in batch:
                await self._write_alone(change, done)

    async def _write_together(self, batch: list[Waiting]) -> None:
        """Two workers that lock the same rows lock them in the same order: tables, then ratings."""
        async with self.engine.begin() as connection:
            written = [await _apply(connection, change) for change, _ in batch]
            fine = [change for (change, _), fine in zip(batch, written, strict=True) if fine]
            await ratings.lock(connection, [result for one in fine for result in one.results])
            for change in fine:
                await _rate(connection, change)
        for (_, done), is_written in zip(batch, written, strict=True):
            if not done.done():
                done.set_result(is_written)

    async def _write_alone(self, change: Change, done: asyncio.Future[bool]) -> None:
        """Write one change; what only another worker was in the way of is tried again."""
        for tried in range(TRIES):
            try:
                await self._write_together([(change, done)])
                return
            except IntegrityError:
                done.set_result(False)
                return
            except Exception as error:
                if not _in_the_way(error) or tried == TRIES - 1:
                    done.set_exception(error)
                    return
            await asyncio.sleep(outside.chance() * min(0.01 * 2**tried, 0.2))


def _in_the_way(error: Exception) -> bool:
    """Recognise a deadlock or a serialization failure: nothing is wrong with the change."""
    code = getattr(getattr(error, "orig", None), "sqlstate", None)
    return isinstance(error, DBAPIError) and code in ("40001", "40P01")


async def _apply(connection: AsyncConnection, change: Change) -> bool:
    table, (number, revision) = change.table, change.grew_from
    moment = (TABLES.c.id == table.id, TABLES.c.number == number, TABLES.c.revision == revision)
    row = table_row(table, with_base=change.base)
    done = await connection.execute(update(TABLES).where(*moment).values(row))
    if done.rowcount != 1:
        return await _is_written(connection, change)
    if change.steps:
        rows = [step_row(table.id, step) for step in change.steps]
        await connection.execute(insert(STEPS), rows)
    taken = [taken.number for step in change.steps for taken in step.back]
    if taken:
        void = update(STEPS).where(STEPS.c.table_id == table.id, STEPS.c.number.in_(taken))
        await connection.execute(void.values(void=True))
    if change.seats:
        await connection.execute(delete(SEATS).where(SEATS.c.table_id == table.id))
        await connection.execute(insert(SEATS), seat_rows(table))
    if change.asked:
        await calls.note(connection, table, change.asked, change.call_at)
    return True


async def _is_written(connection: AsyncConnection, change: Change) -> bool:
    """Recognise a change that is on disk, though the database was gone before it said so."""
    query = select(TABLES.c.number, TABLES.c.revision, TABLES.c.changed)
    row = (await connection.execute(query.where(TABLES.c.id == change.table.id))).first()
    change.results = []
    return row is not None and tuple(row) == (*change.table.key, change.table.changed)


async def _rate(connection: AsyncConnection, change: Change) -> None:
    if change.results:
        await ratings.note(connection, change.results)


def _engine(settings: Settings, connect: Connect | None) -> AsyncEngine:
    if not settings.on_sqlite:
        return create_async_engine(
            settings.database_url, pool_size=8, max_overflow=8, hide_parameters=True
        )
    path = make_url(settings.database_url).database
    if path:
        Path(path).parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        Path(path).touch(mode=0o600)
        Path(path).chmod(0o600)
    engine = create_async_engine(
        settings.database_url,
        connect_args={"timeout": 30},
        hide_parameters=True,
        **({} if connect is None else {"async_creator": connect}),
    )
    event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    event.listen(engine.sync_engine, "begin", _begin_at_once)
    return engine


def _prepare_sqlite(connection: Any, _: object) -> None:
    """Write ahead, wait for the disk, and let SQLAlchemy say when a transaction begins."""
    connection.isolation_level = None
    for line in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=30000"):
        connection.execute(f"PRAGMA {line}")


def _begin_at_once(connection: Any) -> None:
    connection.exec_driver_sql("BEGIN")
