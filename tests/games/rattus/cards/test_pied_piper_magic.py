"""Pied Piper and Wizard (RP-7, RP-8)."""

from __future__ import annotations

import pytest

from ratking.games.rattus import events as tell
from ratking.games.rattus.state import face_of, has_seen
from tests.games.rattus.table import (
    asked,
    may,
    offered,
    play,
    potions,
    region,
    row,
    table,
)
from tests.rules import rule

HARMLESS = "rat limit 6 majority all church royalty"
KILLS_KING = "rat limit 1 chivalry royalty"


# Pied Piper


PIPER = {"red": "PiedPiper"}


@rule("RP-7")
def test_the_pied_piper_moves_one_citizen_and_two_rats_follow() -> None:
    state = table("France rats 3 red 2", holds=PIPER)
    play(state, "use PiedPiper", "from France", "to Italia", "follow France 1", "follow France 1")
    assert row(state, "France") == "rats 1 red 1"
    assert row(state, "Italia") == "rats 2 red 1"
    assert asked(state) == "red act"


@rule("RP-7")
@pytest.mark.parametrize("rats", [0, 1])
def test_fewer_rats_may_follow(rats: int) -> None:
    state = table("France rats 3 red 2", holds=PIPER)
    play(state, "use PiedPiper", "from France", "to Italia")
    play(state, *["follow France 1"] * rats, "no more")
    assert row(state, "Italia") == f"rats {rats} red 1"
    assert asked(state) == "red act"


@rule("RP-7")
def test_the_pied_piper_goes_to_a_neighbouring_region() -> None:
    state = table("Espagna red 1", holds=PIPER)
    play(state, "use PiedPiper", "from Espagna")
    assert offered(state) == ["to France", "to Italia"]


@rule("RP-7", "RB-18")
def test_no_rat_follows_into_a_region_with_three() -> None:
    state = table("France rats 2 red 1", "Italia rats 2", holds=PIPER)
    play(state, "use PiedPiper", "from France", "to Italia", "follow France 1")
    assert offered(state) == ["no more"]


@rule("RP-7")
def test_where_no_rat_is_left_none_follows() -> None:
    state = table("France rats 1 red 1", holds=PIPER)
    play(state, "use PiedPiper", "from France", "to Italia", "follow France 1")
    assert offered(state) == ["no more"]


@rule("RP-7", "RB-33")
def test_a_rat_that_follows_takes_what_is_known_of_it_along() -> None:
    state = table("France rats 2 red 1", holds={"red": "Witch PiedPiper"})
    play(state, "use Witch", "look France 1", HARMLESS, "look France 2", KILLS_KING, "swap no")
    play(state, "use PiedPiper", "from France", "to Italia", "follow France 2", "no more")
    rat = region(state, "Italia") * 3
    assert face_of(state, rat) == 3
    assert has_seen(state, 0, rat)


# Wizard


WIZARD = {"red": "Wizard", "blue": "King"}


@rule("RP-8")
def test_the_wizard_puts_a_potion_under_one_own_citizen_once_a_turn() -> None:
    state = table("France red 1", "Italia blue 1", holds=WIZARD)
    play(state, "use Wizard")
    assert offered(state) == ["in France"]
    told = play(state, "in France")
    assert potions(state, "red") == "France"
    assert told == [tell.PotionGiven(0, region(state, "France"), 0)]
    assert not may(state, "use Wizard")


@rule("RP-8")
def test_every_citizen_of_a_region_may_have_a_potion_but_none_has_two() -> None:
    state = table("France red 2", holds=WIZARD, potions={"red": "France"})
    play(state, "use Wizard", "in France")
    assert potions(state, "red") == "France France"
    state = table("France red 2", holds=WIZARD, potions={"red": "France France"})
    assert not may(state, "use Wizard")


@rule("RP-8")
def test_the_potion_is_lost_in_place_of_the_citizen() -> None:
    state = table("France rats 1 blue 1", holds=WIZARD, potions={"blue": "France"})
    told = play(state, "plague France", "add Italia", KILLS_KING)
    assert row(state, "France") == "rats 0 blue 1"
    assert potions(state, "blue") == ""
    assert tell.PotionsDrunk(1, region(state, "France"), 1) in told


@rule("RP-8")
def test_the_potion_saves_the_citizen_from_the_whole_rat() -> None:
    state = table("France rats 1 blue 1 red 3", holds=WIZARD, potions={"blue": "France"})
    play(state, "plague France", "add Italia", "rat limit 4 majority all royalty")
    assert row(state, "France") == "rats 0 red 1 blue 1"
    assert potions(state, "blue") == ""


@rule("RP-8")
def test_the_next_rat_kills_whom_the_potion_saved() -> None:
    state = table("France rats 2 blue 1", holds=WIZARD, potions={"blue": "France"})
    play(state, "plague France", "add Italia", "add Italia", KILLS_KING)
    play(state, "rat limit 1 peasantry royalty")
    assert row(state, "France") == "rats 0"


@rule("RP-8")
def test_plain_citizens_die_first_and_the_potion_is_kept_for_later_rats() -> None:
    state = table("France rats 2 blue 2", holds=WIZARD, potions={"blue": "France"})
    play(state, "plague France", "add Italia", "add Italia", KILLS_KING)
    assert row(state, "France") == "rats 1 blue 1"
    assert potions(state, "blue") == "France"
    play(state, "rat limit 1 peasantry royalty")
    assert row(state, "France") == "rats 0 blue 1"
    assert potions(state, "blue") == ""


@rule("RP-8")
def test_each_loss_takes_one_potion() -> None:
    state = table("France rats 1 blue 4", holds=WIZARD, potions={"blue": "France France France"})
    play(state, "plague France", "add Italia", "rat limit 4 majority all royalty")
    assert row(state, "France") == "rats 0 blue 3"
    assert potions(state, "blue") == "France"


@rule("RP-8")
def test_there_is_no_end_of_potions() -> None:
    state = table("France red 20", holds=WIZARD, potions={"red": "France " * 19})
    play(state, "use Wizard", "in France")
    assert potions(state, "red").split() == ["France"] * 20
