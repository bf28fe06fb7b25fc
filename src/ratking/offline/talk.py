"""A conversation of a page with a table of its own device."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec import MsgspecError

from ratking.offline.device import Device
from ratking.server.conversation import Chat, Conversation
from ratking.server.guest import Guest
from ratking.server.refusals import Refusal

RATE: Final = 1000.0
"""Messages a second; nobody else waits behind them."""

GONE: Final = 4400


class PageTalk(Conversation):
    """What a WebSocket would carry, said to a page of the same browser."""

    def __init__(
        self, device: Device, guest: Guest, table_id: str, post: Callable[[str], None]
    ) -> None:
        super().__init__(device, table_id, guest.language, RATE)
        self.device = device
        self.guest = guest
        self.post = post
        self.is_greeted = False

    async def send(self, message: bytes) -> None:
        """Hand a message to the page."""
        self.post(message.decode())

    def guest_with(self, secret: str) -> Guest:
        """There is only one browser, and all its seats are its own."""
        return self.guest

    async def chat(self, said: Chat) -> None:
        """Nobody would hear it."""
        raise Refusal("off", "This table has no chat.")

    async def take(self, text: str) -> int:
        """Take a message, the first of which says hello; a number says why the talk has ended."""
        if self.is_greeted:
            await self.heed(text)
            return 0
        self.device.listeners.setdefault(self.table_id, []).append(self.hear)
        try:
            async with self.telling:
                await self.greet(text)
                self.is_greeted = True
        except Refusal as refusal:
            await self.refuse(refusal.code, refusal.sentence, "")
            return 4000 + refusal.status
        except (MsgspecError, RecursionError):
            await self.refuse("malformed", "Say hello first.", "")
            return GONE
        if self.shown.due is not None:
            self.device.wake(self.table_id)
        return 0

    async def hear(self, news: dict[str, Any]) -> None:
        """Pass on what happened; what happens during the greeting is told after it."""
        async with self.telling:
            if self.is_greeted:
                await self._tell(news)

    def leave(self) -> None:
        """Hear nothing any more."""
        listeners = self.device.listeners.get(self.table_id, [])
        if self.hear in listeners:
            listeners.remove(self.hear)
