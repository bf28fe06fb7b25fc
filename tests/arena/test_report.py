from __future__ import annotations

import re
from dataclasses import replace
from html.parser import HTMLParser

import pytest

from ratking.arena.intervals import Estimate
from ratking.arena.report import command_of
from ratking.arena.report.grid import matrix_grid, table_grid
from ratking.arena.report.page import page
from ratking.arena.report.plots import Scale, binned, histogram_plot, spread
from ratking.arena.result_tables import (
    COUNT,
    NUMBER,
    SECONDS,
    SHARE,
    TEXT,
    Cell,
    Column,
    Histogram,
    Matrix,
    ResultTable,
    show_cell,
)
from ratking.arena.series import Plan, Series
from ratking.arena.summary import Summary

DUELS = Plan(
    "rattus", (("greedy", "uniform"), ("greedy", "novice"), ("uniform", "novice")), 2, "s",
    {"players": 2}, notes=True,
)  # fmt: skip
FOUR = Plan(
    "cartus", (("greedy", "uniform", "uniform", "uniform"), ("uniform",) * 4), 4, "s",
    {"players": 4}, notes=True,
)  # fmt: skip
LAND = Plan("ratland", (("greedy",) * 3,), 3, "s", {"players": 3, "clans": "yes"}, notes=True)


class Checker(HTMLParser):
    """Checks that every element is closed, and keeps what a reader sees."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.text: list[str] = []
        self.ids: list[str] = []
        self.goals: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        known = dict(attrs)
        if known.get("id"):
            self.ids.append(str(known["id"]))
        if (known.get("href") or "").startswith("#"):
            self.goals.append(str(known["href"])[1:])
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] != "style":
            self.text.append(data.strip())


def summed(plan: Plan) -> Summary:
    series, summary = Series(plan), Summary(plan)
    for number in range(plan.total()):
        summary.add(series.play(number).result)
    return summary


def read(html: str) -> Checker:
    checker = Checker()
    checker.feed(html)
    assert checker.open == []
    return checker


@pytest.mark.parametrize("plan", [DUELS, FOUR, LAND], ids=lambda plan: str(plan.game))
def test_a_report_shows_every_number_that_was_found(plan: Plan) -> None:
    summary = summed(plan)
    words = " ".join(read(page(summary, command_of(plan), "abc")).text)
    for section in summary.sections():
        for part in section.parts:
            assert part.title in words
            if isinstance(part, ResultTable):
                for row in part.rows:
                    for cell, column in zip(row, part.columns, strict=True):
                        for number in numbers(cell):
                            assert show_cell(number, column.kind) in words


def numbers(cell: Cell) -> list[Cell]:
    if isinstance(cell, Estimate) and cell.count:
        return [cell.value, cell.low, cell.high]
    return [cell]


def test_a_report_has_everything_that_was_asked_for() -> None:
    words = " ".join(read(page(summed(DUELS), "ratking arena rattus", "abc")).text)
    for title in (
        "Standings", "Who beats whom", "Ratings", "Is the first seat better?", "How games end",
        "How long a game is", "Points", "Time for a decision", "Class cards", "Pairs of cards",
        "Losses per token", "How to read this", "ratking arena rattus", "abc",
    ):  # fmt: skip
        assert title in words
    assert "Not finished" not in words


def test_a_report_needs_nothing_from_elsewhere() -> None:
    html = page(summed(FOUR), "ratking arena cartus", "abc")
    assert not re.search(r"https?:|src=|url\(|@import|<script|<link", html)
    assert "prefers-color-scheme: dark" in html


def test_links_lead_to_parts_and_every_part_has_a_name_of_its_own() -> None:
    checker = read(page(summed(DUELS), "ratking", "abc"))
    assert set(checker.goals) <= set(checker.ids)
    assert len(checker.ids) == len(set(checker.ids))


def test_a_report_of_no_games_says_that_nothing_is_finished() -> None:
    words = " ".join(read(page(Summary(DUELS), "ratking", "abc")).text)
    assert "Not finished: 0 of 6 games so far." in words
    assert "No game yet." in words


def test_text_never_becomes_markup() -> None:
    summary = summed(replace(DUELS, seed="<b>&\"'"))
    html = page(summary, "ratking --seed '<b>'", "<i>")
    assert "<b>" not in html
    assert "<i>" not in html
    assert "seed &lt;b&gt;&amp;&quot;&#x27;" in html
    evil = '"><script>'
    columns = [Column(evil, TEXT), Column(evil, NUMBER, drawn=True)]
    for part in (
        table_grid(ResultTable("x", evil, evil, columns, [[evil, 1.0]])),
        matrix_grid(Matrix("x", evil, evil, (evil,), {})),
        histogram_plot(Histogram("x", evil, evil, evil, {1: 1})),
    ):
        assert "<script>" not in part


def test_a_square_shows_both_sides_of_a_meeting() -> None:
    summary = summed(DUELS)
    shares = summary.duels().shares
    assert len(shares) == 6
    for one, other in (("greedy", "uniform"), ("greedy", "novice"), ("uniform", "novice")):
        assert shares[one, other].value + shares[other, one].value == pytest.approx(1)


def test_plots_have_round_numbers_beside_them() -> None:
    assert Scale(0.0, 0.93, SHARE).ticks == [0, 0.2, 0.4, 0.6, 0.8, 1.0]
    assert Scale(-1.2, 3.9, NUMBER).ticks == [-2, 0, 2, 4]
    assert Scale(3e-6, 0.02, SECONDS).ticks == pytest.approx([1e-6, 1e-5, 1e-4, 1e-3, 1e-2, 0.1])
    flat = Scale(0.0, 0.0, NUMBER)
    assert flat.at(0.0) < flat.at(1.0)


def test_numbers_keep_their_order_on_a_line_and_stay_on_it() -> None:
    for scale in (Scale(-3, 8, NUMBER), Scale(1e-6, 2, SECONDS)):
        places = [scale.at(value) for value in (1e-9, 1e-4, 0.1, 5, 1e9)]
        assert places == sorted(places)
        assert places[0] >= 0
        assert places[-1] <= 100


def test_many_values_share_bars_and_none_is_lost() -> None:
    bins, size = binned(dict.fromkeys(range(37, 240), 2))
    assert size == 10
    assert sum(bins.values()) == 2 * 203
    assert binned({5: 1, 7: 3}) == ({5: 1, 7: 3}, 1)


def test_a_histogram_is_told_in_words() -> None:
    histogram = Histogram("length", "Length", "", "decisions", {10: 1, 20: 8, 30: 1})
    assert spread(histogram) == (
        "Half of the games have at most 20 decisions; eight in ten have 10 to 20."
    )
    assert spread(histogram) in histogram_plot(histogram)


@pytest.mark.parametrize(
    ("cell", "kind", "shown"),
    [
        ("a", TEXT, "a"),
        (1234, COUNT, "1,234"),
        (0.1234, SHARE, "12.3%"),
        (2.5, NUMBER, "2.50"),
        (1.5, SECONDS, "1.50 s"),
        (0.0421, SECONDS, "42.1 ms"),
        (0.000012, SECONDS, "12 µs"),
        (Estimate(0.5, 0.25, 0.75, 10), SHARE, "50.0% (25.0% to 75.0%)"),
        (Estimate(0.0, 0.0, 1.0, 0), SHARE, "none"),
    ],
)
def test_numbers_are_written_as_people_read_them(cell: Cell, kind: str, shown: str) -> None:
    assert show_cell(cell, kind) == shown


def test_the_command_of_a_plan_plays_it_again() -> None:
    options: dict[str, object] = {"players": 2, "cards": "random", "start": 1}
    plan = Plan("rattus", (("greedy", "uniform"),), 40, "my seed", options)
    assert command_of(plan) == (
        "ratking arena rattus --players 2 --agents greedy,uniform --games 40 --seed 'my seed' "
        "--option start=1 --option cards=random"
    )
    alone = Plan("rattus", (("hard", "greedy", "greedy"),), 30, "0", {"players": 3})
    assert "--line-up hard,greedy,greedy" in command_of(alone)
