"""What every box has."""

from __future__ import annotations

from typing import Any, Self

from msgspec import Struct


class BoxTables(Struct, frozen=True, kw_only=True):
    """What every box has: the name of its data, and the texts that its owner has changed."""

    data: str
    own_files: list[str]
    texts: dict[str, str]

    @classmethod
    def of(cls, opened: Any, /, **shared: Any) -> Self:
        """List what is printed in a game's box, besides what every box has."""
        raise NotImplementedError
