"""The initial events (RL-55 to RL-59, RL-64, RL-65)."""

from __future__ import annotations

import pytest

from ratking.games.ratland.events import (
    CheeseGained,
    CheeseStolen,
    PieceDrawn,
    PiecePutBack,
    RatLeft,
    RatsJoined,
)
from tests.games.ratland.cards.sides import NOTHING
from tests.games.ratland.table import (
    RATLAND,
    answers,
    asked,
    happened,
    nature,
    place,
    rats,
    reveal,
    round_of,
    say,
    table,
    whole_round,
)
from tests.rules import rule


@rule("RL-55")
def test_abundance_gives_everybody_a_cheese_at_once() -> None:
    state = table("red cheese 0", "blue cheese 3", "yellow")
    told = nature(state, "Abundance")
    assert happened(told, CheeseGained) == [CheeseGained(seat, 1) for seat in range(3)]
    assert state.cheese == [1, 4, 3]


@rule("RL-56")
@pytest.mark.parametrize(("attackers", "loot"), [(2, 1), (1, 0), (0, 0), (3, 2)])
def test_massive_attack_counts_one_rat_more(attackers: int, loot: int) -> None:
    rows = ("red rats 3", "blue rats 2", "yellow rats 0 cheese 0")
    told = whole_round("MassiveAttack", *rows, plans={"red": f"left {attackers}"})
    assert sum(event.count for event in happened(told, CheeseStolen)) == loot


@rule("RL-56")
def test_massive_attack_needs_a_rat_in_that_pipe() -> None:
    rows = ("red rats 1", "blue rats 0", "yellow rats 0")
    told = whole_round("MassiveAttack", *rows, plans={"red": "left 1"})
    assert happened(told, CheeseStolen) == [CheeseStolen(0, 1, 2)]


@rule("RL-56")
def test_with_two_players_massive_attack_helps_attacks_and_not_the_defence() -> None:
    plans = {"red": "left 2", "blue": "right 2"}
    told = whole_round("MassiveAttack", "red", "blue", plans=plans)
    assert happened(told, CheeseStolen) == [CheeseStolen(1, 0, 1), CheeseStolen(0, 1, 1)]


@rule("RL-57")
def test_the_cousin_brings_everybody_a_rat_that_can_be_placed() -> None:
    state = round_of("CousinsVisit", "red", "blue rats 0")
    assert answers(state, "red") == list(range(9))
    assert answers(state, "blue") == [0, 1]


@rule("RL-57", "RL-10")
def test_the_last_cousins_go_to_the_first_in_the_order_of_ties() -> None:
    state = table("red", "blue", "yellow", supply=2)
    told = nature(state, "CousinsVisit")
    assert happened(told, RatsJoined) == [RatsJoined(0, 6, 1), RatsJoined(1, 6, 1)]


@rule("RL-58")
def test_with_a_helmet_one_piece_may_be_put_back() -> None:
    state = round_of("HelmetRat", "red rats 2", "blue rats 1", food=4)
    place(state, red="dump 2")
    nature(state, "black", "yellow")
    assert asked(state) == "red put_back"
    assert answers(state, "red") == [0, 3, NOTHING]
    told = say(state, "red", 3)
    assert happened(told, PiecePutBack) == [PiecePutBack(0, 3)]
    assert happened(told, RatLeft) == []
    assert state.cheese[0] == 3


@rule("RL-58", "RL-90")
def test_later_players_can_draw_the_piece_that_was_put_back() -> None:
    state = round_of("HelmetRat", "red rats 11", "blue rats 12 cheese 9")
    place(state, red="dump 11", blue="dump 12")
    nature(state, *["yellow"] * 6, *["white"] * 5)
    say(state, "red", 0)
    told = nature(state, "yellow", "white")
    assert happened(told, PieceDrawn) == [PieceDrawn(1, 0), PieceDrawn(1, 2)]
    say(state, "blue", NOTHING)
    assert state.cheese[1] == 10 - RATLAND.tables.upkeep[12]


@rule("RL-58")
def test_the_helmet_helps_once_in_every_area() -> None:
    state = round_of("HelmetRat", "red rats 2", "blue rats 1")
    place(state, red="dump 1 city 1")
    nature(state, "white")
    say(state, "red", 2)
    nature(state, "purple")
    say(state, "red", 4)
    assert (state.sick[0], rats(state, "red")) == (0, 2)


@rule("RL-59")
def test_yellow_is_the_new_black() -> None:
    state = round_of("YellowIsTheNewBlack", "red rats 1 Mutants", "blue rats 1 Warriors", food=4)
    place(state, red="dump 1", blue="dump 1")
    told = nature(state, "black", "black")
    assert happened(told, CheeseGained) == [CheeseGained(0, 1), CheeseGained(1, 1)]
    assert happened(told, RatLeft) == []


@rule("RL-64")
@pytest.mark.parametrize(
    ("dump", "city", "cheese"), [(2, 1, 1), (1, 1, 0), (3, 0, 1), (4, 2, 3), (5, 0, 2)]
)
def test_dr_cheese_makes_one_yellow_of_two_white_pieces_of_an_area(
    dump: int, city: int, cheese: int
) -> None:
    state = round_of("DrCheese", f"red rats {dump + city} cheese 9", "blue rats 1")
    place(state, red=f"dump {dump} city {city}")
    told = nature(state, *["white"] * (dump + city))
    assert sum(event.count for event in happened(told, CheeseGained)) == cheese


@rule("RL-65")
@pytest.mark.parametrize(
    ("plan", "cheese"), [("", 3), ("dump 1", 2), ("dump 1 city 1 fields 1", 0)]
)
def test_tacticians_are_paid_for_each_area_they_stay_away_from(plan: str, cheese: int) -> None:
    state = round_of("Tacticians", "red rats 3", "blue rats 3")
    told = place(state, red=plan)
    assert sum(event.count for event in happened(told, CheeseGained) if event.seat == 0) == cheese


@rule("RL-13")
def test_an_event_is_over_after_its_round() -> None:
    state = round_of("MassiveAttack", "red rats 2", "blue rats 2", "yellow rats 0")
    place(state)
    reveal(state, "DrCheese", 2)
    told = place(state, red="left 2")
    assert happened(told, CheeseStolen) == []
