"""What a bot with an account hears on its stream: one JSON object in a line."""

from __future__ import annotations

from msgspec import Struct

from ratking.server.accounts.accounts import Limits
from ratking.server.replies import TableInfo, View


class Said(Struct, frozen=True, tag_field="type"):
    """The common form: when it was said, by the server's clock."""

    at: float


class BotHello(Said, frozen=True, tag="hello"):
    """The first line: who you are here, and what you have said that you want to play."""

    name: str
    limits: Limits


class Offer(Said, frozen=True, tag="offer"):
    """Somebody wants you at a table, at these seats; accept or decline."""

    table: TableInfo
    seats: list[int]


class Withdrawn(Said, frozen=True, tag="withdrawn"):
    """You are not asked any more, or sit at this table no longer."""

    table: str


class Begins(Said, frozen=True, tag="begins"):
    """The game begins, or goes on while you were away, and you have these seats."""

    table: TableInfo
    seats: list[int]


class Asked(Said, frozen=True, tag="asked"):
    """It is your turn: a view as your seat sees it, with what happened since the last one."""

    view: View


class Replaced(Said, frozen=True, tag="replaced"):
    """You took too long: another bot answers for this seat until you take it back."""

    table: str
    seat: int


class Over(Said, frozen=True, tag="over"):
    """The game is over: a view with its outcome, and with what happened at the end."""

    view: View


class StillHere(Said, frozen=True, tag="ping"):
    """Nothing has happened, and the server is still there."""


Message = BotHello | Offer | Withdrawn | Begins | Asked | Replaced | Over | StillHere
