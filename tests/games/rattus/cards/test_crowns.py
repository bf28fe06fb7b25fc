"""Emperor, Queen, Crusader and Soldier (RP-9 to RP-12)."""

from __future__ import annotations

import pytest

from ratking.games.rattus import events as tell
from ratking.games.rattus.cards.crowns import NEW_WALL, largest_group
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

HARMLESS = "limit 6 majority all church royalty"
KILLS_KING = "limit 1 chivalry royalty"
KILLS_PEASANT = "limit 1 peasantry church"

# Emperor


EMPEROR = {"red": "Emperor"}


@rule("RP-9")
def test_the_emperor_places_a_wall_on_a_border() -> None:
    state = table(holds=EMPEROR)
    play(state, "use Emperor")
    assert offered(state) == ["new wall"]
    told = play(state, "new wall", "on France-Italia")
    assert RATTUS.to_json(state)["walls"] == [["France", "Italia"]]
    assert told == [tell.WallBuilt(0, region(state, "France"), region(state, "Italia"))]
    assert asked(state) == "red act"
    assert not may(state, "use Emperor")


@rule("RP-9")
def test_there_are_three_walls_and_then_one_is_moved() -> None:
    walls = "France-Italia France-Espagna Anglia-France"
    state = table(holds=EMPEROR, walls=walls)
    play(state, "use Emperor")
    assert offered(state) == ["wall Anglia-France", "wall France-Espagna", "wall France-Italia"]
    play(state, "wall France-Italia", "on Germania-Italia")
    assert RATTUS.to_json(state)["walls"] == [
        ["Anglia", "France"],
        ["France", "Espagna"],
        ["Germania", "Italia"],
    ]


@rule("RP-9")
def test_with_a_wall_left_the_emperor_may_place_it_or_move_another() -> None:
    state = table(holds=EMPEROR, walls="France-Italia")
    play(state, "use Emperor")
    assert offered(state) == ["wall France-Italia", "new wall"]


@rule("RP-9")
def test_no_two_walls_stand_on_one_border() -> None:
    state = table(holds=EMPEROR, walls="France-Italia")
    play(state, "use Emperor", "new wall")
    assert not may(state, "on France-Italia")


@rule("RP-9")
@pytest.mark.parametrize("players", range(2, 7))
def test_a_new_wall_is_no_border(players: int) -> None:
    assert len(RATTUS.box(players, 0).borders) <= NEW_WALL
    assert NEW_WALL == 17 * 16 // 2


@rule("RP-9")
def test_rats_do_not_cross_a_wall() -> None:
    state = table("France rats 1", "Espagna rats 1", holds={"red": "Monk"}, walls="France-Espagna")
    play(state, "use Monk", "move Espagna 1")
    assert offered(state) == ["to Italia"]
    play(state, "to Italia", "plague France")
    assert offered(state) == ["add Anglia", "add Germania", "add Italia"]


@rule("RP-9", "RB-18")
def test_rats_behind_walls_on_all_sides_stay() -> None:
    walls = "France-Espagna Espagna-Italia"
    state = table("Espagna rats 1", holds={"red": "Monk"}, walls=walls)
    assert not may(state, "use Monk")


@rule("RP-9")
def test_the_plague_does_not_cross_a_wall() -> None:
    state = table(plague="Espagna", walls="France-Espagna")
    play(state, "done")
    assert offered(state) == ["plague Italia"]


@rule("RP-9", "RB-35")
def test_a_longer_way_of_the_plague_goes_round_a_wall() -> None:
    state = table(plague="Espagna", holds={"red": "Knight"}, walls="France-Espagna")
    play(state, "done")
    assert may(state, "plague France")
    assert not may(state, "plague Anglia")


@rule("RP-9")
def test_placing_from_the_hand_stock_is_not_affected_by_walls() -> None:
    walls = "France-Espagna Espagna-Italia"
    state = table("Espagna rats 2", walls=walls)
    play(state, "increase Espagna")
    assert row(state, "Espagna") == "rats 2 red 2"


@rule("RP-9")
def test_a_wall_may_not_shut_the_plague_in() -> None:
    state = table(plague="Espagna", holds=EMPEROR, walls="France-Espagna")
    play(state, "use Emperor", "new wall")
    assert not may(state, "on Espagna-Italia")
    assert may(state, "on France-Italia")


@rule("RP-9")
def test_a_wall_moved_away_from_the_plague_opens_its_way() -> None:
    state = table(plague="Espagna", holds=EMPEROR, walls="France-Espagna")
    play(state, "use Emperor", "wall France-Espagna", "on Espagna-Italia", "done")
    assert offered(state) == ["plague France"]


# Queen


QUEEN = {"red": "Queen"}
THREE_IN_A_ROW = ("Espagna red 1", "France red 1", "Anglia red 1")


@rule("RP-10")
def test_the_queen_adds_two_citizens_for_the_largest_connected_group() -> None:
    state = table(*THREE_IN_A_ROW, "Italia rats 1 blue 5", "Hungaria blue 5", holds=QUEEN)
    play(state, "increase Italia")
    assert offered(state) == ["place 1", "place 3"]
    play(state, "place 3")
    assert row(state, "Italia") == "rats 1 red 3 blue 5"


@rule("RP-10")
def test_the_queen_adds_her_citizens_also_where_there_is_no_rat() -> None:
    state = table(*THREE_IN_A_ROW, holds=QUEEN)
    play(state, "increase Russia")
    assert row(state, "Russia") == "rats 0 red 2"


@rule("RP-10")
@pytest.mark.parametrize(
    "others",
    [
        ("Scandia blue 1", "Russia blue 1", "Polonia blue 1"),
        ("Scandia blue 1", "Russia blue 1", "Polonia blue 1", "Hungaria blue 1"),
    ],
)
def test_the_queens_group_must_be_strictly_larger_than_everyone_elses(
    others: tuple[str, ...],
) -> None:
    assert not may(table(*THREE_IN_A_ROW, *others, holds=QUEEN), "increase Italia")


@rule("RP-10")
def test_regions_that_do_not_hang_together_are_different_groups() -> None:
    state = table("Espagna red 1", "Anglia red 1", "Russia red 1", holds=QUEEN)
    assert largest_group(state, 0) == 1
    assert may(state, "increase Italia")
    state = table("Espagna red 1", "Anglia red 1", "Italia blue 1", holds=QUEEN)
    assert not may(state, "increase Italia")


@rule("RP-10", "RP-9")
def test_walls_do_not_cut_the_queens_groups() -> None:
    state = table(*THREE_IN_A_ROW, holds=QUEEN, walls="France-Espagna Anglia-France")
    assert largest_group(state, 0) == 3


@rule("RP-10")
def test_a_large_group_is_counted_region_by_region() -> None:
    state = table(
        "Germania red 1", "Italia red 1", "France red 1", "Scandia red 1", "Egypt red 1", players=6
    )
    assert [largest_group(state, seat) for seat in range(6)] == [4, 0, 0, 0, 0, 0]


@rule("RP-10", "RP-6", "RB-30", "RB-12")
def test_the_bonuses_of_several_cards_are_taken_or_declined_one_by_one() -> None:
    state = table("France rats 1 red 1", holds={"red": "Peasant Mayor Queen"})
    play(state, "increase France")
    assert offered(state) == [f"place {count}" for count in (1, 2, 3, 4, 5)]


# Crusader


CRUSADER = {"red": "Crusader", "blue": "King", "green": "Peasant"}


@rule("RP-11")
def test_all_rats_of_the_plague_region_are_turned_up_first() -> None:
    state = table("France rats 3 blue 2 green 1", holds=CRUSADER)
    play(state, "plague France", "add Italia", "add Italia", "crusade yes")
    told = play(state, f"rat {HARMLESS}", f"rat {KILLS_KING}", f"rat {KILLS_PEASANT}")
    assert len([event for event in told if isinstance(event, tell.RatRevealed)]) == 3
    assert row(state, "France") == "rats 0 blue 2 green 1"
    assert asked(state) == "red choose_face"


@rule("RP-11")
def test_the_holder_resolves_the_rats_in_his_order() -> None:
    state = table("France rats 3 blue 2 green 1", holds=CRUSADER)
    play(state, "plague France", "add Italia", "add Italia", "crusade yes")
    play(state, f"rat {HARMLESS}", f"rat {KILLS_KING}", f"rat {KILLS_PEASANT}")
    assert set(offered(state)) == {
        f"next {face}"
        for face in (HARMLESS, "limit 1 chivalry royalty", "limit 1 peasantry church")
    }
    play(state, f"next {KILLS_PEASANT}")
    assert row(state, "France") == "rats 0 blue 2"
    play(state, f"next {KILLS_KING}")
    assert row(state, "France") == "rats 0 blue 1"
    play(state, f"next {HARMLESS}")
    assert asked(state) == "blue act"


@rule("RP-11")
def test_all_that_were_turned_up_leave_the_game() -> None:
    state = table("France rats 2 blue 1", holds=CRUSADER)
    play(state, "plague France", "add Italia", "add Italia", "crusade yes")
    play(state, f"rat {HARMLESS}", f"rat {KILLS_KING}", f"next {KILLS_KING}")
    assert asked(state) == "blue act"
    assert row(state, "France") == "rats 0"
    discarded = RATTUS.to_json(state)["discarded"]
    assert isinstance(discarded, list)
    assert {3, 58} <= set(discarded)


@rule("RP-11")
def test_without_a_citizen_in_the_region_no_rat_is_turned_up() -> None:
    state = table("France rats 2", holds=CRUSADER)
    play(state, "plague France", "add Italia", "add Italia")
    assert asked(state) == "blue act"
    assert row(state, "France") == "rats 2"


@rule("RP-11", "RB-15")
def test_the_crusade_may_be_declined() -> None:
    state = table("France rats 2 blue 1", holds=CRUSADER)
    play(state, "plague France", "add Italia", "add Italia", "crusade no", f"rat {KILLS_KING}")
    assert row(state, "France") == "rats 1"


@rule("RP-11", "RB-33")
def test_rats_that_somebody_has_seen_are_turned_up_with_the_others() -> None:
    state = table("France rats 2 blue 1", holds={"red": "Witch Crusader", "blue": "King"})
    play(state, "use Witch", "look France 1", f"rat {HARMLESS}", "look France 2")
    play(state, f"rat {KILLS_KING}", "swap no")
    play(state, "plague France", "add Italia", "add Italia", "crusade yes")
    assert offered(state) == [f"next {KILLS_KING}", f"next {HARMLESS}"]


@rule("RP-11", "RB-35")
def test_the_knight_decides_before_the_crusader_turns_up_the_first_rat() -> None:
    state = table("France rats 1 blue 3", holds={"red": "Knight Crusader"})
    play(state, "plague France", "add Italia")
    assert asked(state) == "red lower_limits"
    play(state, "lower yes", "crusade yes", "rat limit 5 majority church magic")
    play(state, "next limit 5 majority church magic")
    assert row(state, "France") == "rats 0 blue 2"


# Soldier


SOLDIER = {"red": "Soldier"}


@rule("RP-12", "RB-17")
@pytest.mark.parametrize(("rats", "normal"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_with_the_soldier_one_rat_more_than_normal_may_be_added(rats: int, normal: int) -> None:
    state = table(f"France rats {rats}", holds=SOLDIER)
    play(state, "plague France", *["add Italia"] * normal)
    assert asked(state) == "red add_extra_rat"
    play(state, "extra Espagna")
    assert row(state, "Espagna") == "rats 1"
    assert row(state, "Italia") == f"rats {normal}"
    assert asked(state) == "blue act"


@rule("RP-12")
def test_the_soldiers_rat_may_be_left_out() -> None:
    state = table("France rats 1", holds=SOLDIER)
    before = state.supply
    play(state, "plague France", "add Italia", "stop")
    assert state.supply == before - 1
    assert asked(state) == "blue act"


@rule("RP-12", "RB-19")
def test_without_a_rat_in_the_supply_the_soldier_adds_none() -> None:
    state = table("France rats 1", holds=SOLDIER, supply=1)
    play(state, "plague France", "add Italia")
    assert asked(state) == "over"


@rule("RP-12", "RB-18")
def test_where_every_neighbour_is_closed_the_soldier_adds_none() -> None:
    state = table(plague="France", holds=SOLDIER, bishops="France Italia")
    play(state, "plague Espagna")
    assert asked(state) == "blue act"


@rule("RP-12", "RB-22")
def test_the_soldiers_rat_goes_to_a_neighbour_and_is_not_revealed_now() -> None:
    state = table("France red 3", holds=SOLDIER)
    play(state, "plague France")
    assert offered(state) == [
        "extra Anglia",
        "extra Germania",
        "extra Espagna",
        "extra Italia",
        "stop",
    ]
    play(state, "extra Italia")
    assert row(state, "France") == "rats 0 red 3"
