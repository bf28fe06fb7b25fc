"""Defects that this server once had, to see that the simulation would find them again."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from litestar.channels.backends.redis import RedisChannelsPubSubBackend

from ratking.server import drive
from ratking.server.house import House, Work
from ratking.server.store import Store
from ratking.server.table import PLAYING, Table
from ratking.server.writing import Change
from tests.simulation import box


def cut_in_the_middle(patch: pytest.MonkeyPatch) -> None:
    """A change ends where its asker is cut off: written, but neither kept nor told."""

    async def change(house: House, table_id: str, work: Work, *, seats: bool = False) -> Table:
        return await house._change(table_id, work, seats)

    async def save(house: House, change: Change) -> bool:
        written = await house.store.save(change)
        if not written:
            house.forget(change.table.id)
        return written

    patch.setattr(House, "change", change)
    patch.setattr(House, "_save", save)


def deaf_after_a_restart(patch: pytest.MonkeyPatch) -> None:
    """The news of other workers end for ever with the first error of Redis."""
    patch.setattr(box, "SteadyBackend", lambda redis: RedisChannelsPubSubBackend(redis=redis))


def answers_for_others(patch: pytest.MonkeyPatch) -> None:
    """A bot's answer counts though the person has taken the seat back meanwhile."""
    patch.setattr(drive, "still_due", lambda table, _: table.status == PLAYING)


def promised_too_early(patch: pytest.MonkeyPatch) -> None:
    """An answer is acknowledged before it is on disk."""
    save = Store.save

    async def soon(store: Store, change: Change) -> bool:
        task: asyncio.Task[Any] = asyncio.create_task(save(store, change))
        store.busy.add(task)
        task.add_done_callback(lambda done: done.exception())
        return True

    patch.setattr(Store, "save", soon)


MUTANTS = (cut_in_the_middle, deaf_after_a_restart, answers_for_others, promised_too_early)
