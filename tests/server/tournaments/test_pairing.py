"""Who meets whom."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from ratking.server.tournaments.pairing import next_round, rounds_needed
from ratking.server.tournaments.standings import points_of
from ratking.server.tournaments.tournament import GAP, Game, Tournament
from tests.server.tournaments.invented import played, tournament


def meetings(found: Tournament) -> Counter[tuple[int, ...]]:
    return Counter(pair for game in found.games for pair in combinations(sorted(game.people), 2))


@pytest.mark.parametrize("entrants", [2, 3, 6, 7, 16])
def test_in_a_round_robin_of_two_everybody_meets_everybody_once(entrants: int) -> None:
    found = played(tournament(entrants, format="round_robin"))
    assert meetings(found) == Counter(combinations(range(entrants), 2))
    assert found.round == rounds_needed(entrants, 2) == entrants - 1 + entrants % 2


@pytest.mark.parametrize(("entrants", "size"), [(9, 3), (16, 4), (13, 4), (12, 6)])
def test_in_a_round_robin_of_many_nearly_everybody_meets_everybody(
    entrants: int, size: int
) -> None:
    found = played(tournament(entrants, format="round_robin", size=size))
    met = meetings(found)
    assert max(met.values()) <= 3
    assert len(met) >= 0.7 * len(list(combinations(range(entrants), 2)))
    assert all(len(game.seats) == size for game in found.games)


@pytest.mark.parametrize("seed", range(5))
def test_a_swiss_of_two_pairs_nobody_twice_and_neighbours_with_each_other(seed: int) -> None:
    rng = Random(seed)

    def ending(_: Game) -> list[int]:
        return rng.choice([[1, 2], [2, 1]])

    found = played(tournament(16, rounds=4), ending)
    assert max(meetings(found).values()) == 1
    for number in range(2, 5):
        before = points_of([game for game in found.games if game.round < number], 16)
        apart = [
            abs(before[one] - before[other])
            for game in found.games
            if game.round == number
            for one, other in [game.people]
        ]
        assert max(apart) <= 1.0


@pytest.mark.parametrize(("entrants", "size"), [(5, 2), (5, 4), (7, 3), (3, 6), (9, 5)])
def test_gaps_are_spread_and_nobody_plays_alone_unless_all_do(entrants: int, size: int) -> None:
    for seats in (game.seats for game in played(tournament(entrants, size=size)).games):
        assert len(seats) == size
        assert any(one != GAP for one in seats)
    found = played(tournament(entrants, size=size, rounds=3))
    bots = Counter(dict.fromkeys(range(entrants), 0))
    for game in found.games:
        bots.update({one: game.seats.count(GAP) for one in game.people})
    assert max(bots.values()) - min(bots.values()) <= size


def test_only_who_is_ready_is_seated_and_each_of_them_once() -> None:
    found = tournament(10, size=4)
    ready = [0, 2, 3, 5, 7, 9]
    seated = [one for table in next_round(found, ready) for one in table if one != GAP]
    assert sorted(seated) == ready


def test_whoever_sat_last_begins_the_next_time() -> None:
    found = tournament(2, rounds=2)
    played(found)
    assert [game.seats for game in found.games] == [[0, 1], [1, 0]]
