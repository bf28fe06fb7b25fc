"""Challenges at a table: everybody's luck is the same, stars are counted, nobody is rated."""

from __future__ import annotations

from typing import Any

import pytest

from ratking.challenges import Challenge, Condition
from ratking.server import stars
from tests.server.person import Person, Plain

PATH = "/challenges/ratland/honest"


def listed(person: Person, game: str = "ratland", name: str = "honest") -> Plain:
    found: Any = person.get("/challenges")
    return next(one for one in found if (one["game"], one["id"]) == (game, name))


def sit(person: Person) -> Plain:
    seated = person.post(PATH, {"name": "Ann"})
    person.table = seated["table"]["id"]
    table: Plain = seated["table"]
    return table


def play_over(person: Person) -> None:
    person.post(f"/tables/{person.table}/hand-over", {"level": "uniform"})
    person.wait_for_the_end()


def test_every_box_has_its_challenges_in_the_language_of_the_reader(ann: Person) -> None:
    found: Any = ann.get("/challenges")
    assert {one["game"] for one in found} >= {"cartus", "ratland", "rattus"}
    assert all(len(one["goals"]) == 3 and one["stars"] == 0 for one in found)
    german: Any = ann.get("/challenges", params={"language": "de"})
    assert [one["title"] for one in found] != [one["title"] for one in german]


def test_it_begins_at_once_and_is_dealt_alike_to_everybody(ann: Person, bob: Person) -> None:
    first, other = sit(ann), sit(bob)
    assert first["status"] == "playing"
    assert first["challenge"] == "honest"
    assert first["promise"] == other["promise"]
    seen = [person.get(f"/tables/{person.table}/view")["observation"] for person in (ann, bob)]
    assert seen[0] == seen[1]


def test_goals_are_counted_on_the_way_and_stars_in_the_end(ann: Person) -> None:
    sit(ann)
    before = ann.get(f"/tables/{ann.table}/challenge")
    assert before["stars"] is None
    assert before["goals"][0][0]["now"] == 0
    play_over(ann)
    told: Any = ann.get(f"/tables/{ann.table}/challenge")
    assert 0 <= told["stars"] <= 3
    assert all(goal["done"] is not None for star in told["goals"] for goal in star)
    assert listed(ann)["stars"] == told["stars"]


def test_nobody_is_rated_by_a_challenge(ann: Person) -> None:
    before = ann.get("/statistics")["ratings"]
    sit(ann)
    play_over(ann)
    assert ann.get("/statistics")["ratings"] == before


def test_once_more_is_the_same_deal(ann: Person) -> None:
    table = sit(ann)
    play_over(ann)
    again: Any = ann.post(f"/tables/{ann.table}/rematch")
    assert again["table"]["challenge"] == "honest"
    assert again["table"]["promise"] == table["promise"]


def test_stars_are_kept_when_the_game_ends_and_nobody_looks_again(ann: Person) -> None:
    one = Challenge("ratland", "honest", {}, (), ((Condition("place", most=3),),) * 2)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(stars, "challenges_of", lambda _: {"honest": one})
        sit(ann)
        play_over(ann)
    assert listed(ann)["stars"] == 2


@pytest.mark.parametrize("path", ["/challenges/ratland/nothing", "/challenges/chess/honest"])
def test_what_there_is_not_is_refused(ann: Person, path: str) -> None:
    assert ann.refused(path, {"name": "Ann"}) == "unknown"


def test_a_table_without_a_challenge_says_so(ann: Person) -> None:
    ann.set_up({"game": "rattus", "options": {"players": 2}}, {"kind": "me"}, {"kind": "bot"})
    assert ann.refused(f"/tables/{ann.table}/challenge", None, "GET") == "off"
