from __future__ import annotations

import pytest

from ratking.games.ratland.game import Ratland
from ratking.games.ratland.invariants import broken_invariant
from tests.golden.golden import Golden, end_of
from tests.rules import rule

RATLAND = Ratland()

GAMES = {
    "two_players": Golden({"players": 2}, 6, [5, 7], [2, 1], "end of the game"),
    "first_game": Golden(
        {"players": 4, "food": "ascending"}, 1, [6, 4, 8, 6], [3, 4, 1, 2], "end of the game"
    ),
    "everything_on": Golden(
        {
            "players": 5,
            "start": 2,
            "clans": "yes",
            "boards": "choice",
            "aggressive_defenders": "yes",
            "locked_and_loaded": "cap",
        },
        9,
        [6, 4, 7, 6, 8],
        [4, 5, 2, 3, 1],
        "end of the game",
    ),
    "tie_break": Golden({"players": 3, "clans": "yes"}, 4, [8, 6, 8], [2, 3, 1], "end of the game"),
    "aggressive": Golden(
        {"players": 6, "boards": "aggressive"},
        2,
        [5, 2, 7, 4, 3, 8],
        [3, 6, 2, 4, 5, 1],
        "end of the game",
    ),
    "two_sets": Golden(
        {"players": 9, "clans": "yes"},
        5,
        [8, 6, 8, 8, 4, 7, 7, 5, 2],
        [1, 6, 3, 2, 8, 4, 5, 7, 9],
        "end of the game",
    ),
}


@rule("RL-53", "RL-89")
@pytest.mark.parametrize("name", GAMES)
def test_the_score_is_what_lives_less_what_starved(name: str) -> None:
    state = end_of(RATLAND, name)
    assert broken_invariant(state) is None
    seats = RATLAND.to_json(state)["seats"]
    assert isinstance(seats, list)
    living = [sum(row["rats"].values()) + row["poisoned"] + row["lost"] for row in seats]
    scores = [rats - row["graveyard"] for rats, row in zip(living, seats, strict=True)]
    assert scores == GAMES[name].scores


@rule("RL-5")
def test_golden_games_of_every_length() -> None:
    assert {end_of(RATLAND, name).round for name in GAMES} == {5, 6, 7, 8, 9}


@rule("RL-54")
def test_a_golden_tie_is_broken_by_cheese() -> None:
    state = end_of(RATLAND, "tie_break")
    scores, places = GAMES["tie_break"].scores, GAMES["tie_break"].places
    first = places.index(1)
    second = places.index(2)
    assert scores[first] == scores[second]
    assert state.cheese[first] > state.cheese[second]
