"""Citizens on the way: which regions they reach, and which tokens they take along."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ratking.core.answers import Answers, Verb
from ratking.core.question import Kind, seat_of
from ratking.core.row import below, bit, mask
from ratking.core.state import ask, asked_again
from ratking.games.rattus.board import REGIONS
from ratking.games.rattus.domains import CITIZENS_COUNT, GOAL, REGION, YES_NO
from ratking.games.rattus.state import (
    CARRYING_BOTH,
    DIPLOMATS,
    POTIONS,
    WITH_DIPLOMATS,
    RattusState,
    citizens_of,
)
from ratking.games.rattus.verbs import move_citizens

TO_HAVEN: Final = REGIONS
"""The Safe Haven as the goal of a journey."""


def has_diplomat(state: RattusState, seat: int, region: int) -> bool:
    """Say whether one of the seat's citizens there is a diplomat."""
    return DIPLOMATS.of(state, region, seat) > 0


def potions_of(state: RattusState, seat: int, region: int) -> int:
    """Count the seat's citizens there that have a potion."""
    return POTIONS.of(state, region, seat)


def carries_both(state: RattusState, seat: int, region: int) -> bool:
    """Say whether the seat's diplomat there has a potion too."""
    return CARRYING_BOTH.of(state, region, seat) > 0


def plain_citizens(state: RattusState, seat: int, region: int) -> int:
    """Count the seat's citizens there that carry nothing."""
    tokens = potions_of(state, seat, region) + has_diplomat(state, seat, region)
    bearers = tokens - carries_both(state, seat, region)
    return citizens_of(state, seat, region) - bearers


def can_leave(state: RattusState, seat: int, origin: int, goal: int) -> int:
    """Count who may go: a diplomat does not come where another one is (RA-13)."""
    count = citizens_of(state, seat, origin)
    return count if diplomat_may_go(state, seat, origin, goal) else count - 1


def diplomat_may_go(state: RattusState, seat: int, origin: int, goal: int) -> bool:
    """Say whether nothing keeps a diplomat from the journey."""
    if not has_diplomat(state, seat, origin) or goal == TO_HAVEN:
        return True
    return not has_diplomat(state, seat, goal)


def goals_nearby(state: RattusState, seat: int, origin: int) -> i64:
    """Mark the neighbouring regions that at least one citizen can go to."""
    if not WITH_DIPLOMATS.of(state):
        return state.ways.near[origin]
    return _goals_of(state, seat, origin, state.ways.neighbours[origin])


def goals_anywhere(state: RattusState, seat: int, origin: int) -> i64:
    """Mark all other regions that at least one citizen can go to."""
    if not WITH_DIPLOMATS.of(state):
        return state.box.regions & ~bit(origin) if citizens_of(state, seat, origin) else 0
    return _goals_of(state, seat, origin, state.box.in_play)


def _goals_of(state: RattusState, seat: int, origin: int, goals: list[int]) -> i64:
    found: i64 = 0
    for goal in goals:
        if goal != origin and can_leave(state, seat, origin, goal):
            found |= bit(goal)
    return found


def travel(state: RattusState, seat: int, origin: int, goal: int, count: int) -> None:
    """Move citizens; their owner says which tokens go along, where there is a choice."""
    stays_behind = count < citizens_of(state, seat, origin)
    if (
        has_diplomat(state, seat, origin)
        and stays_behind
        and diplomat_may_go(state, seat, origin, goal)
    ):
        ask(state, TAKE_DIPLOMAT, seat, origin, goal, count)
    else:
        depart(state, seat, origin, goal, count, must_go(state, seat, origin, count))


def must_go(state: RattusState, seat: int, origin: int, count: int) -> int:
    """Say whether everybody leaves, the diplomat too."""
    everybody = count == citizens_of(state, seat, origin)
    return int(everybody and has_diplomat(state, seat, origin))


def depart(
    state: RattusState, seat: int, origin: int, goal: int, count: int, diplomat: int
) -> None:
    """Go, once it is settled how many potions go along."""
    fewest, most = potions_along(state, seat, origin, count, diplomat)
    if fewest == most:
        move_citizens(state, seat, origin, goal, count, diplomat, fewest)
    else:
        ask(state, TAKE_POTIONS, seat, origin, goal, count, diplomat)


def potions_along(
    state: RattusState, seat: int, origin: int, count: int, diplomat: int
) -> tuple[int, int]:
    """Count the fewest and the most potions among so many travellers, the diplomat's included."""
    others = count - diplomat
    both = int(carries_both(state, seat, origin))
    fewest = max(0, others - plain_citizens(state, seat, origin))
    most = min(potions_of(state, seat, origin) - both, others)
    return both * diplomat + fewest, both * diplomat + most


class TakeDiplomat(Kind[RattusState]):
    """Does the diplomat go along?"""

    name = "take_diplomat"
    domain = Answers(Verb("diplomat", YES_NO))

    def __init__(self) -> None:
        super().__init__()
        self.origin = self.holds("origin", REGION)
        self.goal = self.holds("goal", GOAL)
        self.count = self.holds("count", CITIZENS_COUNT)

    def answers(self, state: RattusState, asked: int) -> i64:
        """It is the owner's choice."""
        return mask([0, 1])

    def goes_on(self, state: RattusState, asked: int, choice: int) -> bool:
        """The turn goes on."""
        return asked_again(state, asked)

    def answered(self, state: RattusState, asked: int, choice: int) -> None:
        """Go on with the journey."""
        origin, goal = self.origin.of(state, asked), self.goal.of(state, asked)
        depart(state, seat_of(state, asked), origin, goal, self.count.of(state, asked), choice)


class TakePotions(Kind[RattusState]):
    """How many potions go along?"""

    name = "take_potions"
    domain = Answers(Verb("potions", CITIZENS_COUNT))

    def __init__(self) -> None:
        super().__init__()
        self.origin = self.holds("origin", REGION)
        self.goal = self.holds("goal", GOAL)
        self.count = self.holds("count", CITIZENS_COUNT)
        self.diplomat = self.holds("diplomat", YES_NO)

    def answers(self, state: RattusState, asked: int) -> i64:
        """Mark the possible numbers."""
        origin, count = self.origin.of(state, asked), self.count.of(state, asked)
        diplomat = self.diplomat.of(state, asked)
        fewest, most = potions_along(state, seat_of(state, asked), origin, count, diplomat)
        return below(most + 1) & ~below(fewest)

    def goes_on(self, state: RattusState, asked: int, choice: int) -> bool:
        """The turn goes on."""
        return asked_again(state, asked)

    def answered(self, state: RattusState, asked: int, choice: int) -> None:
        """Off they go."""
        origin, goal = self.origin.of(state, asked), self.goal.of(state, asked)
        count, diplomat = self.count.of(state, asked), self.diplomat.of(state, asked)
        move_citizens(state, seat_of(state, asked), origin, goal, count, diplomat, choice)


TAKE_DIPLOMAT: Final = TakeDiplomat()
TAKE_POTIONS: Final = TakePotions()
