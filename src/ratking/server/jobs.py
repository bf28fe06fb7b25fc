"""Work that takes a while: hints and analysis, in this process or in a queue that workers share."""

from __future__ import annotations

import asyncio
import logging
import signal
from abc import ABC, abstractmethod
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from typing import Any, Final

from saq import Status, Worker
from saq.job import TERMINAL_STATUSES

from ratking.server import outside
from ratking.server.line import Asker
from ratking.server.redis_door import AWAY, LOOK, patient_queue, queue_at
from ratking.server.refusals import Refusal
from ratking.server.replies import JobInfo

KEPT: Final = 1000
WAITING_AT_MOST: Final = 50
SECONDS: Final = 1800
KEPT_FOR: Final = 3600
QUEUE: Final = "ratking"
BUSY: Final = "Too much is being thought about; ask again later."
WAIT: Final = "You have asked for much already; wait until it is thought out."
NOBODY_THINKS: Final = "Nothing can be thought about at the moment; ask again soon."
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


class QuietWorker(Worker[Any]):
    """Takes jobs inside of the server, which answers to signals itself."""

    SIGNALS: list[signal.Signals] = []


class SharedJobs(Jobs):
    """Keeps the work in Redis; every worker takes its share."""

    def __init__(self, redis_url: str, kinds: Kinds) -> None:
        self.kinds = kinds
        self.queue = queue_at(redis_url, QUEUE)
        served, think = patient_queue(redis_url, QUEUE), [("think", self._think)]
        self.worker = QuietWorker(served, think, concurrency=2, dequeue_timeout=LOOK)
        self.task: asyncio.Task[None] | None = None

    async def _think(
        self, context: Any, *, kind: str, facts: dict[str, Any], asker: list[Any]
    ) -> Any:
        async def report(part: float) -> None:
            await context["job"].update(progress=part)

        return await self.kinds[kind](facts, Asker(*asker), report)

    async def start(self) -> None:
        """Take work from the queue from now on."""
        for queue in (self.queue, self.worker.queue):
            await queue.connect()
        self.task = asyncio.create_task(self.worker.start())

    async def stop(self) -> None:
        """Leave the rest to others."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        for queue in (self.queue, self.worker.queue):
            with suppress(*AWAY):
                await queue.disconnect()

    async def ask(
        self,
        kind: str,
        facts: dict[str, Any],
        asker: Asker,
        name: str = "",
        waits: Mapping[str, int] = NOTHING,
    ) -> JobInfo:
        """Put a piece of work into the queue, where a name stands once."""
        with _reachable():
            if await self.queue.count("queued") >= WAITING_AT_MOST:
                raise Refusal("too_many", BUSY)
            key = name or outside.secret_word(16)
            await self._wait(key, waits)
            work = {"kind": kind, "facts": facts, "asker": list(asker)}
            await self.queue.enqueue(
                "think", key=key, timeout=SECONDS, ttl=KEPT_FOR, retries=1, **work
            )
        return JobInfo(key, "waiting")

    async def _wait(self, key: str, waits: Mapping[str, int]) -> None:
        """Count a piece of work for all who wait for it, and forget what is done."""
        redis = self.queue.redis
        for who, most in waits.items():
            place = f"ratking-waits:{who}"
            members = await redis.smembers(place)
            keys = [str(known, "ascii") for known in members if isinstance(known, bytes)]
            done = [known for known in keys if not await self._is_waiting(known)]
            if done:
                await redis.srem(place, *done)
            if len(set(keys) - set(done) - {key}) >= most:
                raise Refusal("too_many", WAIT)
        for who in waits:
            await redis.sadd(f"ratking-waits:{who}", key)
            await redis.expire(f"ratking-waits:{who}", KEPT_FOR)

    async def _is_waiting(self, key: str) -> bool:
        job = await self.queue.job(key)
        return job is not None and job.status not in TERMINAL_STATUSES

    async def look(self, job_id: str) -> JobInfo:
        """Tell how a piece of work went."""
        with _reachable():
            job = await self.queue.job(job_id)
        if job is None:
            raise Refusal("unknown", "There is no such job.")
        if job.status == Status.COMPLETE:
            return JobInfo(job_id, "done", 1.0, job.result)
        failed = job.status in (Status.FAILED, Status.ABORTED)
        return JobInfo(job_id, "failed" if failed else "waiting", job.progress)


@contextmanager
def _reachable() -> Iterator[None]:
    """Say that the queue is away, when it is: whoever asks has done nothing wrong."""
    try:
        yield
    except AWAY as error:
        raise Refusal("unwell", NOBODY_THINKS) from error
