"""The line in front of the processes that think: nobody is kept waiting by a crowd."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from ratking.server.line import ALONE, ANALYSIS, ASKED, FAIR, TURN, Asker, Line
from ratking.server.thinking import Thinkers


async def order(line: Line, askers: list[Asker]) -> list[Asker]:
    """Let all wait behind somebody who thinks already, and say who came when."""
    came: list[Asker] = []

    async def think(asker: Asker) -> None:
        async with line.place(asker):
            came.append(asker)
            await asyncio.sleep(0)

    async with line.place(Asker()):
        tasks = [asyncio.create_task(think(asker)) for asker in askers]
        await asyncio.sleep(0)
    await asyncio.gather(*tasks)
    return came


def in_order(askers: list[Asker]) -> list[Asker]:
    return asyncio.run(order(Line(1), askers))


def test_one_address_with_many_tables_waits_for_itself() -> None:
    crowd = [Asker(TURN, "there", f"table {number}") for number in range(150)]
    mine = Asker(TURN, "here", "mine")
    assert in_order([*crowd, mine]).index(mine) == 1


def test_tables_of_one_address_take_turns() -> None:
    askers = [Asker(TURN, "here", table) for table in "aaab"]
    assert [asker.table for asker in in_order(askers)] == ["a", "b", "a", "a"]


def test_who_plays_comes_before_who_asks_and_before_bots_among_themselves() -> None:
    askers = [Asker(rank, "here", "t") for rank in (ANALYSIS, ALONE, ASKED, TURN)]
    assert [asker.rank for asker in in_order(askers)] == [TURN, ASKED, ALONE, ANALYSIS]


def test_nobody_waits_for_ever() -> None:
    busy = [Asker(TURN, "here", "t")] * (4 * FAIR)
    last = [Asker(rank, "here", "t") for rank in (ASKED, ALONE, ANALYSIS)]
    came = in_order([*busy, *last])
    assert all(came.index(one) < 4 * FAIR for one in last)


def test_one_process_is_kept_for_turns() -> None:
    async def crowded() -> None:
        line, stay = Line(2), asyncio.Event()

        async def study() -> None:
            async with line.place(Asker(ANALYSIS)):
                await stay.wait()

        tasks = [asyncio.create_task(study()) for _ in range(5)]
        await asyncio.sleep(0)
        async with asyncio.timeout(5), line.place(Asker(TURN)):
            stay.set()
        await asyncio.gather(*tasks)
        assert line.free == 2

    asyncio.run(crowded())


def test_a_quick_thought_does_not_wait_behind_long_ones() -> None:
    async def crowded() -> bool:
        thinkers, stay = Thinkers(1, ""), asyncio.Event()

        class Slow:
            busy, pool = 0, None

            async def ask(self, *_: object) -> bool:
                return await stay.wait()

        class Quick(Slow):
            async def ask(self, *_: object) -> bool:
                return True

        thinkers.here, thinkers.quick = [Slow()], Quick()  # type: ignore[list-item, assignment]
        long = asyncio.create_task(thinkers.ask(bool, asker=Asker(TURN, "there")))
        await asyncio.sleep(0)
        async with asyncio.timeout(5):
            found = await thinkers.ask(bool, asker=Asker(TURN, "here", quick=True))
        stay.set()
        await long
        return found

    assert asyncio.run(crowded())


def test_who_goes_away_leaves_no_gap() -> None:
    async def leaving(gone: Callable[[asyncio.Task[None]], Awaitable[object]]) -> int:
        line = Line(1)

        async def think() -> None:
            async with line.place(Asker()):
                await asyncio.sleep(0)

        async with line.place(Asker()):
            tasks = [asyncio.create_task(think()) for _ in range(3)]
            await asyncio.sleep(0)
            await gone(tasks[0])
        await asyncio.gather(*tasks, return_exceptions=True)
        return line.free

    async def cancelled(task: asyncio.Task[None]) -> None:
        task.cancel()
        await asyncio.sleep(0)

    assert asyncio.run(leaving(cancelled)) == 1
