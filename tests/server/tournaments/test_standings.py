"""How a tournament stands."""

from __future__ import annotations

import pytest

from ratking.server.tournaments.standings import shares, standings
from ratking.server.tournaments.tournament import GAP, Game


@pytest.mark.parametrize(
    ("places", "earned"),
    [
        ([1, 2], [1.0, 0.0]),
        ([1, 1], [0.5, 0.5]),
        ([2, 4, 1, 3], [2 / 3, 0.0, 1.0, 1 / 3]),
        ([1, 1, 3], [0.75, 0.75, 0.0]),
        ([3, 3, 3], [0.0, 0.0, 0.0]),
    ],
)
def test_a_seat_earns_the_share_of_the_others_that_it_left_behind(
    places: list[int], earned: list[float]
) -> None:
    assert shares(places) == pytest.approx(earned)


def test_even_points_are_told_apart_by_those_who_were_met() -> None:
    games = [
        Game("a", 1, [0, 1], [1, 2]),
        Game("b", 1, [2, 3], [1, 2]),
        Game("c", 2, [1, 3], [1, 2]),
    ]
    found = standings(games, 4)
    assert [(one.entrant, one.rank, one.points) for one in found] == [
        (0, 1, 1.0),
        (1, 1, 1.0),
        (2, 3, 1.0),
        (3, 4, 0.0),
    ]
    assert [one.opposition for one in found] == [1.0, 1.0, 0.0, 2.0]


def test_whoever_is_even_in_everything_shares_a_place() -> None:
    found = standings([Game("a", 1, [0, 1], [1, 1]), Game("b", 1, [2, GAP], [1, 2])], 3)
    assert [(one.entrant, one.rank) for one in found] == [(2, 1), (0, 2), (1, 2)]


def test_a_game_that_goes_on_counts_nothing_yet() -> None:
    assert [one.games for one in standings([Game("a", 1, [0, 1])], 2)] == [0, 0]
