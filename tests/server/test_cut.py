"""A connection may be cut at any moment: a change is written, kept, told and woken, or nothing."""

from __future__ import annotations

import asyncio

import pytest
from msgspec import json

from ratking.server.house import House
from ratking.server.settings import Settings
from ratking.server.store import Store
from tests.server.conftest import Addresses, settings_for
from tests.server.whole_house import Told, first_answer, opened, started

MOMENTS = 40
"""More than a change has awaits; a later cut comes too late to matter."""


async def quiet(house: House) -> None:
    """Wait until all that was begun is done."""
    while house.store.busy:
        await asyncio.gather(*house.store.busy, return_exceptions=True)


async def cut_after(house: House, moments: int) -> tuple[object, object, object]:
    """Cut somebody off who answers; tell what memory, disk and the last news say then."""
    table = await started(house)
    woken: list[str] = []
    house.wake = woken.append
    change = asyncio.create_task(house.change(table.id, first_answer))
    for _ in range(moments):
        await asyncio.sleep(0)
    change.cancel()
    await asyncio.gather(change, return_exceptions=True)
    await quiet(house)
    assert isinstance(house.channels, Told)
    kept = (await house.table(table.id)).key
    news = json.decode(house.channels.told[-1][0])
    return kept, await house.store.key(table.id), (news["number"], news["revision"])


async def cuts(settings: Settings) -> list[tuple[object, object, object]]:
    async with opened(settings) as house:
        return [await cut_after(house, moments) for moments in range(MOMENTS)]


def test_a_cut_at_any_moment_leaves_memory_disk_and_news_together(on_sqlite: Addresses) -> None:
    found = asyncio.run(cuts(settings_for(on_sqlite)))
    for kept, on_disk, told in found:
        assert kept == on_disk
        assert told == on_disk
    assert len({on_disk for _, on_disk, _ in found}) == 2, "both before and after were seen"


def test_a_disk_that_fails_is_asked_again_what_is_so(
    on_sqlite: Addresses, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The write may have reached the disk, though the answer did not come back."""
    save = Store.save

    async def lost(store: Store, change: object) -> bool:
        await save(store, change)  # type: ignore[arg-type]
        raise OSError("the answer is lost")

    async def fails() -> tuple[object, object]:
        async with opened(settings_for(on_sqlite)) as house:
            table = await started(house)
            monkeypatch.setattr(Store, "save", lost)
            with pytest.raises(OSError, match="lost"):
                await house.change(table.id, first_answer)
            return (await house.table(table.id)).key, await house.store.key(table.id)

    kept, on_disk = asyncio.run(fails())
    assert kept == on_disk


def test_a_slow_look_at_the_disk_does_not_bring_back_what_was(
    on_sqlite: Addresses, monkeypatch: pytest.MonkeyPatch
) -> None:
    load = Store.load

    async def slow(settings: Settings) -> tuple[object, object]:
        async with opened(settings) as house:
            table = await started(house)
            house.forget(table.id)
            has_read, go_on = asyncio.Event(), asyncio.Event()

            async def late(store: Store, table_id: str) -> object:
                found = await load(store, table_id)
                has_read.set()
                await go_on.wait()
                return found

            monkeypatch.setattr(Store, "load", late)
            looking = asyncio.create_task(house.table(table.id))
            await has_read.wait()
            monkeypatch.setattr(Store, "load", load)
            await house.change(table.id, first_answer)
            go_on.set()
            await looking
            return (await house.table(table.id)).key, await house.store.key(table.id)

    kept, on_disk = asyncio.run(slow(settings_for(on_sqlite)))
    assert kept == on_disk
