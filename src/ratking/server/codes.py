"""One-time codes: a seat moves to another device by a few letters that only the seat can ask for.

A code is made from the seat's present secret. Whoever uses it gets a fresh secret, and with the
old one the code is void. It is short enough to type, and good for a few minutes.
"""

from __future__ import annotations

import hmac
from base64 import b32encode
from hashlib import sha256
from typing import Final

from ratking.server.refusals import Refusal
from ratking.server.table import Table

LETTERS: Final = 10
"""Fifty bits: nobody guesses that within a few minutes."""

SECONDS: Final = 300.0
"""A code is good for at least so long, and at most twice as long."""


def code_for(table: Table, seat: int, key: str, now: float) -> str:
    """Make the code of a seat."""
    return _code(table, seat, key, int(now // SECONDS))


def seat_of(table: Table, code: str, key: str, now: float) -> int:
    """Find the seat that a code opens."""
    typed = code.replace("-", "").replace(" ", "").upper()
    span = int(now // SECONDS)
    for number, seat in enumerate(table.seats):
        good = [_code(table, number, key, span - age) for age in (0, 1)]
        if seat.visitor_hash and any(hmac.compare_digest(typed, one) for one in good):
            return number
    raise Refusal("no_seat", "This code is not for a seat at this table, or it is too old.")


def _code(table: Table, seat: int, key: str, span: int) -> str:
    facts = f"code/{table.id}/{seat}/{table.seats[seat].secret_hash}/{span}"
    made = hmac.new(key.encode(), facts.encode(), sha256).digest()
    return b32encode(made).decode()[:LETTERS]
