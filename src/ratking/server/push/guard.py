"""Where letters may go: to public addresses only, never into the network of the host."""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import Collection, Iterable
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Any, Final
from urllib.parse import SplitResult, urlsplit

import httpcore

from ratking.server.refusals import Refusal

PLAIN: Final = re.compile(r"https?://[!-~]+")
BEHIND_NAT64: Final = IPv6Network("64:ff9b::/96")
THE_WORLD: Final = IPv6Network("2000::/3")
PORTS: Final = {"https": 443, "http": 80}


def checked(endpoint: str, own: Collection[str]) -> SplitResult:
    """Take the address of a push service apart; own services of the host are trusted by name."""
    try:
        parts = urlsplit(endpoint) if PLAIN.fullmatch(endpoint) else None
        fine = parts is not None and (origin(parts) in own or _looks_public(parts))
    except ValueError:
        fine = False
    if not fine or parts is None:
        raise Refusal("malformed", "The address of a push service is public and begins with https.")
    return parts


def origin(parts: SplitResult) -> str:
    """Name scheme, host and port of an address, as a push service is named."""
    port = "" if parts.port in (None, PORTS[parts.scheme]) else f":{parts.port}"
    return f"{parts.scheme}://{parts.hostname}{port}"


def _looks_public(parts: SplitResult) -> bool:
    """See from the letters alone: a name with a dot, no number, nobody's password."""
    host = (parts.hostname or "").rstrip(".")
    named = "." in host and re.search(r"[a-z]", host.rpartition(".")[2]) is not None
    plain = parts.scheme == "https" and parts.port in (None, 443) and "@" not in parts.netloc
    return plain and named


def is_public(address: str) -> bool:
    """Say whether a number is an address in the world, also inside of a longer one."""
    number = _meant(ip_address(address.partition("%")[0]))
    in_the_world = isinstance(number, IPv4Address) or number in THE_WORLD
    return in_the_world and number.is_global and not number.is_multicast


def _meant(number: IPv4Address | IPv6Address) -> IPv4Address | IPv6Address:
    """Find what an address leads to: some of the long ones have a short one in them."""
    if isinstance(number, IPv4Address):
        return number
    if number in BEHIND_NAT64:
        return IPv4Address(int(number) & 0xFFFFFFFF)
    return number.ipv4_mapped or number.sixtofour or number


class Outside(httpcore.AsyncNetworkBackend):
    """Opens connections; a name is looked up once, and what it leads to is checked before."""

    def __init__(self, own: Iterable[str]) -> None:
        self.network = httpcore.AnyIOBackend()
        named = [urlsplit(one) for one in own]
        self.own = {(one.hostname, one.port or PORTS.get(one.scheme, 0)) for one in named}

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Any = None,
    ) -> httpcore.AsyncNetworkStream:
        """Connect to the first public address of a host that answers."""
        for address in await self._addresses(host, port):
            try:
                return await self.network.connect_tcp(
                    address, port, timeout, local_address, socket_options
                )
            except (httpcore.ConnectError, httpcore.ConnectTimeout):
                continue
        raise httpcore.ConnectError("no public address of this host answers")

    async def _addresses(self, host: str, port: int) -> list[str]:
        if (host, port) in self.own:
            return [host]
        look_up = asyncio.get_running_loop().getaddrinfo
        try:
            found = await look_up(host, port, type=socket.SOCK_STREAM)
        except OSError as error:
            raise httpcore.ConnectError("this host is not known") from error
        return [str(one[4][0]) for one in found if is_public(str(one[4][0]))]

    async def sleep(self, seconds: float) -> None:
        """Wait between two tries."""
        await self.network.sleep(seconds)
