"""Plain data is read with every doubt said in a sentence."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ratking.core.errors import BadFile
from ratking.core.reading import (
    listing,
    mapping,
    number,
    numbers,
    truth,
    word,
)

DATA: dict[str, object] = {
    "count": 3,
    "flag": True,
    "hand": [1, 2],
    "rows": {"a": 1},
    "phase": "bidding",
    "mixed": [1, "2"],
}
PHASES = ("drawing", "bidding")


def test_what_fits_is_read() -> None:
    assert number(DATA, "count", 0, 3) == 3
    assert numbers(DATA, "hand", 2, 0, 5) == [1, 2]
    assert listing(DATA, "hand") == [1, 2]
    assert mapping(DATA, "rows") == {"a": 1}
    assert word(DATA, "phase", PHASES) == 1
    assert truth(DATA, "flag") is True


@pytest.mark.parametrize(
    ("read", "sentence"),
    [
        (lambda: number(DATA, "count", 0, 2), "count must be a whole number from 0 to 2, not 3."),
        (lambda: number(DATA, "flag", 0, 2), "flag must be a whole number from 0 to 2, not True."),
        (lambda: number(DATA, "gone", 0, 2), "gone must be a whole number from 0 to 2, not None."),
        (lambda: numbers(DATA, "hand", 3, 0, 5), "hand must list 3 numbers, not 2."),
        (
            lambda: numbers(DATA, "mixed", 2, 0, 5),
            "mixed must be a whole number from 0 to 5, not '2'.",
        ),
        (lambda: listing(DATA, "rows"), "rows must be a list."),
        (lambda: mapping(DATA, "hand"), "hand must be an object."),
        (lambda: word(DATA, "count", PHASES), "count must be one of drawing, bidding, not 3."),
        (
            lambda: word({"phase": "over"}, "phase", PHASES),
            "phase must be one of drawing, bidding, not 'over'.",
        ),
        (lambda: truth(DATA, "count"), "count must be true or false, not 3."),
    ],
)
def test_what_does_not_fit_is_said(read: Callable[[], object], sentence: str) -> None:
    with pytest.raises(BadFile) as refused:
        read()
    assert str(refused.value) == sentence
