"""Several people at one screen: whose turn it is among them, and who has something to hide."""

from __future__ import annotations

from collections.abc import Sequence

from ratking.core.question import NOBODY
from ratking.server.choices import is_forced
from ratking.server.match import thinks_hidden
from ratking.server.replies import SharedSeat
from ratking.server.table import PLAYING, Table


def shared_seats(table: Table, seats: Sequence[int]) -> list[SharedSeat]:
    """Say which of the seats at one screen is asked, and which must hide what it sees."""
    if not seats:
        return []
    if table.status != PLAYING:
        return [SharedSeat(seat, asked=False, secret=False) for seat in seats]
    match = table.match
    public = match.game.to_json(match.game.observe(match.state, NOBODY).table)
    asked = [seat for seat in match.open_seats() if seat in seats and _must_answer(table, seat)]

    def is_secret(seat: int) -> bool:
        if seat in asked and thinks_hidden(match, seat):
            return True
        return match.game.to_json(match.game.observe(match.state, seat).table) != public

    return [SharedSeat(seat, seat in asked, is_secret(seat)) for seat in seats]


def _must_answer(table: Table, seat: int) -> bool:
    """Say whether a question waits for a person, and neither for a bot nor for the only answer."""
    return not table.seats[seat].bot and not is_forced(table.match, seat)
