"""Whom a table asks: seats that need no person, and persons whose turn it is."""

from __future__ import annotations

from ratking.core.question import NATURE
from ratking.server.choices import is_forced
from ratking.server.table import PLAYING, Table


def acts_alone(table: Table) -> list[int]:
    """List the seats that need no person: bots, and who plainly has no choice; a coach waits."""
    match = table.match
    if table.wishes.lesson:
        return []
    return [
        seat
        for seat in match.open_seats()
        if seat != NATURE and (table.seats[seat].bot or is_forced(match, seat))
    ]


def people_asked(table: Table) -> list[int]:
    """List the seats of persons whose turn it is; a lesson is nobody's turn."""
    if table.status != PLAYING or table.wishes.lesson:
        return []
    open_seats = table.match.open_seats()
    return [seat for seat in open_seats if seat != NATURE and not table.seats[seat].bot]


def newly_asked(before: Table, after: Table) -> list[int]:
    """List the persons whose turn has come with a change; a turn may have many questions."""
    known = people_asked(before)
    return [seat for seat in people_asked(after) if seat not in known]
