from __future__ import annotations

import multiprocessing
import os

import pytest

from ratking.arena import processes
from ratking.arena.result import Result
from ratking.arena.series import Plan, Series
from ratking.arena.simulation import simulate
from ratking.arena.tally import Tally
from ratking.core.errors import BadOption, Mistake
from ratking.core.record import replay
from ratking.games import game

TWO = Plan("rattus", (("uniform", "greedy"),), 6, "seed", {"players": 2})
MANY = Plan("rattus", (("uniform", "uniform"),), 10_000, options={"players": 2})


def die(numbers: object) -> None:
    os._exit(1)


def test_agents_move_on_by_one_seat_from_game_to_game() -> None:
    series = Series(Plan("rattus", (("greedy", "uniform", "uniform"),), 4, options={"players": 3}))
    assert [series.seating(number) for number in range(4)] == [
        (0, 1, 2),
        (1, 2, 0),
        (2, 0, 1),
        (0, 1, 2),
    ]


def test_the_same_seed_gives_the_same_games_and_another_seed_others() -> None:
    once, again = list(simulate(TWO)), list(simulate(TWO))
    assert once == again
    other = Plan("rattus", TWO.line_ups, 6, "another", TWO.options)
    assert [played.record for played in simulate(other)] != [played.record for played in once]


def test_any_number_of_processes_gives_the_same_games_in_the_same_order() -> None:
    alone = list(simulate(TWO))
    assert list(simulate(TWO, jobs=2)) == alone
    assert [played.result.number for played in alone] == list(range(6))


def test_every_game_can_be_replayed_from_its_record() -> None:
    for played in simulate(TWO):
        outcome = game("rattus").outcome(replay(game("rattus"), played.record)[0])
        assert outcome is not None
        assert outcome.scores == played.record.scores
        assert tuple(outcome.winners()) == tuple(played.result.winners)


def test_leaving_early_leaves_no_process_behind() -> None:
    games = simulate(MANY, 2)
    assert next(games).result.number == 0
    assert multiprocessing.active_children() != []
    games.close()
    assert multiprocessing.active_children() == []


def test_a_process_that_dies_costs_no_game() -> None:
    plan = Plan("rattus", (("uniform", "uniform"),), 60, options={"players": 2})
    games = simulate(plan, 2)
    first = next(games)
    multiprocessing.active_children()[0].kill()
    played = [first, *games]
    assert played == list(simulate(plan))
    assert multiprocessing.active_children() == []


def test_processes_that_keep_dying_are_told_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(processes, "_play", die)
    with pytest.raises(Mistake, match="The processes that play keep dying"):
        list(simulate(MANY, 2))
    assert multiprocessing.active_children() == []


@pytest.mark.parametrize(
    ("plan", "why"),
    [
        (Plan("chess", (("uniform", "uniform"),), 1), "no game 'chess'"),
        (Plan("rattus", (("uniform", "nobody"),), 1, "0", {"players": 2}), "no agent 'nobody'"),
        (Plan("rattus", (("uniform",),), 1, "0", {"players": 2}), "need 2 agents, not 1"),
        (Plan("rattus", (("uniform",) * 2,), 1, "0", {"board": "round"}), "no option 'board'"),
    ],
)
def test_a_plan_that_cannot_be_is_told_before_the_first_game(plan: Plan, why: str) -> None:
    with pytest.raises(BadOption, match=why):
        simulate(plan, jobs=2)


def result(number: int, winners: list[int], scores: list[int]) -> Result:
    seating = [(seat + number) % 3 for seat in range(3)]
    names = ["abc"[entry] for entry in seating]
    zeros = [0.0] * 3
    return Result(
        number, 0, number // 3, seating, names, [1, 2, 3], scores, winners, "rats exhausted", 10,
        "", [3, 4, 5], zeros, zeros,
    )  # fmt: skip


def test_a_tally_follows_agents_around_the_table_and_splits_shared_wins() -> None:
    tally = Tally(("a", "b", "c"))
    for one in (result(0, [0], [5, 1, 3]), result(1, [0, 2], [4, 2, 4])):
        tally.add(one, one.seating)
    entries = tally.entries()
    assert [(entry.agent, entry.wins) for entry in entries] == [("a", 1.5), ("b", 0.5), ("c", 0)]
    assert [entry.win_share for entry in entries] == [0.75, 0.25, 0.0]
    assert [entry.mean_score for entry in entries] == [4.5, 2.5, 2.5]
    assert (tally.games, tally.answers, tally.endings) == (2, 20, {"rats exhausted": 2})
    assert [count.decisions for count in tally.counts] == [8, 7, 9]


def test_a_tally_of_no_games_is_empty() -> None:
    assert [entry.win_share for entry in Tally(("a", "b")).entries()] == [0.0, 0.0]
