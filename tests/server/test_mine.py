"""My games and my name: kept without an account, and taken along to another device."""

from __future__ import annotations

import pytest

from ratking.games import GAMES
from tests.server.person import Person
from tests.server.test_after import finished
from tests.server.test_tables import BOT, ME


def test_results_are_kept_without_a_name(ann: Person, bob: Person) -> None:
    finished(ann)
    found = ann.get("/statistics/mine")
    assert [one["table"] for one in found["results"]] == [ann.table]
    assert found["results"][0]["players"] == 2
    assert found["name"] == ""
    assert found["ratings"] == []
    assert bob.get("/statistics/mine")["results"] == []


def test_favourite_cards_are_counted(ann: Person) -> None:
    finished(ann)
    liked = ann.get("/statistics/mine")["favourites"]["rattus"]
    times = [one["times"] for one in liked]
    assert times == sorted(times, reverse=True)
    assert all(one["games"] == 1 for one in liked)
    german = ann.get("/statistics/mine", params={"language": "de"})["favourites"]["rattus"]
    assert german[0]["id"] == liked[0]["id"]
    assert german[0]["name"] != liked[0]["name"]


@pytest.mark.parametrize("box", [name for name, parts in GAMES.items() if parts.liking])
def test_every_game_has_its_favourites(ann: Person, box: str) -> None:
    more = {"clans": "yes"} if box == "ratland" else {}
    ann.set_up({"game": box, "options": {"players": 2, **more}}, ME, BOT)
    ann.start()
    ann.play_on()
    liked = ann.get("/statistics/mine")["favourites"][box]
    assert all(one["name"] and one["times"] > 0 for one in liked)


def test_a_recovery_code_brings_games_to_another_device(ann: Person, bob: Person) -> None:
    finished(ann)
    code = ann.post("/names", {"name": "Ann"})["key"]
    finished(ann)
    bob.post("/names/enter", {"name": "Ann", "key": code})
    found = bob.get("/statistics/mine")
    assert len(found["results"]) == 2
    assert [one["games"] for one in found["ratings"]] == [1]
    assert [one["id"] for one in bob.ask("GET", "/tables/mine").json()] != []


def test_whoever_leaves_a_name_leaves_its_games(ann: Person) -> None:
    finished(ann)
    ann.post("/names", {"name": "Ann"})
    ann.post("/names/leave")
    assert ann.get("/statistics/mine")["results"] == []
