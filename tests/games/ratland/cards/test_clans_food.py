"""The clans that find more, closed side and open side (RL-76 to RL-80, RL-87)."""

from __future__ import annotations

import pytest

from ratking.core.event import Event
from ratking.games.ratland.events import PieceAdded, PieceDrawn
from ratking.games.ratland.pieces import EVENT_NAMES
from ratking.games.ratland.state import RatlandState
from tests.games.ratland.cards.sides import CLOSED, NOTHING, OPEN, SIDES, gained
from tests.games.ratland.table import (
    answers,
    asked,
    happened,
    nature,
    place,
    reveal,
    round_of,
    say,
    table,
    whole_round,
)
from tests.rules import rule


@rule("RL-76")
def test_the_open_side_is_in_force_from_the_first_final_event_on() -> None:
    state = table("red rats 1 lost 3 Explorers", "blue rats 1 Mutants", rounds=4)
    assert gained(reveal_and_place(state, EVENT_NAMES[4], 1)) == 1
    state = table("red rats 1 lost 3 Explorers", "blue rats 1 Mutants", rounds=5, coming=OPEN)
    assert gained(reveal_and_place(state, OPEN, 1)) == 3


def reveal_and_place(state: RatlandState, event: str, food: int) -> list[Event]:
    reveal(state, event, food)
    return place(state)


@rule("RL-77")
def test_recyclers_closed_draw_one_more_at_the_dump() -> None:
    state = round_of(CLOSED, "red rats 2 Recyclers", "blue rats 1 Mutants")
    told = place(state, red="dump 1 city 1")
    told += nature(state, "yellow", "yellow", "yellow")
    assert len(happened(told, PieceDrawn)) == 3
    assert asked(state) == "nature draw_event"


@rule("RL-77")
def test_recyclers_closed_need_a_rat_at_the_dump() -> None:
    state = round_of(CLOSED, "red rats 2 Recyclers", "blue rats 1 Mutants")
    place(state)
    assert asked(state) == "nature draw_event"


@rule("RL-77", "RL-74")
def test_recyclers_on_an_aggressive_board_still_draw_their_extra_piece() -> None:
    state = round_of(CLOSED, "red rats 1 Recyclers aggressive", "blue rats 1 Mutants")
    place(state, red="dump 1")
    assert asked(state) == "nature draw_piece"
    nature(state, "yellow")
    assert asked(state) == "nature draw_event"


@rule("RL-77", "RL-74", "RL-73")
def test_aggressive_recyclers_with_a_wounded_rat_draw_the_extra_piece_alone() -> None:
    rows = ("red rats 1 Recyclers aggressive", "blue rats 2 Mutants aggressive")
    state = round_of(CLOSED, *rows)
    place(state, red="dump 1", blue="dump 2")
    say(state, "blue", 0)
    told = nature(state, "yellow", "yellow")
    assert [event.seat for event in happened(told, PieceDrawn)] == [0, 1]


@rule("RL-80", "RL-74")
def test_scavengers_on_an_aggressive_board_draw_their_piece_in_full() -> None:
    state = round_of(CLOSED, "red rats 1 Scavengers aggressive", "blue rats 1 Mutants")
    place(state)
    say(state, "red", 1)
    told = nature(state, "yellow")
    assert gained(told) == 1


@rule("RL-77")
@pytest.mark.parametrize(("white", "cheese"), [(1, 1), (2, 2), (3, 2)])
def test_recyclers_open_turn_two_white_pieces_into_cheese(white: int, cheese: int) -> None:
    state = round_of(OPEN, "red rats 3 Recyclers", "blue rats 1 Mutants")
    place(state, red=f"dump {white}")
    assert gained(nature(state, *["white"] * white)) == cheese


@rule("RL-77")
def test_recyclers_open_do_so_at_the_dump_only() -> None:
    state = round_of(OPEN, "red rats 3 Recyclers", "blue rats 1 Mutants")
    place(state, red="city 2")
    assert gained(nature(state, "white", "white")) == 0


@rule("RL-78")
@pytest.mark.parametrize(("event", "cheese"), [(CLOSED, 1), (OPEN, 2)])
def test_mutants_eat_purple(event: str, cheese: int) -> None:
    state = round_of(event, "red rats 1 Mutants", "blue rats 1 Ninjas")
    place(state, red="city 1")
    assert gained(nature(state, "purple")) == cheese
    assert state.sick[0] == 0


@rule("RL-79")
@pytest.mark.parametrize(("event", "cheese"), [(CLOSED, 1), (OPEN, 3)])
def test_explorers_return_with_cheese(event: str, cheese: int) -> None:
    rows = ("red rats 0 lost 3 Explorers", "blue rats 1 Mutants")
    assert gained(whole_round(event, *rows, plans={})) == cheese


@rule("RL-79")
@SIDES
def test_explorers_without_lost_rats_find_nothing(event: str) -> None:
    rows = ("red rats 1 poisoned 2 Explorers", "blue rats 1 Mutants")
    assert gained(whole_round(event, *rows, plans={})) == 0


@rule("RL-80")
def test_scavengers_closed_draw_last_in_one_area_without_rats() -> None:
    state = round_of(CLOSED, "red rats 1 Scavengers", "blue rats 3 Mutants")
    place(state, red="dump 1", blue="city 1")
    nature(state, "yellow", "yellow")
    assert asked(state) == "red scavenge"
    assert answers(state, "red") == [0, 1]
    say(state, "red", 1)
    told = nature(state, "orange")
    assert happened(told, PieceDrawn) == [PieceDrawn(0, 1)]
    assert gained(told) == 2
    assert asked(state) == "nature draw_event"


@rule("RL-80")
def test_scavengers_may_decline_and_draw_in_a_later_area() -> None:
    state = round_of(CLOSED, "red rats 1 Scavengers", "blue rats 3 Mutants")
    place(state)
    for _ in range(2):
        assert asked(state) == "red scavenge"
        say(state, "red", 0)
    say(state, "red", 1)
    nature(state, "blue")
    assert (state.lost[0], asked(state)) == (1, "nature draw_event")


@rule("RL-80")
def test_scavengers_open_draw_in_every_area_without_rats() -> None:
    state = round_of(OPEN, "red rats 2 Scavengers", "blue rats 3 Mutants")
    place(state, red="city 1")
    say(state, "red", 1)
    nature(state, "yellow", "yellow")
    say(state, "red", 1)
    nature(state, "yellow")
    assert state.cheese[0] == 5


@rule("RL-80")
def test_scavengers_find_nothing_in_an_empty_bag() -> None:
    state = round_of(CLOSED, "red rats 1 Scavengers", "blue rats 12 cheese 9 Mutants")
    place(state, blue="dump 12")
    nature(state, *["yellow"] * 6, *["white"] * 6)
    assert asked(state) == "red scavenge"
    assert state.area == 1


@rule("RL-87")
def test_the_corrupt_closed_add_a_piece_in_one_area() -> None:
    state = round_of(CLOSED, "red rats 1 Corrupt", "blue rats 1 Mutants")
    place(state, blue="city 1")
    assert asked(state) == "red bribe"
    assert answers(state, "red") == [0, 1, 2, 3, 4, 5, NOTHING]
    say(state, "red", NOTHING)
    told = say(state, "red", 3)
    assert happened(told, PieceAdded) == [PieceAdded(0, 3)]
    assert state.bag == [3, 3, 4, 1, 2, 0]
    nature(state, "black")
    assert asked(state) == "nature draw_event"


@rule("RL-87")
def test_the_corrupt_open_add_a_piece_in_every_area() -> None:
    state = round_of(OPEN, "red rats 1 Corrupt", "blue rats 1 Mutants")
    told = place(state)
    for colour in (0, 1, 2):
        assert asked(state) == "red bribe"
        told += say(state, "red", colour)
    assert happened(told, PieceAdded) == [PieceAdded(0, colour) for colour in (0, 1, 2)]


@rule("RL-87")
def test_a_piece_must_be_left_outside_the_bag() -> None:
    """With five players food card 3 puts all four black pieces into the fields' bag."""
    rows = ["red rats 1 Corrupt"]
    rows += [f"seat rats 1 {clan}" for clan in ("Ninjas", "Warriors", "Breeders", "Mutants")]
    state = round_of(CLOSED, *rows, food=3)
    place(state)
    say(state, "red", NOTHING, NOTHING)
    assert answers(state, "red") == [0, 1, 2, 4, 5, NOTHING]
