"""How much one visitor, and all visitors of one address, may have at a time."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import asdict

from ratking.core.errors import BadOption

VARIABLE: Final = "RATKING_QUOTAS"
OFF: Final = "off"


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

    address: int = 8


NAMES: Final = Quotas.__struct_fields__


def read_quotas(text: str) -> Quotas:
    """Read what a host has set, `tables=100 chat=60`; what is not named stays as it is."""
    if text.strip() == OFF:
        return Quotas(**dict.fromkeys(NAMES, 0))
    return Quotas(**dict(_pair(word) for word in text.split()))


def _pair(word: str) -> tuple[str, int]:
    name, _, number = word.partition("=")
    if name not in NAMES or not (number.isascii() and number.isdigit() and len(number) < 10):
        raise BadOption(
            f"RATKING_QUOTAS is 'off' or has words like tables=40, not {word!r}; "
            f"there are {', '.join(NAMES)}."
        )
    return name, int(number)


def shown(quotas: Quotas) -> str:
    """Write quotas as a host sets them."""
    return " ".join(f"{name}={number}" for name, number in asdict(quotas).items())
