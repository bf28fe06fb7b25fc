"""What the server does again and again beside the games, in a task of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from ratking.server.logs import LOG


class Routine:
    """Work that is done, rested from, and done again; what fails once is tried the next time."""

    def __init__(self, work: Callable[[], Awaitable[None]], pause: float, trouble: str) -> None:
        self.work = work
        self.pause = pause
        self.trouble = trouble
        """What the log says when the work has failed."""

        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin."""
        self.task = asyncio.create_task(self._repeat())

    async def stop(self) -> None:
        """Stop where it is; another worker, or the next start, goes on."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def _repeat(self) -> None:
        while True:
            try:
                await self.work()
            except Exception:
                LOG.exception(self.trouble)
            await asyncio.sleep(self.pause)
