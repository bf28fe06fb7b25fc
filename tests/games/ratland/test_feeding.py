"""Feeding, starving and the end of a round (RL-46 to RL-51, RL-93)."""

from __future__ import annotations

from random import Random

import pytest

from ratking.core.play import draw
from ratking.core.question import NATURE
from ratking.games.ratland.events import RatFreed, RatsStarved
from ratking.games.ratland.state import FEEDING
from tests.games.ratland.table import (
    RATLAND,
    answers,
    asked,
    happened,
    place,
    rats,
    round_of,
    say,
)
from tests.rules import rule

QUIET = "DrCheese"


@rule("RL-46", "RL-47")
@pytest.mark.parametrize(
    ("most", "cost"),
    [(0, 0), (3, 0), (6, 1), (9, 3), (12, 4), (15, 5), (18, 6), (20, 7), (22, 8), (24, 9)],
)
def test_the_upkeep_is_the_one_on_the_reference_card(most: int, cost: int) -> None:
    assert RATLAND.tables.upkeep[most] == cost
    if most:
        assert RATLAND.tables.upkeep[most + 1] > cost


@rule("RL-47")
def test_each_rat_above_24_costs_one_more() -> None:
    assert RATLAND.tables.upkeep[26] == 11
    state = round_of(QUIET, "red rats 26 cheese 20", "blue")
    place(state)
    assert state.cheese[0] == 9


@rule("RL-46")
def test_poisoned_rats_are_fed_with_the_others() -> None:
    state = round_of(QUIET, "red rats 3 poisoned 1 cheese 5", "blue")
    place(state)
    assert state.cheese[0] == 4


@rule("RL-48", "RL-50")
def test_a_rat_starves_for_each_missing_cheese() -> None:
    """Eleven rats and two cheeses: the upkeep is four."""
    state = round_of(QUIET, "red rats 11 cheese 2", "blue rats 1")
    told = place(state)
    assert happened(told, RatsStarved) == [RatsStarved([2, 0], [0, 0])]
    assert (rats(state, "red"), state.cheese[0], state.graveyard[0]) == (9, 0, 2)


@rule("RL-48")
def test_the_owner_chooses_how_many_of_the_starving_are_poisoned() -> None:
    state = round_of(QUIET, "red rats 5 cheese 0", "blue rats 1", food=3)
    place(state, red="city 2")
    for colour in (4, 4):
        RATLAND.answer(state, NATURE, colour)
    assert asked(state) == "red starve"
    assert answers(state, "red") == [0, 1]
    told = say(state, "red", 1)
    assert happened(told, RatsStarved) == [RatsStarved([1, 0], [1, 0])]
    assert (state.sick[0], rats(state, "red"), state.graveyard[0]) == (1, 3, 1)


@rule("RL-48")
def test_who_has_only_one_kind_of_rats_is_not_asked() -> None:
    state = round_of(QUIET, "red rats 4 cheese 0", "blue rats 1", food=3)
    place(state, red="city 4")
    for colour in (4, 4, 4, 3):
        RATLAND.answer(state, NATURE, colour)
    say(state, "red", 0)
    assert asked(state) == "nature draw_event"
    assert (state.sick[0], state.graveyard[0]) == (3, 0)


@rule("RL-48")
def test_no_more_starve_than_there_are() -> None:
    tables = RATLAND.tables.upkeep
    assert all(cost <= rats for rats, cost in enumerate(tables))
    state = round_of(QUIET, "red rats 115 cheese 0", "blue rats 0 cheese 0")
    place(state)
    assert state.graveyard[0] == 100


@rule("RL-49")
def test_lost_rats_are_neither_fed_nor_starve() -> None:
    state = round_of(QUIET, "red rats 4 cheese 0", "blue rats 1")
    place(state, red="fields 3")
    for colour in (5, 5, 5):
        RATLAND.answer(state, NATURE, colour)
    assert (rats(state, "red"), state.lost[0], state.graveyard[0]) == (1, 3, 0)


@rule("RL-51", "RL-14")
def test_cheese_left_over_is_kept_and_everybody_sees_it() -> None:
    state = round_of(QUIET, "red cheese 9", "blue")
    place(state)
    assert state.cheese[0] == 6
    assert RATLAND.observe(state, 1).table.cheese == state.cheese


@rule("RL-93")
def test_graveyards_grow_by_hunger_and_shrink_by_the_holy_rat_only() -> None:
    rng = Random(7)
    for _ in range(12):
        state = RATLAND.new({"players": 3, "clans": "yes", "boards": "choice"})
        while state.pending:
            before = state.graveyard[:]
            seat = rng.choice(RATLAND.open_seats(state))
            nature = seat == NATURE
            choice = (
                draw(RATLAND, state, rng) if nature else rng.choice(RATLAND.answers(state, seat))
            )
            told = RATLAND.answer(state, seat, choice)
            grown = sum(sum(event.counts) for event in happened(told, RatsStarved))
            freed = len(happened(told, RatFreed))
            assert sum(state.graveyard) == sum(before) + grown - freed


@rule("RL-12")
def test_all_rats_are_home_while_the_clans_are_fed() -> None:
    state = round_of("RattibalLecter", "red", "blue")
    place(state, red="left 3 nursery 2")
    assert state.phase == FEEDING
    assert rats(state, "red", "pantry") == 9
