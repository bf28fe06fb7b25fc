"""Playing region cards to avoid the plague (RA-4 to RA-7, RA-16)."""

from __future__ import annotations

import pytest

from ratking.games.rattus import events as tell
from ratking.games.rattus.state import RattusState
from tests.games.rattus.table import (
    asked,
    card_number,
    cards_of,
    discards,
    may,
    offered,
    play,
    row,
    table,
)
from tests.rules import rule

JOKER = "France ?"
PEASANTRY_CHURCH = "Scandia peasantry church"
HARMLESS = "rat limit 6 majority all church royalty"
TO_FRANCE = ("plague France", "add Italia")


# The example of the rulebook


@rule("RA-7")
def test_the_example_of_a_peasant_protected_by_a_region_card() -> None:
    state = table(
        "France rats 2 red 3",
        turn="blue",
        holds={"red": "Peasant"},
        in_hand={"red": [PEASANTRY_CHURCH]},
    )
    play(state, "plague France", "add Italia", "add Italia", "rat limit 1 peasantry church")
    assert asked(state) == "red play_region_card"
    told = play(state, f"play {PEASANTRY_CHURCH}")
    played = card_number(state.box, PEASANTRY_CHURCH)
    assert tell.RegionCardPlayed(0, played, 0) in told
    assert row(state, "France") == "rats 1 red 3"
    assert discards(state) == []
    told = play(state, "rat limit 1 peasantry royalty")
    assert row(state, "France") == "rats 0 red 3"
    assert discards(state) == [PEASANTRY_CHURCH]
    assert tell.RegionCardDiscarded(0, played) in told
    assert asked(state) == "yellow act"


@rule("RA-7", "RA-4")
def test_in_the_next_region_the_class_card_is_held_again() -> None:
    state = table(
        "France rats 1 red 3",
        "Italia rats 1 red 3",
        turn="blue",
        holds={"red": "Peasant"},
        in_hand={"red": [PEASANTRY_CHURCH]},
    )
    play(state, "plague France", "add Espagna", "rat limit 1 peasantry church")
    play(state, f"play {PEASANTRY_CHURCH}")
    play(state, "plague Italia", "add Espagna", "rat limit 1 peasantry royalty")
    assert row(state, "Italia") == "rats 0 red 2"


# Which cards, on which cards


def threatened(held: str, in_hand: list[str]) -> RattusState:
    """Red holds class cards and region cards, and the plague of blue comes to his citizens."""
    state = table("France rats 1 red 3", turn="blue", holds={"red": held}, in_hand={"red": in_hand})
    play(state, *TO_FRANCE)
    return state


@rule("RA-4")
def test_a_card_protects_a_class_card_whose_class_is_on_it() -> None:
    state = threatened("Peasant", [PEASANTRY_CHURCH, "Italia church royalty"])
    play(state, "rat limit 1 peasantry royalty")
    assert offered(state) == [f"play {PEASANTRY_CHURCH}", "pass"]


@rule("RA-4")
@pytest.mark.parametrize("held", ["Peasant", "King", "Sultan", "Monk"])
def test_a_question_mark_protects_any_class(held: str) -> None:
    state = threatened(held, [JOKER])
    rats = {
        "Peasant": "rat limit 1 peasantry church",
        "King": "rat limit 1 peasantry royalty",
        "Sultan": "rat limit 1 magic islamic",
        "Monk": "rat limit 1 church magic",
    }
    play(state, rats[held], f"play {JOKER}")
    assert row(state, "France") == "rats 0 red 3"


@rule("RA-4", "RB-35")
def test_the_own_ability_of_a_protected_card_stays() -> None:
    state = table(
        "France rats 2 red 2", holds={"red": "Knight"}, in_hand={"red": ["France chivalry royalty"]}
    )
    play(state, "plague France", "add Italia", "add Italia", "lower yes")
    play(state, "rat limit 1 chivalry royalty", "play France chivalry royalty")
    play(state, "rat limit 4 majority all bourgeoisie")
    assert row(state, "France") == "rats 0"


@rule("RA-4", "RA-5")
def test_cards_are_played_on_anyones_turn() -> None:
    for turn in ("red", "blue", "green"):
        state = table(
            "France rats 1 red 2",
            turn=turn,
            holds={"red": "Peasant"},
            in_hand={"red": [PEASANTRY_CHURCH]},
        )
        play(state, *TO_FRANCE, "rat limit 1 peasantry royalty")
        assert asked(state) == "red play_region_card"


@rule("RA-5", "RB-15")
def test_nobody_has_to_play_a_card() -> None:
    state = threatened("Peasant", [PEASANTRY_CHURCH])
    play(state, "rat limit 1 peasantry royalty", "pass")
    assert row(state, "France") == "rats 0 red 2"
    assert cards_of(state, "red") == [PEASANTRY_CHURCH]


@rule("RA-6")
def test_a_card_with_two_symbols_protects_one_of_them_of_the_players_choice() -> None:
    state = threatened("Peasant Monk", [PEASANTRY_CHURCH])
    play(state, "rat limit 1 peasantry church")
    told = play(state, f"play {PEASANTRY_CHURCH}")
    assert tell.RegionCardShown(0, card_number(state.box, PEASANTRY_CHURCH)) in told
    assert asked(state) == "red choose_shielded"
    assert offered(state) == ["protect Peasant", "protect Monk"]
    play(state, "protect Monk")
    assert row(state, "France") == "rats 0 red 2"


@rule("RA-6")
def test_a_card_protects_one_class_card_and_not_all_of_that_class() -> None:
    state = threatened("Explorer Sultan", [JOKER])
    play(state, "rat limit 1 magic islamic", f"play {JOKER}", "protect Sultan")
    assert row(state, "France") == "rats 0 red 2"


@rule("RA-5", "RA-6")
def test_several_cards_may_follow_one_another_on_different_class_cards() -> None:
    state = threatened("Explorer Sultan", [JOKER, "Italia ?"])
    play(state, "rat limit 1 magic islamic", f"play {JOKER}", "protect Sultan")
    assert asked(state) == "red play_region_card"
    assert not may(state, f"play {JOKER}")
    play(state, "play Italia ?")
    assert row(state, "France") == "rats 0 red 3"
    assert discards(state) == [JOKER, "Italia ?"]


@rule("RA-6")
def test_no_second_card_is_played_on_a_protected_class_card() -> None:
    state = threatened("Explorer Sultan", [JOKER, "Hungaria chivalry islamic"])
    play(state, "rat limit 1 magic islamic", f"play {JOKER}", "protect Sultan")
    play(state, "play Hungaria chivalry islamic")
    assert row(state, "France") == "rats 0 red 3"


@rule("RA-6")
def test_a_card_does_not_protect_against_majority_and_all() -> None:
    state = table(
        "France rats 1 red 3 blue 1",
        turn="blue",
        holds={"red": "Peasant"},
        in_hand={"red": [PEASANTRY_CHURCH]},
    )
    play(state, *TO_FRANCE, "rat limit 4 majority all peasantry", f"play {PEASANTRY_CHURCH}")
    assert row(state, "France") == "rats 0 red 1"


# Who is asked, and when


@rule("RA-5")
def test_the_window_opens_after_the_reveal_and_before_the_effect() -> None:
    state = threatened("Peasant", [PEASANTRY_CHURCH])
    told = play(state, "rat limit 1 peasantry royalty")
    assert [type(event) for event in told] == [tell.RatRevealed, tell.OutbreakBegan]
    assert row(state, "France") == "rats 0 red 3"


@rule("RA-5")
def test_without_an_outbreak_no_window_opens() -> None:
    state = threatened("Peasant", [PEASANTRY_CHURCH])
    play(state, "rat limit 4 majority all peasantry")
    assert asked(state) == "yellow act"


@rule("RA-5")
@pytest.mark.parametrize("in_hand", [[], ["Italia church royalty"], [PEASANTRY_CHURCH]])
def test_everybody_threatened_with_a_card_in_hand_is_asked_whether_it_fits_or_not(
    in_hand: list[str],
) -> None:
    state = threatened("Peasant", in_hand)
    play(state, "rat limit 1 peasantry royalty")
    assert (asked(state) == "red play_region_card") == bool(in_hand)
    if in_hand == ["Italia church royalty"]:
        assert offered(state) == ["pass"]


@rule("RA-5")
def test_who_holds_no_card_of_the_class_is_not_asked() -> None:
    state = threatened("Monk", [JOKER])
    play(state, "rat limit 1 peasantry royalty")
    assert asked(state) == "yellow act"


@rule("RA-5")
def test_who_has_no_citizen_there_is_not_asked() -> None:
    state = table(
        "France rats 1 blue 1", turn="blue", holds={"red": "Peasant"}, in_hand={"red": [JOKER]}
    )
    play(state, *TO_FRANCE, "rat limit 1 peasantry royalty")
    assert asked(state) == "yellow act"


@rule("RA-5", "RB-24")
def test_who_loses_everybody_to_the_majority_symbol_is_not_asked() -> None:
    state = table(
        "France rats 1 red 1 blue 1 green 1",
        turn="blue",
        holds={"red": "Peasant"},
        in_hand={"red": [JOKER]},
    )
    play(state, *TO_FRANCE, "rat limit 3 majority peasantry magic")
    assert asked(state) == "yellow act"
    assert row(state, "France") == "rats 0"


@rule("RA-5", "RB-26")
def test_who_would_lose_his_last_citizen_to_class_and_all_symbols_is_asked() -> None:
    state = table(
        "France rats 1 red 1 blue 4",
        turn="blue",
        holds={"red": "Peasant"},
        in_hand={"red": [JOKER]},
    )
    play(state, *TO_FRANCE, "rat limit 5 all peasantry bourgeoisie")
    assert asked(state) == "red play_region_card"


@rule("RA-5")
@pytest.mark.parametrize(
    ("turn", "order"),
    [("red", ["red", "blue", "green"]), ("yellow", ["green", "red", "blue"])],
)
def test_the_windows_open_clockwise_from_the_active_player(turn: str, order: list[str]) -> None:
    state = table(
        "France rats 1 red 2 blue 2 green 2",
        turn=turn,
        holds={"red": "Peasant", "blue": "Serf", "green": "Baker"},
        in_hand={
            "red": [JOKER],
            "blue": ["Italia ?"],
            "green": ["Russia ?"],
            "yellow": ["Turkiye ?"],
        },
    )
    play(state, *TO_FRANCE, "rat limit 1 peasantry royalty")
    found = []
    while asked(state).endswith("play_region_card"):
        found.append(asked(state).split()[0])
        play(state, "pass")
    assert found == order


@rule("RA-5")
def test_the_windows_open_after_each_reveal_anew() -> None:
    state = table(
        "France rats 2 red 3", turn="blue", holds={"red": "Peasant"}, in_hand={"red": [JOKER]}
    )
    play(
        state, "plague France", "add Italia", "add Italia", "rat limit 1 peasantry royalty", "pass"
    )
    assert row(state, "France") == "rats 1 red 2"
    play(state, "rat limit 1 peasantry church", f"play {JOKER}")
    assert row(state, "France") == "rats 0 red 2"


@rule("RA-5")
def test_who_is_protected_is_not_asked_again() -> None:
    in_hand = {"red": [JOKER, PEASANTRY_CHURCH]}
    state = table("France rats 2 red 3", turn="blue", holds={"red": "Peasant"}, in_hand=in_hand)
    play(state, "plague France", "add Italia", "add Italia", "rat limit 1 peasantry royalty")
    play(state, f"play {JOKER}")
    assert asked(state) == "nature deal_face"
    play(state, "rat limit 1 peasantry church")
    assert asked(state) == "yellow act"


@rule("RA-5", "RP-11")
def test_in_a_crusade_a_window_opens_for_each_rat_that_is_resolved() -> None:
    state = table(
        "France rats 2 red 3",
        turn="blue",
        holds={"red": "Peasant", "blue": "Crusader"},
        in_hand={"red": [JOKER]},
    )
    play(state, "plague France", "add Italia", "add Italia", "crusade yes")
    play(state, "rat limit 1 peasantry church", "rat limit 1 peasantry royalty")
    assert asked(state) == "blue choose_face"
    play(state, "next limit 1 peasantry church")
    assert asked(state) == "red play_region_card"


@rule("RA-4")
def test_without_region_cards_in_the_game_nobody_is_asked() -> None:
    state = table("France rats 1 red 2", turn="blue", holds={"red": "Peasant"})
    play(state, *TO_FRANCE, "rat limit 1 peasantry royalty")
    assert row(state, "France") == "rats 0 red 1"


@rule("RA-5", "RP-8")
def test_a_potion_that_would_be_lost_is_a_reason_to_be_asked() -> None:
    state = table(
        "France rats 1 red 1",
        turn="blue",
        holds={"red": "Peasant Wizard"},
        potions={"red": "France"},
        in_hand={"red": [JOKER]},
    )
    play(state, *TO_FRANCE, "rat limit 1 peasantry royalty")
    assert asked(state) == "red play_region_card"


# The last plague


def last_plague(**in_hand: list[str]) -> RattusState:
    """Red had the last regular turn; France and Russia are ravaged."""
    state = table(
        "France rats 1 blue 2 green 2",
        "Russia rats 1 blue 2 green 2",
        hand={"red": 0},
        holds={"blue": "Serf", "green": "Baker"},
        in_hand=in_hand,
    )
    play(state, "plague Italia", "done", "done")
    return state


@rule("RA-16", "RB-41")
def test_the_player_of_the_last_regular_turn_picks_the_order_of_regions() -> None:
    state = last_plague()
    assert asked(state) == "red choose_region"
    assert offered(state) == ["ravage France", "ravage Russia"]
    told = play(state, "ravage Russia")
    assert tell.RegionChosen(0, 10) in told
    play(state, HARMLESS)
    assert row(state, "Russia") == "rats 0 blue 2 green 2"
    assert row(state, "France") == "rats 1 blue 2 green 2"
    play(state, HARMLESS.replace("church royalty", "church islamic"))
    assert asked(state) == "over"


@rule("RA-16")
def test_in_the_last_plague_region_cards_may_still_be_played_each_for_one_region_only() -> None:
    state = last_plague(blue=[JOKER])
    play(state, "ravage France", "rat limit 1 peasantry royalty", f"play {JOKER}")
    assert row(state, "France") == "rats 0 blue 2 green 1"
    assert discards(state) == [JOKER]
    play(state, "rat limit 1 peasantry church")
    assert row(state, "Russia") == "rats 0 blue 1 green 1"


@rule("RA-5", "RA-16")
def test_in_the_last_plague_the_windows_open_from_the_player_of_the_last_turn() -> None:
    state = table(
        "France rats 1 red 2 blue 2 green 2",
        turn="blue",
        hand={"blue": 0},
        holds={"red": "Peasant", "green": "Baker", "blue": "Serf"},
        in_hand={"red": [JOKER], "blue": ["Italia ?"], "green": ["Russia ?"]},
    )
    play(state, "plague Italia", "done", "done")
    play(state, "rat limit 1 peasantry royalty")
    found = []
    while asked(state).endswith("play_region_card"):
        found.append(asked(state).split()[0])
        play(state, "pass")
    assert found == ["blue", "green", "red"]
