"""Baker, Serf, Courier and Mayor (RP-1, RP-2, RP-5, RP-6), and the numbers of all twelve cards."""

from __future__ import annotations

import pytest

from ratking.games.rattus import events as tell
from ratking.games.rattus.cards.deck import FAMILY, NAMES
from ratking.games.rattus.state import RattusState
from ratking.games.rattus.tokens import FAMILIES
from tests.games.rattus.table import (
    RATTUS,
    asked,
    hand,
    holder,
    may,
    offered,
    play,
    region,
    row,
    table,
)
from tests.rules import rule

HARMLESS = "rat limit 6 majority all church royalty"
KILLS_KING = "rat limit 1 chivalry royalty"


@rule("RP-1", "RP-2", "RP-3", "RP-4", "RP-5", "RP-6")
@rule("RP-7", "RP-8", "RP-9", "RP-10", "RP-11", "RP-12")
@pytest.mark.parametrize(
    ("card", "number", "family"),
    [
        ("Baker", 7, "peasantry"),
        ("Serf", 8, "peasantry"),
        ("Bishop", 9, "church"),
        ("Nun", 10, "church"),
        ("Courier", 11, "bourgeoisie"),
        ("Mayor", 12, "bourgeoisie"),
        ("PiedPiper", 13, "magic"),
        ("Wizard", 14, "magic"),
        ("Emperor", 15, "royalty"),
        ("Queen", 16, "royalty"),
        ("Crusader", 17, "chivalry"),
        ("Soldier", 18, "chivalry"),
    ],
)
def test_every_card_has_its_number_and_its_class(card: str, number: int, family: str) -> None:
    assert NAMES[card] == number - 1
    assert FAMILIES[FAMILY[NAMES[card]]] == family


# Baker


def stored(state: RattusState) -> object:
    return RATTUS.to_json(state)["stored"]


@rule("RP-1")
def test_the_baker_stores_one_own_citizen_from_the_hand_stock_once_a_turn() -> None:
    state = table(holds={"red": "Baker"})
    told = play(state, "use Baker")
    assert told[-1] == tell.CitizenStored(0)
    assert hand(state, "red") == 19
    assert stored(state) == [1, 0, 0, 0]
    assert asked(state) == "red act"
    assert not may(state, "use Baker")


@rule("RP-1")
def test_without_stock_the_baker_cannot_be_used() -> None:
    assert not may(table(holds={"red": "Baker"}, hand={"red": 0}), "use Baker")


@rule("RP-1", "RB-37")
def test_stored_citizens_are_not_on_the_board() -> None:
    state = table(holds={"red": "Baker"}, hand={"red": 1})
    play(state, "use Baker", "plague France")
    assert hand(state, "red") == 0
    assert asked(state) == "blue act"


@rule("RP-1")
def test_whoever_takes_the_baker_puts_all_stored_citizens_into_one_region() -> None:
    state = table(
        "France rats 1", turn="blue", holds={"red": "Baker"}, stored={"red": 3, "green": 2}
    )
    play(state, "take Baker")
    assert asked(state) == "blue release"
    assert RATTUS.answers(state, 1) == state.box.in_play
    told = play(state, "release France")
    assert row(state, "France") == "rats 1 red 3 green 2"
    assert stored(state) == [0, 0, 0, 0]
    assert holder(state, "Baker") == "blue"
    assert told == [
        tell.CitizensReleased(0, region(state, "France"), 3),
        tell.CitizensReleased(3, region(state, "France"), 2),
    ]


@rule("RP-1")
def test_an_empty_baker_is_taken_without_a_question() -> None:
    state = table(turn="blue", holds={"red": "Baker"})
    play(state, "take Baker")
    assert asked(state) == "blue act"


@rule("RP-1", "RB-14")
def test_the_new_holder_may_store_in_the_same_turn() -> None:
    state = table(turn="blue", holds={"red": "Baker"}, stored={"red": 1})
    play(state, "take Baker", "release France", "use Baker")
    assert stored(state) == [0, 1, 0, 0]


# Serf


SERF = {"red": "Serf", "blue": "King"}


@rule("RP-2")
def test_the_serf_adds_a_citizen_for_each_rat_that_kills_somebody_else() -> None:
    state = table("France rats 2 blue 3", holds=SERF)
    play(state, "plague France", "add Italia", "add Italia", KILLS_KING)
    assert asked(state) == "red move_in"
    play(state, "gain yes")
    assert row(state, "France") == "rats 1 red 1 blue 2"
    play(state, "rat limit 3 majority bourgeoisie royalty", "gain yes")
    assert row(state, "France") == "rats 0 red 2"


@rule("RP-2")
def test_a_rat_that_kills_several_brings_the_serf_one_citizen() -> None:
    state = table("France rats 1 blue 2 green 3", holds=SERF)
    play(state, "plague France", "add Italia", "rat limit 5 all magic royalty", "gain yes")
    assert row(state, "France") == "rats 0 red 1 green 2"
    assert asked(state) == "blue act"


@rule("RP-2")
def test_a_rat_that_kills_only_the_holders_own_brings_the_serf_nothing() -> None:
    state = table("France rats 1 red 2 blue 1", holds={"red": "Serf"})
    play(state, "plague France", "add Italia", "rat limit 1 peasantry church")
    assert row(state, "France") == "rats 0 red 1 blue 1"
    assert asked(state) == "blue act"


@rule("RP-2")
def test_the_gain_of_the_serf_counts_for_the_next_rat() -> None:
    state = table("France rats 2 blue 3", holds=SERF)
    play(state, "plague France", "add Italia", "add Italia", KILLS_KING, "gain yes")
    play(state, "rat limit 3 majority peasantry chivalry")
    assert row(state, "France") == "rats 0 blue 1"


@rule("RP-2")
def test_the_gain_of_the_serf_comes_before_the_check_whether_the_region_is_empty() -> None:
    state = table("France rats 2 blue 1", holds=SERF)
    play(state, "plague France", "add Italia", "add Italia", KILLS_KING, "gain yes")
    assert asked(state) == "nature deal_face"
    play(state, HARMLESS)
    assert row(state, "France") == "rats 0 red 1"


@rule("RP-2")
def test_the_holders_own_dead_are_back_in_the_stock_before_the_gain() -> None:
    state = table("France rats 1 red 1 blue 1", holds=SERF, hand={"red": 0})
    play(state, "plague France", "add Italia", "rat limit 1 royalty peasantry")
    assert hand(state, "red") == 1
    play(state, "gain yes")
    assert row(state, "France") == "rats 0 red 1"


@rule("RP-2")
def test_without_stock_the_serf_gains_nothing() -> None:
    state = table("France rats 1 blue 1", holds=SERF, hand={"red": 0})
    play(state, "plague France", "add Italia", KILLS_KING)
    assert row(state, "France") == "rats 0"


@rule("RP-2", "RB-15")
def test_the_gain_of_the_serf_may_be_declined() -> None:
    state = table("France rats 1 blue 1", holds=SERF)
    play(state, "plague France", "add Italia", KILLS_KING, "gain no")
    assert row(state, "France") == "rats 0"


@rule("RP-2")
def test_the_serf_gains_nothing_in_the_plague_phase_of_somebody_else() -> None:
    state = table("France rats 1 blue 2", turn="blue", holds=SERF)
    play(state, "plague France", "add Italia", KILLS_KING)
    assert asked(state) == "yellow act"


@rule("RP-2", "RP-8")
def test_a_citizen_saved_by_a_potion_brings_the_serf_nothing() -> None:
    state = table(
        "France rats 1 blue 1",
        holds={"red": "Serf", "blue": "King Wizard"},
        potions={"blue": "France"},
    )
    play(state, "plague France", "add Italia", KILLS_KING)
    assert row(state, "France") == "rats 0 blue 1"
    assert asked(state) == "blue act"


@rule("RP-2")
def test_the_serf_does_not_lengthen_the_way_of_the_plague() -> None:
    state = table(plague="Espagna", holds=SERF)
    play(state, "done")
    assert offered(state) == ["plague France", "plague Italia"]


# Courier


COURIER = {"red": "Courier"}


@rule("RP-5")
def test_the_courier_moves_two_citizens_each_from_any_region_to_any_region() -> None:
    state = table("France red 2", "Espagna red 1", holds=COURIER)
    play(state, "use Courier", "from France", "to Russia", "from Espagna", "to Scandia")
    assert row(state, "France") == row(state, "Russia") == row(state, "Scandia") == "rats 0 red 1"
    assert row(state, "Espagna") == "rats 0"
    assert asked(state) == "red act"


@rule("RP-5")
def test_the_courier_may_move_one_citizen_only() -> None:
    state = table("France red 2", holds=COURIER)
    play(state, "use Courier", "from France", "to Russia")
    assert may(state, "stop")
    play(state, "stop")
    assert row(state, "France") == row(state, "Russia") == "rats 0 red 1"
    assert asked(state) == "red act"
    assert not may(state, "use Courier")


@rule("RP-5")
def test_both_citizens_may_come_from_the_same_region() -> None:
    state = table("France red 2", holds=COURIER)
    play(state, "use Courier", "from France", "to Russia", "from France", "to Russia")
    assert row(state, "Russia") == "rats 0 red 2"


@rule("RP-5")
def test_the_first_citizen_may_travel_on() -> None:
    state = table("France red 1", holds=COURIER)
    play(state, "use Courier", "from France", "to Russia")
    assert offered(state) == ["from Russia", "stop"]
    play(state, "from Russia", "to Scandia")
    assert row(state, "Scandia") == "rats 0 red 1"


@rule("RP-5")
def test_the_courier_moves_own_citizens_only() -> None:
    state = table("France red 1", "Italia blue 3", holds=COURIER)
    play(state, "use Courier")
    assert offered(state) == ["from France"]


@rule("RP-5")
def test_the_goal_is_another_region_in_play() -> None:
    state = table("France red 1", holds=COURIER, players=2)
    play(state, "use Courier", "from France")
    assert offered(state) == [
        "to Anglia",
        "to Germania",
        "to Espagna",
        "to Hungaria",
        "to Italia",
        "to Scandia",
    ]


@rule("RP-5")
def test_the_courier_needs_a_citizen_in_a_region() -> None:
    assert not may(table(holds=COURIER), "use Courier")


# Mayor


MAYOR = {"red": "Mayor"}


@rule("RP-6")
def test_the_mayor_adds_a_citizen_where_the_holder_leads() -> None:
    state = table("France rats 2 red 2 blue 1", holds=MAYOR)
    play(state, "increase France")
    assert offered(state) == ["place 2", "place 3"]
    play(state, "place 3")
    assert row(state, "France") == "rats 2 red 5 blue 1"


@rule("RP-6")
@pytest.mark.parametrize("france", ["red 2 blue 2", "red 1 blue 2", "blue 1", ""])
def test_the_mayor_needs_more_citizens_than_every_other_player(france: str) -> None:
    state = table(f"France rats 2 {france}", holds=MAYOR)
    play(state, "increase France")
    assert asked(state) == "red act"


@rule("RP-6")
def test_the_mayor_counts_each_other_player_for_himself() -> None:
    state = table("France rats 1 red 2 blue 1 green 1 yellow 1", holds=MAYOR)
    play(state, "increase France", "place 2")
    assert row(state, "France") == "rats 1 red 4 blue 1 yellow 1 green 1"


@rule("RP-6")
def test_the_mayor_brings_one_citizen_where_there_is_no_rat() -> None:
    state = table("France red 1", holds=MAYOR)
    assert may(state, "increase France")
    assert not may(state, "increase Italia")
