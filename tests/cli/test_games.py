from __future__ import annotations

import json

from ratking.games import GAMES, game
from tests.cli.conftest import Ratking


def test_every_game_is_listed_with_its_options(ratking: Ratking) -> None:
    said = ratking("games")
    assert said.code == 0
    assert "rattus: Rattus, 2 to 6 players\n" in said.out
    for name in GAMES:
        for option in game(name).options():
            assert f"  {option.name} = {option.default}\n" in said.out
    assert "Out of: first, random, one_per_class, africanus, pied_piper." in flat(said.out)
    assert "Out of: off, auto, on." in flat(said.out)


def flat(text: str) -> str:
    return " ".join(text.split())


def test_player_counts_are_those_that_the_game_takes() -> None:
    assert list(game("rattus").player_counts()) == [2, 3, 4, 5, 6]


def test_a_folder_without_tables_is_a_mistake(ratking: Ratking) -> None:
    assert "There is no folder 'nowhere'" in ratking.mistake("games", "--data", "nowhere")


def test_a_program_gets_a_list(ratking: Ratking) -> None:
    games = json.loads(ratking("games", "--json").out)
    assert [one["name"] for one in games] == list(GAMES)
    rattus = next(one for one in games if one["name"] == "rattus")
    assert rattus["players"] == [2, 3, 4, 5, 6]
    players = next(one for one in rattus["options"] if one["name"] == "players")
    assert players == {"name": "players", "about": "How many play.", "default": 4, "choices": []}
