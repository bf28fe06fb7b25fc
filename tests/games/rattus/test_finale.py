"""The end of the game: the last turn, the final round, the last plague (RB-37 to RB-41)."""

from __future__ import annotations

from random import Random

import pytest

from ratking.games.rattus.domains import SLOTS
from ratking.games.rattus.events import (
    FinalTurnBegan,
    LastPlagueBegan,
    LastTurnEnded,
    RatRevealed,
)
from ratking.games.rattus.pieces import NO_FACE
from ratking.games.rattus.state import ALL_CITIZENS_PLACED, RATS_EXHAUSTED, RattusState, face_of
from tests.games.rattus.table import (
    COLOURS,
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
DEADLY = "rat limit 1 royalty peasantry"


def ending(state: RattusState) -> str:
    return str(RATTUS.to_json(state)["ending"])


# The last regular turn


@rule("RB-37")
def test_the_turn_that_empties_the_supply_is_the_last() -> None:
    state = table("France rats 1", supply=1, turn="blue")
    told = play(state, "plague France", "add Italia")
    assert LastTurnEnded(1, RATS_EXHAUSTED) in told
    assert ending(state) == "rats exhausted"


@rule("RB-37")
def test_while_a_rat_is_left_the_game_goes_on() -> None:
    state = table("France rats 1", supply=2)
    play(state, "plague France", "add Italia")
    assert asked(state) == "blue act"
    assert ending(state) == "ongoing"


@rule("RB-37")
def test_the_turn_after_which_its_player_has_everybody_on_the_board_is_the_last() -> None:
    state = table("France rats 3 red 4", hand={"red": 3})
    told = play(state, "increase France", "plague Italia")
    assert LastTurnEnded(0, ALL_CITIZENS_PLACED) in told
    assert ending(state) == "all citizens placed"


@rule("RB-37")
def test_only_the_end_of_the_turn_counts() -> None:
    state = table("France rats 1 red 4", hand={"red": 1}, holds={"red": "King"})
    play(state, "increase France")
    assert hand(state, "red") == 0
    play(state, "plague France", "add Italia", DEADLY)
    assert hand(state, "red") == 1
    assert asked(state) == "blue act"


@rule("RB-37")
def test_a_player_completed_in_somebody_elses_turn_does_not_end_the_game() -> None:
    state = table(
        "Italia blue 2", caravan="Italia", players=5, holds={"red": "Caravanner"}, hand={"blue": 1}
    )
    play(state, "use Caravanner", "over France", "to Anglia", "join yes")
    assert hand(state, "blue") == 0
    play(state, "plague Scandia")
    assert asked(state) == "blue act"
    told = play(state, "plague Anglia")
    assert LastTurnEnded(1, ALL_CITIZENS_PLACED) in told


@rule("RB-37")
def test_an_empty_supply_is_named_when_both_ends_come_together() -> None:
    state = table("France rats 1", supply=1, hand={"red": 0})
    play(state, "plague France", "add Italia")
    assert ending(state) == "rats exhausted"


# The final round


@rule("RB-38")
@pytest.mark.parametrize("players", range(2, 7))
def test_the_final_round_goes_anticlockwise_from_the_right_hand_neighbour(players: int) -> None:
    state = table(players=players, turn="blue", hand={"blue": 0})
    told = play(state, "plague France")
    order = [COLOURS[event.seat] for event in told if isinstance(event, FinalTurnBegan)]
    assert order == [COLOURS[(1 - step) % players] for step in range(1, players)]
    assert "blue" not in order


@rule("RB-38")
def test_each_may_use_the_cards_he_holds() -> None:
    state = table(
        "France red 1 blue 1 yellow 1 green 1",
        hand={"red": 0},
        holds={"blue": "King", "green": "Merchant", "red": "Peasant"},
    )
    play(state, "plague Italia")
    assert asked(state) == "green act_at_the_end"
    assert offered(state) == ["use Merchant", "done"]
    play(state, "use Merchant", "from France", "to Italia", "move 1")
    assert asked(state) == "blue act_at_the_end"
    play(state, "use King", "from France")
    assert asked(state) == "over"
    assert row(state, "Safe Haven") == "red 19 blue 1"


@rule("RB-38")
def test_each_card_is_used_once_in_the_final_round() -> None:
    state = table("France green 3", hand={"red": 0}, holds={"green": "King Merchant"})
    play(state, "plague Italia", "use King", "from France")
    assert offered(state) == ["use Merchant", "done"]
    play(state, "use Merchant", "from France", "to Italia", "move 2")
    assert asked(state) == "over"


@rule("RB-38")
def test_a_card_used_in_the_last_turn_may_be_used_in_the_final_round_by_the_same_seat() -> None:
    state = table("France red 2 blue 2", players=2, hand={"blue": 0}, holds={"red": "King"})
    play(state, "use King", "from France", "plague Italia", "plague Germania")
    assert asked(state) == "red act_at_the_end"
    play(state, "use King", "from France")
    assert row(state, "Safe Haven") == "red 2 blue 18"


@rule("RB-38")
def test_nobody_has_to_use_a_card_in_the_final_round() -> None:
    state = table("France green 3", hand={"red": 0}, holds={"green": "King Merchant"})
    play(state, "plague Italia", "done")
    assert asked(state) == "over"
    assert row(state, "France") == "rats 0 green 3"


@rule("RB-38")
def test_no_cards_are_taken_and_nobody_increases_in_the_final_round() -> None:
    state = table(
        "France rats 1 green 3",
        "Italia green 1",
        hand={"red": 0},
        holds={"green": "King", "blue": "Monk"},
    )
    play(state, "plague Hungaria")
    assert offered(state) == ["use King", "done"]
    assert not may(state, "increase France")
    assert not may(state, "take Monk")
    assert holder(state, "Monk") == "blue"


@rule("RB-38")
def test_the_plague_moves_in_the_final_round_only_by_a_card() -> None:
    state = table("France green 3", hand={"red": 0}, holds={"green": "Merchant"})
    play(state, "plague Italia", "use Merchant", "from France", "to Italia", "move 1")
    assert RATTUS.to_json(state)["plague"] == "Italia"


@rule("RB-38")
def test_who_holds_nothing_useful_is_not_asked() -> None:
    state = table(
        "France rats 1 green 3",
        hand={"red": 0, "yellow": 0},
        holds={"green": "King", "yellow": "Peasant", "blue": "Merchant"},
    )
    told = play(state, "plague Italia")
    assert [event.seat for event in told if isinstance(event, FinalTurnBegan)] == [3, 2, 1]
    assert asked(state) == "nature deal_face"


@rule("RB-39")
def test_the_peasant_places_one_citizen_in_any_region_in_the_final_round() -> None:
    state = table("France rats 3", hand={"red": 0}, holds={"green": "Peasant"})
    play(state, "plague Italia", "use Peasant")
    assert RATTUS.answers(state, 3) == state.box.in_play
    play(state, "in Russia")
    assert row(state, "Russia") == "rats 0 green 1"
    assert asked(state) == "over"


@rule("RB-39")
def test_the_peasant_needs_a_citizen_in_hand() -> None:
    state = table(hand={"red": 0, "green": 0}, holds={"green": "Peasant"})
    play(state, "plague Italia")
    assert asked(state) == "over"


@rule("RB-40")
def test_the_knight_rides_in_the_final_round_and_its_region_is_resolved_at_once() -> None:
    state = table("France rats 1 blue 3", hand={"red": 0}, holds={"green": "Knight"})
    play(state, "plague Hungaria", "use Knight")
    assert asked(state) == "green move_plague"
    play(state, "plague France")
    assert asked(state) == "green lower_limits"
    play(state, "lower yes", "rat limit 5 majority church magic")
    assert row(state, "France") == "rats 0 blue 2"


@rule("RB-40")
@pytest.mark.parametrize(("players", "steps"), [(4, 2), (6, 3)])
def test_the_ride_is_as_long_as_the_cards_way_and_at_least_one_step(
    players: int, steps: int
) -> None:
    state = table(players=players, hand={"red": 0}, holds={"blue": "Knight"})
    play(state, "plague Scandia", "use Knight")
    scandia = region(state, "Scandia")
    assert RATTUS.answers(state, 1) == state.box.ways.within[steps - 1][scandia]
    assert not may(state, "plague Scandia")


@rule("RB-40")
def test_no_new_rats_come_in_the_final_round() -> None:
    state = table("France rats 2 blue 1", hand={"red": 0}, holds={"green": "Knight"})
    before = state.supply
    play(state, "plague Hungaria", "use Knight", "plague France")
    assert asked(state) == "green lower_limits"
    assert state.supply == before


@rule("RB-40")
def test_the_minus_two_of_the_ride_may_be_declined() -> None:
    state = table("France rats 1 blue 3", hand={"red": 0}, holds={"green": "Knight"})
    play(state, "plague Hungaria", "use Knight", "plague France", "lower no")
    play(state, "rat limit 5 majority church magic")
    assert row(state, "France") == "rats 0 blue 3"


@rule("RB-40")
def test_all_cards_that_send_the_plague_apply_to_one_and_the_same_region() -> None:
    state = table("France green 1", hand={"red": 0}, holds={"green": "King Knight Serf"})
    play(state, "plague Scandia")
    assert offered(state) == ["use King", "use Knight", "done"]
    play(state, "use Knight", "plague Anglia")
    assert offered(state) == ["use King", "done"]
    play(state, "use King", "from France")
    assert asked(state) == "over"


@rule("RB-38", "RB-40")
def test_other_cards_keep_their_effects_in_the_final_round() -> None:
    state = table(
        "France rats 1",
        "Italia rats 1 green 1",
        "Espagna green 2",
        holds={"green": "Monk Merchant Witch King"},
        hand={"red": 0},
    )
    play(state, "plague Scandia", "use Monk", "move France 1", "to Anglia")
    play(state, "use Witch", "look Anglia 1", DEADLY, "look Italia 1", HARMLESS, "swap yes")
    play(state, "use Merchant", "from Italia", "to Hungaria", "move 1")
    play(state, "use King", "from Espagna")
    assert asked(state) == "over"
    assert row(state, "Safe Haven") == "red 20 green 1"
    assert row(state, "Hungaria") == "rats 0 green 1"


@rule("RA-12", "RP-5")
def test_caravanner_and_courier_keep_their_effects_in_the_final_round() -> None:
    state = table(
        "Italia red 1 blue 1",
        "France blue 1",
        caravan="Italia",
        players=5,
        holds={"blue": "Caravanner Courier"},
        hand={"yellow": 0},
        turn="yellow",
    )
    play(state, "plague Scandia")
    assert offered(state) == ["use Courier", "use Caravanner", "done"]
    play(state, "use Caravanner", "over France", "to Anglia", "join yes", "join yes", "join no")
    assert row(state, "Italia") == "rats 0 red 2 blue 2"
    play(state, "use Courier", "from Italia", "to Egypt", "stop")
    assert row(state, "Egypt") == "rats 0 blue 1"
    assert asked(state) == "over"


# The last plague


@rule("RB-41")
def test_the_last_plague_ravages_every_region() -> None:
    state = table(
        "Anglia rats 1 blue 3", "France rats 1 red 3", "Russia rats 2 green 3", hand={"red": 0}
    )
    told = play(state, "plague Hungaria")
    assert LastPlagueBegan(0) in told
    told = play(
        state,
        "rat limit 3 majority church royalty",
        "rat limit 3 majority magic peasantry",
        "rat limit 3 majority islamic church",
        DEADLY,
    )
    assert [row(state, name) for name in ("Anglia", "France", "Russia")] == [
        "rats 0 blue 2",
        "rats 0 red 2",
        "rats 0 green 2",
    ]
    assert asked(state) == "over"


@rule("RB-41", "RB-21")
def test_in_the_last_plague_rats_without_citizens_stay_face_down() -> None:
    state = table("Anglia rats 2", "France rats 2 red 1", hand={"red": 0}, holds={"red": "King"})
    told = play(state, "plague Hungaria", DEADLY)
    assert [event.face for event in told if isinstance(event, RatRevealed)] == [5]
    assert row(state, "Anglia") == "rats 2"
    assert row(state, "France") == "rats 1"
    assert asked(state) == "over"


@rule("RB-41", "RB-35")
def test_the_knight_lowers_no_limit_in_the_last_plague() -> None:
    state = table("France rats 1 red 3", hand={"red": 0}, holds={"red": "Knight"})
    play(state, "plague Hungaria")
    assert asked(state) == "nature deal_face"
    play(state, "rat limit 5 majority church magic")
    assert row(state, "France") == "rats 0 red 3"


@rule("RB-41", "RB-35")
def test_the_minus_two_of_a_ride_ends_before_the_last_plague() -> None:
    state = table(
        "France rats 1 blue 3", "Russia rats 1 blue 3", hand={"red": 0}, holds={"green": "Knight"}
    )
    play(state, "plague Hungaria", "use Knight", "plague France", "lower yes", HARMLESS)
    play(state, "rat limit 5 majority church magic")
    assert row(state, "Russia") == "rats 0 blue 3"


@rule("RB-41")
def test_the_player_of_the_last_turn_decides_the_order_where_he_knows_a_rat() -> None:
    state = table("France rats 2 green 1", hand={"red": 0}, holds={"red": "Witch", "green": "King"})
    play(state, "use Witch", "look France 1", HARMLESS, "look France 2", DEADLY, "swap no")
    play(state, "plague Hungaria")
    assert asked(state) == "red choose_rat"
    play(state, "reveal France 2")
    assert row(state, "France") == "rats 1"
    assert asked(state) == "over"


LOOK_AT_FRANCE = ("use Witch", "look France 1", HARMLESS, "look France 2", DEADLY, "swap no")


def last_plague_after_blue_looked() -> RattusState:
    """Set two players in the last plague: blue saw both rats of France, red had the last turn."""
    state = table(
        "France rats 2 blue 1",
        "Italia rats 2 red 1",
        players=2,
        turn="blue",
        hand={"red": 0},
        holds={"blue": "Witch King"},
    )
    play(state, *LOOK_AT_FRANCE, "plague Hungaria", "plague Germania", "done")
    return state


@rule("RB-41")
def test_the_player_of_the_last_turn_orders_rats_that_only_somebody_else_has_seen() -> None:
    state = last_plague_after_blue_looked()
    assert asked(state) == "red choose_rat"
    assert offered(state) == ["reveal France 1", "reveal France 2"]
    play(state, "reveal France 2")
    assert row(state, "France") == "rats 1"
    assert asked(state) == "nature deal_face"


@rule("RB-41", "RB-33")
def test_who_orders_rats_that_somebody_else_has_seen_does_not_learn_their_faces() -> None:
    state = last_plague_after_blue_looked()
    france = region(state, "France") * SLOTS
    seen = RATTUS.observe(state, 0).table
    assert [face_of(seen, france + place) for place in (0, 1)] == [NO_FACE, NO_FACE]
    assert RATTUS.answers(seen, 0) == RATTUS.answers(state, 0)
    RATTUS.answer(seen, 0, france + 1)
    assert asked(seen) == "nature deal_face"
    world = RATTUS.sample(RATTUS.observe(state, 0), Random(1))
    assert asked(world) == "red choose_rat"


@rule("RB-22")
def test_in_a_turn_only_who_has_looked_himself_orders_the_rats() -> None:
    state = table("France rats 2 blue 1", players=2, turn="blue", holds={"blue": "Witch"})
    play(state, *LOOK_AT_FRANCE, "plague Italia")
    told = play(state, "plague France", "add Anglia", "add Anglia")
    assert [event.face for event in told if isinstance(event, RatRevealed)] == [58, 5]


@rule("RB-41")
def test_where_nobody_knows_a_rat_nobody_is_asked() -> None:
    state = table("France rats 3 green 1", "Italia rats 2 blue 1", hand={"red": 0})
    play(state, "plague Hungaria")
    while asked(state) != "over":
        assert asked(state) == "nature deal_face"
        play(state, offered(state)[-1])
