"""Points and places (RL-53, RL-54)."""

from __future__ import annotations

from tests.games.ratland.table import RATLAND, nature, table
from tests.rules import rule


def ended(*rows: str) -> tuple[list[int], list[int]]:
    state = table(*rows, rounds=6)
    assert RATLAND.outcome(state) is None
    nature(state, "EndOfTheGame")
    outcome = RATLAND.outcome(state)
    assert outcome is not None
    assert outcome.ending == "end of the game"
    return outcome.scores, outcome.places


@rule("RL-53")
def test_a_point_for_each_living_rat_and_one_less_for_each_dead_one() -> None:
    scores, _ = ended("red rats 14 dead 3", "blue rats 2 poisoned 3 lost 4", "yellow dead 9")
    assert scores == [11, 9, -2]


@rule("RL-54")
def test_most_points_win() -> None:
    assert ended("red rats 3", "blue rats 9", "yellow rats 5")[1] == [3, 1, 2]


@rule("RL-54")
def test_cheese_breaks_a_tie_not_the_active_player() -> None:
    assert ended("red rats 9 cheese 1", "blue rats 9 cheese 2", "yellow rats 1")[1] == [2, 1, 3]


@rule("RL-54")
def test_who_is_still_equal_shares_the_place() -> None:
    assert ended("red rats 9", "blue rats 3", "yellow rats 9")[1] == [1, 3, 1]
