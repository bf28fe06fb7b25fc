"""Scripted players of the load test: what they read of each message, and when they read it.

Time runs from the moment an answer was due, whether or not the one who gives it was held up; an
answer that is never acknowledged counts as late for ever.
"""

from __future__ import annotations

import asyncio
import math
import random
import time
import zlib
from dataclasses import dataclass, field
from typing import Final

import httpx
from msgspec import Struct, json
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from tests.server.running import Plain, set_up

SEATS: Final = 2
AT_ONCE: Final = 8
"""How many tables are set up at a time."""


class Choice(Struct):
    """One answer of a question."""

    choice: int


class Question(Struct):
    """An open question."""

    answers: list[Choice]
    forced: bool


class Heard(Struct):
    """A step as somebody hears of it."""

    seat: int


class View(Struct):
    """As much of a view as a scripted player reads."""

    version: int
    status: str
    questions: list[Question]
    steps: list[Heard]
    can_undo: bool


class Message(Struct):
    """As much of a message as a scripted player reads."""

    type: str
    view: View | None = None
    request: str = ""
    code: str = ""


DECODER: Final = json.Decoder(Message)


@dataclass
class Load:
    """What was asked for, and when it came."""

    ready: list[Ear] = field(default_factory=list)
    sent: int = 0
    undone: int = 0
    accepted: list[float] = field(default_factory=list)
    heard: list[float] = field(default_factory=list)
    refused: dict[str, int] = field(default_factory=dict)
    received: int = 0
    packed: int = 0
    weighs: bool = False
    chatted: int = 0
    chat_heard: int = 0
    over: int = 0

    def waiting(self) -> int:
        """Count the answers that nobody has replied to yet."""
        return self.sent - len(self.accepted) - sum(self.refused.values())

    def times(self) -> list[float]:
        """List how long each answer took; one that was not acknowledged took for ever."""
        return self.accepted + [math.inf] * (self.sent - len(self.accepted))


class Ear(WSListener):
    """One socket of a table, with the eyes of a seat."""

    def __init__(self, desk: Desk, seat: int) -> None:
        self.desk = desk
        self.seat = seat
        self.view: View | None = None
        self.due = 0.0
        self.asked_for = ""
        self.answered = -1
        self.is_listed = False
        self.transport: WSTransport
        self.greeted = asyncio.get_running_loop().create_future()

    @classmethod
    async def seated(cls, desk: Desk, url: str, table: str) -> None:
        """Open the next socket of a table: of its seats first, then of spectators."""
        ear = cls(desk, len(desk.ears))
        desk.ears.append(ear)
        address = f"{url.replace('http', 'ws')}/tables/{table}/live"
        await ws_connect(lambda: ear, address, websocket_handshake_timeout=60)
        await ear.greeted

    def on_ws_connected(self, transport: WSTransport) -> None:
        """Say who it is."""
        self.transport = transport
        self.say(self.desk.hello(self.seat))

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Take in what was said."""
        if frame.msg_type != WSMsgType.TEXT:
            return
        text = frame.get_payload_as_bytes()
        self.desk.load.received += len(text)
        if self.desk.load.weighs:
            self.desk.load.packed += _packed(text)
        message = DECODER.decode(text)
        if message.view is not None:
            self._see(message.view)
        elif message.type in ("accepted", "refused") and message.request == self.asked_for:
            self._done(message)
        elif message.type == "chat":
            self.desk.load.chat_heard += 1

    def _see(self, view: View) -> None:
        now, load = time.perf_counter(), self.desk.load
        self.view = view
        for step in view.steps:
            other = self.desk.ears[step.seat] if 0 <= step.seat < len(self.desk.ears) else self
            if other is not self and other.due:
                load.heard.append(now - other.due)
        if view.status == "over":
            load.over += not self.desk.is_over
            self.desk.is_over = True
        self._look_around()
        if not self.greeted.done():
            self.greeted.set_result(None)

    def _look_around(self) -> None:
        """Be ready when there is a question that was not answered yet."""
        if self.is_asked() and not self.is_listed:
            self.is_listed = True
            self.desk.load.ready.append(self)

    def is_asked(self) -> bool:
        """Say whether this seat has something to answer."""
        view = self.view
        if view is None or self.asked_for or view.version <= self.answered:
            return False
        return bool(view.questions) and not view.questions[0].forced

    def _done(self, message: Message) -> None:
        load = self.desk.load
        if message.type == "accepted":
            load.accepted.append(time.perf_counter() - self.due)
        else:
            load.refused[message.code] = load.refused.get(message.code, 0) + 1
            self.answered = -1
        self.asked_for = ""
        self._look_around()

    def answer(self, due: float, undo: float) -> None:
        """Give any answer, or take the last one back."""
        load, view = self.desk.load, self.view
        assert view is not None
        load.sent += 1
        self.due, self.asked_for, self.answered = due, f"r{load.sent}", view.version
        body: Plain = {"version": view.version, "request": self.asked_for}
        if view.can_undo and random.random() < undo:
            load.undone += 1
            self.say({"type": "undo", **body})
        else:
            choice = random.choice(view.questions[0].answers).choice
            self.say({"type": "answer", "choices": [choice], **body})

    def say(self, message: Plain) -> None:
        """Send one message."""
        self.transport.send(WSMsgType.TEXT, json.encode(message))


@dataclass(eq=False)
class Desk:
    """One table with its sockets: those of the persons first, then of spectators."""

    load: Load
    secrets: list[str]
    extras: Plain
    ears: list[Ear] = field(default_factory=list)
    is_over: bool = False

    def hello(self, place: int) -> Plain:
        """Say who looks; whoever has no seat is a spectator."""
        own = {"secret": self.secrets[place]} if place < len(self.secrets) else {}
        return {"type": "hello", **own, **self.extras}


async def sit_down(
    client: httpx.AsyncClient,
    load: Load,
    limit: asyncio.Semaphore,
    wish: Plain,
    spectators: int,
    extras: Plain,
) -> Desk:
    """Set up one table and open its sockets."""
    async with limit:
        table, secrets = await set_up(client, wish, SEATS - len(wish.get("seats", [])))
        desk = Desk(load, secrets, extras)
        for _ in range(len(secrets) + spectators):
            await Ear.seated(desk, str(client.base_url).rstrip("/"), table)
        return desk


async def answer_steadily(load: Load, rate: float, seconds: float, undo: float) -> None:
    """Answer when it is due; a late question is answered late, and the time counts from then."""
    start, tick = time.perf_counter(), 0
    while (now := time.perf_counter() - start) < seconds:
        while tick < now * rate and load.ready:
            ear = _any_ready(load)
            if ear.is_asked():
                ear.answer(start + tick / rate, undo)
                tick += 1
        await asyncio.sleep(0.001)
    load.sent += int(seconds * rate) - tick  # nobody was asked who could have given them


async def answer_at_once(load: Load, waiting: int, seconds: float, undo: float) -> None:
    """Keep so many answers on their way: the ceiling."""
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        while load.waiting() < waiting and load.ready:
            ear = _any_ready(load)
            if ear.is_asked():
                ear.answer(time.perf_counter(), undo)
        await asyncio.sleep(0.0005)


def _packed(text: bytes) -> int:
    """Pack as the server does for a browser, each message by itself, to say how much less it is."""
    packer = zlib.compressobj(wbits=-12, memLevel=5)
    return len(packer.compress(text)) + len(packer.flush(zlib.Z_SYNC_FLUSH)) - 4


def _any_ready(load: Load) -> Ear:
    """Choose one of those who wait for a question to answer."""
    place = random.randrange(len(load.ready))
    load.ready[place], load.ready[-1] = load.ready[-1], load.ready[place]
    ear = load.ready.pop()
    ear.is_listed = False
    return ear


async def chat_steadily(load: Load, desks: list[Desk], rate: float, seconds: float) -> None:
    """Say a line now and then, at any table."""
    end = time.perf_counter() + seconds
    while rate and time.perf_counter() < end:
        random.choice(desks).ears[0].say({"type": "chat", "phrase": "well-played"})
        load.chatted += 1
        await asyncio.sleep(1 / rate)
