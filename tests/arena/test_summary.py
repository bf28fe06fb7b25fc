from __future__ import annotations

from ratking.arena.ratings import Ratings
from ratking.arena.result import Result
from ratking.arena.result_tables import ResultTable
from ratking.arena.series import Plan, Series
from ratking.arena.summary import Summary


def result(number: int, agents: list[str], places: list[int], scores: list[int]) -> Result:
    players = len(agents)
    winners = [seat for seat, place in enumerate(places) if place == 1]
    return Result(
        number, 0, number // players, list(range(players)), agents, places, scores, winners,
        "rats exhausted", 50, "", [10] * players, [0.5] * players, [0.1] * players,
    )  # fmt: skip


def test_seats_are_counted_from_the_one_that_begins() -> None:
    options: dict[str, object] = {"players": 3, "start": 1}
    plan = Plan("rattus", (("uniform", "uniform", "uniform"),), 4, "0", options)
    summary = Summary(plan)
    for number in range(4):
        summary.add(result(number, ["uniform"] * 3, [2, 1, 3], [4, 6, 2]))
    rows = summary.first_seat().rows
    assert [getattr(row[2], "value", None) for row in rows] == [1.0, 0.0, 0.0]
    assert [row[3] for row in rows] == [6.0, 2.0, 4.0]


def test_the_standings_begin_with_the_best() -> None:
    plan = Plan("rattus", (("uniform", "greedy"),), 4, "0", {"players": 2})
    summary = Summary(plan)
    for number in range(4):
        summary.add(result(number, ["uniform", "greedy"], [2, 1], [3, 9]))
    standings = summary.standings()
    assert [row[0] for row in standings.rows] == ["greedy", "uniform"]
    assert standings.mark == 0.5
    assert [row[0] for row in summary.strength().rows] == ["greedy", "uniform"]
    assert summary.thinking().rows[0][1:] == [40, 0.05, 0.1]
    assert summary.endings().rows == [["rats exhausted", 4, 1.0]]
    assert summary.length().values == {20: 4}


def test_one_agent_at_all_seats_is_compared_with_nobody() -> None:
    summary = Summary(Plan("rattus", (("uniform",) * 2,), 4, "0", {"players": 2}))
    parts = summary.sections()[0].parts
    assert [part.name for part in parts] == ["standings"]


def test_line_ups_of_larger_tables_are_listed() -> None:
    line_ups = (("greedy", "uniform", "uniform"), ("uniform", "greedy", "greedy"))
    plan = Plan("rattus", line_ups, 3, "0", {"players": 3})
    series, summary = Series(plan), Summary(plan)
    for number in range(plan.total()):
        summary.add(series.play(number).result)
    table = summary.meetings()[0]
    assert isinstance(table, ResultTable)
    assert [row[:3] for row in table.rows] == [
        ["greedy + 2 uniform", "greedy", 3],
        ["greedy + 2 uniform", "uniform", 3],
        ["uniform + 2 greedy", "uniform", 3],
        ["uniform + 2 greedy", "greedy", 3],
    ]


def test_winners_are_rated_above_losers_and_games_make_it_surer() -> None:
    ratings = Ratings(("a", "b"))
    for number in range(30):
        ratings.add(result(number, ["a", "b"], [1, 2], [9, 1]))
    assert ratings.of("a").mu > 25 > ratings.of("b").mu
    assert ratings.of("a").sigma < 25 / 3


def test_an_agent_with_several_seats_has_one_rating() -> None:
    ratings = Ratings(("a", "b"))
    ratings.add(result(0, ["b", "a", "b", "b"], [2, 1, 3, 4], [5, 9, 4, 3]))
    assert ratings.of("a").mu > ratings.of("b").mu
