"""What a revealed rat does (RB-23 to RB-29)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ratking.core.question import NATURE
from ratking.games.rattus.events import CitizensDied, OutbreakBegan
from ratking.games.rattus.game import Rattus
from tests.games.rattus.boxes import changed
from tests.games.rattus.table import (
    RATTUS,
    asked,
    hand,
    offered,
    play,
    row,
    table,
)
from tests.rules import rule


@rule("RB-23")
def test_the_plague_breaks_out_when_the_crowd_equals_the_limit() -> None:
    state = table("France rats 1 red 3")
    told = play(state, "plague France", "add Italia", "rat limit 3 majority church royalty")
    assert OutbreakBegan(1, 23) in told
    assert row(state, "France") == "rats 0 red 2"


@rule("RB-23")
def test_the_plague_breaks_out_when_the_crowd_exceeds_the_limit() -> None:
    state = table("France rats 1 red 4")
    play(state, "plague France", "add Italia", "rat limit 3 majority church royalty")
    assert row(state, "France") == "rats 0 red 3"


@rule("RB-23")
def test_below_the_limit_a_rat_has_no_effect() -> None:
    state = table("France rats 1 red 2", holds={"red": "Monk"})
    told = play(state, "plague France", "add Italia", "rat limit 3 majority church royalty")
    assert not any(isinstance(event, OutbreakBegan | CitizensDied) for event in told)
    assert row(state, "France") == "rats 0 red 2"


@rule("RB-23")
def test_citizens_of_all_colours_count_towards_the_limit() -> None:
    state = table("France rats 1 red 1 blue 1 yellow 1 green 1")
    play(state, "plague France", "add Italia", "rat limit 4 majority all church")
    assert row(state, "France") == "rats 0"


@rule("RB-23")
def test_the_crowd_is_counted_again_for_every_rat() -> None:
    state = table("France rats 2 red 3")
    play(state, "plague France", "add Italia", "add Italia")
    play(state, "rat limit 3 majority church royalty", "rat limit 3 majority magic peasantry")
    assert row(state, "France") == "rats 0 red 2"


@rule("RB-24")
def test_the_player_with_the_most_citizens_loses_one() -> None:
    state = table("France rats 1 green 3 yellow 2 blue 1")
    play(state, "plague France", "add Italia", "rat limit 2 majority church")
    assert row(state, "France") == "rats 0 blue 1 yellow 2 green 2"


@rule("RB-24")
def test_tied_majorities_both_lose_one() -> None:
    state = table("France rats 1 green 1 yellow 1", plague="Germania")
    play(state, "plague France", "add Italia", "rat limit 2 majority church")
    assert row(state, "France") == "rats 0"


@rule("RB-24")
def test_the_majority_is_judged_before_the_other_symbols_kill() -> None:
    state = table("France rats 1 red 3 blue 2", holds={"red": "Peasant"})
    play(state, "plague France", "add Italia", "rat limit 3 majority peasantry chivalry")
    assert row(state, "France") == "rats 0 red 1 blue 2"


def with_two_majorities(tokens: Any) -> None:
    tokens["tokens"][0] |= {"limit": 2, "classes": [], "majority": 2}


@rule("RB-24")
def test_the_majority_is_judged_once_for_all_majority_symbols(tmp_path: Path) -> None:
    game = Rattus(changed(tmp_path, "tokens.json", with_two_majorities))
    state = table("France rats 1 red 2 blue 1", game=game)
    play(state, "plague France", "add Italia", "rat limit 2 majority majority")
    assert row(state, "France") == "rats 0 blue 1"


@rule("RB-25")
def test_the_holder_of_a_card_of_the_class_loses_one() -> None:
    state = table("France rats 1 red 2 blue 2", holds={"red": "Monk", "blue": "Knight"})
    play(state, "plague France", "add Italia", "rat limit 1 peasantry church")
    assert row(state, "France") == "rats 0 red 1 blue 2"


@rule("RB-25")
def test_two_class_symbols_hit_both_holders() -> None:
    state = table("France rats 1 red 2 blue 2", holds={"red": "Monk", "blue": "Peasant"})
    play(state, "plague France", "add Italia", "rat limit 1 peasantry church")
    assert row(state, "France") == "rats 0 red 1 blue 1"


@rule("RB-25")
def test_a_card_that_nobody_holds_costs_nobody() -> None:
    state = table("France rats 1 red 2 blue 2")
    play(state, "plague France", "add Italia", "rat limit 1 peasantry church")
    assert row(state, "France") == "rats 0 red 2 blue 2"


@rule("RB-25")
def test_two_cards_of_one_class_cost_two_citizens() -> None:
    state = table("France rats 1 red 4", holds={"red": "Merchant Courier"})
    play(state, "plague France", "add Italia", "rat limit 4 bourgeoisie church magic")
    assert row(state, "France") == "rats 0 red 2"


@rule("RB-25")
def test_two_cards_of_one_class_with_two_players_cost_one_each() -> None:
    state = table("France rats 1 red 2 blue 2", holds={"red": "Merchant", "blue": "Courier"})
    play(state, "plague France", "add Italia", "rat limit 4 bourgeoisie church magic")
    assert row(state, "France") == "rats 0 red 1 blue 1"


@rule("RB-25")
def test_a_holder_who_lives_elsewhere_loses_nobody() -> None:
    state = table("France rats 1 red 1", "Italia blue 1", holds={"blue": "Monk"})
    play(state, "plague France", "add Espagna", "rat limit 1 peasantry church")
    assert row(state, "Italia") == "rats 0 blue 1"
    assert row(state, "France") == "rats 0 red 1"


@rule("RB-26")
def test_the_all_symbol_costs_everybody_there_one() -> None:
    state = table("France rats 1 red 3 blue 1 green 1", "Italia yellow 1")
    play(state, "plague France", "add Espagna", "rat limit 5 all church chivalry")
    assert row(state, "France") == "rats 0 red 2"
    assert row(state, "Italia") == "rats 0 yellow 1"


@rule("RB-27")
def test_the_losses_of_one_rat_add_up() -> None:
    state = table("France rats 1 red 5 blue 1", holds={"red": "Monk King"})
    play(state, "plague France", "add Italia", "rat limit 6 majority all church royalty")
    assert row(state, "France") == "rats 0 red 1"


@rule("RB-27")
def test_nobody_loses_more_citizens_than_are_there() -> None:
    state = table("France rats 1 red 2 blue 5", holds={"red": "Monk King Peasant"})
    told = play(state, "plague France", "add Italia", "rat limit 6 majority all church royalty")
    assert CitizensDied(0, 1, 2) in told
    assert row(state, "France") == "rats 0 blue 3"


@rule("RB-27")
def test_killed_citizens_return_to_the_hand_stock() -> None:
    state = table("France rats 1 green 1 yellow 1")
    play(state, "plague France", "add Italia", "rat limit 2 majority church")
    assert hand(state, "green") == hand(state, "yellow") == 20


@rule("RB-28")
def test_the_turn_ends_when_no_rats_are_left() -> None:
    state = table("France rats 1 red 3")
    play(state, "plague France", "add Italia", "rat limit 6 majority all church royalty")
    assert asked(state) == "blue act"


@rule("RB-28")
def test_the_turn_ends_when_no_citizens_are_left() -> None:
    state = table("France rats 2 red 1", holds={"red": "Monk"})
    play(state, "plague France", "add Italia", "add Italia", "rat limit 1 peasantry church")
    assert asked(state) == "blue act"
    assert row(state, "France") == "rats 1"


@rule("RB-29")
def test_the_worked_example() -> None:
    state = table(
        "France rats 3 green 2 yellow 1",
        holds={"yellow": "Knight", "green": "Peasant Merchant", "blue": "Monk Witch King"},
    )
    # Red moves the plague to France; France holds three rats, so two new ones must be placed.
    play(state, "plague France")
    assert asked(state) == "red add_rat"
    assert offered(state) == ["add Anglia", "add Germania", "add Espagna", "add Italia"]
    # He chooses to place them both in Espagna.
    play(state, "add Espagna", "add Espagna")
    assert row(state, "Espagna") == "rats 2"
    # The first rat has limit 1, and three citizens are there: green has the Peasant and loses one;
    # blue has the King but nobody in France.
    told = play(state, "rat limit 1 royalty peasantry")
    assert [event for event in told if isinstance(event, CitizensDied)] == [CitizensDied(3, 1, 1)]
    assert row(state, "France") == "rats 2 yellow 1 green 1"
    # The second has limit 3, but only two citizens are left: no effect.
    told = play(state, "rat limit 3 majority magic peasantry")
    assert not any(isinstance(event, OutbreakBegan | CitizensDied) for event in told)
    assert row(state, "France") == "rats 1 yellow 1 green 1"
    # The third has limit 2: green and yellow are tied for the majority and lose one each; the
    # Peasantry symbol finds no citizen any more.
    told = play(state, "rat limit 2 majority peasantry")
    assert [event for event in told if isinstance(event, CitizensDied)] == [
        CitizensDied(2, 1, 1),
        CitizensDied(3, 1, 1),
    ]
    assert row(state, "France") == "rats 0"
    assert hand(state, "green") == hand(state, "yellow") == 20
    # The three rats have left the game, and red's turn ends.
    faces = [5, 25, 7]
    assert all(not state.undealt[face] for face in faces)
    assert asked(state) == "blue act"


@rule("RB-29")
def test_in_the_worked_example_the_new_rats_may_go_apart() -> None:
    state = table("France rats 3 green 2 yellow 1")
    play(state, "plague France", "add Espagna", "add Anglia")
    assert row(state, "Espagna") == row(state, "Anglia") == "rats 1"
    assert RATTUS.open_seats(state) == [NATURE]
