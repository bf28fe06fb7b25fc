"""Thinking on other machines: a queue in Redis, and workers that take from it.

A thought goes out as plain data, only what its seat may know, and comes back as plain data. Where
nobody takes it in time, or Redis is gone, the server thinks for itself for a while.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from importlib import import_module
from importlib.metadata import version
from secrets import token_urlsafe
from typing import Any, Final, TypeVar, get_type_hints

from msgspec import convert, json, to_builtins
from saq import Status, Worker
from saq.job import Job

from ratking.server.boxes import fingerprints
from ratking.server.logs import LOG
from ratking.server.own_bots import bot_names
from ratking.server.redis_door import AWAY, LOOK, patient_queue
from ratking.server.thinking import NobodyThere, Thinkers

T = TypeVar("T")
ERRANDS: Final = {
    "choose": "ratking.server.minds",
    "explained": "ratking.server.advice",
    "hints": "ratking.server.advice",
    "study": "ratking.server.studying",
}
"""What may be thought about elsewhere, and where the code for it is; a worker does nothing else."""

TAKEN: Final = 5.0
"""So many seconds a thought may lie in the queue."""

LONGEST: Final = 120.0
SLICE: Final = 0.2
"""So long is waited for the word that a thought is there, before it is looked for."""

KEPT: Final = 60
REST: Final = 30.0
"""So long the server thinks for itself after nobody took a thought."""


def queue_name() -> str:
    """Name the queue of all who have the same games, data files and bots."""
    same = json.encode((version("ratking"), sorted(fingerprints().items()), bot_names()))
    return f"ratking-thinking-{sha256(same).hexdigest()[:16]}"


class Faraway:
    """Sends thoughts to workers, and waits for what comes back."""

    def __init__(self, redis_url: str) -> None:
        self.queue = patient_queue(redis_url, queue_name())
        self.alone_until = 0.0

    def takes(self, work: Callable[..., Any]) -> bool:
        """Say whether somebody else can think about this, as far as we know."""
        is_errand = ERRANDS.get(work.__name__) == work.__module__
        return is_errand and time.monotonic() >= self.alone_until

    async def ask(self, work: Callable[..., T], *facts: object) -> T:
        """Let a worker think; raises NobodyThere, and then leaves the workers alone for a while."""
        try:
            job = await self._sent(work.__name__, to_builtins(facts))
        except (NobodyThere, RuntimeError, *AWAY) as error:
            self.alone_until = time.monotonic() + REST
            LOG.warning("thinking here: %r", error)
            raise NobodyThere from error
        found: T = convert(job.result, get_type_hints(work)["return"])
        return found

    async def _sent(self, name: str, facts: object) -> Job:
        how: dict[str, Any] = {"key": token_urlsafe(16), "timeout": LONGEST, "ttl": KEPT}
        job = await self.queue.enqueue("think", name=name, facts=facts, retries=1, **how)
        if job is None:
            raise NobodyThere("a thought was not taken")
        began = time.monotonic()
        while not job.completed and time.monotonic() - began < _patience(job):
            with suppress(TimeoutError):
                await job.refresh(until_complete=SLICE)
        if job.status != Status.COMPLETE:
            await self.queue.abort(job, "nobody waits for this any more")
            raise NobodyThere(f"no worker has thought about it ({job.status})")
        return job

    async def close(self) -> None:
        """Send nothing any more."""
        await self.queue.disconnect()


def _patience(job: Job) -> float:
    return LONGEST if job.status == Status.ACTIVE else TAKEN


def worker_of(redis_url: str, thinkers: Thinkers) -> Worker[Any]:
    """Make a worker that takes as many thoughts at a time as it has processes."""

    async def think(_: Any, *, name: str, facts: list[Any]) -> Any:
        work = getattr(import_module(ERRANDS[name]), name)
        hints = [hint for fact, hint in get_type_hints(work).items() if fact != "return"]
        known = [convert(fact, hint) for fact, hint in zip(facts, hints, strict=True)]
        return to_builtins(await thinkers.ask(work, *known))

    queue, functions = patient_queue(redis_url, queue_name()), [("think", think)]
    return Worker(queue, functions, concurrency=thinkers.processes, dequeue_timeout=LOOK)
