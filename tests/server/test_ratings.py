"""Which places count."""

from __future__ import annotations

from ratking.core.game import Outcome
from ratking.server.ratings import places_of


def test_places_count_as_the_game_says() -> None:
    assert places_of(Outcome([2, 1, 3], [4, 9, 1], [{}, {}, {}], "final round")) == [2, 1, 3]


def test_nobody_is_first_when_everybody_lost() -> None:
    outcome = Outcome([1, 1, 1], [0, 0, 0], [{}, {}, {}], "everybody died", everybody_lost=True)
    assert places_of(outcome) == [3, 3, 3]
