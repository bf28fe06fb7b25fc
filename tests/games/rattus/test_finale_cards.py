"""Final round and last plague with the cards of the whole Big Box (RB-38 to RB-41, RP)."""

from __future__ import annotations

import pytest

from ratking.core.question import NATURE
from ratking.games.rattus import events as tell
from ratking.games.rattus.pieces import RECYCLED
from ratking.games.rattus.state import RattusState, face_of, pool_of
from tests.games.rattus.table import (
    RATTUS,
    asked,
    diplomats,
    face_number,
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

HARMLESS = "limit 6 majority all church royalty"
KILLS_KING = "limit 1 chivalry royalty"
OVER = {"red": 0}
"""Red has everybody on the board: his turn is the last one."""


def final_round(
    *rows: str, holds: str, blue: str = "", players: int = 4, supply: int | None = None
) -> RattusState:
    """Let red end the game in Hungaria; green uses his cards one last time."""
    held = {"green": holds, "blue": blue}
    state = table(*rows, hand=OVER, holds=held, players=players, supply=supply)
    play(state, "plague Hungaria")
    return state


# Extra citizens


@rule("RB-39", "RP-10")
def test_the_queen_places_two_citizens_in_any_one_region_if_she_reigns() -> None:
    state = final_round("France green 1", "Anglia green 1", "Russia blue 1", holds="Queen")
    play(state, "use Queen")
    assert RATTUS.answers(state, 3) == state.box.in_play
    play(state, "in Turkiye")
    assert row(state, "Turkiye") == "rats 0 green 2"
    assert asked(state) == "over"


@rule("RB-39", "RP-10")
def test_without_the_largest_group_the_queen_places_nobody() -> None:
    state = final_round("France green 1", "Russia blue 1", holds="Queen")
    assert asked(state) == "over"


@rule("RB-39", "RP-10")
@pytest.mark.parametrize("stock", [0, 1])
def test_the_queen_places_no_more_citizens_than_there_are(stock: int) -> None:
    state = table("France green 1", hand={"red": 0, "green": stock}, holds={"green": "Queen"})
    play(state, "plague Hungaria", *["use Queen", "in Russia"] * stock)
    assert row(state, "Russia") == ("rats 0 green 1" if stock else "rats 0")
    assert asked(state) == "over"


@rule("RP-6", "RB-39")
def test_the_mayor_places_one_citizen_anywhere_if_his_holder_leads_a_region() -> None:
    state = final_round("France green 2 blue 1", "Anglia green 1 blue 1", holds="Mayor")
    play(state, "use Mayor")
    assert RATTUS.answers(state, 3) == state.box.in_play
    play(state, "in Anglia")
    assert row(state, "Anglia") == "rats 0 blue 1 green 2"
    assert asked(state) == "over"


@rule("RB-39", "RP-6", "RP-10")
def test_each_card_that_places_extra_citizens_has_a_region_of_its_own() -> None:
    state = final_round("France green 1", holds="Peasant Mayor Queen")
    play(state, "use Peasant", "in Italia", "use Mayor", "in Russia", "use Queen", "in Anglia")
    assert [row(state, name) for name in ("Italia", "Russia", "Anglia")] == [
        "rats 0 green 1",
        "rats 0 green 1",
        "rats 0 green 2",
    ]
    assert asked(state) == "over"


@rule("RP-6")
def test_the_mayor_needs_such_a_region_and_a_citizen_in_hand() -> None:
    assert asked(final_round("France green 1 blue 1", holds="Mayor")) == "over"
    state = table("France green 1", hand={"red": 0, "green": 0}, holds={"green": "Mayor"})
    play(state, "plague Hungaria")
    assert asked(state) == "over"


# Cards that send the plague


@rule("RB-40", "RP-2")
def test_the_serf_sends_the_plague_one_step_with_the_same_effect() -> None:
    state = final_round("Germania rats 1 blue 2", holds="Serf", blue="King")
    play(state, "use Serf")
    assert offered(state) == [
        f"plague {name}" for name in ("Germania", "Italia", "Bulgaria", "Polonia", "Golden Horde")
    ]
    play(state, "plague Germania", f"rat {KILLS_KING}", "gain yes")
    assert row(state, "Germania") == "rats 0 blue 1 green 1"


@rule("RB-40", "RP-11")
def test_the_crusader_turns_up_all_rats_in_the_final_round() -> None:
    state = final_round("France rats 2 blue 2", holds="Crusader", blue="King")
    play(state, "use Crusader", "plague France", "crusade yes")
    play(state, f"rat {HARMLESS}", f"rat {KILLS_KING}", f"next {KILLS_KING}", f"next {HARMLESS}")
    assert row(state, "France") == "rats 0 blue 1"


@rule("RB-40")
def test_no_new_rats_come_in_the_final_round_but_by_the_soldier() -> None:
    state = final_round("France rats 2 blue 1", holds="Knight Crusader Serf")
    before = state.supply
    play(state, "use Knight", "plague France")
    assert asked(state) == "green lower_limits"
    assert state.supply == before


@rule("RB-40", "RP-12")
def test_the_soldier_may_add_exactly_one_rat_in_the_final_round() -> None:
    state = final_round("France rats 2", holds="Soldier")
    before = state.supply
    play(state, "use Soldier", "plague France")
    assert asked(state) == "green add_extra_rat"
    told = play(state, "extra Italia")
    assert told[0] == tell.RatAdded(3, region(state, "Italia"))
    assert row(state, "Italia") == "rats 1"
    assert state.supply == before
    assert asked(state) == "over"


@rule("RB-40", "RP-12")
def test_the_soldiers_rat_of_the_final_round_may_be_left_out() -> None:
    state = final_round("France rats 2", holds="Soldier")
    play(state, "use Soldier", "plague France", "stop")
    assert asked(state) == "over"


@rule("RB-40", "RP-12")
def test_the_soldiers_rat_is_drawn_at_random_from_the_discarded_rats() -> None:
    state = final_round("Italia blue 3", holds="Soldier", supply=30)
    discarded = RATTUS.to_json(state)["discarded"]
    play(state, "use Soldier", "plague France", "extra Italia")
    assert pool_of(state, region(state, "Italia") * 3) == RECYCLED
    assert asked(state) == "nature deal_face"
    assert RATTUS.answers(state, NATURE) == discarded
    assert set(RATTUS.weights(state)) == {1}


@rule("RB-40", "RP-12")
def test_the_soldiers_rat_bites_in_the_last_plague_and_leaves_the_game_again() -> None:
    state = final_round("Italia blue 3", holds="Soldier")
    before = RATTUS.to_json(state)["discarded"]
    play(state, "use Soldier", "plague France", "extra Italia", "rat limit 3 royalty islamic")
    assert RATTUS.to_json(state)["discarded"] == before
    assert asked(state) == "over"


@rule("RB-40", "RP-12")
def test_what_is_revealed_after_the_soldiers_rat_was_laid_is_no_face_of_it() -> None:
    state = table(
        "France rats 1 blue 3",
        "Italia blue 3",
        hand=OVER,
        holds={"green": "Soldier"},
        undealt=[KILLS_KING],
    )
    play(state, "plague Hungaria", "use Soldier", "plague France", "extra Italia")
    play(state, f"rat {KILLS_KING}")
    assert asked(state) == "nature deal_face"
    assert not may(state, f"rat {KILLS_KING}")


@rule("RB-40", "RP-12")
def test_without_a_discarded_rat_the_soldier_adds_none() -> None:
    names = RATTUS.box(4, 0).board.names[:12]
    state = table(*[f"{name} starters 1" for name in names], hand=OVER, holds={"green": "Soldier"})
    play(state, "plague Hungaria", "add Italia")
    assert RATTUS.to_json(state)["discarded"] == []
    play(state, "use Soldier", "plague France")
    assert asked(state) == "over"


@rule("RB-40", "RB-33", "RP-12")
def test_what_the_witch_sees_of_the_soldiers_rat_is_seen_by_her_holder_alone() -> None:
    state = final_round("Espagna rats 1", holds="Soldier Witch")
    play(state, "use Soldier", "plague France", "extra Italia", "use Witch", "look Italia 1")
    seen = offered(state)[0].removeprefix("rat ")
    before = RATTUS.to_json(RATTUS.observe(state, 1).table)
    play(state, f"rat {seen}")
    number = face_number(state.box.faces, seen)
    italia = region(state, "Italia") * 3
    assert face_of(RATTUS.observe(state, 3).table, italia) == number
    after = RATTUS.to_json(RATTUS.observe(state, 1).table)
    assert after["discarded"] == before["discarded"]
    play(state, "look Espagna 1", f"rat {HARMLESS}", "swap yes")
    assert face_of(state, region(state, "Espagna") * 3) == number


@rule("RB-40")
def test_several_cards_that_send_the_plague_share_one_region_with_all_their_effects() -> None:
    state = final_round("France rats 3 blue 3", holds="Knight Crusader Soldier Serf", blue="King")
    told = play(state, "use Knight")
    used = [event.card for event in told if isinstance(event, tell.CardUsed)]
    assert used == [5, 7, 16, 17]
    play(state, "plague France")
    assert asked(state) == "green add_extra_rat"
    play(state, "extra Italia", "lower yes", "crusade yes")
    play(state, "rat limit 5 majority church magic", f"rat {KILLS_KING}", f"rat {HARMLESS}")
    play(state, "next limit 5 majority church magic", "gain yes")
    assert row(state, "France") == "rats 0 blue 2 green 1"
    play(state, f"next {KILLS_KING}")
    assert row(state, "France") == "rats 0 blue 1"
    play(state, "gain yes", f"next {HARMLESS}")
    assert row(state, "France") == "rats 0 blue 1 green 1"
    assert asked(state) == "blue act_at_the_end"


@rule("RB-40", "RB-36")
def test_with_a_chivalry_card_the_serf_goes_as_far_as_it() -> None:
    state = final_round(holds="Serf Soldier")
    play(state, "use Serf")
    assert may(state, "plague France")


# Cards with their normal effects


@rule("RB-38", "RP-3", "RP-4", "RP-7", "RP-8", "RP-9")
def test_the_other_cards_of_the_deck_keep_their_effects_in_the_final_round() -> None:
    state = final_round(
        "France rats 1 green 2", "Russia green 1", holds="Bishop Nun PiedPiper Wizard Emperor"
    )
    play(state, "use Bishop", "in Anglia", "in Scandia")
    play(state, "use Nun", "in France", "in France", "in Russia")
    play(state, "use PiedPiper", "from France", "to Italia", "follow France 1", "no more")
    play(state, "use Wizard", "in Russia", "use Emperor", "new wall", "on France-Italia")
    assert row(state, "Italia") == "rats 1 green 1"
    assert potions(state, "green") == "Russia"
    assert RATTUS.to_json(state)["walls"] == [["France", "Italia"]]
    assert asked(state) == "nature deal_face"


# Baker


@rule("RP-1")
def test_before_the_last_plague_the_left_neighbour_of_the_holder_places_the_stored() -> None:
    state = table(
        "Italia rats 1",
        hand={"blue": 0},
        turn="blue",
        holds={"green": "Baker"},
        stored={"green": 2},
    )
    play(state, "plague Hungaria", "done")
    assert asked(state) == "red release"
    told = play(state, "release Italia")
    assert row(state, "Italia") == "rats 1 green 2"
    assert tell.LastPlagueBegan(1) in told
    assert asked(state) == "nature deal_face"


@rule("RP-1", "RB-38")
def test_the_baker_may_store_one_more_in_the_final_round() -> None:
    state = final_round(holds="Baker")
    play(state, "use Baker")
    assert hand(state, "green") == 19
    assert asked(state) == "red release"
    play(state, "release Russia")
    assert row(state, "Russia") == "rats 0 green 1"


@rule("RP-1")
def test_a_baker_that_nobody_holds_has_nobody_to_place() -> None:
    state = table(hand=OVER, cards="Baker Monk Merchant Witch King Knight")
    play(state, "plague Hungaria")
    assert asked(state) == "over"


# The last plague


@rule("RB-41", "RP-2", "RP-11")
def test_serf_and_crusader_do_nothing_in_the_last_plague() -> None:
    state = table("France rats 1 blue 2", hand=OVER, holds={"red": "Serf Crusader", "blue": "King"})
    play(state, "plague Hungaria")
    assert asked(state) == "nature deal_face"
    play(state, f"rat {KILLS_KING}")
    assert row(state, "France") == "rats 0 blue 1"
    assert asked(state) == "over"


@rule("RB-41", "RP-4")
def test_nuns_count_in_the_last_plague() -> None:
    state = table("France rats 1 blue 3", hand=OVER, nuns="France Russia Russia")
    play(state, "plague Hungaria", "rat limit 3 majority church royalty")
    assert row(state, "France") == "rats 0 blue 3"


@rule("RB-41", "RP-8")
def test_potions_save_in_the_last_plague() -> None:
    state = table(
        "France rats 1 blue 1",
        hand=OVER,
        holds={"blue": "King", "red": "Wizard"},
        potions={"blue": "France"},
    )
    play(state, "plague Hungaria", f"rat {KILLS_KING}")
    assert row(state, "France") == "rats 0 blue 1"
    assert potions(state, "blue") == ""


@rule("RB-41", "RA-13", "RA-14")
def test_diplomats_that_die_in_the_last_plague_score_nothing() -> None:
    state = table(
        "France rats 1 blue 1",
        hand=OVER,
        holds={"blue": "King", "red": "Sultan"},
        diplomats={"blue": "France"},
    )
    play(state, "plague Hungaria", f"rat {KILLS_KING}")
    assert diplomats(state, "blue") == ""
    outcome = RATTUS.outcome(state)
    assert outcome is not None
    assert [part["diplomats"] for part in outcome.parts] == [0, 0, 0, 0]


@rule("RB-41", "RP-9")
def test_walls_do_not_keep_the_last_plague_out() -> None:
    walls = "France-Espagna Espagna-Italia"
    state = table("Espagna rats 1 blue 1", hand=OVER, holds={"blue": "King"}, walls=walls)
    play(state, "plague Hungaria", f"rat {KILLS_KING}")
    assert row(state, "Espagna") == "rats 0"
