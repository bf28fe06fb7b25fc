"""What the server says on the WebSocket of a table."""

from __future__ import annotations

from msgspec import Struct

from ratking.server.replies import ChatLine, TableInfo, View


class Said(Struct, frozen=True, tag_field="type"):
    """The common form of messages."""


class TableNow(Said, frozen=True, tag="table"):
    """Who sits where; said again after each change."""

    table: TableInfo


class ViewNow(Said, frozen=True, tag="view"):
    """The table as the viewer may know it, with what happened since the last view."""

    view: View


class ChatHeard(Said, frozen=True, tag="chat"):
    """A line that somebody said."""

    line: ChatLine


class Done(Said, frozen=True, tag="accepted"):
    """What was asked for is on disk; it led to a version."""

    request: str
    version: int


class NotDone(Said, frozen=True, tag="refused"):
    """What was asked for is not granted, and why; nothing has changed."""

    request: str
    code: str
    sentence: str


class Pong(Said, frozen=True, tag="pong"):
    """The answer to a ping, with its id."""

    id: str


Message = TableNow | ViewNow | ChatHeard | Done | NotDone | Pong
