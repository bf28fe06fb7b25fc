"""What the findings add up to: the costliest answers, and luck apart from skill."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Final

from ratking.analysis.findings import Found, Judged
from ratking.core.question import NATURE

WORST: Final = 3
LEAST: Final = 0.005
"""A mistake that costs less than half a point is none."""

SURELY: Final = 2.0
"""So many standard errors of its own measurement must an answer cost to be called a mistake."""


@dataclass(frozen=True)
class Account:
    """Where a seat's result comes from: start, luck, own mistakes and others add up to it.

    The noise is the standard error of the own mistakes.
    """

    start: float
    luck: float
    skill: float
    others: float
    result: float
    noise: float


def is_mistake(one: Judged) -> bool:
    """Say whether an answer cost something, and more than chance would show."""
    return one.cost >= max(LEAST, SURELY * one.noise)


def worst_of(found: Found) -> list[Judged]:
    """Pick the costliest answers of every seat, the worst first."""
    costly = sorted(found.moments, key=lambda one: -one.cost)
    picked = []
    for seat in range(len(found.start)):
        picked += [one for one in costly if one.seat == seat and is_mistake(one)][:WORST]
    return picked


def accounts(found: Found) -> list[Account]:
    """Split what every seat won or lost into luck, own mistakes, and the answers of the others."""
    seats = range(len(found.start))
    luck = [0.0 for _ in seats]
    skill = [0.0 for _ in seats]
    spread = [0.0 for _ in seats]
    before = found.start
    for one in found.moments:
        for seat in seats:
            if one.seat == NATURE:
                luck[seat] += one.chances[seat] - before[seat]
        if one.seat != NATURE:
            skill[one.seat] -= one.cost
            spread[one.seat] += one.noise**2
        before = one.chances
    return [
        _account(found.start[seat], luck[seat], skill[seat], before[seat], sqrt(spread[seat]))
        for seat in seats
    ]


def _account(start: float, luck: float, skill: float, result: float, noise: float) -> Account:
    start, luck, skill, result = (round(part, 4) for part in (start, luck, skill, result))
    others = round(result - start - luck - skill, 4)
    return Account(start, luck, skill, others, result, round(noise, 4))
