"""The clans that do more with rats, or know more, closed side and open side (RL-81 to RL-88)."""

from __future__ import annotations

import pytest

from ratking.core.event import HIDDEN, Event
from ratking.games.ratland.events import (
    AthletesMoved,
    CheeseGiven,
    CheeseStolen,
    CheeseTransmuted,
    EventForeseen,
    FoodForeseen,
    RatLeft,
    RatsJoined,
)
from ratking.games.ratland.state import RatlandState
from tests.games.ratland.cards.sides import CLOSED, NOTHING, OPEN, SIDES, gained
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

BOTH, STOP = 7, 8


def loot(told: list[Event]) -> dict[int, int]:
    return {event.victim: event.count for event in happened(told, CheeseStolen)}


@rule("RL-81")
@pytest.mark.parametrize(("event", "most"), [(CLOSED, 1), (OPEN, 2)])
def test_alchemists_turn_cheese_into_rats(event: str, most: int) -> None:
    state = round_of(event, "red rats 1 cheese 5 Alchemists", "blue rats 1 Mutants")
    place(state)
    assert answers(state, "red") == list(range(most + 1))
    told = say(state, "red", most)
    assert happened(told, CheeseTransmuted) == [CheeseTransmuted([most, 0])]
    assert (rats(state, "red"), state.cheese[0]) == (1 + most, 5 - most)


@rule("RL-81")
@SIDES
def test_alchemists_without_cheese_or_supply_are_not_asked(event: str) -> None:
    state = round_of(event, "red rats 1 cheese 0 Alchemists", "blue rats 1 Mutants")
    place(state)
    assert asked(state) == "nature draw_event"
    state = round_of(event, "red rats 1 Alchemists", "blue rats 114 cheese 200 Mutants")
    place(state)
    assert asked(state) == "nature draw_event"


@rule("RL-75", "RL-81", "RL-10")
def test_two_alchemists_share_the_last_rats_in_the_order_of_ties() -> None:
    rows = ["red rats 1 Alchemists", "blue rats 1 Alchemists"]
    rows += [f"seat rats 1 {clan}" for clan in ("Ninjas", "Seers", "Corrupt", "Mutants")]
    state = round_of("HolyRat", *rows, "last rats 1 Warriors", supply=1)
    answer_nature_and_place(state)
    while asked(state).endswith("bribe"):
        RATLAND.answer(state, 4, NOTHING)
    assert state.supply == 2  # one more by the Holy Rat
    assert RATLAND.open_seats(state) == [0, 1]
    assert say(state, "blue", 2) == []
    told = say(state, "red", 1)
    assert happened(told, CheeseTransmuted) == [CheeseTransmuted([1, 1, 0, 0, 0, 0, 0])]


def answer_nature_and_place(state: RatlandState) -> None:
    """Let the Seers have their look, then place everybody in the pantry."""
    while asked(state).startswith("nature"):
        RATLAND.answer(state, -1, RATLAND.answers(state, -1)[0])
    place(state)


@rule("RL-82")
@pytest.mark.parametrize(
    ("plan", "stolen"), [("left 2", {1: 1}), ("left 2 right 1", {}), ("left 1", {})]
)
def test_ninjas_closed_attack_one_neighbour_with_exactly_two(
    plan: str, stolen: dict[int, int]
) -> None:
    rows = ("red rats 3 Ninjas", "blue rats 9 Mutants", "yellow rats 9 Warriors")
    assert loot(whole_round("DrCheese", *rows, plans={"red": plan})) == stolen


@rule("RL-82")
@pytest.mark.parametrize(("plan", "stolen"), [("left 1 right 1", {1: 1, 2: 1}), ("left 2", {})])
def test_ninjas_open_steal_with_exactly_one(plan: str, stolen: dict[int, int]) -> None:
    rows = ("red rats 3 Ninjas", "blue rats 9 Mutants", "yellow rats 9 Warriors")
    assert loot(whole_round(OPEN, *rows, plans={"red": plan})) == stolen


@rule("RL-82")
def test_ninjas_count_real_rats() -> None:
    rows = ("red rats 1 Ninjas", "blue rats 9 Mutants", "yellow rats 9 Warriors")
    assert loot(whole_round("MassiveAttack", *rows, plans={"red": "left 1"})) == {}


@rule("RL-82")
def test_ninjas_take_the_larger_of_the_two_results() -> None:
    rows = ("red rats 2 Ninjas", "blue rats 0 Mutants", "yellow rats 9 Warriors")
    assert loot(whole_round("DrCheese", *rows, plans={"red": "left 2"})) == {1: 2}


@rule("RL-82")
def test_ninjas_with_two_players() -> None:
    rows = ("red rats 3 Ninjas", "blue rats 6 cheese 9 Mutants")
    plans = {"red": "left 1 right 1", "blue": "left 3 right 3"}
    assert 1 not in loot(whole_round("DrCheese", *rows, plans=plans))
    told = whole_round(OPEN, *rows, plans=plans)
    assert [e.count for e in happened(told, CheeseStolen) if e.seat == 0] == [1, 1]
    told = whole_round("DrCheese", *rows, plans=plans | {"red": "left 2"})
    assert loot(told)[1] == 1


@rule("RL-83")
@pytest.mark.parametrize(
    ("event", "nursery", "born"), [(CLOSED, 0, 1), (CLOSED, 3, 3), (OPEN, 0, 1), (OPEN, 3, 4)]
)
def test_breeders_bring_one_more(event: str, nursery: int, born: int) -> None:
    rows = ("red rats 3 Breeders", "blue rats 1 Mutants")
    told = whole_round(event, *rows, plans={"red": f"nursery {nursery}"})
    assert happened(told, RatsJoined) == [RatsJoined(0, 5, born)]


@rule("RL-84")
@SIDES
def test_warriors_ignore_black(event: str) -> None:
    state = round_of(event, "red rats 1 Warriors", "blue rats 1 Mutants", food=4)
    place(state, red="dump 1")
    told = nature(state, "black")
    assert (happened(told, RatLeft), gained(told)) == ([], 0)


@rule("RL-84")
@pytest.mark.parametrize(("event", "stolen"), [("DrCheese", {1: 2}), (OPEN, {})])
def test_warriors_open_defend_with_two_more(event: str, stolen: dict[int, int]) -> None:
    rows = ("red rats 2 Mutants", "blue rats 0 Warriors", "yellow rats 0 Seers")
    state = table(*rows, rounds=5 if event == OPEN else 0, coming=event)
    nature(state, event, 1)
    while asked(state).startswith("nature"):
        RATLAND.answer(state, -1, RATLAND.answers(state, -1)[0])
    assert loot(place(state, red="left 2")) == stolen


@rule("RL-84")
def test_warriors_with_two_players_defend_so_in_each_pipe() -> None:
    rows = ("red rats 5 Mutants", "blue rats 1 cheese 9 Warriors")
    told = whole_round(OPEN, *rows, plans={"red": "left 3 right 2", "blue": "right 1"})
    assert loot(told) == {}


@rule("RL-85")
@pytest.mark.parametrize(("event", "givers"), [(CLOSED, [3]), (OPEN, [3, 1, 2])])
def test_musicians_are_given_cheese_by_the_richest_others(event: str, givers: list[int]) -> None:
    rows = ["red rats 1 cheese 9 Musicians", "blue rats 1 cheese 4 Mutants"]
    rows += ["yellow rats 1 cheese 4 Ninjas", "green rats 1 cheese 6 Warriors"]
    told = whole_round(event, *rows, "purple rats 1 cheese 1 Breeders", plans={})
    assert happened(told, CheeseGiven) == [CheeseGiven(giver, 0) for giver in givers]


@rule("RL-85")
def test_who_has_no_cheese_gives_none_to_musicians() -> None:
    rows = ("red rats 1 Musicians", "blue rats 1 cheese 0 Mutants", "yellow rats 1 cheese 1 Ninjas")
    told = whole_round(OPEN, *rows, plans={})
    assert happened(told, CheeseGiven) == [CheeseGiven(2, 0)]


@rule("RL-81", "RL-85")
def test_musicians_collect_before_alchemists_work() -> None:
    state = round_of(CLOSED, "red rats 1 cheese 1 Alchemists", "blue rats 1 Musicians")
    place(state)
    assert asked(state) == "nature draw_event"
    assert state.cheese == [0, 3]


@rule("RL-86")
def test_athletes_closed_move_one_rat_after_the_reveal() -> None:
    state = round_of(CLOSED, "red rats 3 Athletes", "blue rats 1 Mutants")
    place(state, red="dump 2 nursery 1")
    assert asked(state) == "red move_from"
    assert answers(state, "red") == [0, 5, STOP]
    say(state, "red", 0)
    assert answers(state, "red") == [1, 2, 3, 4, 5, 6]
    told = say(state, "red", 5)
    assert happened(told, AthletesMoved)[0].rats[:7] == [1, 0, 0, 0, 0, 2, 0]
    assert happened(told, RatsJoined) == [RatsJoined(0, 5, 2)]


@rule("RL-86")
def test_athletes_open_move_up_to_three_rats() -> None:
    state = round_of(OPEN, "red rats 3 Athletes", "blue rats 1 Mutants")
    place(state, red="dump 3")
    assert say(state, "red", 0, 5, 0, 5) == []
    told = say(state, "red", 0, 6)
    assert happened(told, AthletesMoved)[0].rats[:7] == [0, 0, 0, 0, 0, 2, 1]
    state = round_of(OPEN, "red rats 3 Athletes", "blue rats 1 Mutants")
    place(state, red="dump 3")
    told = say(state, "red", 0, 5, STOP)
    assert happened(told, AthletesMoved)[0].rats[:7] == [2, 0, 0, 0, 0, 1, 0]


@rule("RL-86", "RL-11")
def test_two_athletes_move_in_secret_at_the_same_time() -> None:
    rows = ["red rats 2 Athletes", "blue rats 2 Athletes"]
    rows += [f"seat rats 1 {clan}" for clan in ("Ninjas", "Warriors", "Breeders", "Mutants")]
    state = round_of(OPEN, *rows, "last rats 1 Musicians")
    place(state)
    assert RATLAND.open_seats(state) == [0, 1]
    before = RATLAND.to_json(RATLAND.observe(state, 1).table)
    say(state, "red", 6, 5, 6)
    assert RATLAND.to_json(RATLAND.observe(state, 1).table) == before
    say(state, "red", 5, STOP)
    assert RATLAND.to_json(RATLAND.observe(state, 1).table) == before
    told = say(state, "blue", 6, 0, STOP)
    assert happened(told, AthletesMoved)[0].rats[:14] == [0] * 5 + [2, 0] + [1] + [0] * 5 + [1]


@rule("RL-86", "RL-67")
def test_an_athlete_that_leaves_the_pantry_counts_twice_no_more() -> None:
    state = round_of("LockedAndLoaded", "red rats 2 Athletes", "blue rats 1 Mutants")
    place(state, red="double 2")
    assert answers(state, "red") == [BOTH, STOP]
    told = say(state, "red", BOTH, 0, STOP)
    assert happened(told, AthletesMoved)[0].double == [1, 0]
    assert happened(told, RatsJoined) == [RatsJoined(0, 5, 1)]


@rule("RL-86", "RL-67")
def test_athletes_may_send_rats_to_pantry_and_nursery_at_once_but_three_in_all() -> None:
    state = round_of("LockedAndLoaded", "red rats 5 Athletes", "blue rats 1 Mutants")
    place(state, red="dump 2 double 2")
    say(state, "red", 0)
    assert answers(state, "red") == [1, 2, 3, 4, 5, 6, BOTH]
    say(state, "red", BOTH, 0)
    assert answers(state, "red") == [1, 2, 3, 4, 5, 6]
    told = say(state, "red", 6, STOP)
    moved = happened(told, AthletesMoved)[0]
    assert (moved.rats[:7], moved.double) == ([0, 0, 0, 0, 0, 0, 5], [3, 0])
    assert happened(told, RatsJoined) == [RatsJoined(0, 5, 3)]


@rule("RL-86", "RL-67")
def test_as_a_cap_three_rats_are_at_home_after_the_athletes_moved() -> None:
    rows = ("red rats 5 cheese 9 Athletes", "blue rats 1 Mutants")
    state = round_of("LockedAndLoaded", *rows, locked_and_loaded="cap")
    place(state, red="dump 3")
    say(state, "red", 0)
    assert answers(state, "red") == [1, 2, 3, 4, BOTH]
    say(state, "red", BOTH, 0)
    assert answers(state, "red") == [1, 2, 3, 4]
    told = say(state, "red", 1, STOP)
    assert happened(told, RatsJoined) == [RatsJoined(1, 5, 1), RatsJoined(0, 5, 3)]


@rule("RL-86")
def test_athletes_without_healthy_rats_are_not_asked() -> None:
    state = round_of(CLOSED, "red rats 0 poisoned 2 Athletes", "blue rats 1 Mutants")
    place(state)
    assert asked(state) == "nature draw_event"


@rule("RL-88")
def test_seers_closed_look_at_the_next_event() -> None:
    state = table("red Seers", "blue Mutants")
    reveal(state, CLOSED, 1)
    assert asked(state) == "nature draw_event"
    told = nature(state, "Abundance")
    assert happened(told, EventForeseen) == [EventForeseen(0, 0)]
    assert told[0].seen_by(1) == EventForeseen(0, HIDDEN)
    assert (state.next_event, state.next_food) == (0, -1)
    assert RATLAND.observe(state, 0).table.next_event == 0
    assert RATLAND.observe(state, 1).table.next_event == -1
    place(state)
    assert state.event == 0


@rule("RL-88")
def test_seers_open_look_at_the_next_food_card_too() -> None:
    state = table("red Seers", "blue Mutants", rounds=5, coming=OPEN)
    reveal(state, OPEN, 1)
    nature(state, "EndOfTheGame")
    told = nature(state, 4)
    assert happened(told, FoodForeseen) == [FoodForeseen(0, 3)]
    assert told[0].seen_by(1) == FoodForeseen(0, HIDDEN)
    assert RATLAND.observe(state, 0).table.next_food == 3
    assert RATLAND.observe(state, 1).table.next_food == -1
    place(state)
    assert asked(state) == "over"


@rule("RL-88")
def test_seers_reveal_what_they_have_seen() -> None:
    state = table("red Seers", "blue Mutants", rounds=5, coming=OPEN)
    reveal(state, OPEN, 1)
    nature(state, "Drunk", 4)
    place(state)
    assert (state.event, state.food) == (7, [3])


@rule("RL-88")
def test_in_the_last_round_there_is_no_next_food_card() -> None:
    state = table("red Seers", "blue Mutants", rounds=8, coming=OPEN)
    reveal(state, OPEN, 1)
    told = nature(state, "EndOfTheGame")
    assert happened(told, FoodForeseen) == []
    assert RATLAND.open_seats(state) == [0, 1]
