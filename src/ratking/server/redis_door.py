"""The way to Redis, which may be away: a request is told soon that there is no answer."""

from __future__ import annotations

import logging
from typing import Any, Final

from redis.asyncio import Redis
from redis.asyncio.client import Pipeline
from redis.asyncio.retry import Retry
from redis.backoff import ExponentialWithJitterBackoff
from redis.exceptions import RedisError
from saq.queue.redis import RedisQueue

from ratking.server import outside

REFUSED: Final = (RedisError, ConnectionError)
AWAY: Final = (*REFUSED, OSError, TimeoutError)
"""What it looks like when Redis is away."""

SECONDS: Final = 2.0
"""So long a command may take where people wait for it."""

LOOK: Final = 2.0
"""So long a worker waits for work at one go, less than a connection may be silent."""

PAUSES: Final = ExponentialWithJitterBackoff(base=0.1, cap=1.0)
TRIES: Final = 10
OFTEN: Final = 10.0


class Calm(logging.Filter):
    """Tells once in a while that Redis is away, where its queue would tell it with every look."""

    def __init__(self) -> None:
        super().__init__()
        self.silent_until = 0.0

    def filter(self, record: logging.LogRecord) -> bool:
        """Let everything else through as it is."""
        if record.exc_info is None or not isinstance(record.exc_info[1], REFUSED):
            return True
        record.exc_info, record.levelno, record.levelname = None, logging.WARNING, "WARNING"
        record.msg, record.args = "the queue of work cannot be reached", ()
        is_due = outside.steady() >= self.silent_until
        self.silent_until = outside.steady() + OFTEN if is_due else self.silent_until
        return is_due


logging.getLogger("saq").addFilter(Calm())


class Batch(Pipeline):
    """Several commands at one go; the queue still says one of them in an old way."""

    def setex(self, name: Any, time: Any, value: Any) -> Any:
        """Keep something for so many seconds."""
        return self.set(name, value, ex=int(time))


class Client(Redis):
    """Speaks with Redis as it wants to be spoken to today."""

    def pipeline(self, transaction: Any = True, shard_hint: Any = None) -> Batch:
        """Begin a batch."""
        return Batch(self.connection_pool, self.response_callbacks, transaction, shard_hint)


def connected(url: str) -> Redis:
    """Find Redis for those who cannot wait for it."""
    return Client.from_url(url, socket_timeout=SECONDS)


def queue_at(url: str, name: str) -> RedisQueue:
    """Open a queue for people, who put work into it and look whether it is done."""
    return RedisQueue(connected(url), name)


def patient_queue(url: str, name: str) -> RedisQueue:
    """Open a queue for a worker: it tries again and again, with pauses, until Redis is back."""
    return RedisQueue(Client.from_url(url, retry=Retry(PAUSES, TRIES)), name)
