"""Clocks: until when a seat may think, and when the server has to act next.

Relaxed and correspondence clocks start anew with every answer; a turn timer runs as long as a seat
stays asked.
"""

from __future__ import annotations

from collections.abc import Collection

from ratking.server.table import PERSON, PLAYING, Table


def wind(before: Table, after: Table, answered: Collection[int], now: float) -> None:
    """Set the clocks of all who are asked after a change."""
    clock = after.wishes.clock
    after.clocks = {}
    if clock.kind == "none" or after.status != PLAYING:
        return
    for seat in after.match.open_seats():
        if after.seats[seat].kind != PERSON or after.seats[seat].stand_in:
            continue
        runs_on = seat in before.clocks and (clock.kind == "turn" or seat not in answered)
        after.clocks[seat] = before.clocks[seat] if runs_on else now + clock.seconds


def next_zero(table: Table) -> float | None:
    """Say when the first clock runs out, if anything happens then."""
    if table.wishes.clock.at_zero == "nothing" or not table.clocks:
        return None
    return min(table.clocks.values())


def run_out(table: Table, now: float) -> list[int]:
    """List the seats whose time is over and for whom something must happen."""
    if table.wishes.clock.at_zero == "nothing":
        return []
    return [seat for seat, end in sorted(table.clocks.items()) if end <= now]
