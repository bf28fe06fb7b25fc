"""Work that takes a while: hints and analysis, in this process."""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final

from ratking.server import outside
from ratking.server.line import Asker
from ratking.server.refusals import Refusal
from ratking.server.replies import JobInfo

KEPT: Final = 1000
WAITING_AT_MOST: Final = 50
BUSY: Final = "Too much is being thought about; ask again later."
WAIT: Final = "You have asked for much already; wait until it is thought out."
NOTHING: Final[Mapping[str, int]] = {}
LOG: Final = logging.getLogger("ratking.server")


Report = Callable[[float], Awaitable[None]]
"""Tells which part of some work is done."""

Work = Callable[[dict[str, Any], Asker, Report], Awaitable[Any]]
Kinds = Mapping[str, Work]


class Jobs(ABC):
    """Takes work and tells how it went."""

    async def start(self) -> None:
        """Begin to work."""
        return

    @abstractmethod
    async def stop(self) -> None:
        """Stop working."""

    @abstractmethod
    async def ask(
        self,
        kind: str,
        facts: dict[str, Any],
        asker: Asker,
        name: str = "",
        waits: Mapping[str, int] = NOTHING,
    ) -> JobInfo:
        """Take a piece of work; what has a name is done once, whoever asks for it.

        `waits` names those for whom it waits, and how many pieces of work may wait for each.
        """

    @abstractmethod
    async def look(self, job_id: str) -> JobInfo:
        """Tell how a piece of work went."""


class OwnJobs(Jobs):
    """Keeps the work in this process."""

    def __init__(self, kinds: Kinds) -> None:
        self.kinds = kinds
        self.known: OrderedDict[str, asyncio.Task[Any]] = OrderedDict()
        self.progress: dict[str, float] = {}
        self.waits: dict[str, set[asyncio.Task[Any]]] = {}

    async def stop(self) -> None:
        """Drop what is not done."""
        for task in self.known.values():
            task.cancel()

    async def ask(
        self,
        kind: str,
        facts: dict[str, Any],
        asker: Asker,
        name: str = "",
        waits: Mapping[str, int] = NOTHING,
    ) -> JobInfo:
        """Begin at once; the processes that think decide when."""
        if name in self.known and not self.known[name].done():
            return await self.look(name)
        if any(len(self.waits.get(who, ())) >= most for who, most in waits.items()):
            raise Refusal("too_many", WAIT)
        if sum(not task.done() for task in self.known.values()) >= WAITING_AT_MOST:
            raise Refusal("too_many", BUSY)
        job_id = name or outside.secret_word(16)

        async def report(part: float) -> None:
            self.progress[job_id] = part

        task = asyncio.create_task(_done(self.kinds[kind](facts, asker, report)))
        self.known[job_id] = task
        self._wait(task, waits)
        while len(self.known) > KEPT:
            gone, old = self.known.popitem(last=False)
            self.progress.pop(gone, None)
            old.cancel()
        return JobInfo(job_id, "waiting")

    def _wait(self, task: asyncio.Task[Any], waits: Mapping[str, int]) -> None:
        """Count a piece of work for all who wait for it, until it is done."""
        for who in waits:
            self.waits.setdefault(who, set()).add(task)

        def forget(_: object) -> None:
            for who in waits:
                self.waits[who].discard(task)
                if not self.waits[who]:
                    del self.waits[who]

        task.add_done_callback(forget)

    async def look(self, job_id: str) -> JobInfo:
        """Tell how a piece of work went."""
        task = self.known.get(job_id)
        if task is None:
            raise Refusal("unknown", "There is no such job.")
        if not task.done():
            return JobInfo(job_id, "waiting", self.progress.get(job_id, 0.0))
        if task.cancelled() or task.exception() is not None:
            LOG.error("a job failed", exc_info=None if task.cancelled() else task.exception())
            return JobInfo(job_id, "failed")
        return JobInfo(job_id, "done", 1.0, task.result())


async def _done(work: Awaitable[Any]) -> Any:
    return await work
