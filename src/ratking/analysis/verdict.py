"""What the findings add up to: the costliest answers, and luck apart from skill."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ratking.analysis.findings import Found, Judged
from ratking.core.question import NATURE

WORST: Final = 3
LEAST: Final = 0.005
"""A mistake that costs less than half a point is none."""


@dataclass(frozen=True)
class Account:
    """Where a seat's result comes from: start, luck, own mistakes and others add up to it."""

    start: float
    luck: float
    skill: float
    others: float
    result: float


def worst_of(found: Found) -> list[Judged]:
    """Pick the costliest answers of every seat, the worst first."""
    costly = sorted(found.moments, key=lambda one: -one.cost)
    picked = []
    for seat in range(len(found.start)):
        picked += [one for one in costly if one.seat == seat and one.cost >= LEAST][:WORST]
    return picked


def accounts(found: Found) -> list[Account]:
    """Split what every seat won or lost into luck, own mistakes, and the answers of the others."""
    seats = range(len(found.start))
    luck = [0.0 for _ in seats]
    skill = [0.0 for _ in seats]
    before = found.start
    for one in found.moments:
        for seat in seats:
            if one.seat == NATURE:
                luck[seat] += one.chances[seat] - before[seat]
        if one.seat != NATURE:
            skill[one.seat] -= one.cost
        before = one.chances
    return [_account(found.start[seat], luck[seat], skill[seat], before[seat]) for seat in seats]


def _account(start: float, luck: float, skill: float, result: float) -> Account:
    start, luck, skill, result = (round(part, 4) for part in (start, luck, skill, result))
    return Account(start, luck, skill, round(result - start - luck - skill, 4), result)
