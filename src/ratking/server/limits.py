"""How much one address may ask for; without Redis to count with, everybody is let in."""

from __future__ import annotations

import re
from typing import Any, Final

from litestar import Request
from litestar.middleware.rate_limit import CacheObject, RateLimitConfig, RateLimitMiddleware
from litestar.stores.base import Store
from redis.exceptions import RedisError

from ratking.server.logs import LOG
from ratking.server.settings import Settings

COSTLY: Final = re.compile(r"/(risk|record|records|moments|hints|analysis|replay(/\d+)?)$")
SHARE: Final = 4
"""Of all requests of an address every fourth may be one of those that take long."""


class Limit(RateLimitMiddleware):
    """Counts the requests of an address; whoever cannot be counted is let in."""

    async def retrieve_cached_history(self, key: str, store: Store) -> CacheObject:
        """Find what an address has asked for."""
        try:
            return await super().retrieve_cached_history(key, store)
        except (RedisError, OSError):
            LOG.warning("requests cannot be counted")
            return CacheObject(history=[], reset=0)

    async def set_cached_history(self, key: str, cache_object: CacheObject, store: Store) -> None:
        """Note one more request."""
        try:
            await super().set_cached_history(key, cache_object, store)
        except (RedisError, OSError):
            return


class CostlyLimit(Limit):
    """Counts those requests that take long."""


def limits(settings: Settings) -> list[Any]:
    """Limit all requests, and those that take long once more."""
    most = settings.requests_per_minute
    everything = RateLimitConfig(
        rate_limit=("minute", most),
        exclude=["^/health$", "^/metrics$"],
        store="limits",
        middleware_class=Limit,
    )
    costly = RateLimitConfig(
        rate_limit=("minute", max(1, most // SHARE)),
        check_throttle_handler=is_costly,
        set_rate_limit_headers=False,
        store="limits",
        middleware_class=CostlyLimit,
    )
    return [everything.middleware, costly.middleware]


def is_costly(request: Request[Any, Any, Any]) -> bool:
    """Recognise a request that takes long: whole histories, replays and what is thought about."""
    path = request.scope["path"]
    return bool(COSTLY.search(path)) or (path.endswith("/view") and "since" in request.query_params)
