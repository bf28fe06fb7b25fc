"""Buildings where something is done (RC-66 to RC-73, RC-77)."""

from __future__ import annotations

import pytest

from tests.games.cartus.table import (
    CARTUS,
    asked,
    card_number,
    draw_any,
    enter,
    hand,
    may,
    play,
    table,
)
from tests.rules import rule

TOWER = "Guard Tower a, Farm a, Palace a"


@rule("RC-66")
def test_who_holds_at_least_as_many_cards_gives_three() -> None:
    state = table(
        TOWER,
        hands={
            "red": "3 Monk 0",
            "blue": "3 Knight 0",
            "yellow": "2 Witch 0",
            "green": "4 King 0, King 1",
        },
    )
    enter(state, "Guard Tower a", "Farm a", "Farm a", "Farm a")
    play(state, "yes")
    assert asked(state) == "blue give"
    play(state, *["give Knight 0"] * 3)
    assert asked(state) == "green give"
    play(state, "give King 0", "give King 0", "give King 1")
    assert state.hand_size == [9, 0, 2, 2]


@rule("RC-66")
def test_who_holds_fewer_than_three_cards_gives_all_of_them() -> None:
    state = table(TOWER, hands={"red": "Monk 0", "blue": "2 Knight 0", "yellow": "Witch 0"})
    enter(state, "Guard Tower a", "Farm a", "Farm a", "Farm a")
    play(state, "yes", "give Knight 0", "give Knight 0", "give Witch 0")
    assert state.hand_size == [4, 0, 0, 0]
    assert asked(state) == "blue use_action"


@rule("RC-67")
def test_whoever_is_in_any_guard_tower_is_immune() -> None:
    state = table(
        "Guard Tower a, Guard Tower b, Farm a",
        hands={"blue": "3 Knight 0", "yellow": "3 Witch 0", "green": "3 King 0"},
    )
    enter(state, "Guard Tower a", "Guard Tower a", "Guard Tower b", "Farm a")
    play(state, "yes")
    assert asked(state) == "green give"
    play(state, *["give King 0"] * 3)
    assert asked(state) == "yellow use_action"


@rule("RC-67")
def test_the_standard_action_of_the_guard_tower_is_nothing() -> None:
    state = table(TOWER)
    enter(state, "Guard Tower a", "Guard Tower a", "Farm a", "Farm a")
    assert asked(state) == "red use_action"
    play(state, "no")
    assert asked(state) == "yellow use_action"


@rule("RC-66", "RC-67")
def test_hands_are_compared_anew_for_each_tower() -> None:
    state = table(
        "Guard Tower a, Guard Tower b, Farm a",
        hands={"yellow": "Witch 0", "green": "4 King 0"},
    )
    enter(state, "Guard Tower a", "Farm a", "Guard Tower b", "Farm a")
    play(state, "yes", *["give King 0"] * 3)  # green has one left, blue nothing to give
    assert asked(state) == "yellow use_action"
    play(state, "yes")
    assert asked(state) == "green give"


@rule("RC-69")
def test_the_monastery_takes_two_or_one_rats() -> None:
    state = table("Monastery a, Farm a", players=3)
    enter(state, "Monastery a", "Monastery a", "Farm a")
    play(state, "yes", "yes")
    assert state.rats == [8, 9, 10]


@rule("RC-70")
def test_the_premium_of_the_hospital_is_one_rat_and_up_to_three_cards_for_rats() -> None:
    state = table("Hospital a, Farm a", players=3, hands={"red": "2 Monk 0, 2 King 0"})
    enter(state, "Hospital a", "Farm a", "Farm a")
    play(state, "yes")
    assert state.rats[0] == 9
    play(state, "discard Monk 0", "discard King 0", "discard King 0")
    assert state.rats[0] == 6
    assert hand(state, "red") == "Monk 0"
    assert state.discard[card_number("King 0")] == 2
    assert asked(state) == "blue use_action"


@rule("RC-70")
def test_the_standard_action_of_the_hospital_is_up_to_two_cards_for_rats() -> None:
    state = table("Hospital a, Farm a", players=3, hands={"red": "Monk 4", "blue": "3 Monk 0"})
    enter(state, "Hospital a: Monk 4", "Hospital a", "Farm a")
    play(state, "no", "yes", "discard Monk 0", "discard Monk 0")
    assert state.rats[1] == 8
    assert asked(state) == "yellow use_action"


@rule("RC-70")
def test_one_may_stop_discarding_and_cannot_discard_more_cards_than_rats() -> None:
    state = table("Hospital a, Farm a", players=3, hands={"red": "3 Monk 0"}, rats={"red": 2})
    enter(state, "Hospital a", "Farm a", "Farm a")
    play(state, "yes")
    assert may(state, "stop")
    twin = CARTUS.copy(state)
    play(twin, "stop")
    assert (twin.rats[0], twin.hand_size[0]) == (1, 3)
    play(state, "discard Monk 0")
    assert (state.rats[0], state.hand_size[0]) == (0, 2)
    assert asked(state) == "blue use_action"


@rule("RC-71", "RC-78")
def test_gold_may_be_discarded_at_the_hospital() -> None:
    state = table("Hospital a, Treasury a", players=3, hands={"red": "Gold"})
    enter(state, "Hospital a", "Treasury a", "Treasury a")
    play(state, "yes", "discard Gold")
    assert state.rats[0] == 8
    assert state.decks[4] == 15


@rule("RC-72")
def test_the_farm_lets_draw_four_or_two_cards() -> None:
    state = table("Farm a, Palace a", players=3)
    enter(state, "Farm a", "Farm a", "Palace a")
    play(state, "yes")
    draw_any(state)
    play(state, "yes")
    draw_any(state)
    assert state.hand_size == [4, 2, 0]


@rule("RC-73")
@pytest.mark.parametrize(("scored", "premium", "standard"), [(3, 3, 1), (1, 1, 0)])
def test_the_brewery_pays_a_card_per_influence_or_per_two(
    scored: int, premium: int, standard: int
) -> None:
    state = table(
        "Brewery a, Palace a",
        players=3,
        hands={"red": f"{scored} Peasant 0", "blue": f"{scored} Peasant 4"},
    )
    enter(state, f"Brewery a: {scored} Peasant 0", f"Brewery a: {scored} Peasant 4", "Palace a")
    play(state, "yes")
    draw_any(state)
    play(state, "yes")
    draw_any(state)
    assert state.hand_size == [premium, standard, 0]


@rule("RC-77")
def test_the_tent_shows_two_different_cards_or_one_and_moves_none() -> None:
    state = table("Fortune-teller's Tent a, Palace a", players=3)
    enter(state, "Fortune-teller's Tent a", "Fortune-teller's Tent a", "Palace a")
    play(state, "yes", "look 3", "nun King 4")
    assert not may(state, "look 3")
    play(state, "look 5", "nun King 0")
    play(state, "yes", "look 3")
    assert asked(state) == "yellow use_action"
    assert state.nun_row == [-1, -1, card_number("King 4"), -1, card_number("King 0")]
    assert state.nun_seen == [0, 0, 3, 0, 1]
