"""A citizen that carries a diplomat's token and a potion (RA-13, RP-8)."""

from __future__ import annotations

from ratking.games.rattus import events as tell
from ratking.games.rattus.state import RattusState
from tests.games.rattus.table import (
    asked,
    both,
    diplomats,
    hand,
    may,
    offered,
    play,
    potions,
    region,
    row,
    table,
)
from tests.rules import rule

HOLDS = {"red": "Wizard Sultan Merchant King Courier PiedPiper"}
KILLS_RED = "rat limit 1 chivalry royalty"
KILLS_RED_AGAIN = "rat limit 1 peasantry royalty"
KILLS_THREE = "rat limit 4 majority all royalty"


def tokens(state: RattusState) -> tuple[str, str, str]:
    return diplomats(state, "red"), potions(state, "red"), both(state, "red")


def france(citizens: int, potions: int = 1, rats: int = 0) -> RattusState:
    """Set red citizens in France: a diplomat with a potion, and further potions under others."""
    return table(
        f"France rats {rats} red {citizens}",
        holds=HOLDS,
        diplomats={"red": "France"},
        potions={"red": "France " * potions},
        both={"red": "France"},
    )


# Placing


@rule("RA-13", "RP-8")
def test_a_potion_may_go_under_a_diplomat() -> None:
    state = table("France red 1", holds=HOLDS, diplomats={"red": "France"})
    told = play(state, "use Wizard", "in France")
    assert told[-1] == tell.PotionGiven(0, region(state, "France"), 1)
    assert tokens(state) == ("France", "France", "France")
    assert asked(state) == "red act"


@rule("RA-13", "RP-8")
def test_a_citizen_with_a_potion_may_become_a_diplomat() -> None:
    state = table("France red 1", holds=HOLDS, potions={"red": "France"})
    told = play(state, "use Sultan", "in France")
    assert told[-1] == tell.DiplomatSent(0, region(state, "France"), 1)
    assert tokens(state) == ("France", "France", "France")
    assert asked(state) == "red act"


@rule("RP-8")
def test_the_owner_says_whether_the_diplomat_gets_the_potion() -> None:
    for answer, carries in (("diplomat yes", "France"), ("diplomat no", "")):
        state = table("France red 2", holds=HOLDS, diplomats={"red": "France"})
        play(state, "use Wizard", "in France")
        assert asked(state) == "red to_the_diplomat"
        play(state, answer)
        assert tokens(state) == ("France", "France", carries)


@rule("RA-13")
def test_the_owner_says_whether_a_citizen_with_a_potion_becomes_the_diplomat() -> None:
    for answer, carries in (("bearer yes", "France"), ("bearer no", "")):
        state = table("France red 2", holds=HOLDS, potions={"red": "France"})
        play(state, "use Sultan", "in France")
        assert asked(state) == "red one_with_a_potion"
        play(state, answer)
        assert tokens(state) == ("France", "France", carries)


@rule("RP-8")
def test_where_the_diplomat_has_a_potion_the_next_one_goes_to_somebody_else() -> None:
    state = france(2)
    play(state, "use Wizard", "in France")
    assert tokens(state) == ("France", "France France", "France")
    assert not may(france(2, potions=2), "use Wizard")


# Dying


@rule("RA-13", "RP-8", "RB-27")
def test_a_potion_saves_the_diplomat_and_it_stays_one() -> None:
    state = france(1, rats=2)
    told = play(state, "plague France", "add Italia", "add Italia", KILLS_RED)
    assert tell.PotionsDrunk(0, region(state, "France"), 1) in told
    assert tokens(state) == ("France", "", "")
    play(state, KILLS_RED_AGAIN)
    assert tokens(state) == ("", "", "")
    assert row(state, "France") == "rats 0"


@rule("RA-13", "RP-8")
def test_plain_citizens_die_first_then_potions_are_lost_and_the_diplomats_last() -> None:
    state = france(3, potions=2, rats=3)
    play(state, "plague France", "add Italia", "add Italia", KILLS_RED)
    assert row(state, "France") == "rats 2 red 2"
    assert tokens(state) == ("France", "France France", "France")
    play(state, KILLS_RED_AGAIN)
    assert row(state, "France") == "rats 1 red 2"
    assert tokens(state) == ("France", "France", "France")
    play(state, "rat limit 1 magic islamic")
    assert row(state, "France") == "rats 0 red 1"
    assert tokens(state) == ("France", "", "")


@rule("RA-13", "RP-8")
def test_potions_of_others_are_lost_before_a_diplomat_without_one_dies() -> None:
    state = table(
        "France rats 2 red 2",
        holds=HOLDS,
        potions={"red": "France"},
        diplomats={"red": "France"},
    )
    play(state, "plague France", "add Italia", "add Italia", KILLS_RED)
    assert row(state, "France") == "rats 1 red 2"
    assert tokens(state) == ("France", "", "")
    play(state, KILLS_RED_AGAIN)
    assert row(state, "France") == "rats 0 red 1"
    assert tokens(state) == ("France", "", "")


@rule("RP-8")
def test_the_diplomats_potion_saves_it_from_the_whole_rat() -> None:
    state = table(
        "France rats 1 red 2 blue 2",
        holds={"red": "King", "blue": "Wizard Sultan"},
        diplomats={"red": "France"},
        potions={"red": "France"},
        both={"red": "France"},
    )
    play(state, "plague France", "add Italia", KILLS_THREE)
    assert row(state, "France") == "rats 0 red 1"
    assert tokens(state) == ("France", "", "")
    assert hand(state, "red") == 19


# Moving


@rule("RA-13", "RP-8")
def test_both_tokens_go_along_with_their_citizen() -> None:
    state = france(3)
    play(state, "use Merchant", "from France", "to Italia", "move 1", "diplomat yes")
    assert tokens(state) == ("Italia", "Italia", "Italia")
    assert asked(state) == "red act"


@rule("RA-13", "RP-8")
def test_both_tokens_stay_where_their_citizen_stays() -> None:
    state = france(3)
    play(state, "use Merchant", "from France", "to Italia", "move 2", "diplomat no")
    assert tokens(state) == ("France", "France", "France")
    assert asked(state) == "red act"


@rule("RP-8")
def test_the_diplomats_own_potion_is_counted_among_those_that_go_along() -> None:
    state = france(4, potions=2)
    play(state, "use Merchant", "from France", "to Italia", "move 2", "diplomat yes")
    assert offered(state) == ["potions 1", "potions 2"]
    play(state, "potions 2")
    assert tokens(state) == ("Italia", "Italia Italia", "Italia")


@rule("RP-8")
def test_a_diplomat_that_stays_keeps_its_potion_from_those_who_go() -> None:
    state = france(4, potions=2)
    play(state, "use Merchant", "from France", "to Italia", "move 2", "diplomat no")
    assert offered(state) == ["potions 0", "potions 1"]
    play(state, "potions 1")
    assert tokens(state) == ("France", "France Italia", "France")


@rule("RA-13", "RP-8")
def test_when_everybody_leaves_both_tokens_go_without_a_question() -> None:
    state = france(2, potions=2)
    play(state, "use Merchant", "from France", "to Italia", "move 2")
    assert tokens(state) == ("Italia", "Italia Italia", "Italia")
    assert asked(state) == "red act"


@rule("RA-13")
def test_a_diplomat_with_a_potion_does_not_come_where_another_diplomat_is() -> None:
    state = table(
        "France red 2",
        "Italia red 1",
        holds=HOLDS,
        diplomats={"red": "France Italia"},
        potions={"red": "France"},
        both={"red": "France"},
    )
    play(state, "use Merchant", "from France", "to Italia")
    assert offered(state) == ["move 1"]
    play(state, "move 1")
    assert tokens(state) == ("France Italia", "France", "France")


@rule("RA-13", "RP-8", "RB-34")
def test_in_the_safe_haven_the_diplomat_counts_and_its_potion_is_gone() -> None:
    state = france(2)
    play(state, "use King", "from France", "diplomat yes")
    assert tokens(state) == ("haven", "", "")
    assert row(state, "Safe Haven") == "red 1"


@rule("RA-13", "RP-8")
def test_courier_and_pied_piper_take_both_tokens_along() -> None:
    state = france(2)
    play(state, "use Courier", "from France", "to Russia", "diplomat yes", "stop")
    assert tokens(state) == ("Russia", "Russia", "Russia")
    state = france(2, rats=1)
    play(state, "use PiedPiper", "from France", "to Italia", "diplomat yes", "no more")
    assert tokens(state) == ("Italia", "Italia", "Italia")
