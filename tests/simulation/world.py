"""One seed: a house with its servers, a table and people; faults first, then all is well."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, Final, Literal

from ratking.core.question import NATURE, NOBODY
from ratking.server import people, routes
from ratking.server.guest import Guest
from ratking.server.house import House
from ratking.server.keys import Keys
from ratking.server.match import PERSON, Match, Step
from ratking.server.outside import Outside, living_in
from ratking.server.security import Visitor
from ratking.server.settings import Settings
from ratking.server.table import PLAYING, Clock, Table
from ratking.server.wire import NewTable, SeatWish
from tests.simulation.box import Box, Numbered
from tests.simulation.disk import Disk
from tests.simulation.loop import Life, SeededLoop
from tests.simulation.news import Hub
from tests.simulation.person import Person
from tests.simulation.trace import Trace
from tests.simulation.truths import check

BOXES: Final = ("box0", "box1")
TABLES: Final = "tables.sqlite3"
KEY: Final = "a-key-of-the-simulation-0123456789"
LONGEST: Final = 150.0
"""After so many seconds without faults in which nothing happens somebody waits for ever."""

LOG: Final = logging.getLogger("ratking.server")
FATES: Final = ("crash before", "crash after", "error before", "error after", "cut", "cut", "cut")
NEAR: Final = 30
"""A game begins about so many answers before its end; a short one at its beginning."""

MOST_AHEAD: Final = 400

GAMES: Final[tuple[tuple[str, dict[str, Any], int], ...]] = (
    ("sealed bids", {"players": 2}, 30),
    ("sealed bids", {"players": 3}, 30),
    ("rattus", {"players": 3}, 6),
    ("cartus", {"players": 2}, 6),
    ("ratland", {"players": 2}, 6),
)


KINDS: Final[tuple[Literal["none", "relaxed", "turn"], ...]] = ("none", "relaxed", "turn")
AT_ZERO: Final[tuple[Literal["nothing", "bot_answers", "bot_takes_seat"], ...]] = (
    "nothing",
    "bot_answers",
    "bot_takes_seat",
)


class Wrong(AssertionError):
    """A promise of the server is broken."""


class World(Outside):
    """Everything that a seed decides, and what came of it."""

    def __init__(self, seed: int, folder: Path, game: str = "", workers: int = 0) -> None:
        self.seed = seed
        self.lucks: dict[str, Random] = {}
        luck = self.luck = self.luck_of("world")
        Numbered.count = 0
        self.loop = SeededLoop(self.luck_of("order"), luck.choice((0.0, 0.3, 1.0)))
        self.trace = Trace(self.loop.time)
        self.slowness = luck.choice((0.01, 0.1, 1.0))
        self.thinking = luck.choice((0.05, 1.0))
        self.skew = 0.0
        path = folder / TABLES
        self.disk = Disk(str(path), self.loop, self.luck_of("disk"), self.trace)
        self.disk.slowness = luck.choice((0.0005, 0.05, 0.3))
        self.disk.crash = self.crash
        self.disk.cut = self._cut_somebody
        self.loop.thread = self.disk.thread
        self.eyes = sqlite3.connect(path, isolation_level=None)
        self.hub = Hub(self.loop, self.luck_of("news"), self.trace)
        self.keys = Keys((KEY,))
        (folder / "keys").write_text(KEY)
        workers = workers or luck.choice((1, 1, 1, 2))
        self.settings = Settings(
            database_url=f"sqlite+aiosqlite:///{path}",
            redis_url="redis://simulated" if workers > 1 else "",
            keys_file=str(folder / "keys"),
            pace=luck.choice((0.0, 0.05, 0.8)),
            sweep=luck.choice((1.0, 5.0, 5.0)),
        )
        self.meanness = self.luck_of("storm").choice((0.0, 0.3, 0.9))
        self.lives: list[Life] = []
        self.boxes = [Box(self, name) for name in BOXES[:workers]]
        self.is_calm = self.is_closed = False
        self.faults: list[str] = []
        self.table = ""
        wanted = [one for one in GAMES if game in ("", one[0])]
        self.game, options, _ = luck.choices(wanted, [weight for _, _, weight in wanted])[0]
        self.options = dict(options)
        self.people = [Person(self, f"P{n}") for n in range(luck.randint(1, 2))]
        self.spectators = [Person(self, "S", watches=True)] * luck.choice((0, 1))

    def luck_of(self, name: str) -> Random:
        """Find the stream of chance of somebody: what one draws changes nothing for others."""
        if name not in self.lucks:
            self.lucks[name] = Random(f"{self.seed}/{name}")
        return self.lucks[name]

    # What the server takes from outside.

    def now(self) -> float:
        return 1_800_000_000.0 + self.loop.clock + self.skew

    def steady(self) -> float:
        return self.loop.clock

    def chance(self) -> float:
        return self.luck_of("chance").random()

    def secret(self, length: int) -> bytes:
        return self.luck_of("secrets").randbytes(length)

    def compare_memory(self) -> None:
        """While nothing is being written, a server alone has in memory what is on disk."""
        house = self.boxes[0].house
        if len(self.boxes) > 1 or house is None or house.store.busy:
            return
        kept, on_disk = house.at_hand.get(self.table), read(self)
        if kept is not None and on_disk is not None and kept.key != (on_disk[0], on_disk[2]):
            self.wrong(f"memory says {kept.key}, the disk {on_disk}")

    # What goes wrong.

    def wrong(self, what: str) -> None:
        """A promise is broken."""
        self.trace.note(f"WRONG  {what}")
        raise Wrong(what)

    def fault(self, what: str) -> None:
        """The server calls something its own fault, which it may only where the disk failed."""
        self.trace.note(f"fault  {what}")
        self.faults.append(what)

    def crash(self, life: Life) -> None:
        """A process ends; another one starts in its place."""
        if not life.is_alive:
            return
        self.trace.note(f"{life.name}  dies")
        box = next(box for box in self.boxes if box.life is life)
        box.die()
        self.disk.lose(life)
        for listener in [one for one in self.hub.listeners if one.life is life]:
            self.hub.listeners.remove(listener)
        self.loop.call_later(self.luck.random() * 3, box.start, context=Life("").context)

    async def storm(self) -> None:
        """Let things go wrong for a while."""
        luck = self.luck_of("storm")
        doings: list[Callable[[], Any]] = [
            self._cut_somebody,
            self._cut_somebody,
            self._cut_everybody,
            self._plan_a_fate,
            self._plan_a_fate,
            self._jump,
            self._bounce_the_news,
            self._crash_a_box,
            self._restart_a_box,
        ]
        until = self.loop.clock + luck.choice((0.0, 2.0, 10.0, 30.0))
        calmness = luck.choice((0.1, 1.0, 5.0))
        while self.loop.clock < until:
            await asyncio.sleep(luck.random() * calmness)
            self.compare_memory()
            done = luck.choice(doings)()
            if done is not None:
                await done

    def _everybody(self) -> list[Person]:
        return [*self.people, *self.spectators]

    def _cut_somebody(self) -> None:
        somebody = [one for one in self._everybody() if one.socket and not one.socket.is_cut]
        waiting = [one for one in somebody if one.waits is not None]
        if somebody:
            person = self.luck_of("storm").choice(waiting or somebody)
            self.trace.note(f"line  of {person.name} is cut")
            assert person.socket is not None
            person.socket.cut()

    def _cut_everybody(self) -> None:
        for person in self._everybody():
            if person.socket is not None:
                person.socket.cut()

    def pile_up(self, person: Person) -> None:
        """While somebody's answer is on its way to the disk, others talk, and the line is cut."""
        luck = self.luck_of("storm")
        if self.is_calm or luck.random() >= self.meanness:
            return
        for other in self._everybody():
            if other is not person:
                for _ in range(luck.randint(1, 4)):
                    self._later(luck.random() * self.slowness, other.chatter)
        soon = luck.random() * (self.slowness + 2 * self.disk.slowness)
        self._later(soon, luck.choice((person.lose_the_line, person.chatter)))

    def _later(self, delay: float, what: Callable[[], None]) -> None:
        """Do something from outside of all processes."""
        self.loop.call_later(delay, what, context=Life("").context)

    def _plan_a_fate(self) -> None:
        luck = self.luck_of("storm")
        self.disk.plan[self.disk.writes + luck.randint(1, 8)] = luck.choice(FATES)

    def _jump(self) -> None:
        self.skew += self.luck_of("storm").choice((-3600.0, -30.0, -1.0, 1.0, 30.0, 3600.0))
        self.trace.note(f"clock  is {self.skew:+} seconds off")

    async def _bounce_the_news(self) -> None:
        if len(self.boxes) > 1:
            self.hub.stop()
            await asyncio.sleep(self.luck_of("storm").choice((0.0, 0.1, 5.0)))
            self.hub.start()

    def _crash_a_box(self) -> None:
        self.crash(self.luck_of("storm").choice(self.boxes).life)

    async def _restart_a_box(self) -> None:
        box = self.luck_of("storm").choice(self.boxes)
        if box.house is not None:
            self.trace.note(f"{box.name}  is asked to end")
            life = box.life
            await box.stop()
            self.trace.note(f"{box.name}  has ended")
            self.disk.lose(life)
            if box.life is life:
                box.start()

    # One whole run.

    def run(self) -> None:
        """Play one seed from the beginning to the end; raises what is wrong."""
        with living_in(self):
            try:
                with self._listening():
                    main = self.loop.create_task(self._play())
                    self.loop.go(main)
                    main.result()
            finally:
                self._bury()

    def _bury(self) -> None:
        """Close what is left in the middle; nobody hears the last words."""
        asyncio._set_running_loop(self.loop)
        LOG.disabled = True
        for life in self.lives:
            life.is_alive = False
            self.disk.lose(life)
            life.bury()
        self.eyes.close()
        LOG.disabled = False
        asyncio._set_running_loop(None)

    @contextmanager
    def _listening(self) -> Iterator[None]:
        """Hear what the server writes into its log."""
        handler = Log(self)
        LOG.addHandler(handler)
        before, LOG.propagate = LOG.propagate, False
        try:
            yield
        finally:
            LOG.removeHandler(handler)
            LOG.propagate = before

    async def _play(self) -> None:
        for box in self.boxes:
            box.start()
        while any(box.house is None for box in self.boxes):
            await asyncio.sleep(0.01)
        await self._set_up()
        storm = self.loop.create_task(self.storm())
        playing = [self.loop.create_task(self._take_part(person)) for person in self.people]
        playing += [self.loop.create_task(person.live()) for person in self.spectators]
        starting = self.loop.create_task(self._start())
        await self._unless_wrong(storm, *playing, starting)
        await self._calm_down()
        watch = self.loop.create_task(self._watch())
        await self._unless_wrong(watch, *playing, starting)
        await asyncio.sleep(30.0)
        for task in playing:
            if task.done():
                task.result()
        check(self)
        self.is_closed = True
        for task in playing:
            task.cancel()
        for box in self.boxes:
            await asyncio.wait_for(box.stop(), LONGEST)

    async def _unless_wrong(self, until: asyncio.Task[None], *others: asyncio.Task[None]) -> None:
        """Wait for something, unless somebody finds that something is wrong before."""
        waiting = {until, *others}
        while not until.done():
            ready, waiting = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
            for task in (until, *others):
                if task in ready:
                    task.result()
        until.result()

    async def _calm_down(self) -> None:
        """From now on nothing fails any more."""
        self.trace.note("calm  from now on nothing fails")
        self.is_calm = True
        self.disk.plan.clear()
        while any(box.house is None for box in self.boxes):
            await asyncio.sleep(0.1)

    async def _take_part(self, person: Person) -> None:
        await person.sit_down()
        await person.live()

    async def _set_up(self) -> None:
        """Set up a table for the people and some bots; a long game begins near its end."""
        luck = self.luck_of("table")
        players = self.options["players"]
        seats = [SeatWish("open") for _ in self.people]
        seats += [SeatWish("bot", level="uniform") for _ in range(players - len(seats))]
        kind = luck.choice(KINDS)
        at_zero = luck.choice(AT_ZERO)
        clock = Clock(kind, 0.0 if kind == "none" else luck.choice((2.0, 20.0)), at_zero)
        wish = NewTable(
            self.game, options=self.options, seats=seats, clock=clock, bot="uniform", word="moon"
        )
        host = Visitor("the host")
        table, _ = people.new_table(wish, host)
        house = self.boxes[0].house
        assert house is not None
        await house.store.create(table)
        self.table = table.id

    async def _start(self) -> None:
        """The host starts as soon as all sit, and long games are brought near their end."""
        guest = Guest(Visitor("the host"), "", "en")
        while any(person.seat == NOBODY for person in self.people):
            await asyncio.sleep(0.2)
        while (shown := read(self)) is not None and shown[1] == "open":
            await self._by_the_host(guest, lambda h, g: routes.start.fn(self.table, h, g))
        luck = self.luck_of("ahead")
        await self._by_the_host(guest, lambda h, _: h.change(self.table, lambda t: ahead(t, luck)))

    async def _by_the_host(self, guest: Guest, what: Callable[[House, Guest], Any]) -> None:
        try:
            await self.boxes[0].ask(guest, what)
        except Exception as error:
            self.trace.note(f"host  could not do it: {type(error).__name__}")
            await asyncio.sleep(0.2)

    async def _watch(self) -> None:
        """Wait until the game is over; somebody must go on all the time."""
        last, since = read(self), self.loop.clock
        while last is None or last[1] != "over":
            await asyncio.sleep(1.0)
            self.compare_memory()
            now = read(self)
            if now != last:
                last, since = now, self.loop.clock
            elif self.loop.clock - since > LONGEST:
                self.trace.note("WRONG  somebody waits for ever")
                raise Wrong(f"somebody waits for ever: {last}")


def ahead(table: Table, luck: Random) -> list[Step]:
    """Answer at random for everybody until a long game is near its end."""
    found = 0
    twin = table.match.fork()
    while not twin.is_over() and found < MOST_AHEAD:
        _answer(twin, luck)
        found += 1
    if table.status != PLAYING:
        return []
    return [_answer(table.match, luck) for _ in range(found - NEAR) if not table.match.is_over()]


def _answer(match: Match, luck: Random) -> Step:
    seat = luck.choice([seat for seat in match.open_seats() if seat != NATURE])
    return match.answer(seat, luck.choice(match.game.legal(match.state, seat)), PERSON)


class Log(logging.Handler):
    """Writes down what the server logs; an error is a fault of the server."""

    def __init__(self, world: World) -> None:
        super().__init__(logging.WARNING)
        self.world = world

    def emit(self, record: logging.LogRecord) -> None:
        why = record.exc_info[1] if record.exc_info else None
        self.world.trace.note(f"log  {record.getMessage()} {type(why).__name__ if why else ''}")
        if record.levelno >= logging.ERROR:
            self.world.faults.append(f"{record.getMessage()}: {why!r}")


def read(world: World) -> tuple[int, str, int] | None:
    """Read from the disk how far the table is."""
    query = "SELECT number, status, revision FROM tables WHERE id = ?"
    found: list[tuple[int, str, int]] = world.eyes.execute(query, (world.table,)).fetchall()
    return found[0] if found else None
