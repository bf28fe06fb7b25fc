"""Somebody who plays over a bad line: answers at random, takes back, chats, leaves, comes back."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, TypeVar
from zlib import crc32

from ratking.core.question import NOBODY
from ratking.server import chatting, play, routes
from ratking.server.guest import Guest
from ratking.server.house import House
from ratking.server.refusals import Refusal
from ratking.server.security import Visitor
from ratking.server.wire import Answers, HandOver, Join, Say
from tests.simulation.wire import Cut, Socket

if TYPE_CHECKING:
    from tests.simulation.box import Box
    from tests.simulation.world import World

T = TypeVar("T")
Plain = dict[str, Any]
SHOWN: Final = 150
CHATTER: Final[tuple[Plain, ...]] = (
    {"type": "chat", "phrase": "hello"},
    {"type": "chat", "phrase": "hello"},
    {"type": "language", "language": "de"},
    {"type": "ping"},
)
"""What is said beside the moves."""


@dataclass
class Asked:
    """What was asked for, and not answered yet."""

    request: str
    message: Plain


class Person:
    """One browser, what its owner was told, and what was promised to it."""

    def __init__(self, world: World, name: str, *, watches: bool = False) -> None:
        self.world, self.name, self.watches = world, name, watches
        self.luck = world.luck_of(name)
        self.visitor = Visitor(f"visitor-{name}-{self.luck.getrandbits(64):x}")
        self.cookie = world.keys.sign(self.visitor)
        self.guest = Guest(self.visitor, "", "en")
        self.seat = NOBODY
        self.view: Plain | None = None
        self.stand_in = ""
        self.texts: list[str] = []
        self.first = 0
        self.steps: dict[int, Plain] = {}
        self.views: dict[int, Plain] = {}
        self.promised: dict[str, int] = {}
        self.said: list[Plain] = []
        self.too_late: list[str] = []
        self.count = 0
        self.waits: Asked | None = None
        self.until = 0
        self.socket: Socket | None = None
        self.mine_from: int | None = None
        self.mine: list[tuple[int, int]] = []

    def note(self, line: str) -> None:
        self.world.trace.note(f"{self.name}  {line}")

    # Over HTTP.

    async def ask(self, name: str, what: Callable[[House, Guest], Awaitable[T]]) -> T | None:
        """Ask for something; None if it was refused or nobody knows."""
        box = self.luck.choice(self.world.boxes)
        self.note(f"asks {box.name} to {name}")
        try:
            found = await box.ask(self.guest, what)
        except Cut:
            self.note(f"does not know about {name}")
            return None
        except Refusal as refusal:
            self.note(f"may not {name}: {refusal.code}")
            return None
        except Exception as error:
            self.world.fault(f"{name}: {type(error).__name__}")
            return None
        self.note(f"has been told about {name}")
        return found

    async def sit_down(self) -> None:
        """Ask for a seat until there is one; a seat may be mine without my knowing it."""
        wish = Join(self.name, self.seat_wanted())
        while self.seat == NOBODY:
            await self.ask("join", lambda h, g: routes.join.fn(self.world.table, wish, h, g))
            shown = await self.ask("look", lambda h, g: routes.one.fn(self.world.table, h, g))
            if shown is not None:
                mine = [seat.seat for seat in shown.seats if seat.mine]
                self.seat = mine[0] if mine else NOBODY
            await asyncio.sleep(self.luck.random())

    def seat_wanted(self) -> int:
        """Everybody has a seat of their own in mind."""
        return self.world.people.index(self)

    # Over a socket.

    async def live(self) -> None:
        """Come back whenever the line is dead, until the game is told to its end."""
        while not self.world.is_closed:
            box = self.luck.choice(self.world.boxes)
            try:
                self.world.compare_memory()
                self.socket = box.connect(self.cookie)
                self.note(f"connects to {box.name}")
                await self._converse(self.socket, box)
            except Cut as cut:
                self.note(f"has lost the line: {cut}")
            if self.socket is not None:
                self.socket.cut()
            await asyncio.sleep(self.luck.random() * 0.5)

    async def _converse(self, socket: Socket, box: Box) -> None:
        hello: Plain = {"type": "hello", "changes": self.luck.random() < 0.3}
        if self.view is not None and self.luck.random() < 0.9:
            hello["since"] = self.view["version"]
        else:
            self.view = None
        socket.say(json.dumps(hello))
        is_new = True
        while True:
            patience = self._patience()
            try:
                text = await asyncio.wait_for(socket.hear(), patience)
            except TimeoutError:
                if self.view is not None and not is_new:
                    await self._act(socket)
                continue
            self._hear(json.loads(text), text)
            if is_new and self.view is not None:
                is_new = False
                self._ask_again(socket)

    def _patience(self) -> float | None:
        """Say how long to wait before something is done without being told anything."""
        if self.waits is not None or self.view is None:
            return None
        if self.world.is_calm and not self._questions():
            return None
        return self.luck.random() * (0.05 if self.world.is_calm else 1.0)

    def _ask_again(self, socket: Socket) -> None:
        """Whoever got no answer asks once more; the server knows the request."""
        if self.waits is None:
            return
        if self.world.is_calm or self.luck.random() < 0.8:
            self._say(socket, self.waits.message)
        else:
            self.waits = None

    def _say(self, socket: Socket, message: Plain) -> None:
        self.note(f"says {json.dumps(message)[:SHOWN]}")
        socket.say(json.dumps(message))

    def _hear(self, message: Plain, text: str) -> None:
        self.texts.append(text)
        self.note(f"hears {crc32(text.encode()):08x} {text[:SHOWN]}")
        if message["type"] == "view":
            self._see(message["view"])
        elif message["type"] == "table" and self.seat != NOBODY:
            self.stand_in = message["table"]["seats"][self.seat]["stand_in"]
        elif message["type"] == "chat":
            self.said.append(message["line"])
        elif message["type"] == "accepted":
            self._promise(message["request"], message["version"])
        elif message["type"] == "refused":
            self._refused(message)

    def _see(self, view: Plain) -> None:
        """Look at a view; whatever happened since the last one must be told, and nothing twice."""
        new = view["steps"]
        if self.view is None:
            self.first = view["version"]
        else:
            known = self.view["version"]
            heard = [step["version"] for step in new if step["version"] > known]
            expected = list(range(known + 1, view["version"] + 1))
            if heard != expected and not (len(new) and new[0]["version"] == 1):
                self.world.wrong(
                    f"{self.name} saw version {known}, now {view['version']}, and heard {heard}"
                )
        for step in new:
            before = self.steps.setdefault(step["version"], step)
            if bare(before) != bare(step):
                self.world.wrong(f"{self.name} was told two things about {step['version']}")
        if view["seat"] not in (None, self.seat):
            self.world.wrong(f"{self.name} looks with the eyes of {view['seat']}")
        if any(question["seat"] != self.seat for question in view["questions"]):
            self.world.wrong(f"{self.name} is asked in the place of another")
        self.views.setdefault(view["version"], view)
        self.view = view

    def _promise(self, request: str, version: int) -> None:
        known = self.promised.setdefault(request, version)
        if known != version:
            self.world.wrong(f"{self.name} was told {known} and {version} for {request}")
        if self.waits is not None and self.waits.request == request:
            self.waits = None
            self.until = version

    def _refused(self, message: Plain) -> None:
        if message["code"] == "fault":
            self.world.fault("a socket says fault")
        request = message["request"]
        if request and request in self.promised and message["code"] != "fault":
            self.world.wrong(f"{self.name} was refused what was granted: {request}")
        if request and message["code"] == "stale":
            self.too_late.append(request)
        if self.waits is not None and self.waits.request == request:
            self.waits = None

    def _questions(self) -> list[Plain]:
        """List what I should answer now."""
        view = self.view
        if view is None or view["status"] != "playing" or self.stand_in:
            return []
        if view["version"] < self.until:
            return []
        return [question for question in view["questions"] if not question["forced"]]

    async def _act(self, socket: Socket) -> None:
        """Do something, mostly what is wanted."""
        asked, calm, dice = self._questions(), self.world.is_calm, self.luck.random()
        if asked and (calm or dice < 0.6):
            self._answer(socket, asked[0])
        elif calm:
            return
        elif asked and dice < 0.66 and not self.stand_in:
            await self._waver()
        elif dice < 0.75 and self.view is not None and self.view["can_undo"]:
            self._request(socket, {"type": "undo"})
        elif self.stand_in and dice < 0.9:
            await self._hand_over()
        elif dice < 0.82:
            self._say(socket, {"type": "chat", "phrase": "hello"})
        elif dice < 0.85:
            await self._at_once(asked)
        elif dice < 0.88 and self.seat != NOBODY:
            await self._hand_over()
        elif dice < 0.9 and self.seat != NOBODY and self._is_on():
            await self._leave()
        elif dice < 0.92:
            said = Say(text=f"line {self._next()}")
            line = await self.ask("chat", lambda h, g: chatting.speak(h, self.world.table, g, said))
            if line is not None:
                self.said.append({"id": line.id, "text": line.text})
        elif dice < 0.94:
            self.chatter()
        elif dice < 0.95:
            socket.say('{"type":"nonsense"}')
        elif dice < 0.98:
            raise Cut("enough for now")

    async def _hand_over(self) -> None:
        """Let a bot answer for me, or take my seat back: from then on it is mine alone."""
        table, seat, wish = (
            self.world.table,
            self.seat,
            HandOver("" if self.stand_in else "uniform"),
        )
        self.no_longer_mine()

        async def done(house: House, guest: Guest) -> int:
            await routes.hand_over.fn(table, wish, house, guest)
            return house.at_hand[table].match.version(seat)

        since = await self.ask("hand over" if wish.level else "take back", done)
        if since is not None and not wish.level:
            self.mine_from = since

    async def _waver(self) -> None:
        """Let a bot answer in my place, and take the seat back while it may be thinking."""
        await self._hand_over()
        self.stand_in = "uniform"
        await asyncio.sleep(self.luck.random() * (self.world.thinking + self.world.slowness))
        await self._hand_over()

    def chatter(self) -> None:
        """Say something over the socket that is no move, if it is open."""
        if self.socket is not None and not self.socket.is_cut and self.view is not None:
            self._say(self.socket, self.luck.choice(CHATTER))

    def lose_the_line(self) -> None:
        """Be cut off, so that the server notices it at once."""
        if self.socket is not None and not self.socket.is_cut:
            self.note("line is cut in the middle")
            self.socket.cut(0.0)

    def _is_on(self) -> bool:
        """Whoever gets up before the game has begun is nobody to wait for."""
        return self.view is not None and self.view["status"] != "open"

    async def _leave(self) -> None:
        self.no_longer_mine()
        await self.ask("leave", lambda h, g: routes.leave.fn(self.world.table, h, g))

    def no_longer_mine(self) -> None:
        """Note until when the seat was mine alone."""
        if self.mine_from is not None and self.view is not None:
            self.mine.append((self.mine_from, self.view["version"]))
        self.mine_from = None

    def _next(self) -> int:
        self.count += 1
        return self.count

    def _answer(self, socket: Socket, question: Plain) -> None:
        choice = self.luck.choice(question["answers"])["choice"]
        self._request(socket, {"type": "answer", "choices": [choice]})

    def _request(self, socket: Socket, message: Plain) -> None:
        assert self.view is not None
        request = f"{self.name}-{self._next()}"
        message |= {"version": self.view["version"], "request": request}
        self.waits = Asked(request, message)
        self._say(socket, message)
        if self.luck.random() < 0.1:
            self._say(socket, message)
        self.world.pile_up(self)

    async def _at_once(self, asked: list[Plain]) -> None:
        """Send the same request twice over HTTP, each to some server."""
        if not asked or self.view is None:
            return
        request, version = f"{self.name}-{self._next()}", self.view["version"]
        choice = self.luck.choice(asked[0]["answers"])["choice"]
        wish = Answers(version=version, choices=[choice], request=request)
        table = self.world.table
        both = [self.ask("answer", lambda h, g: play.answer(h, table, g, wish)) for _ in range(2)]
        for done in await asyncio.gather(*both):
            if done is not None:
                self._promise(request, done.version)
                self.until = max(self.until, done.version)


def bare(step: Plain) -> object:
    """A step without its sentences, which come in the language of the day, and its changes."""
    told = [one["event"] for one in step["events"]]
    return [step["version"], step["seat"], step["by"], told, step["takes_back"], step["at"]]
