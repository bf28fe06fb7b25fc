"""What a seat may know, and the worlds it imagines."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from random import Random

from ratking.core.question import NATURE, NOBODY
from ratking.games.ratland.game import Ratland
from ratking.games.ratland.state import UNDEALT
from tests.games.ratland.table import RATLAND, nature, reveal, table
from tests.rules import rule


@rule("RL-75")
def test_nobody_sees_the_clans_that_others_were_dealt() -> None:
    state = RATLAND.new({"players": 2, "clans": "yes"})
    nature(state, "Ninjas", "Seers", "Corrupt")
    mine = RATLAND.observe(state, 0).table
    assert mine.offers == [[5, 11], [UNDEALT, UNDEALT]]
    assert mine.clans_left[10] == 1
    assert RATLAND.observe(state, NOBODY).table.offers == [[UNDEALT] * 2] * 2


@rule("RL-75")
def test_a_sampled_world_deals_the_clans_of_others_again() -> None:
    state = RATLAND.new({"players": 2, "clans": "yes"})
    nature(state, "Ninjas", "Seers", "Corrupt")
    seen = RATLAND.observe(state, 0)
    dealt = {RATLAND.sample(seen, Random(seed)).offers[1][0] for seed in range(200)}
    assert dealt == set(range(12)) - {5, 11}
    nature(state, "Mutants")
    world = RATLAND.sample(RATLAND.observe(state, 1), Random(1))
    assert len({*world.offers[0], *world.offers[1]}) == 4
    assert world.offers[1] == [10, 1]


@rule("RL-75")
def test_who_does_not_know_an_offer_reckons_with_every_clan_that_is_left() -> None:
    state = RATLAND.new({"players": 2, "clans": "yes"})
    nature(state, "Ninjas", "Seers", "Corrupt", "Mutants")
    mine = RATLAND.observe(state, 0).table
    assert RATLAND.answers(mine, 1) == [clan for clan in range(12) if clan not in (5, 11)]


@rule("RL-88")
def test_what_a_seer_has_seen_is_dealt_again_in_the_worlds_of_others() -> None:
    state = table("red Seers", "blue Mutants", rounds=5, coming="HolyRat")
    reveal(state, "HolyRat", 1)
    nature(state, "Drunk", 4)
    mine, other = RATLAND.observe(state, 0), RATLAND.observe(state, 1)
    assert RATLAND.sample(mine, Random(0)).next_event == 7
    worlds = [RATLAND.sample(other, Random(seed)) for seed in range(300)]
    assert {world.next_event for world in worlds} == {7, 8, 9, 11, 12, 13}
    assert {world.next_food for world in worlds} == {1, 2, 3}


def test_sampling_gives_the_odds_that_nature_has() -> None:
    """Four cards of the final pile are left, so the End is the next one in a quarter of worlds."""
    state = table("red Seers", "blue Mutants", rounds=5, coming="HolyRat")
    reveal(state, "HolyRat", 1)
    assert Fraction(RATLAND.weights(state)[-1], sum(RATLAND.weights(state))) == Fraction(1, 4)
    nature(state, "Drunk", 4)
    seen = RATLAND.observe(state, 1)
    count = Counter(RATLAND.sample(seen, Random(seed)).next_event for seed in range(4000))
    assert abs(count[13] / 4000 - 0.25) < 0.03


@rule("RL-75")
def test_dealing_clans_late_gives_the_odds_of_shuffling_first() -> None:
    """Every pair of clans for the first seat is equally likely, whatever order they come in."""
    odds: Counter[tuple[int, ...]] = Counter()
    start = Ratland().new({"players": 2, "clans": "yes"})
    for first in RATLAND.answers(start, NATURE):
        state = RATLAND.copy(start)
        RATLAND.answer(state, NATURE, first)
        for second, weight in zip(
            RATLAND.answers(state, NATURE), RATLAND.weights(state), strict=True
        ):
            odds[tuple(sorted((first, second)))] += weight
    assert len(odds) == 66
    assert set(odds.values()) == {2}
