"""The characters at tables, and whom I should play next."""

from __future__ import annotations

from typing import Any

from ratking.agents.characters import CHARACTERS
from ratking.agents.standing import Standing
from ratking.server.allowances import SEARCHING
from ratking.server.opponents import strength
from tests.server.person import Person
from tests.server.test_tables import ME

STANDARD = ("rattus", "cartus", "ratland")
KNOWN = {"pip": Standing(15.0, 2.0, 40), "rattila": Standing(35.0, 2.0, 40)}


def test_a_game_lists_its_characters_from_the_gentlest_to_the_strongest(ann: Person) -> None:
    games: Any = ann.get("/games")
    for game in games:
        found = game["characters"]
        assert [one["name"] for one in found] == list(CHARACTERS)
        assert all(one["unsure"] > 0 for one in found)
        assert game["name"] not in STANDARD or sum(one["games"] for one in found) >= 50


def test_characters_who_search_count_as_bots_that_search() -> None:
    assert {"ines", "rattila"} <= SEARCHING
    assert "wulfric" not in SEARCHING


def test_nobody_is_suggested_to_whoever_has_played_nobody(ann: Person) -> None:
    assert ann.get("/statistics/next/rattus") == {"name": "", "chance": 0.5}


def test_after_a_game_somebody_is_suggested(ann: Person) -> None:
    pip = {"kind": "bot", "name": "Pip", "level": "pip"}
    ann.set_up({"game": "rattus", "options": {"players": 2}}, ME, pip)
    ann.start()
    ann.play_on()
    found = ann.get("/statistics/next/rattus")
    assert found["name"] in CHARACTERS
    assert 0.2 < found["chance"] < 0.8
    assert ann.get("/statistics/next/cartus")["name"] == ""


def test_a_game_that_is_not_here_is_refused_in_a_sentence(ann: Person) -> None:
    assert ann.ask("GET", "/statistics/next/chess").status_code == 404


def test_whoever_beats_the_strong_is_stronger() -> None:
    lost = strength([[("", 2), ("pip", 1)]], KNOWN)
    won = strength([[("", 1), ("rattila", 2)]], KNOWN)
    assert lost.mu < won.mu
    assert strength([], KNOWN).games == 0
