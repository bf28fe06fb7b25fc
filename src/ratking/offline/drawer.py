"""Where a device keeps what has happened: texts by names, and the names sorted."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol


class Drawer(Protocol):
    """Keeps texts; in a browser its database does."""

    async def put(self, texts: Mapping[str, str]) -> None:
        """Keep texts under their names, all or none of them."""

    async def find(self, beginning: str) -> list[str]:
        """List the texts whose names begin so, by their names."""

    async def drop(self, beginning: str) -> None:
        """Throw away what has such a name."""


class Memory:
    """A drawer that lasts as long as this process."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}

    async def put(self, texts: Mapping[str, str]) -> None:
        """Keep texts under their names."""
        self.texts.update(texts)

    async def find(self, beginning: str) -> list[str]:
        """List the texts whose names begin so."""
        return [self.texts[name] for name in sorted(self.texts) if name.startswith(beginning)]

    async def drop(self, beginning: str) -> None:
        """Throw away what has such a name."""
        for name in [name for name in self.texts if name.startswith(beginning)]:
            del self.texts[name]
