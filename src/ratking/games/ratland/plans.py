"""A whole plan at once: how many rats go where, put into answers space by space (RL-16)."""

from __future__ import annotations

from collections.abc import Mapping

from ratking.core.errors import IllegalAnswer
from ratking.core.state import answer_at, kind_at, open_place
from ratking.games.ratland.deployment import HIDE_CHEESE, PLACE, READY, left_to_place
from ratking.games.ratland.pieces import DUMP, PANTRY, SPACES
from ratking.games.ratland.state import HIDE, PLAN, PLAN_NAMES, RatlandState

HIDDEN = PLAN_NAMES[HIDE]


def answers_to(state: RatlandState, seat: int, plan: Mapping[str, int]) -> list[int]:
    """List the answers that make this plan, from wherever the questions stand.

    What was planned before is taken back first: all that is left is placed, and not being ready
    begins anew.
    """
    table, given = state.copy(), list[int]()
    if kind_at(table, open_place(table, seat)) not in (HIDE_CHEESE, PLACE, READY):
        raise IllegalAnswer("Nobody asks for a plan here.")
    if not _begins(table, seat, plan):
        _begin_anew(table, seat, given)
    while kind_at(table, open_place(table, seat)) is not READY:
        _give(table, seat, given, plan.get(_asked_for(table, seat), 0))
    if any(name not in PLAN_NAMES for name in plan) or _planned(table, seat) != _wanted(plan):
        raise IllegalAnswer("This plan does not fit the rats and the spaces.")
    return [*given, 1]


def _begins(table: RatlandState, seat: int, plan: Mapping[str, int]) -> bool:
    """Say whether nothing has been planned yet, apart from the cheese as it is wanted."""
    place = open_place(table, seat)
    kind = kind_at(table, place)
    if kind is not PLACE:
        return kind is HIDE_CHEESE
    hides = PLAN.of(table, seat, HIDE) == plan.get(HIDDEN, 0)
    return hides and PLACE.space.of(table, place) == DUMP


def _begin_anew(table: RatlandState, seat: int, given: list[int]) -> None:
    while kind_at(table, open_place(table, seat)) is not READY:
        _give(table, seat, given, PLACE.most(table, open_place(table, seat)))
    _give(table, seat, given, 0)


def _asked_for(table: RatlandState, seat: int) -> str:
    """Name the part of a plan that the open question is about."""
    place = open_place(table, seat)
    if kind_at(table, place) is HIDE_CHEESE:
        return HIDDEN
    return PLAN_NAMES[PLACE.space.of(table, place)]


def _give(table: RatlandState, seat: int, given: list[int], choice: int) -> None:
    place = open_place(table, seat)
    if choice not in kind_at(table, place).listed(table, place):
        raise IllegalAnswer("This plan does not fit the rats and the spaces.")
    answer_at(table, place, choice)
    given.append(choice)


def _planned(table: RatlandState, seat: int) -> tuple[int, list[int]]:
    """Count what stays at home, and what goes where."""
    return left_to_place(table, seat), PLAN.all(table, seat)


def _wanted(plan: Mapping[str, int]) -> tuple[int, list[int]]:
    home = SPACES[PANTRY]
    return plan.get(home, 0), [0 if name == home else plan.get(name, 0) for name in PLAN_NAMES]
