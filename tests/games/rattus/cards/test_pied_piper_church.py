"""Bishop and Nun (RP-3, RP-4)."""

from __future__ import annotations

import pytest

from ratking.games.rattus import events as tell
from tests.games.rattus.table import (
    RATTUS,
    asked,
    may,
    offered,
    play,
    region,
    row,
    table,
)
from tests.rules import rule

KILLS_KING = "rat limit 1 chivalry royalty"


# Bishop


@rule("RP-3")
def test_both_bishops_are_placed_in_two_regions() -> None:
    state = table(holds={"red": "Bishop"})
    play(state, "use Bishop", "in Italia")
    assert not may(state, "in Italia")
    told = play(state, "in France")
    assert RATTUS.to_json(state)["bishops"] == ["France", "Italia"]
    assert told == [
        tell.BishopPlaced(0, region(state, "France")),
        tell.BishopPlaced(0, region(state, "Italia")),
    ]


@rule("RP-3")
def test_bishops_that_stand_on_the_board_are_moved() -> None:
    state = table(holds={"red": "Bishop"}, bishops="France Italia")
    play(state, "use Bishop", "in France", "in Russia")
    assert RATTUS.to_json(state)["bishops"] == ["France", "Russia"]


@rule("RP-3", "RB-18")
def test_no_rat_is_placed_in_a_region_with_a_bishop() -> None:
    state = table("France rats 1", bishops="Italia Anglia")
    play(state, "plague France")
    assert offered(state) == ["add Germania", "add Espagna"]


@rule("RP-3", "RB-18")
def test_when_every_neighbour_is_closed_no_rat_is_placed() -> None:
    state = table("Espagna rats 2", plague="France", bishops="France Italia")
    before = state.supply
    play(state, "plague Espagna")
    assert state.supply == before
    assert asked(state) == "blue act"


@rule("RP-3")
def test_the_monk_moves_no_rat_to_a_bishop() -> None:
    state = table("Espagna rats 1", holds={"red": "Monk"}, bishops="Italia Russia")
    play(state, "use Monk", "move Espagna 1")
    assert offered(state) == ["to France"]
    state = table("Espagna rats 1", holds={"red": "Monk"}, bishops="Italia France")
    assert not may(state, "use Monk")


@rule("RP-3")
def test_no_rat_follows_the_pied_piper_to_a_bishop() -> None:
    state = table("France rats 2 red 1", holds={"red": "PiedPiper"}, bishops="Italia Russia")
    play(state, "use PiedPiper", "from France", "to Italia")
    assert offered(state) == ["no more"]


@rule("RP-3")
def test_rats_that_are_there_stay_with_the_bishop() -> None:
    state = table("France rats 2", holds={"red": "Bishop"})
    play(state, "use Bishop", "in France", "in Italia")
    assert row(state, "France") == "rats 2"


# Nun


@rule("RP-4")
def test_all_three_nuns_are_placed_and_may_share_a_region() -> None:
    state = table(holds={"red": "Nun"})
    told = play(state, "use Nun", "in Italia", "in France", "in Italia")
    assert RATTUS.to_json(state)["nuns"] == ["France", "Italia", "Italia"]
    assert len([event for event in told if isinstance(event, tell.NunPlaced)]) == 3
    assert asked(state) == "red act"


@rule("RP-4")
def test_nuns_that_stand_on_the_board_are_moved() -> None:
    state = table(holds={"red": "Nun"}, nuns="France France Italia")
    play(state, "use Nun", "in Russia", "in Russia", "in Russia")
    assert RATTUS.to_json(state)["nuns"] == ["Russia", "Russia", "Russia"]


@rule("RP-4")
@pytest.mark.parametrize(
    ("nuns", "left"),
    [
        ("Russia Russia Russia", 3),
        ("France Russia Russia", 3),
        ("France France Russia", 4),
        ("France France France", 4),
    ],
)
def test_each_nun_lowers_the_population_that_a_limit_is_checked_against(
    nuns: str, left: int
) -> None:
    state = table("France rats 1 blue 4", nuns=nuns)
    play(state, "plague France", "add Italia", "rat limit 3 majority church royalty")
    assert row(state, "France") == f"rats 0 blue {left}"


@rule("RP-4", "RB-35")
def test_a_limit_below_one_is_met_in_spite_of_the_nuns() -> None:
    state = table(
        "France rats 1 blue 1",
        holds={"red": "Knight", "blue": "King"},
        nuns="France France France",
    )
    play(state, "plague France", "add Italia", "lower yes", KILLS_KING)
    assert row(state, "France") == "rats 0"


@rule("RP-4")
def test_nuns_save_nobody_once_the_plague_has_broken_out() -> None:
    state = table("France rats 1 blue 6", nuns="France Russia Russia")
    play(state, "plague France", "add Italia", "rat limit 4 majority all church")
    assert row(state, "France") == "rats 0 blue 4"
