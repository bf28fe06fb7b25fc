"""Looks whether keys of bots are still good: whoever has lost an account has lost the seats too."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from ratking.server.accounts.seats import dismiss
from ratking.server.house import House
from ratking.server.refusals import Refusal
from ratking.server.routine import Routine

PAUSE: Final = 1.0
"""Seconds between looks; a host that takes an account back need not stop the server."""


class Watch:
    """Runs on every worker; the first one that sees it takes the seats back."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.accounts = house.allowances.accounts
        self.good: set[str] | None = None
        self.routine = Routine(self.once, PAUSE, "the accounts of bots cannot be read")

    async def once(self) -> None:
        """Take back the seats of keys that are void since the last look."""
        good = await self.accounts.keys()
        before = await self.accounts.keys_at_tables() if self.good is None else self.good
        for key_hash in sorted(before - good):
            await self._dismiss(key_hash)
        self.good = good

    async def _dismiss(self, key_hash: str) -> None:
        for table_id in await self.accounts.seats_with(key_hash):
            with suppress(Refusal):
                await self.house.change(
                    table_id, lambda table: dismiss(table, key_hash), seats=True
                )
