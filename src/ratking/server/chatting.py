"""Chat: lines of text, and quick phrases that everybody reads in their own language."""

from __future__ import annotations

from typing import Final

from msgspec import to_builtins
from sqlalchemy import Connection, insert, select

from ratking.core.question import NOBODY
from ratking.server import outside
from ratking.server.guest import Guest
from ratking.server.house import House
from ratking.server.names import clean_line, clean_name, made_unique
from ratking.server.refusals import Refusal
from ratking.server.replies import ChatLine
from ratking.server.schema import CHAT
from ratking.server.table import Table
from ratking.server.wire import Say
from ratking.text import speech

PHRASES: Final = (
    "hello",
    "good-luck",
    "well-played",
    "thanks",
    "oops",
    "one-moment",
    "your-turn",
    "goodbye",
)
LINES: Final = 200


def phrases(language: str) -> dict[str, str]:
    """List the quick phrases in a language."""
    say = speech("chat", language)
    return {phrase: say(f"phrase-{phrase}") for phrase in PHRASES}


async def speak(house: House, table_id: str, guest: Guest, said: Say) -> ChatLine:
    """Write a line down and pass it on."""
    table = await house.table(table_id)
    viewer = _speaker(table, guest, said)
    if not table.wishes.chat:
        raise Refusal("off", "This table has no chat.")
    if said.phrase and said.phrase not in PHRASES:
        raise Refusal("unknown", "There is no such phrase.")
    text = clean_line(said.text)
    if bool(text) == bool(said.phrase):
        raise Refusal("malformed", "Say something, or choose a phrase.")
    house.allowances.speak(guest)
    name = table.name_of(viewer) if viewer != NOBODY else _spectator(table, guest, said)
    row = {"table_id": table_id, "seat": viewer, "name": name, "at": outside.now()}
    row |= {"text": text, "phrase": said.phrase}
    return await house.store.whole(_told(house, table_id, row))


def _speaker(table: Table, guest: Guest, said: Say) -> int:
    """Find the seat that speaks: the one that is named, the first of the guest's, or nobody's."""
    named = said.seat if isinstance(said.seat, int) else None
    return guest.seat(table, named) if guest.seats(table) else guest.viewer(table, named)


async def _told(house: House, table_id: str, row: dict[str, object]) -> ChatLine:
    """Write a line down, and let everybody hear it."""
    line = _line(row | {"id": await house.store.transaction(_written, row)})
    house.publish(table_id, {"chat": to_builtins(line)})
    return line


def _written(connection: Connection, row: dict[str, object]) -> int:
    key = connection.execute(insert(CHAT), row).inserted_primary_key
    assert key is not None
    number: int = key[0]
    return number


def _spectator(table: Table, guest: Guest, said: Say) -> str:
    """Name a spectator, who cannot speak as somebody at the table."""
    name = guest.visitor.player or clean_name(said.name or "A spectator", "A name")
    seated = [name for seat in table.seats for name in (seat.name, seat.player)]
    return made_unique(name, seated)


async def lines(house: House, table_id: str, guest: Guest, after: int) -> list[ChatLine]:
    """List what was said after a line, the latest if it is much."""
    guest.viewer(await house.table(table_id), None)
    query = select(CHAT).where(CHAT.c.table_id == table_id, CHAT.c.id > after)
    rows = await house.store.rows(query.order_by(CHAT.c.id.desc()).limit(LINES))
    return [_line(dict(row)) for row in reversed(rows)]


def _line(row: dict[str, object]) -> ChatLine:
    seat = row["seat"]
    assert isinstance(seat, int)
    facts = {name: row[name] for name in ("id", "name", "text", "phrase", "at")}
    return ChatLine(seat=None if seat == NOBODY else seat, **facts)  # type: ignore[arg-type]
