"""The finished games of a device: what was played here, and what was brought as a record."""

from __future__ import annotations

from ratking.core.errors import Mistake
from ratking.offline.device import Device
from ratking.server import finished, uploads
from ratking.server.finished_replies import MyGames, MyResult, ReplayInfo, Replays
from ratking.server.guest import Guest
from ratking.server.refusals import Refusal
from ratking.server.results import results_of
from ratking.server.table import OVER, Table
from ratking.server.wire import Upload


async def replays(device: Device, guest: Guest) -> Replays:
    """List the finished games, the latest first."""
    return Replays([finished.info(table, guest) for table in await _over(device)], [])


async def bring(device: Device, guest: Guest, wish: Upload) -> ReplayInfo:
    """Take a record in; the same record is the same game, however often it is brought."""
    try:
        uploads.check(wish.record)
        table, steps = uploads.table_of(wish.record, guest.visitor.hash, public=False)
    except Mistake as mistake:
        raise Refusal("bad_record", str(mistake)) from mistake
    table.id = f"record-{uploads.key_of(wish.record)[:12]}"
    known = await device.store.load(table.id)
    if known is None:
        await device.store.bring(table, steps)
    return finished.info(known or table, guest)


async def my_games(device: Device, guest: Guest) -> MyGames:
    """List my results; nobody is rated without a server."""
    played = [table for table in await _over(device) if not table.is_uploaded]
    results = [one for table in played for one in _my_results(table, guest)]
    return MyGames("", results, [], {})


def _my_results(table: Table, guest: Guest) -> list[MyResult]:
    mine = guest.seats(table)
    return [
        MyResult(
            table.id,
            result.game,
            result.seat,
            result.place,
            len(table.seats),
            result.score,
            result.at,
        )
        for result in results_of(table, table.changed)
        if result.seat in mine
    ]


async def _over(device: Device) -> list[Table]:
    tables = await device.store.tables()
    return [table for table in tables if table.status == OVER and not table.wishes.lesson]
