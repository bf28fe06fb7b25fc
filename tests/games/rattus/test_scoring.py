"""Points, places and ties (RB-42, RB-43, RA-14)."""

from __future__ import annotations

import pytest

from ratking.core.game import Outcome
from ratking.games.rattus.scoring import diplomat_points, rank
from ratking.games.rattus.state import RattusState
from tests.games.rattus.table import RATTUS, play, table
from tests.rules import rule


def final(state: RattusState) -> Outcome:
    outcome = RATTUS.outcome(state)
    assert outcome is not None
    return outcome


@rule("RB-42")
def test_every_citizen_on_the_board_is_a_point() -> None:
    state = table("France blue 3 yellow 1", "Polonia blue 2", hand={"red": 0}, players=3)
    play(state, "plague Italia")
    assert final(state).scores == [20, 5, 1]


@rule("RB-42", "RB-34")
def test_citizens_in_the_safe_haven_are_points() -> None:
    state = table("France red 3", hand={"red": 0, "blue": 14}, players=2)
    play(state, "plague Italia")
    assert final(state).scores == [20, 6]
    assert final(state).parts == [
        {"citizens": 3, "safe haven": 17},
        {"citizens": 0, "safe haven": 6},
    ]


@rule("RB-42")
def test_most_points_win() -> None:
    state = table("France blue 3 yellow 4", hand={"red": 0}, players=3)
    play(state, "plague Italia")
    assert final(state).places == [1, 3, 2]
    assert final(state).winners() == [0]


@rule("RB-42", "RB-41")
def test_points_are_counted_after_the_last_plague() -> None:
    state = table("France rats 1 red 3 blue 1", hand={"red": 0}, players=2)
    play(state, "plague Italia")
    assert RATTUS.outcome(state) is None
    play(state, "rat limit 3 majority church royalty")
    assert final(state).scores == [19, 1]


@rule("RB-43")
def test_of_two_tied_players_the_one_whose_turn_would_have_come_sooner_wins() -> None:
    assert rank([7, 7, 3, 3], last=1) == [1, 2, 3, 4]
    assert rank([7, 7, 3, 3], last=0) == [2, 1, 3, 4]


@rule("RB-43")
@pytest.mark.parametrize("players", range(2, 7))
def test_with_everybody_tied_places_follow_the_turn_order(players: int) -> None:
    for last in range(players):
        places = rank([5] * players, last)
        assert [places.index(place + 1) for place in range(players)] == [
            (last + step) % players for step in range(1, players + 1)
        ]


@rule("RB-43")
def test_the_tie_break_decides_a_game() -> None:
    state = table(
        "Germania rats 1",
        turn="blue",
        plague="France",
        supply=1,
        hand={"red": 4, "blue": 4, "green": 4, "yellow": 9},
    )
    play(state, "plague Germania", "add Scandia")
    assert final(state).scores == [16, 16, 11, 16]
    assert final(state).places == [2, 3, 4, 1]


@rule("RB-43")
def test_a_tie_between_the_last_player_and_another_goes_to_the_other() -> None:
    state = table(
        "Germania rats 1", turn="blue", plague="France", supply=1, hand={"red": 4, "blue": 4}
    )
    play(state, "plague Germania", "add Scandia")
    assert final(state).winners() == [0]
    assert final(state).ending == "rats exhausted"


def test_a_game_that_goes_on_has_no_outcome() -> None:
    assert RATTUS.outcome(table()) is None


@rule("RA-14")
@pytest.mark.parametrize(
    ("sent", "points"),
    [
        ([3, 3, 1], [3, 3, 0]),
        ([4, 2, 2], [4, 1, 1]),
        ([2, 2, 2], [2, 2, 2]),
        ([5, 3, 1], [4, 2, 0]),
        ([1, 3, 2], [0, 4, 2]),
        ([1, 0, 0], [4, 0, 0]),
        ([0, 0, 0], [0, 0, 0]),
        ([2, 2, 2, 2], [1, 1, 1, 1]),
        ([3, 2, 2, 2], [4, 0, 0, 0]),
        ([3, 3, 3, 3, 3, 0], [1, 1, 1, 1, 1, 0]),
        ([3, 3, 3, 3, 3, 3], [1, 1, 1, 1, 1, 1]),
        ([3, 3, 0, 0], [3, 3, 0, 0]),
        ([2, 2], [2, 2]),
        ([2, 1], [4, 0]),
        ([0, 1], [0, 4]),
        ([0, 0], [0, 0]),
    ],
)
def test_who_has_the_most_diplomats_scores_4_and_the_second_2_and_ties_share(
    sent: list[int], points: list[int]
) -> None:
    assert diplomat_points(sent) == points


@rule("RA-14", "RA-13")
def test_diplomats_in_regions_and_in_the_safe_haven_score_after_the_last_plague() -> None:
    state = table(
        "France red 1 blue 1",
        "Italia blue 1",
        holds={"red": "Sultan"},
        hand={"red": 0, "yellow": 10},
        diplomats={"red": "France", "blue": "France Italia"},
        saved_diplomats={"red": 2},
        players=3,
    )
    play(state, "plague Scandia")
    assert [part["diplomats"] for part in final(state).parts] == [4, 2, 0]
    assert final(state).scores == [24, 4, 10]


@rule("RA-14")
def test_without_the_sultan_nobody_scores_for_diplomats() -> None:
    state = table(hand={"red": 0})
    play(state, "plague Scandia")
    assert all("diplomats" not in part for part in final(state).parts)
