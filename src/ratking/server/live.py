"""The WebSocket door: news of a table as they happen, and the same moves as over HTTP."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import suppress
from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from msgspec import MsgspecError, convert, json

from ratking.server import measures
from ratking.server.chatting import speak
from ratking.server.conversation import Chat, Conversation
from ratking.server.dependencies import TheHouse
from ratking.server.guest import Guest
from ratking.server.house import House
from ratking.server.logs import LOG
from ratking.server.messages import ChatHeard
from ratking.server.origin import must_be_ours
from ratking.server.refusals import Refusal
from ratking.server.replies import ChatLine
from ratking.server.visitors import find_guest, language_of

PATIENCE: Final = 20.0
"""How many seconds a socket may wait before it says hello."""


COME_AGAIN: Final = 1012
"""Closes a socket that has lost news; a client that comes again names the version it saw last."""


class NewsLost(Exception):
    """Something was said that nobody heard."""


class SocketTalk(Conversation):
    """A conversation over a WebSocket, where news come from everybody else."""

    def __init__(self, socket: WebSocket[Any, Any, Any], house: House, table_id: str) -> None:
        rate = house.settings.messages_per_second
        super().__init__(house, table_id, language_of(socket), rate)
        self.socket = socket
        self.server = house

    async def send(self, message: bytes) -> None:
        """Put a message on the wire."""
        await self.socket.send_data(message, mode="text")

    def guest_with(self, secret: str) -> Guest:
        """Find out who is at the other end."""
        return find_guest(self.socket, secret)

    async def chat(self, said: Chat) -> None:
        """Say a line to everybody at the table."""
        await speak(self.server, self.table_id, self.guest, said)

    async def hear(self, news: dict[str, Any]) -> None:
        """Pass on what happened, as far as the viewer may know."""
        if "lost" in news:
            raise NewsLost
        if "chat" in news:
            await self.say(ChatHeard(convert(news["chat"], ChatLine)))
            return
        if "knock" in news:
            await self._answer_knock(news)
            return
        await super().hear(news)

    async def _answer_knock(self, news: dict[str, Any]) -> None:
        """Say that somebody of a seat is here, so that nobody calls them."""
        table = await self.house.table(self.table_id)
        if news["seat"] in self.guest.seats(table):
            self.server.channels.publish(b"here", f"knock-{news['knock']}")

    async def listen(self) -> None:
        """Answer messages until the socket closes."""
        while True:
            await self.heed(await self.socket.receive_text())

    async def refuse(self, code: str, sentence: str, request: str) -> None:
        """Say why not, and count it."""
        measures.REFUSALS.labels(code).inc()
        await super().refuse(code, sentence, request)


@websocket("/tables/{table_id:str}/live")
async def live(socket: WebSocket[Any, Any, Any], table_id: FromPath[str], house: TheHouse) -> None:
    """Hold a conversation with one viewer of a table."""
    await socket.accept()
    talk = SocketTalk(socket, house, table_id)
    measures.SOCKETS.inc()
    try:
        must_be_ours(socket)
        async with (
            house.allowances.socket(find_guest(socket)),
            house.channels.start_subscription([f"table-{table_id}"]) as subscriber,
        ):
            await talk.greet(await asyncio.wait_for(socket.receive_text(), PATIENCE))
            await _both(talk, subscriber.iter_events())
    except Refusal as refusal:
        with suppress(WebSocketDisconnect, RuntimeError, OSError):
            await talk.refuse(refusal.code, refusal.sentence, "")
            await socket.close(code=4000 + refusal.status, reason=refusal.code)
    except (MsgspecError, RecursionError, TimeoutError):
        with suppress(WebSocketDisconnect, RuntimeError, OSError):
            await talk.refuse("malformed", "Say hello first.", "")
            await socket.close(code=4400, reason="malformed")
    except NewsLost:
        with suppress(WebSocketDisconnect, RuntimeError, OSError):
            await socket.close(code=COME_AGAIN, reason="news were lost")
    except (WebSocketDisconnect, OSError):
        LOG.debug("a socket is gone", extra={"table": table_id})
    except Exception:
        LOG.exception("a fault of ours", extra={"table": table_id})
        with suppress(WebSocketDisconnect, RuntimeError, OSError):
            await talk.refuse("fault", "Something went wrong here; it is not your fault.", "")
            await socket.close(code=4500, reason="fault")
    finally:
        measures.SOCKETS.dec()


async def _both(talk: SocketTalk, news: AsyncGenerator[bytes, None]) -> None:
    """Listen to the viewer and to the table until one of them goes away."""

    async def pass_on() -> None:
        async for item in news:
            await talk.hear(json.decode(item))

    tasks = [asyncio.create_task(talk.listen()), asyncio.create_task(pass_on())]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in tasks:
            if task.done():
                task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
