"""Jottings in the drawer of a device."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from msgspec import json

from ratking.offline.drawer import Drawer
from ratking.server.jottings import Change, Key


class DrawnJottings:
    """Texts in a drawer, each with its name, since a drawer finds texts alone."""

    def __init__(self, drawer: Drawer) -> None:
        self.drawer = drawer
        self.lock = asyncio.Lock()

    async def find(self, who: str, beginning: str) -> dict[str, str]:
        """List the texts of somebody whose names begin so."""
        found = await self.drawer.find(_place((who, beginning)))
        return dict(json.decode(text, type=tuple[str, str]) for text in found)

    async def change(self, keys: Sequence[Key], work: Change) -> None:
        """Read some texts and write others, with nobody in between."""
        async with self.lock:
            known: dict[Key, str] = {}
            for who, name in keys:
                found = await self.find(who, name)
                if name in found:
                    known[(who, name)] = found[name]
            fresh = work(known)
            texts = {_place(key): json.encode((key[1], text)) for key, text in fresh.items()}
            await self.drawer.put({place: text.decode() for place, text in texts.items()})


def _place(key: Key) -> str:
    who, name = key
    return f"jotting/{who}/{name}"
