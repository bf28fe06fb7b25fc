"""Changes that are written together: none of them fails because of a neighbour."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from ratking.server import writing
from ratking.server.change import Change
from ratking.server.house import House
from ratking.server.refusals import Refusal
from ratking.server.settings import Settings
from tests.server.conftest import Addresses, settings_for
from tests.server.whole_house import first_answer, opened, started

TABLES = 40


def grown(house: House, table_id: str, request: str | None = None) -> Change:
    """Answer at a table, but do not write it yet."""
    before = house.at_hand[table_id]
    after = before.fork()
    steps = first_answer(after)
    steps[0].request = request
    return house._grown(before, after, steps, False)


async def saved(house: House, changes: list[Change]) -> list[Any]:
    """Write changes at once; a failure is told as it is."""
    saving = (house.store.save(change) for change in changes)
    return list(await asyncio.gather(*saving, return_exceptions=True))


async def two_workers(settings: Settings) -> list[list[Any]]:
    async with opened(settings) as one, opened(settings) as other:
        ids = [(await started(one)).id for _ in range(TABLES)]
        for table_id in ids:
            await other.read(table_id)
        there = [grown(one, table_id) for table_id in ids]
        and_back = [grown(other, table_id) for table_id in reversed(ids)]
        return list(await asyncio.gather(saved(one, there), saved(other, and_back)))


def test_two_workers_with_the_same_tables_never_wait_for_each_other(
    on_postgres: Addresses,
) -> None:
    there, and_back = asyncio.run(two_workers(settings_for(on_postgres)))
    for one, other in zip(there, reversed(and_back), strict=True):
        assert {one, other} == {True, False}, "each table is changed by exactly one of them"


async def with_a_poisoned_one(settings: Settings) -> list[Any]:
    async with opened(settings) as house:
        ids = [(await started(house)).id for _ in range(10)]
        asked = [
            grown(house, table_id, "a\0" if number == 4 else "a")
            for number, table_id in enumerate(ids)
        ]
        return await saved(house, asked)


def test_a_change_that_cannot_be_written_fails_alone(on_postgres: Addresses) -> None:
    done = asyncio.run(with_a_poisoned_one(settings_for(on_postgres)))
    assert isinstance(done.pop(4), DBAPIError)
    assert done == [True] * 9


class Deadlock(Exception):
    """What PostgreSQL says when two wait for each other."""

    sqlstate = "40P01"


def test_who_was_in_a_deadlock_is_tried_again(
    on_sqlite: Addresses, monkeypatch: pytest.MonkeyPatch
) -> None:
    write, left = writing._written, [4]

    def deadlocked(connection: Connection, changes: list[Change]) -> list[bool]:
        left[0] -= 1
        if left[0] >= 0:
            raise DBAPIError("UPDATE", {}, Deadlock())
        return write(connection, changes)

    async def saves() -> list[Any]:
        async with opened(settings_for(on_sqlite)) as house:
            changes = [grown(house, (await started(house)).id) for _ in range(3)]
            monkeypatch.setattr(writing, "_written", deadlocked)
            return await saved(house, changes)

    assert asyncio.run(saves()) == [True] * 3


def test_what_was_asked_before_is_refused_and_its_neighbours_are_written(
    addresses: Addresses,
) -> None:
    async def again() -> list[Any]:
        async with opened(settings_for(addresses)) as house:
            ids = [(await started(house)).id for _ in range(5)]
            first = grown(house, ids[2], "once")
            assert await house.store.save(first)
            house._keep(first.table)
            return await saved(house, [grown(house, table_id, "once") for table_id in ids])

    done = asyncio.run(again())
    refused = done.pop(2)
    assert isinstance(refused, Refusal)
    assert refused.code == "stale"
    assert done == [True] * 4


def test_what_is_written_is_recognised_when_the_answer_was_lost(on_sqlite: Addresses) -> None:
    async def twice() -> tuple[list[Any], int]:
        async with opened(settings_for(on_sqlite)) as house:
            change = grown(house, (await started(house)).id)
            done = [await house.store.save(change), await house.store.save(change)]
            return done, len(await house.store.steps(change.table.id))

    assert asyncio.run(twice()) == ([True, True], 2)
