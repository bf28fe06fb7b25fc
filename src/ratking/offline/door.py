"""The one door of a table without a server: messages in, messages out, as text.

A page asks as over HTTP (`{"type": "ask", "id", "method", "path", "language", "body"}`) and talks
as over a WebSocket (`open`, `say`, `close`, each with the number of its line).
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any, Final
from urllib.parse import parse_qsl, unquote, urlsplit

from msgspec import MsgspecError, Struct, convert, json
from msgspec.structs import replace

from ratking.offline.device import PACE, WORLDS, Device
from ratking.offline.drawer import Drawer
from ratking.offline.driver import Driver
from ratking.offline.requests import Request, Route
from ratking.offline.solving import EVERY_ROUTE
from ratking.offline.talk import PageTalk
from ratking.offline.thinking import kinds_of_work
from ratking.server.guest import Guest
from ratking.server.jobs import OwnJobs
from ratking.server.refusals import Refusal, in_short
from ratking.server.replies import Refused
from ratking.server.security import Visitor, new_secret
from ratking.text import ENGLISH, LANGUAGES
from ratking.text.translation import translated

LOG: Final = logging.getLogger("ratking.offline")
FAULT: Final = "Something went wrong here; it is not your fault."
NO_SERVER: Final = "This needs a server, and this table plays without one."
WHO: Final = "visitor"
BROKEN: Final = 4500
"""Closes a line on which something went wrong: the page calls again, and says it once more."""


class Ask(Struct, frozen=True, tag="ask"):
    """A request of the protocol."""

    id: int
    method: str
    path: str
    language: str = ENGLISH
    body: Any = None


class Open(Struct, frozen=True, tag="open"):
    """A new line to a table."""

    line: int
    table: str


class Say(Struct, frozen=True, tag="say"):
    """A message of the protocol on a line."""

    line: int
    text: str


class Close(Struct, frozen=True, tag="close"):
    """A line that nobody listens to any more."""

    line: int


MESSAGE: Final = json.Decoder(Ask | Open | Say | Close)


class Door:
    """Takes the messages of one page, and posts what there is to say."""

    def __init__(
        self,
        drawer: Drawer,
        post: Callable[[str], None],
        pace: float = PACE,
        worlds: int = WORLDS,
    ) -> None:
        self.device = Device(drawer, pace, worlds)
        self.driver = Driver(self.device)
        self.jobs = OwnJobs(kinds_of_work(self.device))
        self.post = post
        self.visitor: Visitor
        self.lines: dict[int, PageTalk] = {}

    async def open(self) -> None:
        """Find out who has played on this device, or greet somebody new."""
        drawer = self.device.store.drawer
        known = await drawer.find(WHO)
        if not known:
            known = [new_secret()]
            await drawer.put({WHO: known[0]})
        self.visitor = Visitor(known[0])

    async def take(self, text: str) -> None:
        """Take one message."""
        message = MESSAGE.decode(text)
        if isinstance(message, Ask):
            await self._answer(message)
        elif isinstance(message, Open):
            self._open_line(message)
        elif isinstance(message, Say):
            await self._said(message)
        elif message.line in self.lines:
            self.lines.pop(message.line).leave()

    def guest(self, language: str) -> Guest:
        """Name who plays on this device."""
        return Guest(self.visitor, "", language if language in LANGUAGES else ENGLISH)

    def _open_line(self, message: Open) -> None:
        def post(text: str) -> None:
            self._post("said", line=message.line, text=text)

        guest = self.guest(ENGLISH)
        self.lines[message.line] = PageTalk(self.device, guest, message.table, post)

    async def _said(self, message: Say) -> None:
        talk = self.lines.get(message.line)
        if talk is None:
            return
        try:
            code = await talk.take(message.text)
        except Exception:
            LOG.exception("a fault of ours on a line to %s", talk.table_id)
            code = BROKEN
        if code and message.line in self.lines:
            self.lines.pop(message.line).leave()
            self._post("closed", line=message.line, code=code)

    async def _answer(self, ask: Ask) -> None:
        try:
            route, asked = self._found(ask)
            status, body = route.status, await route.answer(asked)
        except Refusal as refusal:
            sentence = translated(in_short(refusal.sentence), self.guest(ask.language).language)
            status, body = refusal.status, Refused(refusal.code, sentence)
        except Exception:
            LOG.exception("a fault of ours: %s %s", ask.method, ask.path)
            sentence = translated(FAULT, self.guest(ask.language).language)
            status, body = 500, Refused("fault", sentence)
        self._post("answered", id=ask.id, status=status, body=body)

    def _found(self, ask: Ask) -> tuple[Route, Request]:
        """Find who answers; what only a server has is refused with a sentence."""
        address = urlsplit(ask.path)
        for route in EVERY_ROUTE:
            found = route.pattern.fullmatch(address.path)
            if found and route.method == ask.method:
                parts = tuple(unquote(part) for part in found.groups())
                wishes = dict(parse_qsl(address.query))
                ask = replace(ask, language=wishes.pop("language", ask.language))
                numbers = {name: _number(value) for name, value in wishes.items()}
                guest, body = self.guest(ask.language), _read(route, ask.body)
                return route, Request(self.device, self.jobs, guest, parts, numbers, body)
        raise Refusal("off", NO_SERVER)

    def _post(self, kind: str, **facts: object) -> None:
        self.post(json.encode({"type": kind, **facts}).decode())


def _number(value: str) -> int:
    """Read a number, or a wish that is granted or not."""
    value = {"true": "1", "false": "0"}.get(value, value)
    if not value.isdecimal():
        raise Refusal("malformed", "This request cannot be read.")
    return int(value)


def _read(route: Route, body: Any) -> Any:
    if route.body is None:
        return None
    try:
        return convert({} if body is None else body, route.body)
    except MsgspecError as error:
        raise Refusal("malformed", f"This message cannot be read: {error}.") from error
