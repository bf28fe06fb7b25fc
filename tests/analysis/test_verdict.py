"""Luck apart from skill, and the costliest answers."""

from __future__ import annotations

import pytest

from ratking.analysis.findings import Found, Judged
from ratking.analysis.verdict import accounts, worst_of


def test_luck_and_mistakes_and_others_add_up() -> None:
    moments = [
        Judged(0, -1, [0.6, 0.4]),
        Judged(1, 0, [0.5, 0.5], 1, 2, 0.1, 0.03, 0.5),
        Judged(2, 1, [0.7, 0.3], 1, 2, 0.15, 0.04, 0.3),
        Judged(3, -1, [1.0, 0.0]),
    ]
    first, second = accounts(Found([0.5, 0.5], moments, 4))
    assert (first.luck, first.skill, first.others) == pytest.approx((0.4, -0.1, 0.2))
    assert (second.luck, second.skill, second.others) == pytest.approx((-0.4, -0.15, 0.05))
    assert (first.noise, second.noise) == pytest.approx((0.03, 0.04))
    assert [one.place for one in worst_of(Found([0.5, 0.5], moments, 4))] == [1, 2]


def test_at_most_three_answers_of_a_seat_are_told_and_no_trifles() -> None:
    costs = [0.02, 0.3, 0.004, 0.1, 0.05]
    moments = [Judged(place, 0, [0.5, 0.5], 1, 2, cost) for place, cost in enumerate(costs)]
    moments.append(Judged(9, 1, [0.5, 0.5], 1, 2, 0.004))
    assert [one.place for one in worst_of(Found([0.5, 0.5], moments, 10))] == [1, 3, 4]


def test_what_may_be_chance_is_no_mistake() -> None:
    moments = [
        Judged(0, 0, [0.5, 0.5], 1, 2, 0.05, 0.03),
        Judged(1, 0, [0.5, 0.5], 1, 2, 0.05, 0.02),
    ]
    assert [one.place for one in worst_of(Found([0.5, 0.5], moments, 2))] == [1]
