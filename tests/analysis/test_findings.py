"""A record is studied slice by slice, and always tells the same."""

from __future__ import annotations

import pytest

from ratking.analysis.findings import Found, study
from ratking.analysis.telling import told
from ratking.analysis.verdict import worst_of
from ratking.games import game
from ratking.text import words_of
from tests.records import played

WHOLE = 600.0
ONE_MOMENT = 0.0


def test_it_does_not_matter_where_slices_end() -> None:
    opened, record = game("ratland"), played("ratland")
    record.answers = record.answers[:40]
    whole, sliced = study(opened, record, 0, 2, WHOLE), Found()
    slices = 0
    while sliced.place < len(record.answers):
        sliced.add(study(opened, record, sliced.place, 2, ONE_MOMENT))
        slices += 1
    assert sliced == whole
    assert slices > 3


def test_every_moment_shares_out_one_win() -> None:
    record = played("ratland")
    found = study(game("ratland"), record, 0, 2, WHOLE)
    assert found.place == len(record.answers)
    for one in found.moments:
        assert sum(one.chances) == pytest.approx(1, abs=0.001)
    assert sorted(found.moments[-1].chances) == [0, 1]


def test_mistakes_name_both_answers_and_what_they_touch() -> None:
    opened, record = game("rattus"), played("rattus")
    record.answers = record.answers[:60]
    found = study(opened, record, 0, 4, WHOLE)
    mistakes = told(opened, record, worst_of(found), words_of("rattus"))
    assert mistakes
    for one in mistakes:
        assert (one.seat, one.played.choice) == record.answers[one.place]
        assert one.better.choice != one.played.choice
        assert one.better.label != one.played.label
        assert one.better.chance == pytest.approx(one.played.chance + one.cost)
    touched = {thing.split(":")[0] for one in mistakes for thing in one.better.touch}
    assert touched <= {"region", "card", "rat", "count", "yes_no"}
