"""Letters to push services: sealed for one browser, signed by the host, and sent."""

from __future__ import annotations

import asyncio
import ssl
from typing import Final, Literal

import http_ece
import httpcore
from cryptography.hazmat.primitives.asymmetric import ec

from ratking.server.push.guard import Outside, checked, origin
from ratking.server.push.keys import HostKeys, as_bytes
from ratking.server.push.subscriptions import Subscription
from ratking.server.refusals import Refusal

Fate = Literal["sent", "gone", "later", "refused"]

A_DAY: Final = 24 * 3600
PATIENCE: Final = 10.0
AT_ONCE: Final = 20
GONE: Final = (404, 410)
BUSY: Final = (408, 425, 429)


class Post:
    """Brings letters out of the house; what a push service answers is not read."""

    def __init__(
        self, keys: HostKeys, own: tuple[str, ...], trust: ssl.SSLContext | None = None
    ) -> None:
        self.keys = keys
        self.own = own
        self.pool = httpcore.AsyncConnectionPool(
            ssl_context=trust, max_connections=AT_ONCE, network_backend=Outside(own)
        )

    async def close(self) -> None:
        """Hang up."""
        await self.pool.aclose()

    async def send(self, to: Subscription, letter: bytes, topic: str) -> Fate:
        """Send a letter; of several about one topic a browser that was away gets the last."""
        try:
            address = checked(to.endpoint, self.own)
            sealed = seal(letter, to)
        except (Refusal, ValueError, http_ece.ECEException):
            return "gone"
        headers: dict[bytes | str, bytes | str] = {
            "authorization": self.keys.authorization(origin(address)),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(A_DAY),
            "topic": topic,
        }
        try:
            async with asyncio.timeout(PATIENCE):
                return _fate(await self._status(to.endpoint, headers, sealed))
        except (httpcore.NetworkError, httpcore.TimeoutException, TimeoutError):
            return "later"
        except httpcore.ProtocolError:
            return "refused"

    async def _status(
        self, endpoint: str, headers: dict[bytes | str, bytes | str], sealed: bytes
    ) -> int:
        sent = self.pool.stream("POST", endpoint, headers=headers, content=sealed)
        async with sent as reply:
            return reply.status


def seal(letter: bytes, to: Subscription) -> bytes:
    """Encrypt a letter so that only this browser reads it (RFC 8291)."""
    sealed: bytes = http_ece.encrypt(
        letter,
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=as_bytes(to.p256dh),
        auth_secret=as_bytes(to.auth),
        version="aes128gcm",
    )
    return sealed


def _fate(status: int) -> Fate:
    if 200 <= status < 300:
        return "sent"
    if status in GONE:
        return "gone"
    return "later" if status in BUSY or status >= 500 else "refused"
