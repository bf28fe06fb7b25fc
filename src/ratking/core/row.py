"""One row of numbers: what a state is made of, and what fields and frames know how to read."""

from __future__ import annotations

from itertools import compress
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


def bit(value: i64, one: i64 = 1) -> i64:
    """Write one value as a mask.

    The compiler would shift a plain 1 in 32 bits, wrongly from 31 on, and so it would a local name
    for it: what is shifted has to be a parameter.
    """
    return one << value


INTERPRETED: Final = isinstance(bit, FunctionType)
"""Going bit by bit is fast where it is compiled; where it is not, Python's own words are."""

PLACES: Final = 64
"""No mask has more bits."""

BITS: Final = [2**place for place in range(PLACES)]
LISTS: Final = [
    [[first + place for place in range(8) if byte & BITS[place]] for byte in range(256)]
    for first in range(0, PLACES, 8)
]
"""The values that any eight bits of a mask stand for."""

PRIME: Final = 67
"""Divided by this, every bit leaves another remainder."""

PLACE_OF: Final = vec[i64](
    [next((n for n in range(PLACES) if BITS[n] % PRIME == left), 0) for left in range(PRIME)]
)
"""The place of a bit by that remainder."""


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

    They lie a step apart, are numbered from 0, and are never negative.
    """
    if INTERPRETED:
        return marked_in(state.numbers[first : first + count * step : step], least)
    return marked_one_by_one(state.numbers, first, first + count * step, step, least)


def marked_in(numbers: vec[i16], least: int) -> int:
    """Mark the numbers that are large enough by letting Python go through them."""
    return sum(compress(BITS, numbers if least == 1 else [number >= least for number in numbers]))


def marked_one_by_one(numbers: vec[i16], first: i64, end: i64, step: i64, least: i64) -> i64:
    """Mark them one after the other."""
    found: i64 = 0
    one: i64 = 1
    while first < end:
        number: int = numbers[first]
        if number >= least:
            found |= one
        one += one
        first += step
    return found


def has(values: i64, value: i64) -> bool:
    """Say whether a value is in a mask."""
    return (values >> value) & 1 == 1


def size(values: i64) -> i64:
    """Count the values in a mask."""
    if INTERPRETED:
        whole: int = values  # Python's own numbers know more about their bits
        return whole.bit_count()
    return counted(values)


def counted(values: i64) -> i64:
    """Count the values side by side: in twos, in fours, in eights, and these together."""
    values -= (values >> 1) & 0x1555555555555555
    values = (values & 0x3333333333333333) + ((values >> 2) & 0x3333333333333333)
    values = (values + (values >> 4)) & 0x0F0F0F0F0F0F0F0F
    values += values >> 8
    values += values >> 16
    values += values >> 32
    return values & 127


def nth(values: i64, place: i64) -> i64:
    """Find the value at a place of a mask, the lowest being at place 0."""
    if INTERPRETED:
        return listed(values)[place]
    return nth_by_counting(values, place)


def nth_by_counting(values: i64, place: i64) -> i64:
    """Find the value by leaving out the lower ones."""
    while place:
        values &= values - 1
        place -= 1
    return lowest(values)


def lowest(values: i64) -> i64:
    """Find the lowest value in a mask that is not empty."""
    return PLACE_OF[(values & -values) % PRIME]


def listed(values: i64) -> list[int]:
    """List the values of a mask in rising order."""
    found: list[int] = []
    for lists in LISTS:
        if not values:
            break
        found += lists[values & 255]
        values >>= 8
    return found
