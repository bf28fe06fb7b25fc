from __future__ import annotations

import pytest

from ratking.games.rattus.invariants import broken_invariant
from tests.games.rattus.words import RATTUS
from tests.golden.golden import Golden, end_of
from tests.rules import rule

GAMES = {
    "rats_exhausted": Golden(
        {"players": 6}, 0, [6, 12, 10, 9, 6, 5], [4, 1, 2, 3, 5, 6], "rats exhausted"
    ),
    "all_citizens_placed": Golden(
        {"players": 5, "start": 2}, 0, [8, 9, 10, 9, 10], [5, 4, 2, 3, 1], "all citizens placed"
    ),
    "tie_break": Golden({"players": 4}, 76, [8, 4, 7, 8], [2, 4, 3, 1], "rats exhausted"),
    "three_tied": Golden(
        {"players": 3, "start": 1, "cards": "random"}, 93, [7, 7, 7], [3, 1, 2], "rats exhausted"
    ),
    "one_card_per_class": Golden(
        {"players": 2, "cards": "one_per_class"}, 0, [8, 5], [1, 2], "rats exhausted"
    ),
    "africanus": Golden(
        {"players": 5, "cards": "africanus", "region_cards": "on"},
        0,
        [10, 14, 17, 13, 5],
        [4, 2, 1, 3, 5],
        "rats exhausted",
    ),
    "pied_piper": Golden(
        {"players": 4, "cards": "pied_piper"}, 0, [3, 9, 4, 5], [4, 1, 3, 2], "rats exhausted"
    ),
    "a_mix_of_all": Golden(
        {
            "players": 3,
            "start": 2,
            "cards": ["Baker", "Serf", "Wizard", "Emperor", "Crusader", "Sultan"],
            "region_cards": "on",
        },
        0,
        [6, 10, 13],
        [3, 2, 1],
        "rats exhausted",
    ),
}


@rule("RB-42", "RB-44")
@pytest.mark.parametrize("name", GAMES)
def test_the_score_is_what_stands_on_the_board(name: str) -> None:
    state = end_of(RATTUS, name)
    assert broken_invariant(state) is None
    outcome = RATTUS.outcome(state)
    assert outcome is not None
    data = RATTUS.to_json(state)
    regions, haven = data["regions"], data["haven"]
    assert isinstance(regions, dict)
    assert isinstance(haven, list)
    living = zip(*(row["citizens"] for row in regions.values()), strict=True)
    on_the_board = [sum(counts) + haven[seat] for seat, counts in enumerate(living)]
    assert on_the_board == [part["citizens"] + part["safe haven"] for part in outcome.parts]
    if "region cards" not in outcome.parts[0] and "diplomats" not in outcome.parts[0]:
        assert on_the_board == GAMES[name].scores


@rule("RB-43")
def test_a_golden_tie_goes_to_the_player_whose_turn_would_have_come_first() -> None:
    assert RATTUS.to_json(end_of(RATTUS, "tie_break"))["last"] == 1
    assert GAMES["tie_break"].scores[0] == GAMES["tie_break"].scores[3]
    assert GAMES["tie_break"].places.index(1) == 3
