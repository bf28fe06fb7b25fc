"""The generator: the same numbers for the same name, spread evenly, whoever runs it."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from ratking.core.chance import Generator
from ratking.core.play import below

FIRST_WORDS = [3512053847, 3257787731, 4238941541, 2943251860]


def test_a_name_always_gives_the_same_numbers() -> None:
    rng = Generator("7/nature")
    assert [int(rng.word()) for _ in range(4)] == FIRST_WORDS


def test_another_name_gives_other_numbers() -> None:
    one, other = Generator("7/nature"), Generator("7/naturf")
    assert [one.word() for _ in range(8)] != [other.word() for _ in range(8)]


def test_numbers_lie_below_one_and_are_spread_evenly() -> None:
    rng = Generator(1)
    numbers = [rng.random() for _ in range(10_000)]
    assert 0 <= min(numbers) < 0.001
    assert 0.999 < max(numbers) < 1
    tenths = Counter(int(number * 10) for number in numbers)
    assert all(900 < tenths[tenth] < 1100 for tenth in range(10))


def test_whole_numbers_are_equally_likely() -> None:
    rng = Generator("dice")
    counts = Counter(below(rng, 6) for _ in range(12_000))
    assert sorted(counts) == list(range(6))
    assert all(1850 < count < 2150 for count in counts.values())


def test_weights_count() -> None:
    rng = Generator("weights")
    counts = Counter(rng.choices("abc", [3, 0, 1])[0] for _ in range(4000))
    assert counts["b"] == 0
    assert 2850 < counts["a"] < 3150
    with pytest.raises(ValueError, match="nothing to choose from"):
        rng.choices("a", [0])


def test_every_order_comes_up_as_often() -> None:
    rng = Generator("order")
    counts: Counter[tuple[str, ...]] = Counter()
    for _ in range(6000):
        things = list("abc")
        rng.shuffle(things)
        counts[tuple(things)] += 1
    assert set(counts) == set(permutations("abc"))
    assert all(880 < count < 1120 for count in counts.values())


def test_one_of_several_is_picked() -> None:
    rng = Generator("choice")
    assert {rng.choice("abc") for _ in range(50)} == set("abc")
