"""The puzzles that come with each game: many, small, one for every day, and right."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from ratking.core.manifest import resource
from ratking.games import GAMES, game, manifest_of
from ratking.puzzles.collection import puzzles_for, read_collection, write_collection
from ratking.puzzles.finding import LONGER, RACE, looked_at_again
from ratking.puzzles.themes import themes_of

WITH_PUZZLES = sorted(name for name in GAMES if manifest_of(name).puzzles)
MOST_BYTES = 300_000
SAMPLE = 2
FEWEST = 300


@pytest.mark.parametrize("name", WITH_PUZZLES)
def test_there_are_many_puzzles_and_all_fit_the_rules_of_today(name: str) -> None:
    opened = game(name)
    collection = puzzles_for(opened)
    assert len(collection.puzzles) >= FEWEST
    for puzzle in collection.puzzles.values():
        table = opened.from_json(puzzle.table)
        assert opened.to_json(opened.observe(table, puzzle.seat).table) == puzzle.table
        answers = opened.answers(table, puzzle.seat)
        assert all(way.choices[0] in answers for way in puzzle.ways)
        assert puzzle.is_plan or len(puzzle.ways) == len(answers)


def test_all_packs_together_are_small() -> None:
    sizes = [len(resource(manifest_of(name).puzzles).read_bytes()) for name in WITH_PUZZLES]
    assert sum(sizes) < MOST_BYTES


@pytest.mark.parametrize("name", WITH_PUZZLES)
def test_a_search_at_ten_times_the_worlds_agreed_before_any_was_left_out(name: str) -> None:
    head = puzzles_for(game(name)).head
    assert head["times"] == LONGER // RACE[-1] == 10
    assert head["found"] >= head["kept"]
    assert head["agree"] / head["found"] >= 0.97


@pytest.mark.parametrize("name", WITH_PUZZLES)
def test_the_same_search_made_today_agrees_on_a_sample(name: str) -> None:
    opened = game(name)
    puzzles = list(puzzles_for(opened).puzzles.values())
    for puzzle in puzzles[:: max(1, len(puzzles) // SAMPLE)][:SAMPLE]:
        best, other = looked_at_again(opened, puzzle, "today")
        assert best > other


@pytest.mark.parametrize("name", WITH_PUZZLES)
def test_every_question_of_a_puzzle_has_a_theme(name: str) -> None:
    kinds = {puzzle.kind for puzzle in puzzles_for(game(name)).puzzles.values()}
    assert kinds <= set(themes_of(name))


@pytest.mark.parametrize("name", WITH_PUZZLES)
def test_themes_are_declared_for_kinds_and_verbs_that_there_are(name: str) -> None:
    kinds = game(name).kinds()
    for declared in themes_of(name):
        kind, _, verb = declared.partition(" ")
        assert kind in kinds
        assert not verb or verb in [one.said for one in kinds[kind].domain.verbs]


def test_a_day_has_its_puzzle_and_the_next_one_another() -> None:
    collection = puzzles_for(game("rattus"))
    day = date(2027, 3, 1)
    days = [day + timedelta(days=number) for number in range(len(collection.puzzles))]
    assert len({collection.of_the_day(one).id for one in days}) == len(collection.puzzles)
    assert collection.of_the_day(day) == collection.of_the_day(day)


def test_a_pack_is_the_same_bytes_for_the_same_puzzles() -> None:
    content = resource(manifest_of("rattus").puzzles).read_bytes()
    found = read_collection(content)
    written = write_collection(found.head, list(found.puzzles.values()))
    assert read_collection(written) == found
    assert written == write_collection(found.head, list(found.puzzles.values()))
