"""Citizens on the way and the tokens they take along (RA-13, RP-8, RP-9)."""

from __future__ import annotations

import pytest

from ratking.games.rattus.state import RattusState
from tests.games.rattus.table import asked, diplomats, may, offered, play, potions, row, table
from tests.rules import rule

MERCHANT = {"red": "Merchant Sultan"}


def with_a_diplomat(*rows: str, holds: str = "Merchant") -> RattusState:
    return table(*rows, holds={"red": f"{holds} Sultan"}, diplomats={"red": "France"})


@rule("RA-13")
@pytest.mark.parametrize(("along", "place"), [("yes", "Italia"), ("no", "France")])
def test_when_some_citizens_leave_the_owner_says_whether_the_diplomat_goes_along(
    along: str, place: str
) -> None:
    state = with_a_diplomat("France red 3")
    play(state, "use Merchant", "from France", "to Italia", "move 2")
    assert asked(state) == "red take_diplomat"
    play(state, f"diplomat {along}")
    assert diplomats(state, "red") == place
    assert row(state, "Italia") == "rats 0 red 2"
    assert asked(state) == "red act"


@rule("RA-13")
def test_when_everybody_leaves_the_diplomat_takes_its_token_along() -> None:
    state = with_a_diplomat("France red 2")
    play(state, "use Merchant", "from France", "to Italia", "move 2")
    assert diplomats(state, "red") == "Italia"
    assert asked(state) == "red act"


@rule("RA-13")
def test_where_no_diplomat_is_nobody_is_asked() -> None:
    state = with_a_diplomat("France red 1", "Espagna red 2")
    play(state, "use Merchant", "from Espagna", "to Italia", "move 1")
    assert diplomats(state, "red") == "France"
    assert asked(state) == "red act"


@rule("RA-13")
def test_a_diplomat_does_not_come_where_its_owner_already_has_one() -> None:
    state = table(
        "France red 2", "Italia red 1", holds=MERCHANT, diplomats={"red": "France Italia"}
    )
    play(state, "use Merchant", "from France", "to Italia")
    assert offered(state) == ["move 1"]
    play(state, "move 1")
    assert diplomats(state, "red") == "France Italia"
    assert row(state, "Italia") == "rats 0 red 2"
    assert asked(state) == "red act"


@rule("RA-13")
def test_a_diplomat_alone_cannot_go_where_another_one_is() -> None:
    state = table(
        "France red 1", "Italia red 1", holds=MERCHANT, diplomats={"red": "France Italia"}
    )
    play(state, "use Merchant", "from France")
    assert not may(state, "to Italia")
    assert may(state, "to Espagna")


@rule("RA-13")
def test_the_diplomat_of_somebody_else_is_no_obstacle() -> None:
    state = table(
        "France red 1",
        "Italia blue 1",
        holds=MERCHANT,
        diplomats={"red": "France", "blue": "Italia"},
    )
    play(state, "use Merchant", "from France", "to Italia", "move 1")
    assert diplomats(state, "red") == diplomats(state, "blue") == "Italia"


@rule("RA-13")
def test_the_courier_asks_for_the_diplomat_too() -> None:
    state = with_a_diplomat("France red 2", holds="Courier")
    play(state, "use Courier", "from France", "to Russia", "diplomat yes", "stop")
    assert diplomats(state, "red") == "Russia"


@rule("RA-13")
def test_the_courier_takes_no_lone_diplomat_to_another_one() -> None:
    state = table(
        "France red 1",
        "Russia red 1",
        holds={"red": "Courier Sultan"},
        diplomats={"red": "France Russia"},
    )
    play(state, "use Courier", "from France")
    assert not may(state, "to Russia")


@rule("RA-13")
def test_the_pied_piper_asks_for_the_diplomat_before_the_rats() -> None:
    state = with_a_diplomat("France rats 1 red 2", holds="PiedPiper")
    play(state, "use PiedPiper", "from France", "to Italia")
    assert asked(state) == "red take_diplomat"
    play(state, "diplomat yes", "follow France 1", "no more")
    assert diplomats(state, "red") == "Italia"
    assert row(state, "Italia") == "rats 1 red 1"


@rule("RA-13")
def test_the_king_asks_for_the_diplomat_and_one_in_the_safe_haven_keeps_its_token() -> None:
    state = with_a_diplomat("France red 2", holds="King")
    play(state, "use King", "from France")
    assert asked(state) == "red take_diplomat"
    play(state, "diplomat yes")
    assert diplomats(state, "red") == "haven"


@rule("RA-13")
def test_in_the_safe_haven_a_player_may_have_several_diplomats() -> None:
    state = table(
        "France red 1",
        holds={"red": "King Sultan"},
        diplomats={"red": "France"},
        saved_diplomats={"red": 1},
        hand={"red": 10},
    )
    play(state, "use King", "from France")
    assert diplomats(state, "red") == "haven haven"


# Potions


def with_potions(*rows: str, holds: str = "Merchant", under: str = "France") -> RattusState:
    return table(*rows, holds={"red": f"{holds} Wizard"}, potions={"red": under})


@rule("RP-8")
def test_the_owner_says_how_many_potions_go_along() -> None:
    state = with_potions("France red 4", under="France France")
    play(state, "use Merchant", "from France", "to Italia", "move 2")
    assert asked(state) == "red take_potions"
    assert offered(state) == ["potions 0", "potions 1", "potions 2"]
    play(state, "potions 1")
    assert potions(state, "red") == "France Italia"


@rule("RP-8")
def test_potions_that_must_go_along_are_not_asked_for() -> None:
    state = with_potions("France red 2", under="France France")
    play(state, "use Merchant", "from France", "to Italia", "move 1")
    assert potions(state, "red") == "France Italia"
    assert asked(state) == "red act"


@rule("RP-8")
def test_some_potions_must_go_along_when_the_plain_citizens_are_too_few() -> None:
    state = with_potions("France red 3", under="France France")
    play(state, "use Merchant", "from France", "to Italia", "move 2")
    assert offered(state) == ["potions 1", "potions 2"]


@rule("RP-8", "RB-34")
def test_nobody_needs_a_potion_in_the_safe_haven() -> None:
    state = with_potions("France red 1", holds="King")
    play(state, "use King", "from France")
    assert potions(state, "red") == ""
    assert row(state, "Safe Haven") == "red 1"


@rule("RA-13", "RP-8")
def test_diplomat_and_potions_are_asked_for_one_after_the_other() -> None:
    state = table(
        "France red 4",
        holds={"red": "Merchant Wizard Sultan"},
        diplomats={"red": "France"},
        potions={"red": "France"},
    )
    play(state, "use Merchant", "from France", "to Italia", "move 2", "diplomat yes")
    assert offered(state) == ["potions 0", "potions 1"]
    play(state, "potions 1")
    assert (diplomats(state, "red"), potions(state, "red")) == ("Italia", "Italia")
    assert row(state, "France") == "rats 0 red 2"


# Walls


@rule("RP-9")
def test_citizens_do_not_cross_a_wall() -> None:
    state = table("France red 2", holds={"red": "Merchant"}, walls="France-Italia")
    play(state, "use Merchant", "from France")
    assert offered(state) == ["to Anglia", "to Germania", "to Espagna"]


@rule("RP-9")
def test_citizens_behind_walls_on_all_sides_stay() -> None:
    walls = "France-Espagna Espagna-Italia"
    state = table("Espagna red 2", holds={"red": "Merchant PiedPiper"}, walls=walls)
    assert not may(state, "use Merchant")
    assert not may(state, "use PiedPiper")


@rule("RP-9")
def test_the_courier_is_not_stopped_by_walls() -> None:
    walls = "France-Espagna Espagna-Italia"
    state = table("Espagna red 1", holds={"red": "Courier"}, walls=walls)
    play(state, "use Courier", "from Espagna", "to France", "stop")
    assert row(state, "France") == "rats 0 red 1"
