"""Buildings where something is taken (RC-63 to RC-65, RC-74 to RC-76)."""

from __future__ import annotations

import pytest

from ratking.games.cartus.state import TOKENS, TOKENS_LEFT
from tests.games.cartus.table import enter, hand, play, table
from tests.rules import rule


@rule("RC-63")
def test_the_palace_gives_two_or_one_victory_point_tokens() -> None:
    state = table("Palace a, Farm a, Castle a")
    enter(state, "Palace a", "Palace a", "Farm a", "Farm a")
    play(state, "yes", "yes")
    assert state.tokens == [2, 1, 0, 0]
    assert state.tokens_left == 17


@rule("RC-63", "RC-95")
def test_the_palace_gives_no_more_tokens_than_are_left() -> None:
    state = table("Palace a, Farm a, Castle a")
    TOKENS.put(state, 3, 19)
    TOKENS_LEFT.put(state, 1)
    enter(state, "Palace a", "Palace a", "Farm a", "Farm a")
    play(state, "yes", "yes")
    assert state.tokens == [1, 0, 0, 19]


@pytest.mark.parametrize(
    ("building", "card"),
    [
        ("Treasury", "Gold"),
        ("Castle", "Sword"),
        ("Marketplace", "Joker"),
        ("Office", "Pass"),
        ("Pied Piper's Hut", "Flute"),
    ],
)
@rule("RC-64", "RC-65", "RC-74", "RC-75", "RC-76")
def test_a_building_hands_out_two_or_one_cards(building: str, card: str) -> None:
    state = table(f"{building} a, Farm a", players=3)
    enter(state, f"{building} a", f"{building} a", "Farm a")
    play(state, "yes", "yes")
    assert hand(state, "red") == f"{card}, {card}"
    assert hand(state, "blue") == card


@rule("RC-65")
def test_a_deck_that_runs_out_gives_what_is_left() -> None:
    state = table("Castle a, Farm a", players=3, hands={"yellow": "11 Sword"})
    enter(state, "Castle a", "Castle a", "Farm a")
    play(state, "yes", "yes")
    assert hand(state, "red") == "Sword"
    assert hand(state, "blue") == ""
