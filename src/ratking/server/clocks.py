"""Clocks: until when a seat may think, and when the server has to act next.

Relaxed and correspondence clocks start anew with every answer; a turn timer runs as long as a seat
stays asked. An answer that is taken back takes its time back with it, and a clock runs on while a
bot stands in: nobody wins time by either. While a member of a club rests, a clock of days stands.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from ratking.server.match import UNDO, Step
from ratking.server.table import ACCOUNT, PERSON, PLAYING, Clock, Table

PATIENCE: Final = Clock("relaxed", 120.0, "bot_takes_seat")
"""How long a bot with an account has where people play without a clock: nobody waits for ever."""


def wind(before: Table, after: Table, steps: Sequence[Step], now: float) -> None:
    """Set the clocks of all who are asked after a change."""
    after.clocks = {}
    if after.status != PLAYING or not _has_clocks(after):
        return
    _note_ends(before, after, steps)
    answered = {step.seat for step in steps if step.by != UNDO}
    ends = before.clocks | _given_back(before, steps)
    for seat in after.match.open_seats():
        clock = clock_of(after, seat)
        if clock.kind != "none":
            runs_on = seat in ends and (clock.kind == "turn" or seat not in answered)
            end = ends[seat] if runs_on else now + clock.seconds
            known = before.seats[seat].away_until if runs_on else 0.0
            after.clocks[seat] = end + _rest(clock, after.seats[seat].away_until, known, now)


def _rest(clock: Clock, until: float, known: float, now: float) -> float:
    """Say how much longer a clock of days runs for somebody who rests, or comes back earlier."""
    is_of_days = clock.kind == "correspondence"
    return max(now, until) - max(now, known) if is_of_days else 0.0


def _has_clocks(table: Table) -> bool:
    return table.clock.kind != "none" or any(seat.kind == ACCOUNT for seat in table.seats)


def clock_of(table: Table, seat: int) -> Clock:
    """Tell the clock of a seat; without one that ends, a bot with an account has its own."""
    kind = table.seats[seat].kind
    if kind == ACCOUNT and (table.clock.kind == "none" or table.clock.at_zero == "nothing"):
        return PATIENCE
    return table.clock if kind in (PERSON, ACCOUNT) else Clock()


def _note_ends(before: Table, after: Table, steps: Sequence[Step]) -> None:
    """Keep with every answer that may be taken back until when its seat had time for it."""
    new = {step.number for step in steps}
    after.match.since = [
        replace(given, until=before.clocks.get(given.seat, 0.0)) if given.number in new else given
        for given in after.match.since
    ]


def _given_back(before: Table, steps: Sequence[Step]) -> dict[int, float]:
    """Find until when the seats had time before the answers that are taken back."""
    taken = {back.number for step in steps for back in step.back}
    return {
        given.seat: given.until
        for given in reversed(before.match.since)
        if given.number in taken and given.until
    }


def running(table: Table) -> dict[int, float]:
    """List the clocks that somebody looks at: where a bot stands in, nobody does."""
    return {seat: end for seat, end in table.clocks.items() if not table.seats[seat].stand_in}


def next_zero(table: Table) -> float | None:
    """Say when the first clock runs out, if anything happens then."""
    return min(_that_matter(table).values(), default=None)


def run_out(table: Table, now: float) -> list[int]:
    """List the seats whose time is over and for whom something must happen."""
    return [seat for seat, end in sorted(_that_matter(table).items()) if end <= now]


def _that_matter(table: Table) -> dict[int, float]:
    """List the clocks at whose end something happens."""
    ends = running(table).items()
    return {seat: end for seat, end in ends if clock_of(table, seat).at_zero != "nothing"}
