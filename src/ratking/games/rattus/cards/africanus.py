"""Class cards of Africanus."""

from __future__ import annotations

from typing import Final

from ratking.core.question import NOBODY, Kind, Question, Step
from ratking.core.state import ask
from ratking.games.rattus.cards import ClassCard, leaders
from ratking.games.rattus.questions import Ask
from ratking.games.rattus.state import RattusState
from ratking.games.rattus.tokens import ISLAMIC
from ratking.games.rattus.verbs import place_caravan, place_citizens


class AWayForTheCaravan(Ask):
    """The region that the Caravan passes through."""

    name = "a_way_for_the_caravan"

    def answers(self, state: RattusState, seat: int, picks: tuple[int, ...]) -> list[int]:
        """List the neighbours from which it can go on."""
        here = state.caravan
        near = state.box.neighbours
        return [way for way in near[here] if any(goal != here for goal in near[way])]


class AGoalForTheCaravan(Ask):
    """The region in which the Caravan ends: not the one where it started."""

    name = "a_goal_for_the_caravan"

    def answers(self, state: RattusState, seat: int, picks: tuple[int, ...]) -> list[int]:
        """List where it can go from the region on its way."""
        return [goal for goal in state.box.neighbours[picks[-1]] if goal != state.caravan]


class Caravanner(ClassCard):
    """Move the Caravan two steps; where it leaves and passes, majorities grow (RA-12)."""

    number = 21
    family = ISLAMIC
    asks = [AWayForTheCaravan(), AGoalForTheCaravan()]

    def resolve(self, state: RattusState, seat: int, picks: tuple[int, ...]) -> None:
        """Settle the region where it started, then the one it passed through."""
        way, goal = picks
        ask(state, CARAVAN_PASSES, NOBODY, way, (seat,))
        ask(state, CARAVAN_PASSES, NOBODY, state.caravan, (seat,))
        place_caravan(state, seat, goal)


class CaravanPasses(Step[RattusState]):
    """Whoever has the most citizens where the Caravan passes may add one."""

    name = "caravan_passes"

    def run(self, state: RattusState, asked: Question) -> None:
        """Ask the leaders clockwise from the active player; without stock, nothing."""
        found = leaders(state, asked.about)
        players = state.box.players
        for step in range(players - 1, -1, -1):
            seat = (asked.picks[0] + step) % players
            if seat in found and state.hand[seat]:
                ask(state, JOIN_CARAVAN, seat, asked.about)


class JoinCaravan(Kind[RattusState]):
    """Add a citizen where the Caravan passes?"""

    name = "join_caravan"
    domain = "yes_no"

    def answers(self, state: RattusState, asked: Question) -> list[int]:
        """It may be declined."""
        return [0, 1]

    def answered(self, state: RattusState, asked: Question, choice: int) -> None:
        """Place the citizen, or not."""
        if choice:
            place_citizens(state, asked.seat, asked.about, 1)


class PlaceCaravan(Kind[RattusState]):
    """Where does the Caravan start?"""

    name = "place_caravan"
    domain = "region"

    def answers(self, state: RattusState, asked: Question) -> list[int]:
        """Any region in play."""
        return state.box.in_play[:]

    def answered(self, state: RattusState, asked: Question, choice: int) -> None:
        """Put it there."""
        place_caravan(state, asked.seat, choice)


CARAVAN_PASSES: Final = CaravanPasses()
JOIN_CARAVAN: Final = JoinCaravan()
PLACE_CARAVAN: Final = PlaceCaravan()
