"""Work that takes a while: hints and analysis, in this process or in a queue that workers share."""

from __future__ import annotations

import asyncio
import logging
import signal
from abc import ABC, abstractmethod
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Any, Final

from redis.exceptions import RedisError
from saq import Queue, Status, Worker

from ratking.server import outside
from ratking.server.refusals import Refusal
from ratking.server.replies import JobInfo

KEPT: Final = 1000
WAITING_AT_MOST: Final = 50
SECONDS: Final = 1800
LOG: Final = logging.getLogger("ratking.server")


Report = Callable[[float], Awaitable[None]]
"""Tells which part of some work is done."""

Work = Callable[[dict[str, Any], Report], Awaitable[Any]]
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
    async def ask(self, kind: str, facts: dict[str, Any], name: str = "") -> JobInfo:
        """Take a piece of work; what has a name is done once, whoever asks for it."""

    @abstractmethod
    async def look(self, job_id: str) -> JobInfo:
        """Tell how a piece of work went."""


class OwnJobs(Jobs):
    """Keeps the work in this process."""

    def __init__(self, kinds: Kinds) -> None:
        self.kinds = kinds
        self.known: OrderedDict[str, asyncio.Task[Any]] = OrderedDict()
        self.progress: dict[str, float] = {}

    async def stop(self) -> None:
        """Drop what is not done."""
        for task in self.known.values():
            task.cancel()

    async def ask(self, kind: str, facts: dict[str, Any], name: str = "") -> JobInfo:
        """Begin at once; the processes that think decide when."""
        if name in self.known and not self.known[name].done():
            return await self.look(name)
        if sum(not task.done() for task in self.known.values()) >= WAITING_AT_MOST:
            raise Refusal("too_many", "Too much is being thought about; ask again later.")
        job_id = name or outside.secret_word(16)

        async def report(part: float) -> None:
            self.progress[job_id] = part

        self.known[job_id] = asyncio.create_task(_done(self.kinds[kind](facts, report)))
        while len(self.known) > KEPT:
            gone, task = self.known.popitem(last=False)
            self.progress.pop(gone, None)
            task.cancel()
        return JobInfo(job_id, "waiting")

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


class QuietWorker(Worker[Any]):
    """Takes jobs inside of the server, which answers to signals itself."""

    SIGNALS: list[signal.Signals] = []


class SharedJobs(Jobs):
    """Keeps the work in Redis; every worker takes its share."""

    def __init__(self, redis_url: str, kinds: Kinds) -> None:
        self.kinds = kinds
        self.queue = Queue.from_url(redis_url, name="ratking")
        self.worker = QuietWorker(self.queue, [("think", self._think)], concurrency=2)
        self.task: asyncio.Task[None] | None = None

    async def _think(self, context: Any, *, kind: str, facts: dict[str, Any]) -> Any:
        async def report(part: float) -> None:
            await context["job"].update(progress=part)

        return await self.kinds[kind](facts, report)

    async def start(self) -> None:
        """Take work from the queue from now on."""
        await self.queue.connect()
        self.task = asyncio.create_task(self.worker.start())

    async def stop(self) -> None:
        """Leave the rest to others."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        with suppress(RedisError, OSError):
            await self.queue.disconnect()

    async def ask(self, kind: str, facts: dict[str, Any], name: str = "") -> JobInfo:
        """Put a piece of work into the queue, where a name stands once."""
        if await self.queue.count("queued") >= WAITING_AT_MOST:
            raise Refusal("too_many", "Too much is being thought about; ask again later.")
        key = name or outside.secret_word(16)
        await self.queue.enqueue(
            "think", key=key, kind=kind, facts=facts, timeout=SECONDS, ttl=3600, retries=1
        )
        return JobInfo(key, "waiting")

    async def look(self, job_id: str) -> JobInfo:
        """Tell how a piece of work went."""
        job = await self.queue.job(job_id)
        if job is None:
            raise Refusal("unknown", "There is no such job.")
        if job.status == Status.COMPLETE:
            return JobInfo(job_id, "done", 1.0, job.result)
        failed = job.status in (Status.FAILED, Status.ABORTED)
        return JobInfo(job_id, "failed" if failed else "waiting", job.progress)
