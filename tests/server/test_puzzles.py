"""Puzzles over HTTP: without an account, the same for everybody, and nothing told too early."""

from __future__ import annotations

from typing import Any

import pytest

from ratking.games import game
from ratking.puzzles.collection import puzzles_for
from ratking.puzzles.puzzle import Puzzle
from ratking.server import outside
from tests.server.person import Person, Plain

DAY = 24 * 3600.0


def daily(person: Person, name: str = "rattus") -> Plain:
    found: list[Plain] = person.get("/puzzles")["puzzles"]
    return next(one for one in found if one["game"] == name)


def known(name: str, puzzle: str) -> Puzzle:
    return puzzles_for(game(name)).puzzles[puzzle]


def best(name: str, puzzle: str) -> list[int]:
    return [*known(name, puzzle).best]


def worst(name: str, puzzle: str) -> list[int]:
    return [*known(name, puzzle).ways[-1].choices]


@pytest.mark.parametrize("name", ["cartus", "ratland", "rattus"])
def test_the_puzzle_of_the_day_is_posed_to_whoever_comes(
    ann: Person, bob: Person, name: str
) -> None:
    one = daily(ann, name)
    assert daily(bob, name)["id"] == one["id"]
    posed: Any = ann.get(f"/puzzles/{name}/{one['id']}")
    moment = posed["moment"]
    assert posed["day"]
    assert posed["verdict"] is None
    assert moment["view"]["seat"] == known(name, one["id"]).seat
    assert moment["view"]["questions"][0]["answers"]
    assert moment["theme"]


def test_nothing_about_the_solution_is_told_before_the_answer(ann: Person) -> None:
    for name in ("cartus", "ratland", "rattus"):
        posed: Any = ann.get(f"/puzzles/{name}/{daily(ann, name)['id']}")
        assert "chance" not in str(posed["moment"])
        offered = [way["choices"] for way in posed["moment"]["offered"]]
        assert offered == sorted(offered)


def test_what_others_hold_is_not_in_the_position(ann: Person) -> None:
    for name in ("cartus", "ratland", "rattus"):
        opened = game(name)
        for puzzle in list(puzzles_for(opened).puzzles.values())[:10]:
            posed: Any = ann.get(f"/puzzles/{name}/{puzzle.id}")
            shown = posed["moment"]["view"]["observation"]
            shown.pop("facts", None)
            table = opened.from_json(puzzle.table)
            assert shown == opened.to_json(opened.observe(table, puzzle.seat).table)


def test_whoever_solves_it_gains_and_begins_a_streak(ann: Person) -> None:
    one = daily(ann)
    told: Any = ann.post(f"/puzzles/rattus/{one['id']}", {"choices": best("rattus", one["id"])})
    assert told["verdict"]["solved"]
    assert told["counted"]
    assert told["streak"] == 1
    assert told["standing"]["rating"] > told["before"]["rating"]
    ways = told["verdict"]["ways"]
    assert [way["chance"] for way in ways] == sorted((w["chance"] for w in ways), reverse=True)
    assert [way["mine"] for way in ways].count(True) == 1
    assert daily(ann)["solved"] is True
    assert ann.get("/puzzles")["streak"] == 1


def test_only_the_first_try_counts(ann: Person) -> None:
    one = daily(ann)
    path = f"/puzzles/rattus/{one['id']}"
    first: Any = ann.post(path, {"choices": worst("rattus", one["id"])})
    assert not first["verdict"]["solved"]
    assert first["streak"] == 0
    again: Any = ann.post(path, {"choices": best("rattus", one["id"])})
    assert again["verdict"]["solved"]
    assert not again["counted"]
    assert again["standing"] == first["standing"]
    assert daily(ann)["solved"] is False
    assert ann.get(path)["verdict"]["solved"] is False


def test_a_puzzle_that_many_miss_is_rated_higher(ann: Person, bob: Person) -> None:
    one = daily(ann)
    path = f"/puzzles/rattus/{one['id']}"
    wrong = {"choices": worst("rattus", one["id"])}
    first: Any = ann.post(path, wrong)
    second: Any = bob.post(path, wrong)
    assert one["rating"] < first["rating"] < second["rating"]


def test_the_next_puzzle_is_one_that_was_not_tried(ann: Person) -> None:
    seen = {daily(ann)["id"]}
    for _ in range(4):
        posed: Any = ann.get("/puzzles/rattus")
        assert posed["id"] not in seen
        seen.add(posed["id"])
        ann.post(f"/puzzles/rattus/{posed['id']}", {"choices": best("rattus", posed["id"])})
    assert daily(ann)["tried"] == 4


def test_the_next_day_brings_another_and_the_streak_goes_on(
    ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    now, one = outside.now(), daily(ann)
    ann.post(f"/puzzles/rattus/{one['id']}", {"choices": best("rattus", one["id"])})
    monkeypatch.setattr(outside, "now", lambda: now + DAY)
    other = daily(ann)
    assert other["id"] != one["id"]
    told: Any = ann.post(f"/puzzles/rattus/{other['id']}", {"choices": best("rattus", other["id"])})
    assert told["streak"] == 2
    monkeypatch.setattr(outside, "now", lambda: now + 3 * DAY)
    assert ann.get("/puzzles")["streak"] == 0


def test_bad_input_is_refused_and_counts_for_nothing(ann: Person) -> None:
    one = daily(ann)
    path = f"/puzzles/rattus/{one['id']}"
    assert ann.refused(path, {"choices": [9999]}) == "illegal"
    assert ann.refused(path, {"choices": []}) == "malformed"
    assert ann.refused(path, {"answer": 1}) == "malformed"
    assert ann.refused("/puzzles/rattus/0123456789", {"choices": [1]}) == "unknown"
    assert ann.refused("/puzzles/chess", None, "GET") == "unknown"
    assert daily(ann)["solved"] is None


def test_a_theme_and_the_question_come_in_the_language_that_is_asked_for(ann: Person) -> None:
    one = daily(ann)
    path = f"/puzzles/rattus/{one['id']}"
    english: Any = ann.get(path)
    german: Any = ann.get(path, params={"language": "de"})
    assert english["moment"]["theme"] != german["moment"]["theme"]
