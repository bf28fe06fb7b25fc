"""How much one address may ask for; without Redis to count with, everybody is let in."""

from __future__ import annotations

import re
from datetime import timedelta
from typing import Any, Final

from litestar import Request
from litestar.middleware.rate_limit import RateLimitConfig, RateLimitMiddleware
from litestar.stores.memory import MemoryStore
from litestar.stores.redis import RedisStore
from redis.asyncio import Redis

from ratking.server import outside
from ratking.server.logs import LOG
from ratking.server.networks import network_of
from ratking.server.redis_door import AWAY
from ratking.server.settings import Settings

COSTLY: Final = re.compile(r"/(risk|record|records|moments|hints|analysis|events|replay(/\d+)?)$")
REST: Final = 5.0
"""So many seconds nobody is counted after Redis was found away."""

SHARE: Final = 4
"""Of all requests of an address every fourth may be one of those that take long."""


TIDY: Final = 4096
"""After so many requests those that nobody counts any more are forgotten."""


class CostlyLimit(RateLimitMiddleware):
    """Counts those requests that take long."""


class Counts(RedisStore):
    """What addresses have asked for. While Redis is away nobody is counted, and all are let in.

    Whoever asks would wait for it, one after the other: so it is left alone for a while.
    """

    def __init__(self, redis: Redis) -> None:
        super().__init__(redis, namespace="ratking")
        self.rests_until = 0.0

    async def get(self, key: str, renew_for: int | timedelta | None = None) -> bytes | None:
        """Find what an address has asked for."""
        if outside.steady() < self.rests_until:
            return None
        try:
            return await super().get(key, renew_for)
        except AWAY:
            self._rest()
            return None

    async def set(
        self, key: str, value: str | bytes, expires_in: int | timedelta | None = None
    ) -> None:
        """Note one more request."""
        if outside.steady() < self.rests_until:
            return
        try:
            await super().set(key, value, expires_in)
        except AWAY:
            self._rest()

    def _rest(self) -> None:
        LOG.warning("requests cannot be counted")
        self.rests_until = outside.steady() + REST


class OwnCounts(MemoryStore):
    """What addresses have asked for, in memory; whoever has left is forgotten."""

    def __init__(self) -> None:
        super().__init__()
        self.noted = 0

    async def set(
        self, key: str, value: str | bytes, expires_in: int | timedelta | None = None
    ) -> None:
        """Note one more request."""
        self.noted += 1
        if self.noted % TIDY == 0:
            await self.delete_expired()
        await super().set(key, value, expires_in)


def from_where(request: Request[Any, Any, Any]) -> str:
    """Name the network that a request comes from: all addresses of a home count as one."""
    return network_of(request.client.host) if request.client else ""


def limits(settings: Settings) -> list[Any]:
    """Limit all requests, and those that take long once more."""
    most = settings.requests_per_minute
    everything = RateLimitConfig(
        rate_limit=("minute", most),
        exclude=["^/health$", "^/metrics$"],
        identifier_for_request=from_where,
        store="limits",
    )
    costly = RateLimitConfig(
        rate_limit=("minute", max(1, most // SHARE)),
        check_throttle_handler=is_costly,
        identifier_for_request=from_where,
        set_rate_limit_headers=False,
        store="limits",
        middleware_class=CostlyLimit,
    )
    return [everything.middleware, costly.middleware]


def is_costly(request: Request[Any, Any, Any]) -> bool:
    """Recognise a request that takes long: whole histories, replays and what is thought about."""
    path = request.scope["path"]
    return bool(COSTLY.search(path)) or (path.endswith("/view") and "since" in request.query_params)
