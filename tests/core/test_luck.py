from __future__ import annotations

from collections import Counter
from dataclasses import replace
from hashlib import sha256

import pytest

from ratking.core.errors import BadFile
from ratking.core.luck import check_luck, promise, promised_draw, promised_number
from ratking.core.question import NATURE
from ratking.core.record import Record, new_record, read_record, write_record
from tests.toy import SealedBids

SECRET = "0f" * 32
GAME = SealedBids()


def lucky_game() -> Record:
    """Play Sealed Bids with promised luck; every seat bids nothing."""
    record = new_record(GAME, {"players": 2})
    record.promise, record.salt, record.secret = promise(SECRET), "ann+bob", SECRET
    state = GAME.new(record.options)
    draws = 0
    while not GAME.is_over(state):
        seat = GAME.open_seats(state)[0]
        if seat == NATURE:
            choice = promised_draw(GAME, state, SECRET, record.salt, draws)
            draws += 1
        else:
            choice = GAME.answers(state, seat)[-1 if GAME.question(state, seat).values else 0]
        GAME.answer(state, seat, choice)
        record.answers.append((seat, choice))
    return record


def test_a_promise_is_the_sha256_of_the_secret() -> None:
    assert promise(SECRET) == sha256(b"\x0f" * 32).hexdigest()


def test_every_number_is_equally_likely() -> None:
    counts = Counter(promised_number(SECRET, "salt", number, 6) for number in range(6000))
    assert sorted(counts) == list(range(6))
    assert max(counts.values()) < 1150
    assert min(counts.values()) > 850


def test_an_unfair_attempt_is_thrown_away() -> None:
    total = 2**255 + 1
    found = [promised_number(SECRET, "", number, total) for number in range(20)]
    assert all(number < total for number in found)
    assert len(set(found)) == 20


def test_salt_and_number_change_a_draw() -> None:
    space = 2**64
    first = promised_number(SECRET, "a", 0, space)
    assert first == promised_number(SECRET, "a", 0, space)
    assert first != promised_number(SECRET, "b", 0, space)
    assert first != promised_number(SECRET, "a", 1, space)


def test_a_game_with_promised_luck_is_verified_after_reading_it_back() -> None:
    record = read_record(write_record(lucky_game()))
    assert record == lucky_game()
    assert check_luck(GAME, record) == 3


def test_a_draw_that_was_not_promised_is_found() -> None:
    record = lucky_game()
    seat, choice = record.answers[0]
    assert seat == NATURE
    record.answers[0] = (seat, (choice + 1) % 3)
    with pytest.raises(BadFile, match="Answer 1 of the record is not the draw"):
        check_luck(GAME, record)


@pytest.mark.parametrize(
    ("changed", "sentence"),
    [
        ({"secret": "00"}, "not the one that was promised"),
        ({"secret": "xyz"}, "hexadecimal"),
        ({"secret": ""}, "cannot be checked"),
        ({"promise": ""}, "cannot be checked"),
    ],
)
def test_a_broken_promise_is_found(changed: dict[str, str], sentence: str) -> None:
    with pytest.raises(BadFile, match=sentence):
        check_luck(GAME, replace(lucky_game(), **changed))  # type: ignore[arg-type]
