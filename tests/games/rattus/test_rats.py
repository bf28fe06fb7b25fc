"""Rats lying face down: dealing late gives the same odds as shuffling first (RB-5, RB-6, RB-22).

A tiny box is small enough to list every shuffle: all orders of the starting faces, and all orders
of the bag into which the leftover ones were mixed. The odds that nature's weights give are
multiplied out as exact fractions and compared, in whatever order the rats are looked at.
"""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from itertools import permutations
from typing import NamedTuple

import pytest

from ratking.core.question import NATURE, Kind
from ratking.core.row import listed
from ratking.core.state import ask, top_place
from ratking.games.rattus.domains import SLOTS
from ratking.games.rattus.pieces import NEW, RECYCLED, STARTING
from ratking.games.rattus.rats import DEAL_FACE, order_matters, rats_to_choose
from ratking.games.rattus.state import (
    ACTIVE,
    LAST_PLAGUE,
    PHASE,
    RAT_COUNT,
    RAT_POOL,
    RECYCLED_FROM,
    STRAYS,
    UNDEALT,
    Box,
    RattusState,
    empty_table,
    face_of,
)
from ratking.games.rattus.tables import load_tables
from ratking.games.rattus.tokens import Face
from ratking.games.rattus.verbs_rats import lay_rat, show_rat
from tests.games.rattus.table import RATTUS, play, region, table
from tests.rules import rule

Odds = dict[tuple[int, ...], Fraction]


class Tiny(NamedTuple):
    """A tiny box: its faces, how many regions get a starter, and what becomes of the bag."""

    starters: int
    others: int
    regions: int
    removed: int
    drawn: int


BOXES = [
    Tiny(starters=3, others=3, regions=2, removed=1, drawn=2),
    Tiny(starters=4, others=2, regions=2, removed=1, drawn=2),
    Tiny(starters=4, others=1, regions=1, removed=0, drawn=3),
    Tiny(starters=2, others=3, regions=2, removed=1, drawn=2),
    Tiny(starters=3, others=2, regions=1, removed=2, drawn=2),
]


def shuffled_first(tiny: Tiny) -> Odds:
    """List every shuffle: the faces of the starting rats, then those of the rats drawn."""
    odds: Odds = defaultdict(Fraction)
    starters = range(tiny.starters)
    others = range(tiny.starters, tiny.starters + tiny.others)
    for first in permutations(starters):
        bags = list(permutations([*first[tiny.regions :], *others]))
        for bag in bags:
            drawn = bag[tiny.removed : tiny.removed + tiny.drawn]
            odds[(*first[: tiny.regions], *drawn)] += Fraction(1, len(bags))
    total = sum(odds.values())
    return {faces: chance / total for faces, chance in odds.items()}


def laid_out(tiny: Tiny) -> RattusState:
    """Lay the starting rats and those drawn, each in a region of its own, all face down."""
    tables = load_tables()
    blank = (0,) * 7
    tables.faces = [
        Face(1, 0, 0, blank, number < tiny.starters)
        for number in range(tiny.starters + tiny.others)
    ]
    box = Box(tables, 2, 0)
    box.leftover = tiny.starters - tiny.regions
    state = empty_table(box)
    for place, pool in enumerate([STARTING] * tiny.regions + [NEW] * tiny.drawn):
        lay_rat(state, box.in_play[place], pool)
    return state


def slot(state: RattusState, rat: int) -> int:
    return state.box.in_play[rat] * SLOTS


def dealt_late(state: RattusState, order: tuple[int, ...]) -> Odds:
    """Multiply out nature's weights while the rats are looked at in this order."""
    odds: Odds = defaultdict(Fraction)
    if not order:
        rats = RAT_COUNT.total(state)
        return {tuple(face_of(state, slot(state, rat)) for rat in range(rats)): Fraction(1)}
    ask(state, DEAL_FACE, NATURE, slot(state, order[0]))
    weights = RATTUS.weights(state)
    for face, weight in zip(RATTUS.answers(state, NATURE), weights, strict=True):
        world = state.copy()
        RATTUS.apply(world, NATURE, face)
        for faces, chance in dealt_late(world, order[1:]).items():
            odds[faces] += chance * Fraction(weight, sum(weights))
    return dict(odds)


def given(odds: Odds, rat: int, face: int) -> Odds:
    """Keep the odds of the worlds in which this rat has this face."""
    fitting = {faces: chance for faces, chance in odds.items() if faces[rat] == face}
    total = sum(fitting.values())
    return {faces: chance / total for faces, chance in fitting.items()}


def look_at(state: RattusState, seat: int, rat: int, face: int) -> None:
    """Let a seat look at a rat and find this face."""
    ask(state, DEAL_FACE, NATURE, slot(state, rat))
    RATTUS.answer(state, NATURE, face)
    show_rat(state, seat, slot(state, rat))


@rule("RB-5", "RB-6")
@pytest.mark.parametrize("tiny", BOXES, ids=str)
def test_dealing_late_gives_the_same_odds_as_shuffling_first(tiny: Tiny) -> None:
    expected = shuffled_first(tiny)
    for order in permutations(range(tiny.regions + tiny.drawn)):
        assert dealt_late(laid_out(tiny), order) == expected


@rule("RB-5", "RB-6", "RB-33")
@pytest.mark.parametrize("tiny", BOXES, ids=str)
def test_what_only_another_has_seen_has_the_odds_of_what_nobody_has_seen(tiny: Tiny) -> None:
    expected = shuffled_first(tiny)
    rats = range(tiny.regions + tiny.drawn)
    for mine, others in permutations(rats, 2):
        unknown = tuple(rat for rat in rats if rat != mine)
        for my_face, other_face in {(faces[mine], faces[others]) for faces in expected}:
            state = laid_out(tiny)
            look_at(state, 0, mine, my_face)
            look_at(state, 1, others, other_face)
            seen = RATTUS.observe(state, 0).table
            assert dealt_late(seen, unknown) == given(expected, mine, my_face)


@rule("RB-22")
def test_rats_nobody_has_looked_at_cannot_be_told_apart() -> None:
    state = table("France starters 1 rats 2", "Italia rats 3")
    assert listed(rats_to_choose(state, region(state, "France"))) == [
        region(state, "France") * SLOTS
    ]
    assert listed(rats_to_choose(state, region(state, "Italia"))) == [
        region(state, "Italia") * SLOTS
    ]


@rule("RB-22")
def test_a_rat_that_somebody_has_looked_at_is_told_apart_by_everybody() -> None:
    state = table("France rats 3", "Italia rats 1", holds={"red": "Witch"})
    play(
        state,
        "use Witch",
        "look France 1",
        "rat limit 1 church magic",
        "look Italia 1",
        "rat limit 1 magic islamic",
        "swap no",
    )
    france = region(state, "France")
    assert listed(rats_to_choose(state, france)) == [france * SLOTS, france * SLOTS + 1]
    assert order_matters(state, france)
    ACTIVE.put(state, 1)
    assert not order_matters(state, france)
    PHASE.put(state, LAST_PLAGUE)
    assert order_matters(state, france)
    assert not order_matters(state, region(state, "Italia"))


@pytest.mark.parametrize("strays", [0, 3])
@pytest.mark.parametrize("pool", [STARTING, NEW, RECYCLED])
def test_a_face_drawn_at_once_is_the_one_that_the_weights_give(pool: int, strays: int) -> None:
    state = table("France rats 1")
    RAT_POOL.put(state, region(state, "France"), 0, pool)
    STRAYS.put(state, strays)
    for face in (0, 3, 20, 64):
        UNDEALT.put(state, face, 0)
        RECYCLED_FROM.put(state, face, 1)
    ask(state, DEAL_FACE, NATURE, region(state, "France") * SLOTS)
    asked = top_place(state)
    for step in range(1000):
        luck = step / 1000
        assert DEAL_FACE.drawn(state, asked, luck) == Kind.drawn(DEAL_FACE, state, asked, luck)
