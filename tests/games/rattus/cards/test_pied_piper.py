"""The Courier (RP-5)."""

from __future__ import annotations

from tests.games.rattus.table import asked, may, offered, play, row, table
from tests.rules import rule

RED = {"red": "Courier"}


@rule("RP-5")
def test_the_courier_moves_two_citizens_each_from_any_region_to_any_region() -> None:
    state = table("France red 2", "Espagna red 1", holds=RED)
    play(state, "use Courier", "from France", "to Russia", "from Espagna", "to Scandia")
    assert row(state, "France") == row(state, "Russia") == row(state, "Scandia") == "rats 0 red 1"
    assert row(state, "Espagna") == "rats 0"
    assert asked(state) == "red act"


@rule("RP-5")
def test_the_courier_may_move_one_citizen_only() -> None:
    state = table("France red 2", holds=RED)
    play(state, "use Courier", "from France", "to Russia")
    assert may(state, "stop")
    play(state, "stop")
    assert row(state, "France") == row(state, "Russia") == "rats 0 red 1"
    assert asked(state) == "red act"
    assert not may(state, "use Courier")


@rule("RP-5")
def test_both_citizens_may_come_from_the_same_region() -> None:
    state = table("France red 2", holds=RED)
    play(state, "use Courier", "from France", "to Russia", "from France", "to Russia")
    assert row(state, "Russia") == "rats 0 red 2"


@rule("RP-5")
def test_the_first_citizen_may_travel_on() -> None:
    state = table("France red 1", holds=RED)
    play(state, "use Courier", "from France", "to Russia")
    assert offered(state) == ["from Russia", "stop"]


@rule("RP-5")
def test_the_courier_moves_own_citizens_only() -> None:
    state = table("France red 1", "Italia blue 3", holds=RED)
    play(state, "use Courier")
    assert offered(state) == ["from France"]


@rule("RP-5")
def test_the_goal_is_another_region_in_play() -> None:
    state = table("France red 1", holds=RED, players=2)
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
    assert not may(table(holds=RED), "use Courier")
