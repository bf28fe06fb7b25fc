"""Masks: answers as the bits of one number, also far beyond the thirty-first."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i16

from ratking.core import row
from ratking.core.row import (
    Numbers,
    below,
    bit,
    has,
    listed,
    lowest,
    marked,
    mask,
    nth,
    size,
)


@pytest.fixture(autouse=True, params=["as interpreted", "as compiled"])
def way(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Go both ways: with Python's own words, and bit by bit as the compiled engine does."""
    monkeypatch.setattr(row, "INTERPRETED", request.param == "as interpreted")


SOME = [[0], [61], [0, 1, 2], [5, 31, 32, 40, 61], list(range(62))]


@pytest.mark.parametrize("value", range(62))
def test_every_value_has_a_bit_of_its_own(value: int) -> None:
    assert bit(value) == 2**value
    assert lowest(bit(value)) == value


@pytest.mark.parametrize("values", SOME)
def test_a_mask_says_what_was_put_into_it(values: list[int]) -> None:
    found = mask(values)
    assert listed(found) == values
    assert size(found) == len(values)
    assert [nth(found, place) for place in range(len(values))] == values
    assert [value for value in range(62) if has(found, value)] == values


def test_an_empty_mask_lists_nothing() -> None:
    assert listed(mask([])) == []
    assert size(0) == 0


@pytest.mark.parametrize("count", [0, 1, 31, 33, 61])
def test_a_count_leaves_itself_out(count: int) -> None:
    assert listed(below(count)) == list(range(count))


def test_a_stretch_of_a_row_is_marked_by_how_large_its_numbers_are() -> None:
    table = Numbers(vec[i16]([9, 0, 1, 3, 2, 0, 3]))
    assert listed(marked(table, 1, 6)) == [1, 2, 3, 5]
    assert listed(marked(table, 1, 6, 1, 3)) == [2, 5]
    assert listed(marked(table, 0, 3, 3)) == [0, 1, 2]
    assert listed(marked(table, 1, 3, 2, 2)) == [1]
