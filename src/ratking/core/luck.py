"""Luck that can be checked: every draw follows from a secret that was promised before the game.

The table publishes the SHA-256 of the secret first, and adds a salt from the players, so that
nobody can choose the secret with the draws in mind. Draw number i is cut out of
HMAC-SHA256(secret, salt / i / attempt); an attempt that would favour some answers is thrown away.
"""

from __future__ import annotations

from hashlib import sha256
from hmac import new
from typing import Any, Final

from ratking.core.errors import BadFile
from ratking.core.game import Game
from ratking.core.question import NATURE, weighed
from ratking.core.record import Record, check_record
from ratking.core.state import State

BITS: Final = 256


def promise(secret: str) -> str:
    """Name a secret (in hexadecimal digits) without giving it away."""
    return sha256(bytes.fromhex(secret)).hexdigest()


def promised_number(secret: str, salt: str, number: int, total: int) -> int:
    """Find the number from 0 to total - 1 that a draw gives; all are equally likely."""
    space: int = 2**BITS
    fair = space - space % total
    attempt = 0
    while True:
        text = f"{salt}/{number}/{attempt}".encode()
        found = int.from_bytes(new(bytes.fromhex(secret), text, sha256).digest(), "big")
        if found < fair:
            return int(found % total)
        attempt += 1


def promised_draw(game: Game[Any], state: State, secret: str, salt: str, number: int) -> int:
    """Find nature's answer to the open question."""
    answers = game.legal(state, NATURE)
    weights = game.weights(state)
    return answers[weighed(weights, promised_number(secret, salt, number, sum(weights)))]


def check_luck(game: Game[Any], record: Record) -> int:
    """Play a record again and check every draw against its secret; return how many there were."""
    check_record(game, record)
    _check_promise(record)
    state: State = game.new(record.options)
    draws = 0
    for place, (seat, choice) in enumerate(record.answers, start=1):
        if seat == NATURE:
            if promised_draw(game, state, record.secret, record.salt, draws) != choice:
                raise BadFile(f"Answer {place} of the record is not the draw that was promised.")
            draws += 1
        game.answer(state, seat, choice)
    return draws


def _check_promise(record: Record) -> None:
    if not record.promise or not record.secret:
        raise BadFile("The record names no promise and no secret: its luck cannot be checked.")
    try:
        kept = promise(record.secret) == record.promise
    except ValueError as error:
        raise BadFile("The secret of the record is not written in hexadecimal digits.") from error
    if not kept:
        raise BadFile("The secret of the record is not the one that was promised.")
