"""What a bot with an account does with a seat: comes, does not come, comes back, has to go."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ratking.server.accounts.accounts import Account
from ratking.server.refusals import Refusal
from ratking.server.table import ACCOUNT, DECLINED, OFFERED, OPEN, PLAYING, Seat, Table


def offered(table: Table, account: Account) -> list[int]:
    """List the seats that a bot is asked to take."""
    return _seats(table, OFFERED, account)


def held(table: Table, account: Account) -> list[int]:
    """List the seats at which a bot sits."""
    return _seats(table, ACCOUNT, account)


def _seats(table: Table, kind: str, account: Account) -> list[int]:
    return [
        number
        for number, seat in enumerate(table.seats)
        if seat.kind == kind and seat.level == account.name
    ]


def accept(table: Table, account: Account) -> list[Any]:
    """Sit down wherever the bot is asked to; from now on its key opens the seats."""
    for number in _asked(table, account):
        seat = replace(table.seats[number], kind=ACCOUNT, secret_hash=account.key_hash)
        table.seats[number] = seat
    return []


def decline(table: Table, account: Account) -> list[Any]:
    """Do not come: the seats are open, and say who did not."""
    for number in _asked(table, account):
        table.seats[number] = Seat(DECLINED, level=account.name)
    return []


def _asked(table: Table, account: Account) -> list[int]:
    seats = offered(table, account)
    if table.status != OPEN or not seats:
        raise Refusal("not_now", "Nobody asks you to this table now.")
    return seats


def come_back(table: Table, account: Account) -> list[Any]:
    """Answer again for the seats at which another bot stands in, with the key of today."""
    for number in held(table, account):
        seat = table.seats[number]
        table.seats[number] = replace(seat, stand_in="", secret_hash=account.key_hash)
    return []


def is_away(table: Table, account: Account) -> bool:
    """Say whether another bot stands in, or the seat knows an older key."""
    seats = [table.seats[number] for number in held(table, account)]
    return any(seat.stand_in or seat.secret_hash != account.key_hash for seat in seats)


def dismiss(table: Table, key_hash: str) -> list[Any]:
    """Take the seats of a key that is void; during the game another bot plays on."""
    for number, seat in enumerate(table.seats):
        if seat.kind != ACCOUNT or seat.secret_hash != key_hash:
            continue
        if table.status == PLAYING:
            gone = replace(seat, secret_hash="").helped_by(table.wishes.bot)
        else:
            gone = Seat(DECLINED, level=seat.level) if table.status == OPEN else seat
        table.seats[number] = gone
    return []
