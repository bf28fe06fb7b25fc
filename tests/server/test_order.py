"""Nobody is ever shown an older table after a newer one, however slow the line or the disk."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from msgspec import json

from ratking.server.guest import Guest
from ratking.server.live import SocketTalk
from ratking.server.replication import retold
from ratking.server.store import Store
from ratking.server.table import Table
from tests.server.conftest import Addresses, settings_for
from tests.server.whole_house import ANN, first_answer, opened, started


class SlowSocket:
    """A line that takes nothing more after a message of a kind, until it is free again."""

    headers: dict[str, str] = {}
    query_params: dict[str, str] = {}

    def __init__(self, stops_at: str) -> None:
        self.stops_at = stops_at
        self.is_full, self.is_free = asyncio.Event(), asyncio.Event()
        self.sent: list[dict[str, Any]] = []

    async def send_data(self, data: bytes, mode: str) -> None:
        self.sent.append(json.decode(data))
        if self.sent[-1]["type"] == self.stops_at:
            self.is_full.set()
            await self.is_free.wait()

    def versions(self) -> list[int]:
        return [one["view"]["version"] for one in self.sent if one["type"] == "view"]


def test_what_is_told_in_another_language_is_not_older_than_what_was_told_before(
    on_sqlite: Addresses,
) -> None:
    async def talk() -> list[int]:
        async with opened(settings_for(on_sqlite)) as house:
            table = await started(house)
            socket: Any = SlowSocket("table")
            conversation = SocketTalk(socket, house, table.id)
            conversation.guest, conversation.viewer = Guest(ANN, "", "en"), 0
            conversation.shown = table
            retelling = asyncio.create_task(conversation._speak("de"))
            await socket.is_full.wait()
            after = await house.change(table.id, first_answer)
            number, revision = after.key
            news = conversation.hear({"number": number, "revision": revision})
            hearing = asyncio.create_task(news)
            while not (hearing.done() or conversation.telling.locked()):
                await asyncio.sleep(0)
            socket.is_free.set()
            await asyncio.gather(retelling, hearing)
            return list(socket.versions())

    told = asyncio.run(talk())
    assert told == sorted(told)
    assert len(set(told)) == 2


def test_a_table_that_changed_while_it_was_read_is_read_again(
    on_sqlite: Addresses, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It may be let go of in the same moment, and then nothing in memory says that it changed."""
    load = Store.load

    async def read() -> tuple[object, object]:
        async with opened(settings_for(on_sqlite)) as house:
            table = await started(house)
            house.forget(table.id)
            loaded, may_return = asyncio.Event(), asyncio.Event()

            async def slowly(store: Store, table_id: str) -> Table | None:
                found = await load(store, table_id)
                if not loaded.is_set():
                    loaded.set()
                    await may_return.wait()
                return found

            monkeypatch.setattr(Store, "load", slowly)
            reading = asyncio.create_task(house.table(table.id))
            await loaded.wait()
            changed = await house.change(table.id, first_answer)
            house.forget(table.id)
            may_return.set()
            await reading
            return (await house.table(table.id)).key, changed.key

    kept, on_disk = asyncio.run(read())
    assert kept == on_disk


def test_a_step_that_is_heard_again_is_not_kept_twice(on_sqlite: Addresses) -> None:
    """A slow look at the disk may bring back what was; then the same news are played once more."""

    async def heard() -> tuple[list[int], list[int]]:
        async with opened(settings_for(on_sqlite)) as house:
            before = await started(house)
            after = await house.change(before.id, first_answer)
            steps = list(house.recent[before.id])[-1:]
            house.at_hand[before.id] = before
            number, revision = after.key
            news = {"number": number, "revision": revision} | retold(before, after, steps)
            await house.heard(before.id, news)
            last = await house.change(before.id, first_answer)
            kept = [step.number for step in house.recent[before.id]]
            return kept, [step.number for step in await house.steps(last, before.match.number)]

    kept, told = asyncio.run(heard())
    assert kept == sorted(set(kept))
    assert told == kept[-2:]
