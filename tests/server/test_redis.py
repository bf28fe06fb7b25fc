"""Redis goes and comes back, and everything goes on by itself."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from redis.asyncio import Redis
from sqlalchemy import update

from ratking.server import drive
from ratking.server.alone import only_server
from ratking.server.app import channels_over, create_app
from ratking.server.channel import LOST, Channels, SteadyBackend
from ratking.server.drive import Driver
from ratking.server.health import Pulse
from ratking.server.live import COME_AGAIN
from ratking.server.refusals import Refusal
from ratking.server.schema import TABLES
from tests.server.conftest import Addresses, settings_for
from tests.server.person import BIDS, Person
from tests.server.test_tables import ME
from tests.server.whole_house import opened, started
from tests.servers import PATIENCE, Running, start_redis, wait_until


def test_after_a_break_everybody_is_told_that_news_were_lost(redis: Running) -> None:
    async def listen() -> list[tuple[str, bytes]]:
        client, other = Redis.from_url(redis.url), Redis.from_url(redis.url)
        backend = SteadyBackend(client)
        heard: list[tuple[str, bytes]] = []

        async def hear() -> None:
            async for event in backend.stream_events():
                heard.append(event)

        listening = asyncio.create_task(hear())
        async with asyncio.timeout(PATIENCE):
            await backend.subscribe(["T"])
            while not heard:
                await backend.publish(b"one", ["T"])
                await asyncio.sleep(0.01)
            await other.client_kill_filter(_type="pubsub")
            while ("T", LOST) not in heard:
                await asyncio.sleep(0.01)
            while heard[-1] != ("T", b"two"):
                await backend.publish(b"two", ["T"])
                await asyncio.sleep(0.01)
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)
        await backend.on_shutdown()
        await client.aclose()
        await other.aclose()
        return heard

    assert ("T", LOST) in asyncio.run(listen())


class SlowToLetGo:
    """A Redis, as far as a listener needs one, that takes its time with whoever goes."""

    def __init__(self) -> None:
        self.connection = None
        self.channels: dict[str, None] = {}
        self.pending_unsubscribe_channels: set[str] = set()
        self.goes_on = asyncio.Event()

    def register_script(self, _: str) -> None:
        """Nothing is said here."""

    def pubsub(self) -> SlowToLetGo:
        return self

    async def subscribe(self, *channels: str) -> None:
        self.channels |= dict.fromkeys(channels)

    async def unsubscribe(self, *channels: str) -> None:
        await self.goes_on.wait()
        for channel in channels:
            self.channels.pop(channel, None)


def test_whoever_comes_while_the_last_one_goes_is_not_deaf() -> None:
    async def come_and_go() -> list[str]:
        redis: Any = SlowToLetGo()
        channels = channels_over(SteadyBackend(redis))
        first = await channels.subscribe(["T"])
        going = asyncio.create_task(channels.unsubscribe(first))
        await asyncio.sleep(0)
        coming = asyncio.create_task(channels.subscribe(["T"]))
        await asyncio.sleep(0)
        redis.goes_on.set()
        await asyncio.gather(going, coming)
        return list(redis.channels)

    assert asyncio.run(come_and_go()) == ["T"]


def test_a_channel_that_nobody_listens_to_is_forgotten() -> None:
    async def listen() -> int:
        channels = channels_over(MemoryChannelsBackend())
        async with channels:
            for number in range(50):
                async with channels.start_subscription([f"table-{number}", "all"]):
                    assert len(channels._channels) == 2
        return len(channels._channels)

    assert asyncio.run(listen()) == 0


def test_without_redis_the_tables_go_on_and_it_is_said(on_postgres: Addresses) -> None:
    own = start_redis()
    addresses = on_postgres | {"RATKING_REDIS_URL": own.url}
    with TestClient(create_app(settings_for(addresses))) as client:
        ann = Person(client)
        ann.set_up(BIDS, ME, {"kind": "me", "name": "Bea"})
        ann.start()
        assert client.get("/health").status_code == 200
        own.stop()
        wait_until(lambda: client.get("/health").status_code == 503)
        assert ann.answer(1)["version"] > 0


def test_a_socket_that_missed_news_is_asked_to_come_again(
    ann: Person, client: TestClient[Litestar]
) -> None:
    ann.set_up(BIDS, ME)
    with client.websocket_connect(f"/tables/{ann.table}/live") as socket:
        socket.send_json({"type": "hello"})
        assert [socket.receive_json()["type"] for _ in range(2)] == ["table", "view"]
        client.app.plugins.get(Channels).publish(LOST, f"table-{ann.table}")
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_json()
    assert closed.value.code == COME_AGAIN == 1012


def test_health_needs_a_database_that_can_be_written(on_sqlite: Addresses) -> None:
    async def feel() -> None:
        async with opened(settings_for(on_sqlite)) as house:
            await house.store.engine.dispose()
            Path(on_sqlite["RATKING_DATABASE_URL"].removeprefix("sqlite:///")).unlink()
            await Pulse(house).feel()

    with pytest.raises(Refusal, match="cannot write"):
        asyncio.run(feel())


def test_a_second_server_on_one_file_is_refused(on_sqlite: Addresses) -> None:
    settings = settings_for(on_sqlite)
    lock = only_server(settings)
    assert lock is not None
    code = (
        "from ratking.server.alone import only_server as o; "
        "from ratking.server.settings import from_environment as f; o(f())"
    )
    words = [sys.executable, "-c", code]
    done = subprocess.run(words, env=_environment(on_sqlite), capture_output=True, text=True)
    lock.close()
    assert "Another server uses" in done.stderr


def _environment(addresses: Addresses) -> dict[str, str]:
    return os.environ | addresses


def test_a_clock_that_is_set_back_does_not_stall_a_bot(on_sqlite: Addresses) -> None:
    async def play() -> int:
        async with opened(settings_for(on_sqlite)) as house:
            table = await started(house, ("me", "bot"))
            ahead = time.time() + 3600
            async with house.store.engine.begin() as connection:
                late = update(TABLES).values(changed=ahead, due=ahead)
                await connection.execute(late)
            house.forget(table.id)
            driver = Driver(house)
            driver.start()
            async with asyncio.timeout(PATIENCE):
                while (await house.table(table.id)).match.number == table.match.number:
                    await asyncio.sleep(0.01)
            await driver.stop()
            house.thinkers.close()
            return (await house.table(table.id)).match.number - table.match.number

    assert drive.AHEAD < 3600
    assert asyncio.run(play()) > 0
