"""The line in front of the processes that think: fair by address, then by table.

Whoever waits for a bot at a table with people comes first; hints and the like follow, then bots
that play among themselves, then analyses. Everybody in a rank takes turns, so that a hundred
tables from one address wait for each other and not in front of others.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final, NamedTuple

TURN: Final = 0
ASKED: Final = 1
ALONE: Final = 2
ANALYSIS: Final = 3
RANKS: Final = 4
FAIR: Final = 8
"""One thought in so many is for the ranks behind, so that nobody waits for ever."""


class Asker(NamedTuple):
    """For whom something is thought about: how urgent it is, from where, and for which table."""

    rank: int = ASKED
    origin: str = ""
    table: str = ""
    quick: bool = False
    """Whether it takes a moment only, so that nobody should wait for it behind long thoughts."""


SOMEBODY: Final = Asker()
Waiting = asyncio.Future[None]


class Rank:
    """Those who wait with the same urgency; addresses take turns, and so do their tables."""

    def __init__(self) -> None:
        self.origins: OrderedDict[str, OrderedDict[str, deque[Waiting]]] = OrderedDict()

    def add(self, asker: Asker, waiting: Waiting) -> None:
        """Stand in line."""
        tables = self.origins.setdefault(asker.origin, OrderedDict())
        tables.setdefault(asker.table, deque()).append(waiting)

    def next(self) -> Waiting | None:
        """Take out whose turn it is; those who have gone away are passed over."""
        while self.origins:
            origin, tables = self.origins.popitem(last=False)
            table, line = tables.popitem(last=False)
            waiting = line.popleft()
            if line:
                tables[table] = line
            if tables:
                self.origins[origin] = tables
            if not waiting.done():
                return waiting
        return None


class Line:
    """Lets as many think at a time as there are processes."""

    def __init__(self, places: int) -> None:
        self.free = max(1, places)
        self.behind = max(1, places - 1)
        """So many may think about what is less urgent; the last process is kept for turns."""
        self.ranks = [Rank() for _ in range(RANKS)]
        self.served = 0

    @asynccontextmanager
    async def place(self, asker: Asker) -> AsyncIterator[None]:
        """Wait for a process, and give it back afterwards."""
        waiting: Waiting = asyncio.get_running_loop().create_future()
        self.ranks[asker.rank].add(asker, waiting)
        self._call()
        try:
            await waiting
            yield
        finally:
            if waiting.done() and not waiting.cancelled():
                self._leave(asker)

    def _leave(self, asker: Asker) -> None:
        self.free += 1
        self.behind += asker.rank > TURN
        self._call()

    def _call(self) -> None:
        """Call whoever is next, as long as there are free processes."""
        while self.free:
            rank, waiting = self._next()
            if waiting is None:
                return
            self.free -= 1
            self.behind -= rank > TURN
            self.served += 1
            waiting.set_result(None)

    def _next(self) -> tuple[int, Waiting | None]:
        for rank in self._order():
            waiting = self.ranks[rank].next()
            if waiting is not None:
                return rank, waiting
        return TURN, None

    def _order(self) -> list[int]:
        """List the ranks from the most urgent on; now and then one of those behind is first."""
        if not self.behind:
            return [TURN]
        times, rest = divmod(self.served + 1, FAIR)
        first = ASKED + times % (RANKS - 1)
        ranks = list(range(RANKS))
        return ranks if rest else [first, *ranks[:first], *ranks[first + 1 :]]
