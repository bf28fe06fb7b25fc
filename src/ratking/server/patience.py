"""Connections: as many as there is room for, and none that is held open without a request."""

from __future__ import annotations

import asyncio
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

SECONDS: Final = 20.0
"""How long somebody may take to send one whole request."""

MOST_HEAD: Final = 64 * 1024
"""How many bytes of a request may come before its head has come to an end."""

FULL: Final = ("503 Service Unavailable", "too_many", "There are too many connections; come again.")
LONG: Final = ("431 Request Header Fields Too Large", "too_large", "This request is too long.")
BROKEN: Final = ("400 Bad Request", "malformed", "This request cannot be read.")
SLOW: Final = ("408 Request Timeout", "malformed", "This request took too long.")


class Patient(HttpToolsProtocol):
    """Speaks HTTP, and turns away politely whom it has no room or no time for."""

    deadline: asyncio.TimerHandle | None = None
    head = 0
    in_head = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Take a connection, unless there are too many."""
        super().connection_made(transport)
        if self.limit_concurrency is not None and len(self.connections) > self.limit_concurrency:
            self._turn_away(*FULL)
        else:
            self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop waiting for whoever is gone."""
        self._be_calm()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on, unless the head of a request never ends: what came of it is kept in memory."""
        super().data_received(data)
        self.head = self.head + len(data) if self.in_head else 0
        if self.head > MOST_HEAD:
            self._turn_away(*LONG)

    def on_message_begin(self) -> None:
        """Give the next request its own time."""
        self.in_head, self.head = True, 0
        super().on_message_begin()
        self._wait()

    def on_headers_complete(self) -> None:
        """The head has come to its end; who is called by two names may mean either of them."""
        self.in_head = False
        if sum(name == b"host" for name, _ in self.headers) > 1:
            raise ValueError("two hosts")
        super().on_headers_complete()

    def send_400_response(self, msg: str) -> None:
        """Turn away what cannot be read in the same words as everything else."""
        self._turn_away(*BROKEN)

    def on_message_complete(self) -> None:
        """The request is here; from now on the other side may wait."""
        self._be_calm()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """A socket has its own patience."""
        self._be_calm()
        super().handle_websocket_upgrade()

    def _wait(self) -> None:
        self._be_calm()
        self.deadline = self.loop.call_later(SECONDS, self._turn_away, *SLOW)

    def _be_calm(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def _turn_away(self, status: str, code: str, sentence: str) -> None:
        if self.transport.is_closing():
            return
        body = f'{{"code":"{code}","sentence":"{sentence}"}}'
        head = f"HTTP/1.1 {status}\r\ncontent-type: application/json\r\nretry-after: 5\r\n"
        head += f"content-length: {len(body)}\r\nconnection: close\r\n\r\n"
        self.transport.write((head + body).encode("ascii"))
        self.transport.close()
