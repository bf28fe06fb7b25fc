"""One row of numbers: what a state is made of, and what fields and frames know how to read."""

from __future__ import annotations

from types import FunctionType
from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

NO_NUMBERS: Final[vec[i16]] = vec[i16]()


@mypyc_attr(allow_interpreted_subclasses=True)
class Numbers:
    """Whatever keeps its facts in one row of small numbers."""

    def __init__(self, numbers: vec[i16]) -> None:
        self.numbers = numbers


def bit(value: i64) -> i64:
    """Write one value as a mask."""
    return _shifted(1, value)


def _shifted(values: i64, by: i64) -> i64:
    """Shift a parameter: the compiler would shift a constant in 32 bits, wrongly from 31 on."""
    return values << by


def _whole(values: int) -> int:
    """Take a mask for one of Python's own numbers, which know more about their bits."""
    return values


INTERPRETED: Final = isinstance(_shifted, FunctionType)
"""Counting bit by bit is fast where it is compiled, and slow where it is not."""


def mask(values: list[int]) -> i64:
    """Write some values from 0 to 61 as a mask, one bit for each."""
    found: i64 = 0
    for value in values:
        found |= bit(value)
    return found


def below(count: i64) -> i64:
    """Write all values from 0 up to a count, itself left out, as a mask."""
    return bit(count) - 1


def marked(state: Numbers, first: i64, count: i64, step: i64 = 1, least: i64 = 1) -> i64:
    """Mark which of so many numbers of a row, from a first one on, are at least so large.

    They lie a step apart, and are numbered from 0.
    """
    numbers = state.numbers
    found: i64 = 0
    one: i64 = 1
    place = first
    for _ in range(count):
        if i64(numbers[place]) >= least:
            found |= one
        one += one
        place += step
    return found


def has(values: i64, value: i64) -> bool:
    """Say whether a value is in a mask."""
    return (values >> value) & 1 == 1


def size(values: i64) -> i64:
    """Count the values in a mask."""
    return _whole(values).bit_count() if INTERPRETED else counted(values)


def counted(values: i64) -> i64:
    """Count the values one by one."""
    count: i64 = 0
    while values:
        values &= values - 1
        count += 1
    return count


def nth(values: i64, place: i64) -> i64:
    """Find the value at a place of a mask, the lowest being at place 0."""
    while place:
        values &= values - 1
        place -= 1
    return lowest(values)


def lowest(values: i64) -> i64:
    """Find the lowest value in a mask that is not empty."""
    return _whole(values & -values).bit_length() - 1 if INTERPRETED else first_of(values)


def first_of(values: i64) -> i64:
    """Find the lowest value by looking at eight places at a time."""
    found: i64 = 0
    while not values & 255:
        values >>= 8
        found += 8
    while not values & 1:
        values >>= 1
        found += 1
    return found


def listed(values: i64) -> list[int]:
    """List the values of a mask in rising order."""
    found: list[int] = []
    while values:
        found.append(lowest(values))
        values &= values - 1
    return found
