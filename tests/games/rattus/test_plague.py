"""The plague moves, rats are added and revealed (RB-16 to RB-22)."""

from __future__ import annotations

import pytest

from ratking.core.errors import IllegalAnswer
from ratking.games.rattus.domains import RATS
from ratking.games.rattus.events import RatRevealed
from ratking.games.rattus.state import seen_of
from tests.games.rattus.table import (
    RATTUS,
    asked,
    may,
    offered,
    play,
    row,
    table,
)
from tests.rules import rule


@rule("RB-16")
def test_the_plague_moves_to_a_neighbouring_region() -> None:
    state = table(plague="Espagna")
    play(state, "done")
    assert offered(state) == ["plague France", "plague Italia"]
    play(state, "plague Italia")
    assert RATTUS.to_json(state)["plague"] == "Italia"


@rule("RB-16")
def test_the_plague_may_not_stay() -> None:
    state = table(plague="Espagna")
    play(state, "done")
    with pytest.raises(IllegalAnswer):
        play(state, "plague Espagna")
    assert asked(state) == "red move_plague"


@rule("RB-16")
def test_the_region_moved_to_is_the_plague_region() -> None:
    state = table("France rats 1 red 1", "Germania rats 1 red 1")
    play(state, "plague France", "add Italia", "rat limit 2 majority church")
    assert row(state, "France") == "rats 0 red 1"
    assert row(state, "Germania") == "rats 1 red 1"


@rule("RB-17")
@pytest.mark.parametrize(("rats", "new"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_how_many_new_rats_come(rats: int, new: int) -> None:
    state = table(f"France rats {rats}")
    before = state.supply
    play(state, "plague France", *["add Italia"] * new)
    assert row(state, "Italia") == f"rats {new}"
    assert state.supply == before - new
    assert asked(state) == "blue act"


@rule("RB-17")
def test_new_rats_go_to_neighbours_of_the_plague_region() -> None:
    state = table("France rats 1")
    play(state, "plague France")
    assert offered(state) == ["add Anglia", "add Germania", "add Espagna", "add Italia"]


@rule("RB-17")
def test_the_active_player_places_new_rats_together() -> None:
    state = table("France rats 2", turn="blue")
    play(state, "plague France")
    assert asked(state) == "blue add_rat"
    play(state, "add Espagna")
    assert asked(state) == "blue add_rat"
    play(state, "add Espagna")
    assert row(state, "Espagna") == "rats 2"


@rule("RB-17")
def test_the_active_player_places_new_rats_apart() -> None:
    state = table("France rats 2")
    play(state, "plague France", "add Espagna", "add Italia")
    assert row(state, "Espagna") == row(state, "Italia") == "rats 1"


@rule("RB-17")
def test_new_rats_lie_face_down() -> None:
    state = table("France rats 1")
    play(state, "plague France", "add Espagna")
    regions = RATTUS.to_json(state)["regions"]
    assert isinstance(regions, dict)
    assert regions["Espagna"]["rats"] == [{"pool": "supply", "face": None, "seen": []}]


@rule("RB-18")
def test_a_full_region_receives_no_rat() -> None:
    state = table("France rats 1", "Italia rats 3")
    play(state, "plague France")
    assert not may(state, "add Italia")


@rule("RB-18")
def test_a_region_that_fills_up_receives_no_more() -> None:
    state = table("France rats 2", "Italia rats 2")
    play(state, "plague France", "add Italia")
    assert not may(state, "add Italia")
    assert may(state, "add Espagna")


@rule("RB-18")
def test_what_finds_no_room_is_not_placed() -> None:
    state = table(
        "France rats 2", "Anglia rats 3", "Germania rats 3", "Espagna rats 3", "Italia rats 2"
    )
    before = state.supply
    play(state, "plague France", "add Italia")
    assert asked(state) == "blue act"
    assert state.supply == before - 1


@rule("RB-18")
def test_with_all_neighbours_full_no_rat_is_added() -> None:
    state = table(
        "France rats 3", "Anglia rats 3", "Germania rats 3", "Espagna rats 3", "Italia rats 3"
    )
    before = state.supply
    play(state, "plague France")
    assert asked(state) == "blue act"
    assert state.supply == before


@rule("RB-19")
def test_a_short_supply_is_placed_as_far_as_it_goes() -> None:
    state = table("France rats 3", supply=1)
    play(state, "plague France", "add Espagna")
    assert row(state, "Espagna") == "rats 1"
    assert state.supply == 0
    assert asked(state) != "red add_rat"


@rule("RB-20")
def test_the_rats_of_the_region_are_counted_before_new_ones_come() -> None:
    state = table("France rats 1", "Italia rats 1")
    play(state, "plague France", "add Italia")
    assert row(state, "France") == "rats 1"
    assert row(state, "Italia") == "rats 2"
    assert asked(state) == "blue act"


@rule("RB-21")
def test_without_citizens_nothing_is_revealed() -> None:
    state = table("France rats 3", "Germania red 2")
    play(state, "plague France", "add Italia", "add Italia")
    assert row(state, "France") == "rats 3"
    assert asked(state) == "blue act"


@rule("RB-21")
def test_without_rats_nothing_happens() -> None:
    state = table("France red 5 blue 5")
    play(state, "plague France")
    assert row(state, "France") == "rats 0 red 5 blue 5"
    assert asked(state) == "blue act"


@rule("RB-21")
def test_rats_are_revealed_one_at_a_time_until_none_is_left() -> None:
    state = table("France rats 2 red 1")
    play(state, "plague France", "add Italia", "add Italia")
    assert asked(state) == "nature deal_face"
    play(state, "rat limit 6 majority all church royalty")
    assert row(state, "France") == "rats 1 red 1"
    assert asked(state) == "nature deal_face"
    play(state, "rat limit 5 majority church magic")
    assert row(state, "France") == "rats 0 red 1"
    assert asked(state) == "blue act"


@rule("RB-21")
def test_when_the_last_citizen_dies_the_other_rats_stay_face_down() -> None:
    state = table("France rats 3 red 1", holds={"red": "Peasant"})
    play(state, "plague France", "add Italia", "add Italia", "rat limit 1 royalty peasantry")
    assert row(state, "France") == "rats 2"
    assert asked(state) == "blue act"
    assert {seen_of(state, rat) for rat in range(RATS)} == {0}


@rule("RB-21")
def test_a_revealed_rat_leaves_the_game() -> None:
    state = table("France rats 2 red 1")
    play(state, "plague France", "add Italia", "add Italia")
    play(state, "rat limit 6 majority all church royalty")
    assert not may(state, "rat limit 6 majority all church royalty")
    discarded = RATTUS.to_json(state)["discarded"]
    assert isinstance(discarded, list)
    assert 58 in discarded


@rule("RB-22")
def test_rats_nobody_looked_at_are_revealed_in_the_order_they_came() -> None:
    state = table("France starters 1 rats 1 red 1", undealt=["limit 5 all"])
    told = play(
        state,
        "plague France",
        "add Italia",
        "add Italia",
        "rat limit 5 all",
        "rat limit 6 majority all church royalty",
    )
    assert [event.slot for event in told if isinstance(event, RatRevealed)] == [0, 0]
    assert state.box.faces[64].starter
    assert not state.box.faces[58].starter


@rule("RB-22")
def test_who_looked_at_a_rat_of_the_region_picks_which_is_revealed_next() -> None:
    state = table("France rats 3 red 1", holds={"red": "Witch"})
    play(
        state,
        "use Witch",
        "look France 1",
        "rat limit 6 majority all church royalty",
        "look France 2",
        "rat limit 1 royalty peasantry",
        "swap no",
    )
    play(state, "plague France", "add Italia", "add Italia")
    assert asked(state) == "red choose_rat"
    assert offered(state) == ["reveal France 1", "reveal France 2", "reveal France 3"]
    play(state, "reveal France 2")
    assert asked(state) == "red choose_rat"
    play(state, "reveal France 2", "rat limit 5 majority church magic")
    assert asked(state) == "blue act"
    assert row(state, "France") == "rats 0 red 1"


@rule("RB-22")
def test_the_last_rat_of_a_region_is_not_asked_about() -> None:
    state = table("France rats 1 red 1", "Italia rats 1", holds={"red": "Witch"})
    play(
        state,
        "use Witch",
        "look France 1",
        "rat limit 6 majority all church royalty",
        "look Italia 1",
        "rat limit 1 royalty peasantry",
        "swap no",
    )
    play(state, "plague France", "add Italia")
    assert asked(state) == "blue act"
    assert row(state, "France") == "rats 0 red 1"


@rule("RB-22")
def test_who_only_knows_rats_elsewhere_is_not_asked() -> None:
    state = table("France rats 2 red 1", "Italia rats 2", holds={"red": "Witch"})
    play(
        state,
        "use Witch",
        "look Italia 1",
        "rat limit 6 majority all church royalty",
        "look Italia 2",
        "rat limit 1 royalty peasantry",
        "swap no",
    )
    play(state, "plague France", "add Espagna", "add Espagna")
    assert asked(state) == "nature deal_face"


@rule("RB-22")
def test_who_did_not_look_himself_is_not_asked() -> None:
    state = table("France rats 2 red 1", holds={"red": "Witch"})
    play(
        state,
        "use Witch",
        "look France 1",
        "rat limit 6 majority all church royalty",
        "look France 2",
        "rat limit 5 majority church magic",
        "swap no",
    )
    play(state, "plague Scandia")
    play(state, "plague Germania", "plague France", "add Italia", "add Italia")
    assert asked(state) == "green act"
    assert row(state, "France") == "rats 0 red 1"


@rule("RB-22")
def test_starters_are_not_told_apart_from_other_rats() -> None:
    state = table("France starters 1 rats 2 red 1", holds={"red": "Monk"})
    play(state, "use Monk")
    assert offered(state) == ["move France 1"]
