"""Ratings of solvers and puzzles, days in a row, and what comes back when."""

from __future__ import annotations

from datetime import date, timedelta

from ratking.puzzles.rating import Rating, rated
from ratking.puzzles.reviews import due_at, reviewed
from ratking.puzzles.streak import Streak

DAY = 24 * 3600.0
MONDAY = date(2027, 3, 1)


def test_who_solves_a_puzzle_gains_and_the_puzzle_loses() -> None:
    solver, puzzle = rated(Rating(), Rating(25, 3), solved=True)
    assert solver.mu > Rating().mu
    assert puzzle.mu < 25
    worse, harder = rated(Rating(), Rating(25, 3), solved=False)
    assert worse.mu < Rating().mu
    assert harder.mu > 25
    assert solver.sigma < Rating().sigma


def test_days_in_a_row_are_counted_once_each() -> None:
    streak = Streak().grown(MONDAY).grown(MONDAY).grown(MONDAY + timedelta(days=1))
    assert (streak.days, streak.best) == (2, 2)
    assert streak.on(MONDAY + timedelta(days=2)) == 2
    assert streak.on(MONDAY + timedelta(days=3)) == 0


def test_a_day_without_one_begins_anew_and_the_best_is_remembered() -> None:
    streak = Streak().grown(MONDAY).grown(MONDAY + timedelta(days=1))
    again = streak.grown(MONDAY + timedelta(days=5))
    assert (again.days, again.best) == (1, 2)


def test_what_was_solved_comes_back_after_days_and_each_time_later() -> None:
    now, card, waits = 1_800_000_000.0, None, []
    for _ in range(4):
        card = reviewed(card, now, solved=True)
        waits.append(due_at(card) - now)
        now = due_at(card)
    assert waits[0] >= DAY
    assert waits == sorted(waits)


def test_what_was_missed_comes_back_sooner() -> None:
    now = 1_800_000_000.0
    good = reviewed(None, now, solved=True)
    later = due_at(good)
    missed, solved = reviewed(good, later, solved=False), reviewed(good, later, solved=True)
    assert DAY <= due_at(missed) - later < due_at(solved) - later
