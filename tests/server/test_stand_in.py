"""A bot that stands in thinks for a while; what it finds too late does not count."""

from __future__ import annotations

import asyncio

import pytest

from ratking.server import people
from ratking.server.drive import Driver
from ratking.server.house import House
from ratking.server.settings import Settings
from ratking.server.table import Table
from tests.server.conftest import Addresses
from tests.server.whole_house import opened, started


@pytest.fixture
def addresses(on_sqlite: Addresses) -> Addresses:
    """What is said here has nothing to do with the database."""
    return on_sqlite


class SlowThinkers:
    """Thinks until it is told to be ready."""

    def __init__(self) -> None:
        self.begun = asyncio.Event()
        self.ready = asyncio.Event()

    async def ask(self, *_: object, **__: object) -> int:
        self.begun.set()
        await self.ready.wait()
        return 1

    def close(self) -> None:
        """There is nothing to end."""


async def hand_over(house: House, table: Table, level: str) -> Table:
    def work(twin: Table) -> list[object]:
        people.hand_over(twin, 0, level)
        return []

    return await house.change(table.id, work, seats=True)  # type: ignore[arg-type]


def test_a_seat_that_is_taken_back_is_not_answered_by_the_bot(settings: Settings) -> None:
    async def play() -> tuple[int, int]:
        async with opened(settings) as house:
            table, slow = await started(house), SlowThinkers()
            house.thinkers = slow  # type: ignore[assignment]
            driver = Driver(house)
            before = (await hand_over(house, table, "uniform")).match.number
            await slow.begun.wait()
            await hand_over(house, table, "")
            slow.ready.set()
            await asyncio.gather(*driver.running.values())
            return before, (await house.table(table.id)).match.number

    before, after = asyncio.run(play())
    assert after == before
