"""A fast seeded generator of random numbers, the same in compiled and interpreted Python.

It is Chris Doty-Humphrey's sfc32: three words of 32 bits and a counter, so that no stream is
shorter than 2**32 numbers. A stream has a name, such as "7/nature" or "club:12:seat 3"; its words
are cut from the SHA-256 of the name, so that names which differ in one letter share nothing.
Whatever plays takes one of these or Python's own `random.Random`.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from random import Random
from typing import Final, TypeVar

from mypy_extensions import i64

T = TypeVar("T")

WORD: Final = 0xFFFFFFFF
STEP: Final = 1 / 2**53


class Generator:
    """One stream of random numbers."""

    def __init__(self, stream: str | int) -> None:
        words = sha256(str(stream).encode()).digest()
        self.a: i64 = int.from_bytes(words[0:4], "big")
        self.b: i64 = int.from_bytes(words[4:8], "big")
        self.c: i64 = int.from_bytes(words[8:12], "big")
        self.count: i64 = 1

    def word(self) -> i64:
        """Give 32 random bits."""
        word = (self.a + self.b + self.count) & WORD
        self.count = (self.count + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & WORD
        self.c = ((((self.c << 21) & WORD) | (self.c >> 11)) + word) & WORD
        return word

    def random(self) -> float:
        """Give a number from 0 up to 1, itself left out."""
        high = self.word() >> 5
        low = self.word() >> 6
        return float((high << 26) + low) * STEP

    def below(self, bound: int) -> int:
        """Give a whole number from 0 up to a bound of at most 2**31, itself left out."""
        return (self.word() * bound) >> 32

    def choice(self, things: Sequence[T]) -> T:
        """Pick one of several."""
        return things[self.below(len(things))]

    def choices(self, things: Sequence[T], weights: Sequence[int]) -> list[T]:
        """Pick one of several by their weights, and list it, as `random.Random` does."""
        left = self.below(sum(weights))
        for thing, weight in zip(things, weights, strict=True):
            left -= weight
            if left < 0:
                return [thing]
        raise ValueError("There is nothing to choose from.")

    def shuffle(self, things: list[T]) -> None:
        """Put a list into any order."""
        for last in range(len(things) - 1, 0, -1):
            other = self.below(last + 1)
            things[last], things[other] = things[other], things[last]


Chance = Random | Generator
"""Whatever answers for nature."""
