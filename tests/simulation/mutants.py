"""Defects that this server once had, or might have: the simulation must find each of them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from typing import Any

import pytest
from litestar.channels.backends.redis import RedisChannelsPubSubBackend

from ratking.server import drive
from ratking.server.change import Change
from ratking.server.channel import LOST, SteadyBackend
from ratking.server.conversation import Conversation
from ratking.server.house import House
from ratking.server.match import Step
from ratking.server.store import Store
from ratking.server.table import PLAYING, Table
from tests.simulation import box, person


def deaf_after_a_restart(patch: pytest.MonkeyPatch) -> None:
    """The news of other workers end for ever with the first error of Redis."""
    patch.setattr(box, "SteadyBackend", lambda redis: RedisChannelsPubSubBackend(redis=redis))


def what_was_lost_is_not_told(patch: pytest.MonkeyPatch) -> None:
    """Redis comes back, and nobody hears that something may have been said meanwhile."""

    class Silent(SteadyBackend):
        async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
            async for channel, data in super().stream_events():
                if data != LOST:
                    yield channel, data

    patch.setattr(box, "SteadyBackend", lambda redis: Silent(redis))


def changes_end_with_their_asker(patch: pytest.MonkeyPatch) -> None:
    """Whoever is cut off while something is written takes what follows along."""

    async def change(house: House, table_id: str, work: Any, *, seats: bool = False) -> Any:
        return await house._change(table_id, work, seats)

    async def save(house: House, change: Change) -> bool:
        written = await house.store.save(change)
        if not written:
            house.forget(change.table.id)
        return written

    patch.setattr(House, "change", change)
    patch.setattr(House, "_save", save)


def bots_answer_for_seats_taken_back(patch: pytest.MonkeyPatch) -> None:
    """Whoever comes back while a bot thinks is answered for all the same."""
    patch.setattr(drive, "still_due", lambda table, _: table.status == PLAYING)


def told_before_it_is_written(patch: pytest.MonkeyPatch) -> None:
    """An answer is acknowledged when it is on its way to the disk."""
    save = Store.save

    async def soon(store: Store, change: Change) -> bool:
        asyncio.get_running_loop().create_task(save(store, change))
        return True

    patch.setattr(Store, "save", soon)


def two_tellers_at_once(patch: pytest.MonkeyPatch) -> None:
    """What is told in another language and what happens meanwhile pass each other.

    A whole history takes its time to be read, and whoever says something asks for another language;
    else they would hardly ever meet.
    """
    languages = tuple(one for one in person.CHATTER if one["type"] == "language")
    hear, steps = Conversation.hear, House.steps

    async def slowly(house: House, table: Table, after: int) -> list[Step]:
        found = await steps(house, table, after)
        await asyncio.sleep(0.0 if after else 1.0)
        return found

    async def alone(talk: Conversation, news: dict[str, Any]) -> None:
        talk.telling = asyncio.Lock()
        await hear(talk, news)

    patch.setattr(person, "CHATTER", languages)
    patch.setattr(Conversation, "hear", alone)
    patch.setattr(House, "steps", slowly)


def requests_are_not_known_again(patch: pytest.MonkeyPatch) -> None:
    """Who asks once more because the line was cut is taken for somebody who asks anew."""

    async def nothing(*_: object) -> None:
        return None

    patch.setattr(Store, "requested", nothing)
