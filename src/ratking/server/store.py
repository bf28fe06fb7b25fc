"""The tables on disk: whatever was acknowledged is written first, state and steps together."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any, TypeVar

from sqlalchemy import (
    Connection,
    Engine,
    Executable,
    RowMapping,
    create_engine,
    event,
)
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ratking.server import outside
from ratking.server.alone import only_server
from ratking.server.change import Change
from ratking.server.logs import LOG
from ratking.server.match import Step
from ratking.server.migrate import upgrade
from ratking.server.reading import (
    A_REQUEST,
    ITS_BEGINNING,
    ITS_MOMENT,
    ITS_RECORD,
    ITS_STEPS,
    NOT_VOID,
    rows_of,
    table_and_seats,
)
from ratking.server.refusals import Refusal
from ratking.server.retelling import Retelling
from ratking.server.rows import read_step, read_table
from ratking.server.settings import Settings
from ratking.server.table import Table
from ratking.server.writing import are_repeated, create, remove, write_alone, write_together

Found = TypeVar("Found")
Given = TypeVar("Given")
MOST_AT_ONCE = 64
"""How many changes share one transaction, and so one wait for the disk."""

TRIES = 12
"""How often a change is tried again that another worker was in the way of."""

READERS = 4
"""So many threads read a file of tables; none of them waits for the one that writes."""


@dataclass(frozen=True)
class Ways:
    """The ways to the database: one for the loop and, to a file, one for threads."""

    reading: AsyncEngine
    writing: Engine | None


Waiting = tuple[Change, asyncio.Future[bool]]
"""A change, and whoever waits until it is on disk."""


class Store:
    """Reads tables, and writes changes many at a time."""

    def __init__(self, settings: Settings, ways: Ways | None = None) -> None:
        self.settings = settings
        ways = ways or ways_to(settings)
        self.engine, self.pen = ways.reading, ways.writing
        self.waiting: deque[Waiting] = deque()
        self.asked = asyncio.Event()
        self.writer: asyncio.Task[None] | None = None
        self.busy: set[asyncio.Task[Any]] = set()
        self.lock: IO[Any] | None = None
        self.retelling = Retelling()
        self.thread = None if self.pen is None else ThreadPoolExecutor(1, "writer")
        self.readers = None if self.pen is None else ThreadPoolExecutor(READERS, "reader")
        self.glass = None if self.pen is None else self.pen.execution_options(reads=True)

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
        for threads in (self.thread, self.readers):
            if threads is not None:
                threads.shutdown()
        if self.pen is not None:
            self.pen.dispose()
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

    async def rows(self, query: Executable, **facts: object) -> Sequence[RowMapping]:
        """Read rows."""
        return await self.look(rows_of, (query, facts))

    async def look(self, work: Callable[[Connection, Given], Found], given: Given) -> Found:
        """Do work that only reads, on one connection; with SQLite a thread does it at one go."""
        if self.readers is not None:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self.readers, self._look, work, given)
        return await self.whole(self._look_over_there(work, given))

    def _look(self, work: Callable[[Connection, Given], Found], given: Given) -> Found:
        assert self.glass is not None
        with self.glass.connect() as connection:
            return work(connection, given)

    async def _look_over_there(
        self, work: Callable[[Connection, Given], Found], given: Given
    ) -> Found:
        async with self.engine.connect() as connection:
            return await connection.run_sync(work, given)

    async def load(self, table_id: str) -> Table | None:
        """Read a table with its seats."""
        found = await self.look(table_and_seats, table_id)
        if found is None:
            return None
        row, seats = found
        match = None if row["state"] else await self.retelling.match(row, await self._text(row))
        return read_table(row, seats, match)

    async def _text(self, row: dict[str, Any]) -> str:
        """Read the record that a table is kept as."""
        text: str = (await self.rows(ITS_RECORD, of=row["id"]))[0]["text"]
        return text

    async def key(self, table_id: str) -> tuple[int, int] | None:
        """Say which moment of a table is on disk."""
        rows = await self.rows(ITS_MOMENT, of=table_id)
        return (rows[0]["number"], rows[0]["revision"]) if rows else None

    async def steps(self, table_id: str, after: int = 0, *, void: bool = True) -> list[Step]:
        """List the steps after a number; without the void ones they are the record."""
        rows = await self.rows(ITS_STEPS if void else NOT_VOID, of=table_id, after=after)
        if rows:
            return [read_step(dict(row)) for row in rows]
        return [step for step in await self._retold(table_id) if step.number > after]

    async def _retold(self, table_id: str) -> list[Step]:
        """List the steps of a game that is kept as a record."""
        found = [
            (row["text"], row["created"]) for row in await self.rows(ITS_BEGINNING, of=table_id)
        ]
        return await self.retelling.steps(table_id, *found[0]) if found else []

    async def requested(self, table_id: str, seat: int, request: str) -> Step | None:
        """Find the step that a request has led to."""
        rows = await self.rows(A_REQUEST, of=table_id, by_seat=seat, named=request)
        return read_step(dict(rows[0])) if rows else None

    # Writing.

    async def transaction(self, work: Callable[[Connection, Given], Found], given: Given) -> Found:
        """Do work on one connection, all or nothing; with SQLite one thread does it at one go."""
        if self.thread is not None:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self.thread, self._at_one_go, work, given)
        async with self.engine.begin() as connection:
            return await connection.run_sync(work, given)

    def _at_one_go(self, work: Callable[[Connection, Given], Found], given: Given) -> Found:
        assert self.pen is not None
        with self.pen.begin() as connection:
            return work(connection, given)

    async def create(self, table: Table) -> None:
        """Write a new table."""
        await self.whole(self.transaction(create, table))

    async def remove(self, table_id: str) -> bool:
        """Forget a table and all that belongs to it."""
        return await self.whole(self.transaction(remove, table_id))

    async def save(self, change: Change) -> bool:
        """Write a change; False if the table has moved on since."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.waiting.append((change, done))
        self.asked.set()
        return await done

    async def _write(self) -> None:
        while True:
            await self.asked.wait()
            batch = self._batch()
            if batch:
                await self.whole(self._write_all(batch))

    def _batch(self) -> list[Waiting]:
        """Take what waits, in the order in which every worker locks; of each table one change."""
        batch: dict[str, Waiting] = {}
        while self.waiting and len(batch) < MOST_AT_ONCE:
            table_id = self.waiting[0][0].table.id
            if table_id in batch:
                break
            batch[table_id] = self.waiting.popleft()
        if not self.waiting:
            self.asked.clear()
        return [batch[table_id] for table_id in sorted(batch)]

    async def _write_all(self, batch: list[Waiting]) -> None:
        """Write a batch; if it fails, each change alone, so that none fails with a neighbour."""
        try:
            written = await self.transaction(write_together, [change for change, _ in batch])
        except Exception as error:
            await self._write_apart(batch, error)
            return
        for (_, done), is_written in zip(batch, written, strict=True):
            if not done.done():
                done.set_result(is_written)

    async def _write_apart(self, batch: list[Waiting], error: Exception) -> None:
        """Sort out what was asked before; if that was not it, write each change alone."""
        rest = await self._new_ones(batch) if isinstance(error, IntegrityError) else batch
        if rest and len(rest) < len(batch):
            await self._write_all(rest)
            return
        if len(rest) > 1:
            LOG.info("changes are written one by one", extra={"code": type(error).__name__})
        for change, done in rest:
            await self._write_alone(change, done)

    async def _new_ones(self, batch: list[Waiting]) -> list[Waiting]:
        """Leave out whatever repeats an old request; its neighbours share a transaction again."""
        try:
            repeated = await self.transaction(are_repeated, [change for change, _ in batch])
        except Exception:
            return batch
        for (_, done), is_so in zip(batch, repeated, strict=True):
            if is_so:
                done.set_exception(_busy())
        return [pair for pair, is_so in zip(batch, repeated, strict=True) if not is_so]

    async def _write_alone(self, change: Change, done: asyncio.Future[bool]) -> None:
        """Write one change; what only another worker was in the way of is tried again."""
        for tried in range(TRIES):
            try:
                done.set_result(await self.transaction(write_alone, change))
                return
            except IntegrityError:
                done.set_exception(_busy())
                return
            except Exception as error:
                if not _in_the_way(error) or tried == TRIES - 1:
                    done.set_exception(error)
                    return
            await asyncio.sleep(outside.chance() * min(0.01 * 2**tried, 0.2))


def _busy() -> Refusal:
    return Refusal("stale", "The table is very busy; please look again.")


def _in_the_way(error: Exception) -> bool:
    """Recognise a deadlock or a serialization failure: nothing is wrong with the change."""
    code = getattr(getattr(error, "orig", None), "sqlstate", None)
    return isinstance(error, DBAPIError) and code in ("40001", "40P01")


def ways_to(
    settings: Settings,
    connect: Callable[..., Awaitable[Any]] | None = None,
    connect_at_once: Callable[[], Any] | None = None,
) -> Ways:
    """Find the ways to the database; to a file there may be other connections than usual."""
    if not settings.on_sqlite:
        engine = create_async_engine(
            settings.database_url, pool_size=8, max_overflow=8, hide_parameters=True
        )
        return Ways(engine, None)
    url = make_url(settings.database_url)
    if url.database:
        Path(url.database).parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        Path(url.database).touch(mode=0o600)
        Path(url.database).chmod(0o600)
    engine = create_async_engine(
        url,
        connect_args={"timeout": 30},
        hide_parameters=True,
        **({} if connect is None else {"async_creator": connect}),
    )
    event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    event.listen(engine.sync_engine, "begin", _begin)
    return Ways(engine, _pen(url, connect_at_once) if url.database else None)


def _pen(url: URL, connect: Callable[[], Any] | None) -> Engine:
    """Open a file of tables for threads: each hop from one to another costs time."""
    pen = create_engine(
        url.set(drivername="sqlite"),
        connect_args={"timeout": 30},
        hide_parameters=True,
        **({} if connect is None else {"creator": connect}),
    )
    event.listen(pen, "connect", _prepare_sqlite)
    event.listen(pen, "begin", _begin_in_a_thread)
    return pen


def _prepare_sqlite(connection: Any, _: object) -> None:
    """Write ahead, wait for the disk, and let SQLAlchemy say when a transaction begins."""
    connection.isolation_level = None
    for line in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=30000"):
        connection.execute(f"PRAGMA {line}")


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def _begin_in_a_thread(connection: Connection) -> None:
    reads = connection.get_execution_options().get("reads")
    connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")
