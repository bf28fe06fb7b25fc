"""A disk that takes its time, fails, and takes its process down, each where the seed says so.

Below it is SQLite itself, with a file in memory: what a transaction is, what waits for whom and
what is left after a crash is decided by the real thing. A crash in the middle of a write is a
process that ends before the write or right after it; SQLite answers for the moment between.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from random import Random
from typing import Any, Final
from weakref import WeakSet

from tests.simulation.loop import OWNER, Life, SeededLoop
from tests.simulation.trace import Trace

AGAIN: Final = 0.005
PATIENCE: Final = 30.0
"""How long a connection waits for another one that writes, as the server asks for it."""

WRITES: Final = ("INSERT", "UPDATE", "DELETE", "COMMIT")
Job = tuple[asyncio.Future[Any], str, Callable[[], Any], float]


class Disk:
    """One database file, and whoever has it open."""

    def __init__(self, path: str, loop: SeededLoop, luck: Random, trace: Trace) -> None:
        self.path, self.loop, self.luck, self.trace = path, loop, luck, trace
        self.slowness = 0.002
        self.writes = 0
        self.has_failed = False
        self.plan: dict[int, str] = {}
        self.crash: Callable[[Life], None] = lambda _: None
        self.cut: Callable[[], None] = lambda: None
        self.opened: list[Connection] = []
        self.pens: list[Pen] = []

    async def open(self, life: Life) -> Connection:
        """Open the file to read it."""
        connection = Connection(self, life)
        self.opened.append(connection)
        return connection

    def open_to_write(self, life: Life) -> Pen:
        """Open the file for the thread that writes."""
        pen = sqlite3.connect(self.path, timeout=0.0, check_same_thread=False, factory=Pen)
        pen.disk, pen.life, pen.cursors = self, life, WeakSet()
        self.pens.append(pen)
        return pen

    def thread(self, work: Callable[[], Any]) -> asyncio.Future[Any]:
        """Do at one go what the server gives to another thread, when the disk comes to it."""
        future, life = self.loop.create_future(), OWNER.get()
        context = life.context if life else None
        until = self.loop.clock + PATIENCE

        def answer(found: Any, error: BaseException | None) -> None:
            if not future.done():
                if error is not None:
                    future.set_exception(error)
                else:
                    future.set_result(found)

        def attempt() -> None:
            found, failed = None, None
            try:
                found = work()
            except Died:
                return
            except Exception as error:
                if _must_wait(error) and self.loop.clock < until:
                    self.loop.call_later(AGAIN, attempt, context=context)
                    return
                failed = error
            delay = self.luck.random() * self.slowness
            self.loop.call_later(delay, answer, found, failed, context=context)

        self.loop.call_later(self.luck.random() * self.slowness, attempt, context=context)
        return future

    def lose(self, life: Life) -> None:
        """Whatever a process had not committed when it died is gone."""
        for connection in self.opened:
            if connection.life is life:
                connection.shut()
        for pen in self.pens:
            if pen.life is life:
                pen.shut()
        self.opened = [one for one in self.opened if one.life is not life]
        self.pens = [one for one in self.pens if one.life is not life]

    def fate(self, what: str) -> str:
        """Find what happens to a write; each of them may fail, or be the last of its process."""
        if not what.startswith(WRITES):
            return ""
        self.writes += 1
        fate = self.plan.pop(self.writes, "")
        self.has_failed |= fate.startswith("error")
        if fate == "cut":
            self.cut()
            return ""
        return fate


class Connection:
    """What SQLAlchemy takes for a connection of aiosqlite."""

    def __init__(self, disk: Disk, life: Life) -> None:
        self.disk, self.life = disk, life
        self._conn = sqlite3.connect(disk.path, timeout=0.0, check_same_thread=False)
        self._conn.isolation_level = None
        self._connection: sqlite3.Connection | None = self._conn
        self.jobs: deque[Job] = deque()
        self.is_busy = False
        self.cursors: WeakSet[sqlite3.Cursor] = WeakSet()
        self._tx = self

    def put_nowait(self, order: tuple[asyncio.Future[Any], Callable[[], Any]]) -> None:
        """Do at once what SQLAlchemy asks of the thread that aiosqlite has."""
        future, work = order
        future.set_result(work())

    def cursor(self) -> Cursor:
        real = self._conn.cursor()
        self.cursors.add(real)
        return Cursor(self, real)

    async def commit(self) -> None:
        await self.do("COMMIT", self._conn.commit)

    async def rollback(self) -> None:
        await self.do("ROLLBACK", self._conn.rollback)

    async def create_function(self, *facts: Any, **more: Any) -> None:
        self._conn.create_function(*facts, **more)

    async def close(self) -> None:
        self.shut()

    def stop(self) -> None:
        self.shut()

    def shut(self) -> None:
        """Close the file; what is not committed is rolled back."""
        if self._connection is not None:
            self._connection = None
            shut(self._conn, self.cursors)

    async def do(self, what: str, work: Callable[[], Any]) -> Any:
        """Do something after everything that was asked for before, when the disk comes to it."""
        loop = self.disk.loop
        future = loop.create_future()
        self.jobs.append((future, what, work, loop.clock + PATIENCE))
        if not self.is_busy:
            self._next()
        return await future

    def _next(self) -> None:
        self.is_busy = bool(self.jobs)
        if self.jobs:
            disk = self.disk
            delay = disk.luck.random() * disk.slowness
            disk.loop.call_later(delay, self._run, context=self.life.context)

    def _run(self) -> None:
        """Do the next piece of work, also when whoever asked for it has gone."""
        future, what, work, until = self.jobs[0]
        fate = self.disk.fate(what) if self._connection else ""
        if fate:
            self.disk.trace.note(f"disk  {self.life.name}: {fate} {what}")
        if fate == "crash before":
            self.disk.crash(self.life)
            return
        try:
            if fate == "error before":
                raise sqlite3.OperationalError("disk I/O error")
            found = work()
            if fate == "crash after":
                self.disk.crash(self.life)
                return
            if fate == "error after":
                raise sqlite3.OperationalError("disk I/O error")
        except Exception as error:
            if _must_wait(error) and self.disk.loop.clock < until:
                loop, context = self.disk.loop, self.life.context
                loop.call_later(AGAIN, self._run, context=context)
                return
            self._answer(future, error=error)
        else:
            self._answer(future, found)
        self.jobs.popleft()
        self._next()

    def _answer(
        self, future: asyncio.Future[Any], found: Any = None, error: Exception | None = None
    ) -> None:
        if future.done():
            return
        if error is not None:
            future.set_exception(error)
        else:
            future.set_result(found)


class Cursor:
    """What SQLAlchemy takes for a cursor of aiosqlite."""

    arraysize = 1

    def __init__(self, connection: Connection, cursor: sqlite3.Cursor) -> None:
        self.connection, self.real = connection, cursor

    async def __aenter__(self) -> Cursor:
        return self

    @property
    def description(self) -> Any:
        return self.real.description

    @property
    def rowcount(self) -> int:
        return self.real.rowcount

    @property
    def lastrowid(self) -> int | None:
        return self.real.lastrowid

    async def execute(self, statement: str, parameters: Sequence[Any] = ()) -> Cursor:
        if statement.startswith("PRAGMA busy_timeout"):
            statement = "PRAGMA busy_timeout=0"  # here it is the loop that waits
        head = statement[:6]
        await self.connection.do(head, lambda: self.real.execute(statement, parameters))
        return self

    async def executemany(self, statement: str, rows: Sequence[Sequence[Any]]) -> Cursor:
        await self.connection.do(statement[:6], lambda: self.real.executemany(statement, rows))
        return self

    async def fetchall(self) -> list[Any]:
        return self.real.fetchall()

    async def close(self) -> None:
        if self.connection._connection is not None:
            self.real.close()


class Died(BaseException):
    """The process has ended in the middle of a transaction."""


class Pen(sqlite3.Connection):
    """The connection of the thread that writes: a whole transaction runs at one go."""

    disk: Disk
    life: Life
    cursors: WeakSet[sqlite3.Cursor]

    def cursor(self, *_: Any) -> Any:
        cursor = super().cursor(PenCursor)
        self.cursors.add(cursor)
        return cursor

    def execute(self, statement: str, parameters: Any = ()) -> Any:
        return self.cursor().execute(statement, parameters)

    def shut(self) -> None:
        """Close the file as the end of its process does."""
        shut(self, self.cursors)

    def commit(self) -> None:
        self.write("COMMIT", super().commit)

    def write(self, what: str, work: Callable[[], Any]) -> Any:
        """Do something, and let happen to it what is planned."""
        disk, fate = self.disk, self.disk.fate(what)
        if fate:
            disk.trace.note(f"disk  {self.life.name}: {fate} {what}")
        if fate == "crash before":
            self._die()
        if fate == "error before":
            raise sqlite3.OperationalError("disk I/O error")
        found = work()
        if fate == "crash after":
            self._die()
        if fate == "error after":
            raise sqlite3.OperationalError("disk I/O error")
        return found

    def _die(self) -> None:
        self.disk.crash(self.life)
        raise Died


class PenCursor(sqlite3.Cursor):
    """Its cursor."""

    def execute(self, statement: str, parameters: Any = ()) -> Any:
        pen: Any = self.connection
        if statement.startswith("PRAGMA busy_timeout"):
            statement = "PRAGMA busy_timeout=0"  # here it is the loop that waits
        return pen.write(
            statement[:6], lambda: super(PenCursor, self).execute(statement, parameters)
        )

    def executemany(self, statement: str, rows: Any) -> Any:
        pen: Any = self.connection
        work = super().executemany
        return pen.write(statement[:6], lambda: work(statement, rows))


def shut(connection: sqlite3.Connection, cursors: WeakSet[sqlite3.Cursor]) -> None:
    """Close a file with all that is open in it; SQLite keeps one that is still read from."""
    with suppress(sqlite3.Error):
        for cursor in list(cursors):
            cursor.close()
        sqlite3.Connection.rollback(connection)
    sqlite3.Connection.close(connection)


def _must_wait(error: Exception) -> bool:
    """Somebody else writes; who has read before and wants to write now is told at once."""
    code = getattr(getattr(error, "orig", error), "sqlite_errorcode", None)
    return code == sqlite3.SQLITE_BUSY
