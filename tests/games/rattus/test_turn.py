"""The turn and its action phase (RB-9 to RB-15)."""

from __future__ import annotations

import pytest

from ratking.core.errors import IllegalAnswer
from tests.games.rattus.table import (
    COLOURS,
    RATTUS,
    asked,
    hand,
    holder,
    may,
    offered,
    play,
    row,
    table,
)
from tests.rules import rule

ALL_SIX = "Peasant Monk Merchant Witch King Knight"


@rule("RB-9")
@pytest.mark.parametrize("players", range(2, 7))
def test_turns_go_clockwise_from_the_start_player(players: int) -> None:
    state = table(players=players, turn="blue", start="blue")
    for step in range(players):
        assert asked(state) == f"{COLOURS[(1 + step) % players]} act"
        play(state, "plague France" if step % 2 == 0 else "plague Germania")
    assert asked(state) == "blue act"


@rule("RB-9")
def test_a_turn_is_an_action_phase_and_then_a_plague_phase() -> None:
    state = table("France rats 1")
    assert asked(state) == "red act"
    play(state, "done")
    assert asked(state) == "red move_plague"
    play(state, "plague France")
    assert asked(state) == "red add_rat"
    play(state, "add Italia")
    assert asked(state) == "blue act"


@rule("RB-10")
def test_actions_come_in_any_order() -> None:
    state = table("France rats 2 red 1")
    play(state, "take Merchant", "use Merchant", "from France", "to Italia", "move 1")
    play(state, "increase France")
    assert row(state, "France") == "rats 2 red 2"

    state = table("France rats 2 red 1")
    play(state, "increase France", "take Merchant", "use Merchant", "from France", "to Italia")
    play(state, "move 3")
    assert row(state, "Italia") == "rats 0 red 3"


@rule("RB-10")
def test_population_is_increased_once_in_a_turn() -> None:
    state = table("France rats 2", "Italia rats 1")
    assert may(state, "increase Italia")
    play(state, "increase France")
    assert not may(state, "increase France")
    assert not may(state, "increase Italia")


@rule("RB-10")
def test_at_most_one_card_is_taken_in_a_turn() -> None:
    state = table()
    play(state, "take Monk")
    assert not any(words.startswith("take") for words in offered(state))


@rule("RB-10")
def test_the_next_player_may_increase_and_take_again() -> None:
    state = table("Italia rats 1")
    play(state, "increase Italia", "take Monk", "plague France")
    assert may(state, "increase Italia")
    assert may(state, "take Witch")


@rule("RB-10", "RB-14")
def test_each_held_card_is_used_once_in_a_turn() -> None:
    state = table("France red 3", "Italia rats 1", holds={"red": "Merchant King"})
    play(state, "use King", "from France")
    assert not may(state, "use King")
    assert may(state, "use Merchant")
    play(state, "use Merchant", "from France", "to Espagna", "move 1")
    assert not may(state, "use Merchant")


@rule("RB-11")
def test_as_many_citizens_come_as_there_are_rats() -> None:
    rows = ("France rats 3", "Germania rats 1")
    state = table(*rows)
    play(state, "increase France")
    assert row(state, "France") == "rats 3 red 3"

    state = table(*rows)
    play(state, "increase Germania")
    assert row(state, "Germania") == "rats 1 red 1"

    state = table(*rows)
    assert not may(state, "increase Italia")
    with pytest.raises(IllegalAnswer):
        play(state, "increase Italia")
    assert row(state, "Italia") == "rats 0"


@rule("RB-11")
def test_an_increase_comes_from_the_hand_stock() -> None:
    state = table("France rats 3 red 4")
    play(state, "increase France")
    assert hand(state, "red") == 13


@rule("RB-11")
def test_any_region_with_rats_may_be_chosen_wherever_the_plague_is() -> None:
    state = table("Russia rats 2", "Germania rats 1 blue 5", plague="Germania")
    assert [words for words in offered(state) if "increase" in words] == [
        "increase Germania",
        "increase Russia",
    ]


@rule("RB-12")
def test_increasing_is_optional() -> None:
    state = table("France rats 3")
    play(state, "plague Italia")
    assert hand(state, "red") == 20
    assert asked(state) == "blue act"


@rule("RB-12")
def test_the_full_number_is_placed_without_asking() -> None:
    state = table("France rats 2")
    play(state, "increase France")
    assert asked(state) == "red act"
    assert row(state, "France") == "rats 2 red 2"


@rule("RB-12")
def test_a_smaller_hand_stock_is_placed_as_a_whole() -> None:
    state = table("France rats 3", hand={"red": 2})
    play(state, "increase France")
    assert row(state, "France") == "rats 3 red 2"
    assert hand(state, "red") == 0


@rule("RB-12")
def test_nobody_increases_without_citizens_in_hand() -> None:
    state = table("France rats 3", holds={"red": "Peasant"}, hand={"red": 0})
    assert not may(state, "increase France")


@rule("RB-12", "RB-30")
def test_the_bonus_of_the_peasant_may_be_declined() -> None:
    state = table("France rats 3", holds={"red": "Peasant"})
    play(state, "increase France")
    assert offered(state) == ["place 3", "place 4"]
    play(state, "place 3")
    assert row(state, "France") == "rats 3 red 3"


@rule("RB-12", "RB-30")
def test_a_bonus_without_a_citizen_for_it_is_not_asked() -> None:
    state = table("France rats 3", holds={"red": "Peasant"}, hand={"red": 3})
    play(state, "increase France")
    assert asked(state) == "red act"
    assert row(state, "France") == "rats 3 red 3"


@rule("RB-13")
def test_an_untaken_card_may_be_taken() -> None:
    state = table()
    assert [words for words in offered(state) if "take" in words] == [
        f"take {card}" for card in ALL_SIX.split()
    ]
    play(state, "take Witch")
    assert holder(state, "Witch") == "red"


@rule("RB-13")
def test_a_card_may_be_taken_from_any_other_player() -> None:
    for colour in ("blue", "yellow", "green"):
        state = table(holds={colour: "Witch"})
        play(state, "take Witch")
        assert holder(state, "Witch") == "red"


@rule("RB-13")
def test_nobody_takes_a_card_that_he_holds() -> None:
    state = table(holds={"red": "Witch"})
    assert not may(state, "take Witch")


@rule("RB-13")
def test_a_card_that_is_not_in_the_game_cannot_be_taken() -> None:
    assert not may(table(), "take Courier")


@rule("RB-13")
def test_taking_a_card_is_optional() -> None:
    state = table()
    play(state, "plague France")
    assert asked(state) == "blue act"
    assert {holder(state, card) for card in ALL_SIX.split()} == {"nobody"}


@rule("RB-13")
def test_cards_lie_open() -> None:
    state = table(holds={"green": "Peasant Merchant", "blue": "King"})
    for seat in range(4):
        assert RATTUS.observe(state, seat).table.holder == state.holder


@rule("RB-13")
def test_a_card_stays_until_somebody_else_takes_it() -> None:
    state = table(holds={"red": "Witch King"})
    assert offered(state)[-1] == "done"
    assert all("take" in words or words == "done" for words in offered(state))
    play(state, "plague France", "plague Germania", "plague France", "take King", "plague Germania")
    assert holder(state, "Witch") == "red"
    assert holder(state, "King") == "green"


@rule("RB-13")
def test_any_number_of_cards_may_be_held_with_all_their_powers() -> None:
    state = table("France rats 2 red 1", "Italia red 1", holds={"red": ALL_SIX})
    uses = [words for words in offered(state) if "use" in words]
    assert uses == ["use Monk", "use Merchant", "use Witch", "use King"]
    play(state, "increase France")
    assert offered(state) == ["place 2", "place 3"]


@rule("RB-13", "RB-25")
def test_all_the_risks_of_the_held_cards_apply() -> None:
    state = table("France rats 1 red 4", holds={"red": "Peasant Merchant Knight"})
    play(state, "plague France", "add Italia", "lower no")
    play(state, "rat limit 4 peasantry bourgeoisie chivalry")
    assert row(state, "France") == "rats 0 red 1"


@rule("RB-14")
def test_a_card_taken_this_turn_may_be_used_this_turn() -> None:
    state = table("France red 1", holds={"blue": "King"})
    assert not may(state, "use King")
    play(state, "take King", "use King", "from France")
    assert row(state, "Safe Haven") == "red 1"


@rule("RB-14")
def test_a_card_is_used_again_in_the_next_players_turn() -> None:
    state = table("France red 2", "Espagna blue 2", holds={"red": "King"})
    play(state, "use King", "from France", "plague Italia")
    play(state, "take King", "use King", "from Espagna")
    assert row(state, "Safe Haven") == "red 1 blue 1"


@rule("RB-14")
def test_a_held_card_is_used_again_in_the_players_next_turn() -> None:
    state = table("France red 2", players=2, holds={"red": "King"})
    play(state, "use King", "from France", "plague Italia", "plague Germania")
    play(state, "use King", "from France")
    assert row(state, "Safe Haven") == "red 2"


@rule("RB-15")
def test_only_the_active_player_uses_abilities() -> None:
    state = table("France red 1 blue 1", holds={"blue": "King"})
    assert not may(state, "use King")
    assert RATTUS.open_seats(state) == [0]


@rule("RB-15")
def test_abilities_are_used_in_the_action_phase_only() -> None:
    state = table("France red 1", "Italia rats 1 red 1", holds={"red": "King Monk"})
    play(state, "done")
    assert asked(state) == "red move_plague"
    play(state, "plague Italia")
    assert asked(state) == "red add_rat"


@rule("RB-15")
def test_nobody_has_to_use_an_ability() -> None:
    state = table("France red 1", "Italia rats 2 red 1", holds={"red": ALL_SIX})
    before = row(state, "Italia")
    play(state, "plague Anglia")
    assert asked(state) == "blue act"
    assert row(state, "Italia") == before


@rule("RB-15")
def test_an_ability_that_could_do_nothing_is_not_offered() -> None:
    state = table("France blue 1", holds={"red": "Merchant Witch King"})
    assert [words for words in offered(state) if "use" in words] == []
