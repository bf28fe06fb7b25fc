"""A puzzle holds what its seat knows, and its best way is ahead of all others."""

from __future__ import annotations

import json

import pytest

from ratking.core.errors import BadFile
from ratking.games import game
from ratking.puzzles import finding
from ratking.puzzles.generating import Plan, Search
from ratking.puzzles.levels import rating_of
from ratking.puzzles.puzzle import Puzzle, puzzle_from_json, puzzle_to_json


@pytest.fixture(scope="module")
def found() -> list[Puzzle]:
    """Search one short game with few worlds; what is true of its puzzles is true of all."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(finding, "GLANCE", 20)
        patch.setattr(finding, "RACE", (6, 12))
        patch.setattr(finding, "PROVEN", 12)
        patch.setattr(finding, "LONGER", 24)
        plan = Plan("rattus", "greedy", "a test", {"players": 2})
        searched = Search(plan).play(0)
    assert searched.looked_at > 0
    return searched.puzzles


def test_a_game_of_bots_has_puzzles_in_it(found: list[Puzzle]) -> None:
    assert found
    assert len({puzzle.id for puzzle in found}) == len(found)


def test_the_best_way_comes_first_and_is_clearly_ahead(found: list[Puzzle]) -> None:
    for puzzle in found:
        chances = [way.chance for way in puzzle.ways]
        assert chances == sorted(chances, reverse=True)
        assert chances[0] - chances[1] >= finding.GAP


def test_a_puzzle_holds_nothing_that_its_seat_does_not_know(found: list[Puzzle]) -> None:
    opened = game("rattus")
    for puzzle in found:
        table = opened.from_json(puzzle.table)
        assert opened.to_json(opened.observe(table, puzzle.seat).table) == puzzle.table


def test_every_answer_to_a_question_is_among_the_ways(found: list[Puzzle]) -> None:
    opened = game("rattus")
    for puzzle in found:
        answers = opened.answers(opened.from_json(puzzle.table), puzzle.seat)
        assert sorted(way.choices[0] for way in puzzle.ways) == answers


def test_a_puzzle_survives_being_written_down(found: list[Puzzle]) -> None:
    for puzzle in found:
        assert puzzle_from_json(json.loads(json.dumps(puzzle_to_json(puzzle)))) == puzzle


def test_what_is_no_puzzle_is_refused_with_a_sentence() -> None:
    with pytest.raises(BadFile, match="not a puzzle"):
        puzzle_from_json({"id": "x"})


def test_what_fewer_levels_find_is_rated_higher() -> None:
    easy = {"novice": 0.8, "easy": 0.9, "medium": 1.0, "hard": 1.0, "expert": 1.0}
    hard = {"novice": 0.1, "easy": 0.1, "medium": 0.0, "hard": 0.0, "expert": 1.0}
    assert rating_of(easy) < 15 < rating_of(hard)
