"""What the table counts for those who look at it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ratking.games.ratland.counted import counted
from ratking.games.ratland.events import BagFilled
from ratking.games.ratland.state import RatlandState
from tests.games.ratland.table import RATLAND, happened, place, round_of, say


def count(state: RatlandState, seat: int | None = None) -> dict[str, Any]:
    found: dict[str, Any] = {**counted(state)}
    return found if seat is None else found["seats"][seat]


def test_the_food_on_offer_is_what_will_be_in_the_bag() -> None:
    state = round_of("DrCheese", "red", "blue", "yellow", "green", "purple")
    assert count(state)["food"][0] == {"yellow": 7, "white": 7}
    told = place(state)
    assert happened(told, BagFilled)[0].pieces[:3] == [7, 0, 7]


def test_the_feeding_table_is_the_printed_one() -> None:
    found = count(round_of("DrCheese", "red rats 9", "blue"))
    assert found["feeding"][:3] == [[3, 0], [6, 1], [9, 3]]
    assert found["costs"][7] == 3
    assert len(found["costs"]) == 20
    assert found["seats"][0]["upkeep"] == 3


def test_neighbours_are_those_at_the_ends_of_the_pipes() -> None:
    state = round_of("DrCheese", "red", "blue", "yellow")
    assert count(state, 0)["neighbours"] == [1, 2]
    assert count(state)["guarding"] == ["pantry", "pantry"]
    assert count(round_of("DrCheese", "red", "blue"))["guarding"] == ["right pipe", "left pipe"]


def test_bonuses_of_events_and_clans_are_counted() -> None:
    state = round_of("MassiveAttack", "red rats 2 Breeders", "blue Mutants")
    assert count(state, 0)["strength"] == [0, 2, 3]
    assert count(state, 0)["young"] == [1, 1, 2]
    assert count(round_of("HolyRat", "red rats 1 Warriors", "blue Mutants"), 0)["guard"] == [2, 3]


def test_no_more_young_are_promised_than_the_supply_holds() -> None:
    state = round_of("DrCheese", "red rats 3", "blue", supply=1)
    assert count(state, 0)["young"] == [0, 1, 1, 1]


def test_a_cap_on_the_rats_at_home_is_told() -> None:
    rows = ("red", "blue")
    assert count(round_of("LockedAndLoaded", *rows))["most_at_home"] is None
    state = round_of("LockedAndLoaded", *rows, locked_and_loaded="cap")
    assert count(state)["most_at_home"] == 3
    assert "nursery" not in count(state)["asks"]


def test_who_may_hide_a_cheese_is_told() -> None:
    state = round_of("HideTheCheese", "red cheese 1", "blue cheese 0")
    assert [count(state, seat)["hides"] for seat in (0, 1)] == [True, False]
    assert not count(round_of("DrCheese", "red", "blue"), 0)["hides"]


@pytest.mark.parametrize("event", ["DrCheese", "LockedAndLoaded"])
def test_a_plan_is_said_in_the_order_of_the_questions_until_no_rat_is_left(event: str) -> None:
    state = round_of(event, "red rats 5", "blue")
    asks, rng, left = count(state)["asks"], Random(event), 5
    assert ("double" in asks) == (event == "LockedAndLoaded")
    for slot in asks:
        asked = RATLAND.question(state, 0)
        if not left:
            break
        assert asked.kind.name == "place"
        assert (slot == "double") == (asked.of("space") == 7)
        share = rng.choice(RATLAND.answers(state, 0)[:3])
        left -= share
        say(state, "red", share)
    assert RATLAND.question(state, 0).kind.name == "ready"


def test_what_is_counted_is_not_read_back() -> None:
    state = round_of("DrCheese", "red", "blue")
    data = RATLAND.to_json(state)
    assert RATLAND.to_json(RATLAND.from_json(data | {"counted": {}})) == data
