"""Frames as plain data: by the names of what they hold, and as they were written before."""

from __future__ import annotations

import pytest

from ratking.core.errors import BadFile
from ratking.core.frames import frames_to_json, read_frames
from ratking.core.state import ask
from tests.toy import BID, KINDS, REVEAL, SURE, Auction, Box, empty_table


def table() -> Auction:
    return empty_table(Box(2))


def test_frames_are_read_as_they_were_written() -> None:
    state, again = table(), table()
    ask(state, REVEAL, -2)
    ask(state, SURE, 1, 4)
    written = frames_to_json(state)
    assert written == [{"kind": "reveal", "seat": -2}, {"kind": "sure", "seat": 1, "bid": 4}]
    read_frames(again, KINDS, {"pending": written})
    assert again.key() == state.key()


@pytest.mark.parametrize(
    ("about", "picks", "bid"), [(0, [3], 3), (2, [], 2), (7, [2], 2), (1, [2, 3], 1)]
)
def test_numbers_without_names_are_read_in_their_order(
    about: int, picks: list[int], bid: int
) -> None:
    state = table()
    frame = {"kind": "sure", "seat": 0, "about": about, "picks": picks}
    read_frames(state, KINDS, {"pending": [frame]})
    assert state.pending[-1].of("bid") == bid


GOOD = {"kind": "bid", "seat": 0}
OLD = {"kind": "sure", "seat": 0, "about": 0, "picks": [1]}


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        ("bid", "Every pending question must be an object."),
        (GOOD | {"kind": "sing"}, "There is no question of the kind 'sing'."),
        (GOOD | {"kind": ["bid"]}, "There is no question of the kind ['bid']."),
        (GOOD | {"seat": 2}, "seat must be a whole number from -2 to 1, not 2."),
        (GOOD | {"kind": "sure", "bid": 9}, "bid must be a whole number from -1 to 5, not 9."),
        (OLD | {"about": "x"}, "about must be a whole number from -2 to 1000, not 'x'."),
        (OLD | {"picks": 3}, "picks must be a list."),
        (OLD | {"picks": [0.5]}, "picks must be a whole number from -2 to 1000, not 0.5."),
        (OLD | {"picks": [9]}, "bid cannot be 9."),
        (
            {"kind": "reveal", "seat": -2},
            "The last of the pending questions must be one that somebody answers.",
        ),
    ],
)
def test_a_frame_that_cannot_be_is_refused(data: object, sentence: str) -> None:
    with pytest.raises(BadFile) as refused:
        read_frames(table(), KINDS, {"pending": [data]})
    assert str(refused.value) == sentence


def test_nothing_need_be_pending() -> None:
    state = table()
    read_frames(state, KINDS, {"pending": []})
    assert state.pending == []
    ask(state, BID, 0)
    assert frames_to_json(state) == [{"kind": "bid", "seat": 0}]
