"""A conversation with one viewer of a table: news as they happen, and moves."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from typing import Annotated, Any, Final, TypeVar

from msgspec import Meta, MsgspecError, Struct, json
from msgspec.structs import replace

from ratking.core.question import NOBODY
from ratking.server import messages, outside
from ratking.server.archive import earlier
from ratking.server.guest import Guest
from ratking.server.keeper import Keeper
from ratking.server.people import SPENT
from ratking.server.play import answer, plan, take_back
from ratking.server.refusals import Refusal, in_short
from ratking.server.replies import Accepted, SharedSeat, View
from ratking.server.security import hashed
from ratking.server.sharing import shared_seats
from ratking.server.table import Table
from ratking.server.unfolding import Unfoldings
from ratking.server.views import table_info, view
from ratking.server.wire import Answers, Language, Plan, Say, SeatNumber, Secret, TakeBack, Version
from ratking.text.translation import translated

DEAR: Final = 3
"""So often a second may somebody change the language: everything is told anew."""


REFUSED: Final = 0.25
"""What a message costs that is one too many: to read it and to say so is work, too."""

DEBT: Final = 5.0
"""Whoever owes so many seconds' worth of messages is cut off."""


class Hello(Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """The first message: whose eyes, what was seen last, and what is wanted with each view.

    With `changes` each event says what it changes in the observation of the view before.
    """

    secret: Secret | None = None
    seat: SeatNumber | None = None
    since: Version | None = None
    observation: bool = True
    changes: bool = False
    language: Language | None = None


class Answer(Answers, frozen=True, tag="answer"):
    """Answers, as over HTTP."""


class Planned(Plan, frozen=True, tag="plan"):
    """A plan, as over HTTP."""


class Undo(TakeBack, frozen=True, tag="undo"):
    """Undo, as over HTTP."""


class Chat(Say, frozen=True, tag="chat"):
    """A line of chat, as over HTTP."""


class Ping(Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    """Is anybody there?"""

    id: Annotated[str, Meta(max_length=64)] = ""


class Speak(Struct, frozen=True, tag="language", forbid_unknown_fields=True):
    """Tell me everything in another language from now on, and once more what was told."""

    language: Language


M = TypeVar("M", Answer, Planned, Undo, Chat)
Message = Answer | Planned | Undo | Chat | Ping | Speak
HELLO: Final = json.Decoder(Hello)
MESSAGE: Final = json.Decoder(Message)


class Conversation(ABC):
    """One viewer of a table, and what was said to them so far; the wire is its own affair."""

    def __init__(self, house: Keeper, table_id: str, language: str, rate: float) -> None:
        self.house = house
        self.table_id = table_id
        self.guest: Guest
        self.language = language
        self.viewer = 0
        self.wants_observation = True
        self.wants_changes = False
        self.shown: Table
        self.seen: dict[str, Any] | None = None
        self.shared: list[SharedSeat] = []
        self.telling = asyncio.Lock()
        """What happens and what is told anew must not come in each other's way."""
        self.rate = rate
        self.tokens = rate
        self.filled = outside.steady()

    async def say(self, message: messages.Message) -> None:
        """Send one message."""
        await self.send(json.encode(message))

    @abstractmethod
    async def send(self, message: bytes) -> None:
        """Put a message on the wire."""

    @abstractmethod
    def guest_with(self, secret: str) -> Guest:
        """Find out who is at the other end."""

    @abstractmethod
    async def chat(self, said: Chat) -> None:
        """Say a line to everybody at the table."""

    async def greet(self, text: str) -> None:
        """Hear who it is, and show the table."""
        hello = HELLO.decode(text)
        self.guest = self.guest_with(hello.secret or "")
        self.language = hello.language or self.language
        table = await self.house.table(self.table_id)
        if hello.secret is not None and not table.has_secret(hashed(hello.secret)):
            raise Refusal("no_seat", SPENT)
        self.viewer = self.guest.viewer(table, hello.seat)
        self.wants_observation = hello.observation
        self.wants_changes = hello.changes
        await self.send_table(table)
        self.shown = table
        since = hello.since
        if since is None or since > table.match.version(self.viewer):
            await self._show(table, view(table, self.viewer, [], 0, self.language))
        else:
            await self._catch_up(table, since)

    async def _catch_up(self, table: Table, since: int) -> None:
        """Show the table, and what happened while the socket was away."""
        steps = await self.house.steps(table, since)
        before = None
        if self.wants_changes and since and since < table.match.version(self.viewer):
            before = await earlier(self.house, table, self.viewer, since)
        if before is not None:
            steps = [step for step in steps if step.number > before.match.number]
        unfolding = None if before is None else Unfoldings().between(before, table, steps)
        seen = view(table, self.viewer, steps, since, self.language, unfolding=unfolding)
        await self._show(table, seen)

    async def _show(self, table: Table, seen: View) -> None:
        """Send a view, and keep it to tell what the next one changes."""
        self.seen = seen.observation if self.wants_changes else None
        self.shared = shared_seats(table, self.guest.shared(table))
        await self.say(messages.ViewNow(replace(seen, shared=self.shared)))

    async def send_table(self, table: Table) -> None:
        """Show who sits where."""
        mine = self.guest.seats(table)
        shown = table_info(table, mine, self.guest.is_host(table), self.language)
        await self.say(messages.TableNow(shown))

    async def hear(self, news: dict[str, Any]) -> None:
        """Pass on what happened, as far as the viewer may know."""
        async with self.telling:
            await self._tell(news)

    async def _tell(self, news: dict[str, Any]) -> None:
        number, revision = self.shown.key
        if news["number"] <= number and news["revision"] <= revision:
            return
        table = await self.house.heard(self.table_id, news)
        before, viewer, self.shown = self.shown, self.viewer, table
        if table.revision != revision:
            self._look_again(table)
            await self.send_table(table)
        steps = await self.house.steps(table, number)
        heard = any(step.seen_by(self.viewer) for step in steps) or table.revision != revision
        if heard or self.shared != shared_seats(table, self.guest.shared(table)):
            watched = self.wants_changes and viewer == self.viewer
            unfolding = self.house.unfoldings.between(before, table, steps) if watched else None
            if unfolding is not None:
                unfolding.changes(self.viewer, self.seen)
            asks = self.wants_observation
            seen = view(table, self.viewer, steps, 0, self.language, asks, unfolding)
            await self._show(table, seen)

    def _look_again(self, table: Table) -> None:
        """Make somebody who has lost the seat a spectator, if the table has any."""
        if self.viewer != NOBODY and self.viewer not in self.guest.seats(table):
            self.viewer = self.guest.viewer(table, None)

    async def heed(self, text: str) -> None:
        """Answer one message."""
        request = ""
        try:
            self._count(1.0)
            message = MESSAGE.decode(text)
            if isinstance(message, Speak):
                self._count(self.rate / DEAR)
            request = getattr(message, "request", None) or ""
            request = request if isinstance(request, str) else ""
            await self.say_done(await self.act(message), request)
        except Refusal as refusal:
            if self.tokens < -DEBT * self.rate:
                raise
            await self.refuse(refusal.code, refusal.sentence, request)
        except (MsgspecError, RecursionError) as error:
            await self.refuse("malformed", f"This message cannot be read: {error}.", request)

    async def act(self, message: Message) -> Accepted | None:
        """Do what a message asks for."""
        if isinstance(message, Answer):
            return await answer(self.house, self.table_id, self.guest, self._own(message))
        if isinstance(message, Planned):
            return await plan(self.house, self.table_id, self.guest, self._own(message))
        if isinstance(message, Undo):
            return await take_back(self.house, self.table_id, self.guest, self._own(message))
        if isinstance(message, Chat):
            await self.chat(self._own(message))
            return None
        if isinstance(message, Speak):
            await self._speak(message.language)
            return None
        await self.say(messages.Pong(message.id))
        return None

    async def _speak(self, language: str) -> None:
        """Change the language, and tell the table and its whole log anew."""
        async with self.telling:
            self.language = language
            table = await self.house.table(self.table_id)
            self.shown = table
            await self.send_table(table)
            steps = await self.house.steps(table, 0)
            await self._show(table, view(table, self.viewer, steps, 0, language))

    def _own(self, message: M) -> M:
        """A socket acts for the seat that it looks with."""
        if isinstance(message.seat, int) or self.viewer == NOBODY:
            return message
        return replace(message, seat=self.viewer)

    async def say_done(self, accepted: Accepted | None, request: str) -> None:
        """Acknowledge what is written down."""
        if accepted is not None:
            await self.say(messages.Done(request, accepted.version))

    async def refuse(self, code: str, sentence: str, request: str) -> None:
        """Say why not."""
        told = translated(in_short(sentence), self.language)
        await self.say(messages.NotDone(request, code, told))

    def _count(self, cost: float) -> None:
        """Let so many messages through per second, and a few seconds' worth at once."""
        now = outside.steady()
        self.tokens = min(self.rate * 3, self.tokens + (now - self.filled) * self.rate)
        self.filled = now
        if self.tokens < cost:
            self.tokens -= REFUSED
            raise Refusal("too_many", "Too many messages; wait a moment.")
        self.tokens -= cost
