"""From where somebody comes, told so that nobody can find the address out."""

from __future__ import annotations

import hmac
from functools import lru_cache
from hashlib import sha256
from ipaddress import IPv4Address, ip_address, ip_network
from typing import Final

LENGTH: Final = 32
HOME: Final = 64
"""A home has so many bits of an IPv6 address for itself, and may change the others at will."""


@lru_cache(4096)
def origin_of(address: str, key: str) -> str:
    """Name the network of an address; without the key nobody knows which one it is."""
    return hmac.new(key.encode(), network_of(address).encode(), sha256).hexdigest()[:LENGTH]


@lru_cache(4096)
def network_of(address: str) -> str:
    """Name the network that somebody has for themselves."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return str(found)
    return str(found.ipv4_mapped or ip_network((found, HOME), strict=False))
