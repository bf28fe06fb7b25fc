"""A costly moment of one's own game becomes a puzzle of one's own, in every box."""

from __future__ import annotations

import pytest

from ratking.games import game
from ratking.puzzles import own
from ratking.text import ENGLISH, words_of
from tests.records import played_well


@pytest.mark.parametrize("name", ["cartus", "ratland", "rattus"])
def test_whatever_was_played_is_among_the_ways_and_all_are_weighed(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(own, "RACE", (2, 4))
    record, opened = played_well(name), game(name)
    place = next(place for place, (seat, _) in enumerate(record.answers) if seat == 0)
    choice = record.answers[place][1]
    puzzle, way = own.own_moment(opened, words_of(opened, ENGLISH), record, place, choice)
    assert way[0] == choice
    assert tuple(way) in [one.choices for one in puzzle.ways]
    assert all(0 <= one.chance <= 1 for one in puzzle.ways)
