"""What a game takes along when it goes on elsewhere, with its luck; only a device gives it away."""

from __future__ import annotations

from msgspec import Struct

from ratking.offline.device import Device
from ratking.server.archive import no_lesson, record_text
from ratking.server.guest import Guest
from ratking.server.refusals import Refusal
from ratking.server.table import BOT, PLAYING
from ratking.server.wire import SeatWish


class Luggage(Struct, frozen=True):
    """Part of the wish for a table; whoever reads it knows how the luck goes on."""

    game: str
    record: str
    seats: list[SeatWish]


async def packed(device: Device, guest: Guest, table_id: str) -> Luggage:
    """Pack a game that is being played."""
    table = await device.table(table_id)
    guest.seat(table, None)
    no_lesson(table)
    if table.status != PLAYING:
        raise Refusal("not_now", "Only a game that is being played goes on elsewhere.")
    record = await record_text(device, table, open_luck=True)
    seats = [
        SeatWish("bot" if seat.kind == BOT else "me", seat.name, seat.level) for seat in table.seats
    ]
    return Luggage(table.match.game.name, record, seats)
