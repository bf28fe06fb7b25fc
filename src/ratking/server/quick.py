"""Quick match: whoever is here now plays together; bots sit down where nobody comes in a moment.

The table is an ordinary one that begins by itself. Strangers who met have a clock and no hints.
"""

from __future__ import annotations

from typing import Final

from msgspec import structs

from ratking.server import outside
from ratking.server.match import Step
from ratking.server.people import check_level, new_table, seat_bot, seat_name, start
from ratking.server.refusals import Refusal
from ratking.server.replies import Invitation
from ratking.server.security import Visitor
from ratking.server.table import EMPTY, OPEN, Clock, Seat, Table
from ratking.server.wire import NewTable, QuickMatch, SeatWish

CLOCK: Final = Clock("relaxed", 120.0, "bot_takes_seat")
"""Nobody waits for a stranger who has gone: a bot takes the seat until they are back."""

BOT: Final = "medium"


def new_quick_table(
    wish: QuickMatch, visitor: Visitor, seconds: float
) -> tuple[Table, list[Invitation]]:
    """Set up a table that waits for others so long."""
    usual = NewTable(
        wish.game,
        options={"players": 1 + len(wish.bots)},
        seats=[SeatWish("me", wish.name)],
        clock=CLOCK,
        bot=BOT,
        word=wish.word,
    )
    table, invitations = new_table(usual, visitor)
    table.wishes = structs.replace(table.wishes, quick=seconds)
    for number, bot in enumerate(wish.bots, start=1):
        level = bot.level or BOT
        check_level(table, level)
        table.seats[number] = Seat(EMPTY, seat_name(table, number, bot.name), level)
    table.due = begins_at(table)
    return table, invitations


def begins_at(table: Table) -> float | None:
    """Say when a quick match begins: at once when it is full, and never for nobody."""
    if table.status != OPEN or not table.wishes.quick or not table.has_people():
        return None
    if all(seat.is_taken for seat in table.seats):
        return table.changed
    return table.created + table.wishes.quick


def begin_in_time(table: Table) -> list[Step]:
    """Begin when the moment has come; somebody may have been faster."""
    at = begins_at(table)
    if at is None or at > outside.now():
        raise Refusal("stale", "The table has moved on.")
    return begin(table)


def begin(table: Table) -> list[Step]:
    """Let bots sit down at the seats that are left, and begin."""
    for number, seat in enumerate(table.seats):
        if table.status == OPEN and not seat.is_taken:
            seat_bot(table, number, seat.name, seat.level)
    return start(table)
