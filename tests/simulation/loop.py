"""An event loop whose time and order come from a seed; it waits for nothing but itself."""

from __future__ import annotations

import asyncio
import contextvars
import heapq
from collections.abc import Callable, Coroutine
from contextlib import suppress
from random import Random
from typing import Any, Final

OWNER: contextvars.ContextVar[Life | None] = contextvars.ContextVar("owner", default=None)
"""Whose process a task belongs to; people and the network belong to nobody."""


LONGEST: Final = 4000.0
"""No game takes so many seconds here."""


class Life:
    """One process from its start to its death: what it began ends with it, wherever it is."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.is_alive = True
        self.tasks: list[asyncio.Task[Any]] = []
        self.context = contextvars.copy_context()
        self.context.run(OWNER.set, self)

    def bury(self) -> None:
        """Close what was left in the middle, so that nothing of it happens in another seed."""
        for task in self.tasks:
            if not task.done():
                task._log_destroy_pending = False  # type: ignore[attr-defined]
                with suppress(BaseException):
                    task.get_coro().close()


class Stuck(AssertionError):
    """Nothing will ever happen any more."""


Loop: Any = asyncio.AbstractEventLoop  # only what this server needs is here


class SeededLoop(Loop):  # type: ignore[misc]
    """Runs whatever is ready in an order that the seed chooses; time jumps when nothing is."""

    def __init__(self, luck: Random, mess: float) -> None:
        self.luck = luck
        self.mess = mess
        self.clock = 0.0
        self.count = 0
        self.ready: list[asyncio.Handle] = []
        self.timers: list[tuple[float, int, asyncio.TimerHandle]] = []
        self.faults: list[str] = []
        self.thread: Callable[[Callable[[], Any]], asyncio.Future[Any]]

    def go(self, until: asyncio.Future[Any]) -> None:
        """Run until something is done."""
        asyncio._set_running_loop(self)
        try:
            while not until.done():
                self._step()
        finally:
            asyncio._set_running_loop(None)

    def _step(self) -> None:
        if not self.ready:
            self._wait()
        place = 0
        if len(self.ready) > 1 and self.luck.random() < self.mess:
            place = self.luck.randrange(len(self.ready))
        handle = self.ready.pop(place)
        context: contextvars.Context = handle._context  # type: ignore[attr-defined]
        owner = context.get(OWNER)
        if not handle._cancelled and (owner is None or owner.is_alive):
            handle._run()

    def _wait(self) -> None:
        """Let the time pass until the next timer."""
        while self.timers and self.timers[0][2]._cancelled:
            heapq.heappop(self.timers)
        if not self.timers:
            raise Stuck("nothing will ever happen any more")
        self.clock = max(self.clock, self.timers[0][0])
        if self.clock > LONGEST:
            raise Stuck(f"it is not over after {LONGEST:g} seconds")
        while self.timers and self.timers[0][0] <= self.clock:
            self.ready.append(heapq.heappop(self.timers)[2])

    # What asyncio asks of a loop.

    def time(self) -> float:
        return self.clock

    def call_soon(
        self, callback: Callable[..., object], *args: Any, context: Any = None
    ) -> asyncio.Handle:
        handle = asyncio.Handle(callback, args, self, context)
        self.ready.append(handle)
        return handle

    call_soon_threadsafe = call_soon

    def call_later(
        self, delay: float, callback: Callable[..., object], *args: Any, context: Any = None
    ) -> asyncio.TimerHandle:
        return self.call_at(self.clock + delay, callback, *args, context=context)

    def call_at(
        self, when: float, callback: Callable[..., object], *args: Any, context: Any = None
    ) -> asyncio.TimerHandle:
        handle = asyncio.TimerHandle(when, callback, args, self, context)
        self.count += 1
        heapq.heappush(self.timers, (when, self.count, handle))
        return handle

    def create_future(self) -> asyncio.Future[Any]:
        return asyncio.Future(loop=self)

    def create_task(
        self, coro: Coroutine[Any, Any, Any], *, name: str | None = None, context: Any = None
    ) -> asyncio.Task[Any]:
        task = asyncio.Task(coro, loop=self, name=name or "task", context=context)
        owner = OWNER.get() if context is None else context.get(OWNER)
        if owner is not None:
            owner.tasks.append(task)
        return task

    def run_in_executor(self, executor: Any, func: Callable[..., Any], *args: Any) -> Any:
        return self.thread(lambda: func(*args))

    def get_debug(self) -> bool:
        return False

    def is_running(self) -> bool:
        return True

    def is_closed(self) -> bool:
        return False

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        """Cancelled timers are thrown away when their time comes."""

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        self.faults.append(f"{context.get('message')}: {context.get('exception')!r}")
