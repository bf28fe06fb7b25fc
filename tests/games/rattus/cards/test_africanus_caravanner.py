"""The Caravanner (RA-12); its part of the setup is tested with the setup."""

from __future__ import annotations

import pytest

from ratking.core.errors import IllegalAnswer
from ratking.games.rattus.events import CaravanMoved
from ratking.games.rattus.state import RattusState
from tests.games.rattus.table import RATTUS, asked, hand, may, offered, play, region, row, table
from tests.rules import rule

RED = {"red": "Caravanner"}


def caravan(state: RattusState) -> object:
    return RATTUS.to_json(state)["caravan"]


@rule("RA-12")
def test_the_caravan_moves_exactly_two_steps() -> None:
    state = table(caravan="Espagna", holds=RED)
    play(state, "use Caravanner")
    assert offered(state) == ["over France", "over Italia"]
    play(state, "over France")
    assert offered(state) == ["to Anglia", "to Germania", "to Italia"]
    told = play(state, "to Anglia")
    assert caravan(state) == "Anglia"
    assert CaravanMoved(0, region(state, "Anglia")) in told
    assert asked(state) == "red act"


@rule("RA-12")
def test_the_caravan_may_not_end_where_it_started() -> None:
    state = table(caravan="Espagna", holds=RED)
    play(state, "use Caravanner", "over France")
    with pytest.raises(IllegalAnswer):
        play(state, "to Espagna")


@rule("RA-12")
def test_next_time_the_caravan_starts_where_it_ended() -> None:
    state = table(caravan="Espagna", holds=RED, players=2)
    play(state, "use Caravanner", "over France", "to Anglia", "plague Italia", "plague France")
    play(state, "use Caravanner")
    assert offered(state) == ["over France", "over Germania", "over Scandia"]


@rule("RA-12")
def test_the_caravan_knows_only_regions_in_play() -> None:
    state = table(caravan="Italia", holds=RED, players=2)
    play(state, "use Caravanner")
    assert offered(state) == ["over France", "over Germania", "over Espagna", "over Hungaria"]


@rule("RA-12")
def test_whoever_has_the_most_citizens_where_it_starts_and_passes_may_add_one() -> None:
    state = table(
        "Espagna red 2 blue 1", "France green 1", "Anglia red 5", caravan="Espagna", holds=RED
    )
    play(state, "use Caravanner", "over France", "to Anglia")
    assert asked(state) == "red join_caravan"
    play(state, "join yes")
    assert row(state, "Espagna") == "rats 0 red 3 blue 1"
    assert asked(state) == "green join_caravan"
    play(state, "join yes")
    assert row(state, "France") == "rats 0 green 2"
    assert asked(state) == "red act"


@rule("RA-12")
def test_nothing_grows_in_the_region_where_it_ends() -> None:
    state = table("Anglia red 5", caravan="Espagna", holds=RED)
    play(state, "use Caravanner", "over France", "to Anglia")
    assert asked(state) == "red act"
    assert row(state, "Anglia") == "rats 0 red 5"


@rule("RA-12")
def test_a_player_may_decline_to_add_a_citizen() -> None:
    state = table("Espagna red 2", caravan="Espagna", holds=RED)
    play(state, "use Caravanner", "over France", "to Anglia", "join no")
    assert row(state, "Espagna") == "rats 0 red 2"
    assert asked(state) == "red act"


@rule("RA-12")
def test_tied_players_each_may_add_one() -> None:
    state = table(
        "Espagna blue 2 green 2 yellow 1",
        caravan="Espagna",
        turn="yellow",
        holds={"yellow": "Caravanner"},
    )
    play(state, "use Caravanner", "over France", "to Anglia")
    assert asked(state) == "green join_caravan"
    play(state, "join yes")
    assert asked(state) == "blue join_caravan"
    play(state, "join yes")
    assert row(state, "Espagna") == "rats 0 blue 3 yellow 1 green 3"
    assert asked(state) == "yellow act"


@rule("RA-12")
def test_without_stock_nothing_comes_and_the_right_does_not_pass_on() -> None:
    state = table("Espagna blue 2 green 1", caravan="Espagna", holds=RED, hand={"blue": 0})
    play(state, "use Caravanner", "over France", "to Anglia")
    assert asked(state) == "red act"
    assert row(state, "Espagna") == "rats 0 blue 2 green 1"


@rule("RA-12")
def test_of_tied_players_the_one_without_stock_adds_nobody() -> None:
    state = table("Espagna blue 2 green 2", caravan="Espagna", holds=RED, hand={"blue": 0})
    play(state, "use Caravanner", "over France", "to Anglia")
    assert asked(state) == "green join_caravan"
    play(state, "join yes")
    assert asked(state) == "red act"


@rule("RA-12")
def test_empty_regions_give_nothing() -> None:
    state = table(caravan="Espagna", holds=RED)
    play(state, "use Caravanner", "over Italia", "to Hungaria")
    assert asked(state) == "red act"
    assert hand(state, "red") == 20


@rule("RA-12")
def test_the_region_where_it_starts_is_settled_first() -> None:
    state = table("Espagna red 1", "France red 1", caravan="Espagna", holds=RED, hand={"red": 1})
    play(state, "use Caravanner", "over France", "to Anglia", "join yes")
    assert row(state, "Espagna") == "rats 0 red 2"
    assert hand(state, "red") == 0
    assert asked(state) == "red act"


@rule("RA-12", "RB-14")
def test_the_caravan_moves_once_in_a_turn() -> None:
    state = table(caravan="Espagna", holds=RED)
    play(state, "use Caravanner", "over France", "to Anglia")
    assert not may(state, "use Caravanner")


@rule("RA-12")
def test_the_example_of_a_caravan_from_france_through_italia_to_hungaria() -> None:
    state = table(
        "France green 2 yellow 2 red 1",
        "Italia red 2 blue 1",
        "Hungaria blue 1",
        caravan="France",
        holds=RED,
        hand={"red": 0},
    )
    play(state, "use Caravanner", "over Italia", "to Hungaria", "join yes", "join yes")
    assert row(state, "France") == "rats 0 red 1 yellow 3 green 3"
    assert row(state, "Italia") == "rats 0 red 2 blue 1"
    assert row(state, "Hungaria") == "rats 0 blue 1"
    assert asked(state) == "red act"


@rule("RA-12", "RP-9")
def test_walls_stop_the_caravan_at_both_steps() -> None:
    state = table(caravan="Espagna", holds=RED, walls="France-Espagna France-Italia")
    play(state, "use Caravanner")
    assert offered(state) == ["over Italia"]
    play(state, "over Italia")
    assert not may(state, "to France")
    assert may(state, "to Hungaria")


@rule("RA-12", "RP-9")
def test_a_walled_in_caravan_stays_where_it_is() -> None:
    state = table(caravan="Espagna", holds=RED, walls="France-Espagna Espagna-Italia")
    assert not may(state, "use Caravanner")


@rule("RA-12", "RP-9")
def test_the_caravan_does_not_go_where_it_could_only_turn_back() -> None:
    state = table(
        caravan="Scandia",
        holds=RED,
        players=2,
        walls="Anglia-France Anglia-Germania",
    )
    play(state, "use Caravanner")
    assert offered(state) == ["over Germania"]


@rule("RA-12")
def test_the_caravan_may_not_move_one_step_only_but_need_not_move() -> None:
    state = table(caravan="Espagna", holds=RED)
    play(state, "use Caravanner", "over France")
    assert "stop" not in offered(state)
    state = table(caravan="Espagna", holds=RED)
    play(state, "plague France")
    assert caravan(state) == "Espagna"
