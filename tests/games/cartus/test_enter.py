"""Phase C: entering buildings and laying cards (RC-29 to RC-35)."""

from __future__ import annotations

import pytest

from ratking.core.errors import IllegalAnswer
from ratking.games.cartus.pieces import CARDS, UNKNOWN
from tests.games.cartus.table import CARTUS, asked, enter, hand, may, names, play, table
from tests.rules import rule


@rule("RC-29")
def test_seats_enter_clockwise_and_take_the_lowest_free_space() -> None:
    state = table(start="green")
    told = enter(state, "Farm a", "Palace a", "Farm a", "Farm a")
    entered = [event for event in told if type(event).__name__ == "BuildingEntered"]
    assert [str(event) for event in entered] == [
        "BuildingEntered(seat=3, building_card=0, space=1)",
        "BuildingEntered(seat=0, building_card=50, space=1)",
        "BuildingEntered(seat=1, building_card=0, space=2)",
        "BuildingEntered(seat=2, building_card=0, space=3)",
    ]


@rule("RC-31")
def test_all_players_may_enter_the_same_building() -> None:
    state = table(players=5)
    enter(state, *["Farm a"] * 5)
    assert asked(state) == "red use_action"


@rule("RC-32")
def test_the_building_need_not_be_the_one_of_the_supply() -> None:
    state = table("Farm d, Palace d", players=2, supplies=True)
    play(state, "supply Farm d", "supply Farm d")
    assert may(state, "enter Farm d")
    assert may(state, "enter Palace d")


@rule("RC-30")
def test_a_seat_announces_how_many_cards_it_uses_none_being_allowed() -> None:
    state = table(hands={"red": "Monk 4, Monk 0, King 1"})
    told = enter(state, "Farm a: Monk 4, King 1", "Farm a")
    announced = [event for event in told if type(event).__name__ == "CardsAnnounced"]
    assert [str(event) for event in announced] == [
        "CardsAnnounced(seat=0, count=2)",
        "CardsAnnounced(seat=1, count=0)",
    ]
    assert hand(state, "red") == "Monk 0"


@rule("RC-30")
def test_laid_cards_are_face_down_to_others() -> None:
    state = table(hands={"red": "Monk 4, Sword"})
    told = enter(state, "Farm a: Monk 4, Sword")
    table_of_yellow = CARTUS.observe(state, 1).table
    assert table_of_yellow.laid[0][:CARDS] == [0] * CARDS
    assert table_of_yellow.laid[0][UNKNOWN] == 2
    laid = next(event for event in told if type(event).__name__ == "CardLaid")
    assert laid.seen_by(0) == laid
    assert laid.seen_by(1) != laid


def test_equal_cards_are_one_answer_and_a_set_is_laid_in_one_order() -> None:
    state = table(hands={"red": "2 Monk 4, Peasant 0, Sword"})
    play(state, "enter Farm a")
    assert CARTUS.answers(state, 0) == [0, 14, 31, 35]
    play(state, "lay Monk 4")
    assert CARTUS.answers(state, 0) == [14, 31, 35]


@rule("RC-33", "RC-78")
def test_population_jokers_swords_and_flutes_are_playable_pass_and_gold_are_not() -> None:
    state = table(
        "Castle a, Pied Piper's Hut a, Treasury a",
        hands={"red": "Monk 4, Joker, Sword, Flute, Gold"},
    )
    play(state, "enter Castle a")
    for card in ("Monk 4", "Joker", "Sword", "Flute"):
        assert may(state, f"lay {card}")
    assert not may(state, "lay Gold")
    with pytest.raises(IllegalAnswer):
        play(state, "lay Gold")
    office = table("Office a, Castle a, Farm a", hands={"red": "Pass"})
    play(office, "enter Castle a")
    assert CARTUS.answers(office, 0) == [35]


@rule("RC-34")
def test_who_passes_comes_back_when_all_others_have_entered_or_passed() -> None:
    state = table("Office a, Castle a, Farm a", hands={"red": "Pass", "yellow": "Pass"})
    told = play(state, "pass")
    assert names(told) == ["PassPlayed"]
    enter(state, "Farm a")
    assert asked(state) == "yellow enter"
    play(state, "pass")
    enter(state, "Farm a")
    assert asked(state) == "red enter"
    enter(state, "Farm a")
    assert asked(state) == "yellow enter"


@rule("RC-34")
def test_a_player_may_pass_again_and_enters_last() -> None:
    state = table("Office a, Castle a, Farm a", hands={"red": "2 Pass"})
    play(state, "pass")
    enter(state, "Farm a", "Farm a", "Farm a")
    play(state, "pass")
    assert asked(state) == "red enter"
    assert not may(state, "pass")
    enter(state, "Farm a")
    assert state.entered == [1, 2, 3, 0]


@rule("RC-34")
def test_a_pass_goes_back_to_its_deck_at_once() -> None:
    state = table("Office a, Castle a, Farm a", hands={"red": "Pass"})
    assert state.decks[3] == 11
    play(state, "pass")
    assert state.decks[3] == 12
    assert state.hand[0][:CARDS] == [0] * CARDS


@rule("RC-34")
def test_without_a_pass_nobody_passes() -> None:
    assert not may(table("Office a, Castle a, Farm a"), "pass")
