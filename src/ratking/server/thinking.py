"""Thinking, done in other processes so that the tables never wait for it."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing.connection import wait
from threading import Thread
from typing import Any, Protocol, TypeVar
from zlib import crc32

from ratking.core.errors import BadFile
from ratking.server.boxes import fingerprints, stock
from ratking.server.line import SOMEBODY, Asker, Line
from ratking.server.own_bots import invite

T = TypeVar("T")


class NobodyThere(Exception):
    """No other machine has thought about it."""


class Elsewhere(Protocol):
    """Other machines that may think for this one."""

    def takes(self, work: Callable[..., Any]) -> bool:
        """Say whether they can think about this."""

    async def ask(self, work: Callable[..., T], *facts: object) -> T:
        """Let one of them think; raises NobodyThere."""


class Thinker:
    """A process of our own; it is started when it first has to think."""

    def __init__(self, game_data: str, bots: str = "") -> None:
        self.game_data = game_data
        self.bots = bots
        self.pool: ProcessPoolExecutor | None = None
        self.busy = 0

    async def ask(self, work: Callable[..., T], *facts: object) -> T:
        """Let it think; a process that broke is replaced once."""
        self.busy += 1
        try:
            return await self._ask(work, *facts)
        except BrokenProcessPool:
            self.close()
            return await self._ask(work, *facts)
        finally:
            self.busy -= 1

    async def _ask(self, work: Callable[..., T], *facts: object) -> T:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            boxes = (self.game_data, fingerprints(), self.bots)
            self.pool = ProcessPoolExecutor(1, context, _sit_down, boxes)
        return await asyncio.get_running_loop().run_in_executor(self.pool, work, *facts)

    def close(self) -> None:
        """End the process."""
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None


class Thinkers:
    """All who think. A mind has its home in one of our processes, which keeps what it thought."""

    def __init__(self, processes: int, game_data: str, bots: str = "") -> None:
        self.processes = processes
        self.here = [Thinker(game_data, bots) for _ in range(max(1, processes))]
        self.line = Line(processes)
        self.quick = Thinker(game_data)
        self.quick_line = Line(1)
        self.elsewhere: Elsewhere | None = None

    async def ask(
        self,
        work: Callable[..., T],
        *facts: object,
        asker: Asker = SOMEBODY,
        mind: str = "",
    ) -> T:
        """Let somebody think when it is the asker's turn: another machine, or a process here."""
        line = self.quick_line if asker.quick else self.line
        async with line.place(asker):
            if self.elsewhere is not None and self.elsewhere.takes(work):
                with suppress(NobodyThere):
                    return await self.elsewhere.ask(work, *facts)
            thinker = self.quick if asker.quick else self.thinker_for(mind)
            return await thinker.ask(work, *facts)

    def thinker_for(self, mind: str) -> Thinker:
        """Find the home of a mind if it is free, else whoever has the least to do."""
        home = self.here[crc32(mind.encode()) % len(self.here)]
        if mind and not home.busy:
            return home
        return min(self.here, key=lambda thinker: (thinker.busy, thinker.pool is None))

    def close(self) -> None:
        """End the processes."""
        for thinker in (*self.here, self.quick):
            thinker.close()


def _sit_down(game_data: str, served: dict[str, str], bots: str) -> None:
    """Open the server's boxes, know its bots, leave Ctrl-C to it, and go when it is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    stock(game_data)
    invite(bots)
    changed = [name for name, data in fingerprints().items() if data != served[name]]
    if changed:
        raise BadFile(f"The data files of {', '.join(changed)} have changed; start again.")
    Thread(target=_go_with_the_server, daemon=True).start()


def _go_with_the_server() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os._exit(0)
