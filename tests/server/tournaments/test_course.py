"""The course of a tournament, without a server."""

from __future__ import annotations

import pytest

from ratking.server.tournaments.course import ALONE, SOON, advance, begin, pause, resume, rounds_of
from ratking.server.tournaments.tournament import GAP, OVER, RUNNING, Tournament
from tests.server.tournaments.invented import in_order, played, tournament


def end_all(found: Tournament, now: float) -> None:
    advance(found, {game.table: in_order(game) for game in found.going_on}, now)


def test_a_round_waits_for_its_last_game_and_then_for_the_pause() -> None:
    found = tournament(4, pause=30.0)
    begin(found, 0.0)
    assert advance(found, {}, 0.0)
    first, second = found.going_on
    assert advance(found, {first.table: [1, 2]}, 10.0)
    assert not advance(found, {}, 11.0)
    assert advance(found, {second.table: [2, 1]}, 12.0)
    assert not found.going_on
    assert found.next_at == 42.0
    assert not advance(found, {}, 41.0)
    assert advance(found, {}, 42.0)
    assert (found.round, len(found.going_on)) == (2, 2)


def test_it_is_over_after_its_rounds() -> None:
    found = played(tournament(4, rounds=2))
    assert (found.status, found.round, len(found.games)) == (OVER, 2, 4)
    assert not advance(found, {}, 1.0)


def test_whoever_is_away_sits_out_and_comes_back() -> None:
    found = tournament(3, rounds=2)
    found.entrants[2].away = True
    begin(found, 0.0)
    advance(found, {}, 0.0)
    assert [sorted(game.people) for game in found.going_on] == [[0, 1]]
    found.entrants[2].away = False
    end_all(found, 1.0)
    assert any(2 in game.people for game in found.going_on)


def test_a_round_in_which_nobody_is_here_waits() -> None:
    found = tournament(2)
    for entrant in found.entrants:
        entrant.away = True
    begin(found, 0.0)
    advance(found, {}, 0.0)
    assert not found.games
    assert not advance(found, {}, 1.0)
    found.entrants[0].away = False
    assert advance(found, {}, 2.0)
    assert found.games[0].seats == [0, GAP]


def test_a_pause_begins_nothing_and_costs_an_arena_no_time() -> None:
    found = tournament(4, format="arena", minutes=10)
    begin(found, 0.0)
    pause(found, 0.0)
    assert not advance(found, {}, 5.0)
    resume(found, 60.0)
    assert found.ends == 660.0
    assert advance(found, {}, 60.0)


def test_in_an_arena_whoever_is_free_plays_again_until_the_time_is_over() -> None:
    found = tournament(4, format="arena", minutes=1)
    begin(found, 0.0)
    advance(found, {}, 0.0)
    assert len(found.going_on) == 2
    end_all(found, 30.0)
    assert len(found.games) == 4
    assert not advance(found, {}, 61.0)
    assert found.status == RUNNING
    end_all(found, 90.0)
    assert (found.status, len(found.games)) == (OVER, 4)


@pytest.mark.parametrize(("entrants", "patience"), [(3, SOON), (1, ALONE)])
def test_who_has_waited_long_in_an_arena_plays_with_bots(entrants: int, patience: float) -> None:
    found = tournament(entrants, format="arena", size=4)
    begin(found, 0.0)
    assert not advance(found, {}, patience - 1)
    assert advance(found, {}, patience)
    assert sorted(found.games[0].seats) == [*[GAP] * (4 - entrants), *range(entrants)]


def test_who_has_waited_longest_in_an_arena_comes_first() -> None:
    found = tournament(5, format="arena", size=4)
    begin(found, 0.0)
    found.entrants[0].free_since = 1.0
    advance(found, {}, 2.0)
    assert sorted(found.games[0].people) == [1, 2, 3, 4]


def test_a_round_robin_has_as_many_rounds_as_it_takes() -> None:
    assert rounds_of(tournament(5, format="round_robin")) == 5
    assert rounds_of(tournament(16, format="round_robin", size=4)) == 5
    assert rounds_of(tournament(16, rounds=4)) == 4
