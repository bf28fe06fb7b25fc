"""Citizens on the way: which regions they reach, and which tokens they take along."""

from __future__ import annotations

from typing import Final

from ratking.core.question import Kind, Question
from ratking.core.state import ask
from ratking.games.rattus.board import REGIONS
from ratking.games.rattus.state import RattusState, citizens_of
from ratking.games.rattus.verbs import move_citizens

HAVEN: Final = REGIONS
"""The Safe Haven as the goal of a journey."""


def has_diplomat(state: RattusState, seat: int, region: int) -> bool:
    """Say whether one of the seat's citizens there is a diplomat."""
    return bool(state.diplomats) and state.diplomats[region * state.box.players + seat] > 0


def potions_of(state: RattusState, seat: int, region: int) -> int:
    """Count the seat's citizens there that have a potion."""
    return state.potions[region * state.box.players + seat] if state.potions else 0


def carries_both(state: RattusState, seat: int, region: int) -> bool:
    """Say whether the seat's diplomat there has a potion too."""
    both = state.carrying_both
    return bool(both) and both[region * state.box.players + seat] > 0


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
    if not has_diplomat(state, seat, origin) or goal == HAVEN:
        return True
    return not has_diplomat(state, seat, goal)


def goals_nearby(state: RattusState, seat: int, origin: int) -> list[int]:
    """List the neighbouring regions that at least one citizen can go to."""
    near = state.ways.neighbours[origin]
    if not state.diplomats:
        return near[:]
    return [goal for goal in near if can_leave(state, seat, origin, goal)]


def goals_anywhere(state: RattusState, seat: int, origin: int) -> list[int]:
    """List all other regions that at least one citizen can go to."""
    return [
        goal
        for goal in state.box.in_play
        if goal != origin and can_leave(state, seat, origin, goal)
    ]


def travel(state: RattusState, seat: int, origin: int, goal: int, count: int) -> None:
    """Move citizens; their owner says which tokens go along, where there is a choice."""
    stays_behind = count < citizens_of(state, seat, origin)
    if (
        has_diplomat(state, seat, origin)
        and stays_behind
        and diplomat_may_go(state, seat, origin, goal)
    ):
        ask(state, TAKE_DIPLOMAT, seat, origin, (goal, count))
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
        ask(state, TAKE_POTIONS, seat, origin, (goal, count, diplomat))


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
    domain = "yes_no"

    def answers(self, state: RattusState, asked: Question) -> list[int]:
        """It is the owner's choice."""
        return [0, 1]

    def answered(self, state: RattusState, asked: Question, choice: int) -> None:
        """Go on with the journey."""
        goal, count = asked.picks
        depart(state, asked.seat, asked.about, goal, count, choice)


class TakePotions(Kind[RattusState]):
    """How many potions go along?"""

    name = "take_potions"
    domain = "count"

    def answers(self, state: RattusState, asked: Question) -> list[int]:
        """List the possible numbers."""
        _, count, diplomat = asked.picks
        fewest, most = potions_along(state, asked.seat, asked.about, count, diplomat)
        return list(range(fewest, most + 1))

    def answered(self, state: RattusState, asked: Question, choice: int) -> None:
        """Off they go."""
        goal, count, diplomat = asked.picks
        move_citizens(state, asked.seat, asked.about, goal, count, diplomat, choice)


TAKE_DIPLOMAT: Final = TakeDiplomat()
TAKE_POTIONS: Final = TakePotions()
