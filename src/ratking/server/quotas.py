"""How much one visitor, and all visitors of one address, may have at a time."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import asdict

from ratking.server.amounts import read_amounts

VARIABLE: Final = "RATKING_QUOTAS"


class Quotas(Struct, frozen=True, kw_only=True):
    """What a visitor may have; 0 is as much as anybody wants.

    An address may have `address` times as much, since a family or a club comes from one.
    """

    tables: int = 40
    """Tables that are not over and at which something happened within a day."""

    bots: int = 240
    """Bots at those tables, stand-ins among them."""

    thinkers: int = 60
    """Those of them that search, and so think long."""

    accounts: int = 16
    """Seats there of bots with an account, which think elsewhere."""

    hints: int = 3
    """Hints that are waited for."""

    analyses: int = 2
    """Analyses that are waited for."""

    uploads: int = 100
    """Records brought within a day."""

    sockets: int = 40
    """Tables that are looked at, for each worker."""

    chat: int = 30
    """Lines of chat within a minute, for each worker."""

    gatherings: int = 12
    """Tournaments that are not over, and clubs."""

    address: int = 8


def read_quotas(text: str) -> Quotas:
    """Read what a host has set."""
    return read_amounts(VARIABLE, text, Quotas)


def shown(quotas: Quotas) -> str:
    """Write quotas as a host sets them."""
    return " ".join(f"{name}={number}" for name, number in asdict(quotas).items())
