from __future__ import annotations

import pytest

from ratking.games.cartus.game import Cartus
from ratking.games.cartus.invariants import broken_invariant
from tests.golden.golden import Golden, end_of
from tests.rules import rule

CARTUS = Cartus()

GAMES: dict[str, Golden] = {
    "first_set": Golden({"players": 4}, 15, [13, 38, 26, 29], [4, 1, 3, 2], "final round"),
    "everybody_dies": Golden(
        {"players": 3, "buildings": "one_per_class", "start": 1},
        2,
        [0, 0, 0],
        [1, 1, 1],
        "everybody died",
    ),
    "fewest_rats_survive": Golden(
        {"players": 2, "buildings": "five_per_class", "all_dead": "fewest_rats"},
        0,
        [0, 32],
        [2, 1],
        "everybody died",
    ),
    "five_players": Golden(
        {"players": 5, "buildings": "five_per_class", "supplies": "together"},
        41,
        [0, 0, 24, 20, 0],
        [3, 3, 1, 2, 3],
        "final round",
    ),
    "own_choice": Golden(
        {
            "players": 2,
            "start": 1,
            "buildings": [
                "Brewery",
                "Office:3",
                "Marketplace:2",
                "Hospital",
                "Guard Tower",
                "Pied Piper's Hut",
                "Treasury",
            ],
        },
        1,
        [49, 41],
        [1, 2],
        "final round",
    ),
}


@rule("RC-10")
def test_a_golden_game_runs_through_its_deck_more_than_once() -> None:
    assert end_of(CARTUS, "five_players").shuffles > 1


@pytest.mark.parametrize("name", GAMES)
def test_everything_adds_up_at_the_end_of_a_golden_game(name: str) -> None:
    assert broken_invariant(end_of(CARTUS, name)) is None
