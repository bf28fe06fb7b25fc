"""What the answers of RatLand touch on the table."""

from __future__ import annotations

from ratking.games.ratland.state import RatlandState
from ratking.text import words_of
from tests.games.ratland.table import RATLAND, nature, place, round_of, say

WORDS = words_of("ratland")
RED, BLUE = 0, 1


def touched(state: RatlandState, seat: int = RED) -> list[list[str]]:
    seen, question = RATLAND.observe(state, seat).table, RATLAND.question(state, seat)
    return [WORDS.touch(seen, question, answer) for answer in RATLAND.answers(state, seat)]


def test_every_number_of_rats_touches_the_space_they_go_to() -> None:
    state = round_of("DrCheese", "red rats 1", "blue")
    assert touched(state) == [["space:0"], ["space:0"]]
    say(state, "red", 0)
    assert touched(state) == [["space:1"], ["space:1"]]


def test_rats_that_count_twice_touch_nursery_and_pantry() -> None:
    state = round_of("LockedAndLoaded", "red rats 1", "blue")
    say(state, "red", 0, 0, 0, 0, 0)
    assert touched(state) == [["space:5", "space:6"]] * 2


def test_to_be_ready_touches_nothing() -> None:
    state = round_of("DrCheese", "red rats 1", "blue")
    say(state, "red", 1)
    assert touched(state) == [[], []]


def test_a_cheese_hides_in_the_nursery() -> None:
    assert touched(round_of("HideTheCheese", "red", "blue")) == [[], ["space:5"]]


def test_athletes_touch_spaces_and_stop_with_nothing() -> None:
    state = round_of("HolyRat", "red rats 2 Athletes", "blue rats 1 Corrupt")
    place(state)
    assert touched(state) == [["space:6"], []]
    say(state, "red", 8)
    assert touched(state, BLUE)[0] == ["colour:0"]
    assert touched(state, BLUE)[-1] == []


def test_scavengers_touch_the_area_that_they_search() -> None:
    state = round_of("DrCheese", "red rats 1 Scavengers", "blue rats 1 Mutants")
    place(state, blue="city 1")
    assert touched(state) == [[], ["space:0"]]


def test_wounds_touch_a_seat_and_swaps_a_rat() -> None:
    state = round_of("RattibalLecter", "red rats 3 aggressive", "blue rats 2", food=3)
    place(state, red="city 3", blue="city 2")
    assert touched(state) == [["seat:1"]]
    say(state, "red", 1)
    nature(state, "orange", "orange", "orange")
    assert touched(state, BLUE) == [[], ["space:6"], ["infirmary:1"]]


def test_athletes_touch_pantry_and_nursery_at_once_as_one_place() -> None:
    state = round_of("LockedAndLoaded", "red rats 2 Athletes", "blue rats 1 Mutants")
    place(state, red="dump 2")
    say(state, "red", 0)
    assert touched(state)[-1] == ["space:7"]


def test_a_rat_that_leaves_is_touched_in_the_area_or_in_the_infirmary() -> None:
    state = round_of("DrCheese", "red rats 3", "blue rats 1", food=3)
    place(state, red="city 2")
    nature(state, "black", "purple")
    assert touched(state) == [["space:1"], ["infirmary:0"]]
    state = round_of("DrCheese", "red rats 2 Scavengers", "blue rats 1 Ninjas", food=3)
    place(state, red="city 1")
    say(state, "red", 0)
    nature(state, "purple")
    say(state, "red", 1)
    nature(state, "black")
    assert touched(state) == [["space:6"], ["infirmary:0"]]


def test_starving_and_alchemy_touch_what_they_cost() -> None:
    state = round_of("DrCheese", "red rats 1 Alchemists", "blue rats 1 Mutants")
    place(state)
    assert touched(state) == [[], ["space:6"]]
    state = round_of("DrCheese", "red rats 4 cheese 0", "blue rats 0 cheese 0", food=3)
    place(state, red="city 1")
    nature(state, "purple")
    assert touched(state) == [["space:6"], ["infirmary:0"]]
