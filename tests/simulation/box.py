"""One server process of the simulated house: it is started, dies, and is started again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextvars import Context
from random import Random
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, TypeVar

from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.channels.subscriber import Subscriber
from litestar.datastructures import State

from ratking.server import live
from ratking.server.app import channels_over, lifespan
from ratking.server.channel import SteadyBackend
from ratking.server.guest import Guest
from ratking.server.house import House
from ratking.server.job_kinds import kinds_of_work
from ratking.server.jobs import OwnJobs
from ratking.server.minds import MINDS
from ratking.server.settings import Settings
from ratking.server.store import Store, Ways, ways_to
from ratking.server.thinking import Thinker
from tests.simulation.disk import Disk
from tests.simulation.loop import Life
from tests.simulation.news import Client
from tests.simulation.wire import Cut, Socket, as_litestar

if TYPE_CHECKING:
    from tests.simulation.world import World

T = TypeVar("T")


class Numbered(Subscriber):
    """A listener whose place in a set is the same in every run."""

    count = 0

    def __init__(self, *facts: Any, **more: Any) -> None:
        super().__init__(*facts, **more)
        Numbered.count += 1
        self.number = Numbered.count

    def __hash__(self) -> int:
        return self.number


class Instant(Thinker):
    """Thinks here and now, and says so after a while."""

    def __init__(self, luck: Random, slowness: float) -> None:
        super().__init__("")
        self.luck = luck
        self.slowness = slowness

    async def _ask(self, work: Callable[..., T], *facts: object) -> T:
        await asyncio.sleep(self.luck.random() * self.slowness)
        return work(*facts)


class Slot:
    """The engines of one box, made once and used by every process that runs there, in all seeds."""

    kept: dict[str, Slot] = {}

    def __init__(self, settings: Settings) -> None:
        self.disk: Disk
        self.life: Life
        self.ways = ways_to(settings, self._connect, self._connect_at_once)

    def _connect(self, *_: object, **__: object) -> Awaitable[Any]:
        return self.disk.open(self.life)

    def _connect_at_once(self) -> Any:
        return self.disk.open_to_write(self.life)

    def renewed(self, disk: Disk, life: Life) -> Ways:
        """Forget whatever was open, without closing it: that has its process done, or its death."""
        self.disk, self.life = disk, life
        for engine in (self.ways.reading.sync_engine, self.ways.writing):
            if engine is not None:
                engine.dispose(close=False)
        return self.ways


def slot_of(name: str, settings: Settings) -> Slot:
    """Find the engines of a box."""
    if name not in Slot.kept:
        Slot.kept[name] = Slot(settings)
    return Slot.kept[name]


class Box:
    """A place where a server runs most of the time."""

    def __init__(self, world: World, name: str) -> None:
        self.world, self.name = world, name
        self.life = Life(name)
        self.life.is_alive = False
        self.house: House | None = None
        self.asked: dict[asyncio.Future[Any], None] = {}
        self.sockets: dict[Socket, None] = {}
        self.ending = asyncio.Event()
        self.gone: asyncio.Future[None] = world.loop.create_future()

    def start(self) -> None:
        """Start a new process, unless one runs already."""
        if self.life.is_alive:
            return
        self.world.trace.note(f"{self.name}  starts")
        MINDS.kept.clear()  # its processes think anew
        self.life = Life(self.name)
        self.world.lives.append(self.life)
        self.ending = asyncio.Event()
        gone = self.gone = self.world.loop.create_future()
        main = self._begin(self._run())
        main.add_done_callback(lambda _: _note(gone), context=Context())

    def _begin(self, work: Any) -> asyncio.Task[Any]:
        task: asyncio.Task[Any] = self.life.context.run(self.world.loop.create_task, work)
        return task

    async def _run(self) -> None:
        """What `ratking serve` does between its first and its last breath."""
        world = self.world
        settings = world.settings
        store = Store(settings, slot_of(self.name, settings).renewed(world.disk, self.life))
        shared = bool(settings.redis_url)
        client: Any = Client(world.hub, self.life)
        backend = SteadyBackend(client) if shared else MemoryChannelsBackend()
        channels = channels_over(backend, Numbered)
        house = House(settings, store, channels)
        thinker = Instant(world.luck_of(f"{self.name}/thinks"), world.thinking)
        house.thinkers.here, house.thinkers.quick = [thinker], thinker
        app: Any = SimpleNamespace(state=State({"settings": settings}))
        self.app = app
        try:
            async with channels, lifespan(house, OwnJobs(kinds_of_work(house)), None)(app):
                self.house = house
                world.trace.note(f"{self.name}  is open")
                await self.ending.wait()
                self.house = None
                self._hang_up()
        except Exception as error:
            world.fault(f"{self.name} cannot go on: {type(error).__name__}: {error}")
            world.crash(self.life)

    def die(self) -> None:
        """End in the middle of whatever it does."""
        self.life.is_alive = False
        self.house = None
        _note(self.gone)
        self._hang_up()

    def _hang_up(self) -> None:
        for socket in self.sockets:
            socket.hang_up()
        self.sockets.clear()
        for future in self.asked:
            if not future.done():
                future.set_exception(Cut("the server is gone"))
        self.asked.clear()

    async def stop(self) -> None:
        """Ask the server to end, and wait until it has."""
        self.ending.set()
        life = self.life
        if life.is_alive:
            await self.gone
        life.is_alive = False

    # Doors.

    def connect(self, cookie: str) -> Socket:
        """Open a socket to a table."""
        if self.house is None:
            raise Cut("nobody is there")
        world = self.world
        socket = Socket(world.loop, world.luck_of("wire"), world.slowness, self.life)
        self.sockets[socket] = None
        self._begin(self._serve(socket, cookie, self.house))
        return socket

    async def _serve(self, socket: Socket, cookie: str, house: House) -> None:
        try:
            await live.live.fn(as_litestar(socket, self.app, cookie), self.world.table, house)
        finally:
            self.sockets.pop(socket, None)
            socket.hang_up()

    async def ask(self, guest: Guest, what: Callable[[House, Guest], Awaitable[T]]) -> T:
        """Ask as over HTTP: raises Cut if no answer comes back, whatever has happened."""
        world = self.world
        luck = world.luck_of("http")
        await asyncio.sleep(luck.random() * world.slowness)
        if self.house is None:
            raise Cut("nobody is there")
        future: asyncio.Future[T] = world.loop.create_future()
        self.asked[future] = None
        self._begin(self._answer(future, what(self.house, guest), luck))
        try:
            return await future
        finally:
            self.asked.pop(future, None)

    async def _answer(self, future: asyncio.Future[T], work: Awaitable[T], luck: Random) -> None:
        found: Any = None
        failed: Exception | None = None
        try:
            found = await work
        except Exception as error:
            failed = error

        def arrive() -> None:
            if not future.done():
                if failed is not None:
                    future.set_exception(failed)
                else:
                    future.set_result(found)

        world = self.world
        world.loop.call_later(luck.random() * world.slowness, arrive, context=Context())


def _note(gone: asyncio.Future[None]) -> None:
    if not gone.done():
        gone.set_result(None)
