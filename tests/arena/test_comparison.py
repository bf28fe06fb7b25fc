"""Two ways to play with the same luck: what differs, and how sure that is."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from ratking.arena.comparison import Comparison, apart, compared, varied
from ratking.arena.intervals import Estimate
from ratking.arena.report.comparison import comparison_page
from ratking.arena.result_tables import SHARE, TEXT, Cell, Column, ResultTable
from ratking.arena.series import Plan
from ratking.core.errors import BadOption
from ratking.games.rattus.notes.notes import best_first
from tests.arena.test_report import Checker
from tests.toy_box import put_on_the_shelf

BIDS = Plan("sealed bids", (("uniform", "uniform"),), 20, "s", {"players": 2})


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    put_on_the_shelf(monkeypatch)


def played(first: str, second: str) -> Comparison:
    comparison = Comparison((varied(BIDS, first), varied(BIDS, second)), (first, second))
    assert list(comparison.play()) == list(range(1, 21))
    return comparison


def test_both_sides_have_the_same_luck() -> None:
    comparison = played("standard", "greedy")
    for one, other in comparison.games:
        assert (one.number, one.deal) == (other.number, other.deal)
    assert {agent for one, other in comparison.games for agent in one.agents} == {"uniform"}
    assert {agent for one, other in comparison.games for agent in other.agents} == {"greedy"}


def test_a_difference_is_the_second_less_the_first_with_its_interval() -> None:
    found = {one.measure: one for one in played("standard", "greedy").differences()}
    points = found["points", ""]
    assert points.change.value == pytest.approx(points.second - points.first)
    assert points.change.low <= points.change.value <= points.change.high
    assert points.is_sure == (not points.change.low <= 0 <= points.change.high)
    assert sum(one.first for one in found.values() if one.measure[0] == "ending") == 1


def test_shares_differ_by_the_whole_at_the_most_however_few_the_games() -> None:
    plan = replace(BIDS, line_ups=(("greedy", "uniform"),), seed="a", games=3)
    comparison = Comparison((plan, varied(plan, "greedy")), ("standard", "greedy"))
    assert list(comparison.play()) == [1, 2, 3]
    shares = [one.change for one in comparison.differences() if one.kind == SHARE]
    assert all(-1.0 <= one.low <= one.value <= one.high <= 1.0 for one in shares)


def test_agents_who_meet_are_told_apart() -> None:
    found = {one.measure for one in played("standard", "greedy,uniform").differences()}
    assert {("wins", "greedy"), ("wins", "uniform")} <= found


def test_a_side_is_a_folder_options_agents_or_nothing(tmp_path: Path) -> None:
    assert varied(BIDS, "standard") == BIDS
    assert varied(BIDS, str(tmp_path)) == replace(BIDS, data=tmp_path)
    options = {"players": 2, "cards": "random", "supply": "20"}
    assert varied(BIDS, "cards=random; supply=20") == replace(BIDS, options=options)
    assert varied(BIDS, "greedy").line_ups == (("greedy", "greedy"),)
    assert varied(BIDS, "greedy, easy").line_ups == (("greedy", "easy"),)


def test_sides_that_cannot_be_compared_are_refused() -> None:
    with pytest.raises(BadOption, match="Both sides are the same: standard and uniform"):
        Comparison((BIDS, varied(BIDS, "uniform")), ("standard", "uniform"))
    three = replace(BIDS, options={"players": 3}, line_ups=(("uniform",) * 3,))
    with pytest.raises(BadOption, match="the same number of players"):
        Comparison((BIDS, three), ("two", "three"))


def test_the_page_says_what_is_different_and_how_to_play_it_again() -> None:
    checker = Checker()
    checker.feed(comparison_page(played("standard", "greedy"), "ratking compare <x>"))
    assert checker.open == []
    said = " ".join(checker.text)
    assert "20 games of each side with the same luck, 2 players." in said
    assert "Won by the seat that begins" in said
    assert "ratking compare <x>" in said


def table(*rows: list[Cell]) -> ResultTable:
    columns = [Column("Card", TEXT), Column("Wins", SHARE, drawn=True)]
    return ResultTable("cards", "Cards", "", columns, list(rows))


def test_things_are_compared_that_were_counted_often_enough() -> None:
    often, rarely = Estimate(0.5, 0.4, 0.6, 30), Estimate(1.0, 0.2, 1.0, 29)
    better = Estimate(0.7, 0.6, 0.8, 40)
    first, second = (
        table(["King", often], ["Monk", often]),
        table(["King", better], ["Monk", rarely]),
    )
    [row] = compared(first, second, ("one", "other")).rows
    assert row[:4] == ["King: wins", 30, 0.5, 0.7]
    change = row[-1]
    assert isinstance(change, Estimate)
    assert change == apart(often, better)
    assert (change.low, change.high) == pytest.approx((0.2 - 0.02**0.5, 0.2 + 0.02**0.5))


def test_what_was_rarely_tried_leads_no_list() -> None:
    once, often = Estimate(1.0, 0.21, 1.0, 1), Estimate(0.6, 0.5, 0.7, 200)
    assert best_first([["Merchant + Monk", once], ["King + Witch", often]])[0][0] == "King + Witch"
