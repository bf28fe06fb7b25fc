"""Work that takes a while, in a queue that all workers share."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from typing import Any, Final

from saq import Status, Worker
from saq.job import TERMINAL_STATUSES

from ratking.server import outside
from ratking.server.jobs import BUSY, NOTHING, WAIT, WAITING_AT_MOST, Jobs, Kinds
from ratking.server.line import Asker
from ratking.server.redis_door import AWAY, LOOK, patient_queue, queue_at
from ratking.server.refusals import Refusal
from ratking.server.replies import JobInfo

SECONDS: Final = 1800
KEPT_FOR: Final = 3600
QUEUE: Final = "ratking"
NOBODY_THINKS: Final = "Nothing can be thought about at the moment; ask again soon."


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
