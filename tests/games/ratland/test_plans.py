"""A whole plan in one message: the game puts it into the answers of its questions."""

from __future__ import annotations

import pytest

from ratking.core.errors import IllegalAnswer
from ratking.games.ratland.state import RatlandState
from tests.games.ratland.table import RATLAND, round_of, table
from tests.rules import rule

MISFIT = "This plan does not fit the rats and the spaces."


def deploying(event: str = "YellowIsTheNewBlack") -> RatlandState:
    return round_of(event, "red rats 7 cheese 3", "blue rats 7 cheese 2")


def carry_out(state: RatlandState, plan: dict[str, int]) -> dict[str, int]:
    """Carry out a plan, and read what then lies behind the screen."""
    *placed, ready = RATLAND.planned(state, 0, plan)
    assert ready == 1
    for choice in placed:
        RATLAND.answer(state, 0, choice)
    assert RATLAND.question(state, 0).kind.name == "ready"
    names = RATLAND.to_json(state)["seats"][0]["plan"]  # type: ignore[index]
    return {name: count for name, count in names.items() if count}


@rule("RL-16")
def test_a_plan_is_said_space_by_space_and_the_rest_stays_at_home() -> None:
    state = deploying()
    plan = {"dump": 2, "fields": 1, "left pipe": 3, "pantry": 1}
    assert RATLAND.planned(state, 0, plan) == [2, 0, 1, 3, 0, 0, 1]
    del plan["pantry"]
    assert carry_out(deploying(), plan | {"pantry": 1}) == plan


def test_when_all_rats_are_placed_nothing_more_is_asked() -> None:
    assert RATLAND.planned(deploying(), 0, {"city": 7}) == [0, 7, 1]


def test_what_was_planned_before_is_taken_back() -> None:
    for said in ([4], [4, 1], [7], [0, 0, 0, 0, 0, 0]):
        state = deploying()
        for choice in said:
            RATLAND.answer(state, 0, choice)
        assert carry_out(state, {"nursery": 7}) == {"nursery": 7}


@rule("RL-61")
def test_a_cheese_is_hidden_with_the_plan() -> None:
    state = deploying("HideTheCheese")
    assert carry_out(state, {"dump": 7, "hidden": 1}) == {"dump": 7, "hidden": 1}
    state = deploying("HideTheCheese")
    RATLAND.answer(state, 0, 0)
    assert RATLAND.planned(state, 0, {"dump": 7})[0] == 7
    assert carry_out(state, {"dump": 7, "hidden": 1}) == {"dump": 7, "hidden": 1}


def test_rats_that_count_twice_are_part_of_the_plan() -> None:
    assert carry_out(deploying("LockedAndLoaded"), {"double": 2, "city": 5}) == {
        "double": 2,
        "city": 5,
    }


@pytest.mark.parametrize(
    "plan", [{"dump": 8}, {"dump": 2}, {"dump": 7, "hidden": 1}, {"dump": 7, "sky": 0}]
)
def test_a_plan_that_cannot_be_is_refused(plan: dict[str, int]) -> None:
    with pytest.raises(IllegalAnswer, match=MISFIT):
        RATLAND.planned(deploying(), 0, plan)


def test_nobody_plans_when_nothing_is_to_be_planned() -> None:
    with pytest.raises(IllegalAnswer, match="Nobody asks for a plan here"):
        RATLAND.planned(RATLAND.new({"players": 2, "boards": "choice"}), 0, {"dump": 7})
    with pytest.raises(IllegalAnswer, match="It is not this seat"):
        RATLAND.planned(table("red rats 7", "blue rats 7"), 0, {"dump": 7})
