"""Phase 2: behind the screens all rats are placed, place by place."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ratking.core.answers import Answers, Verb
from ratking.core.question import Amount, Kind, Step, seat_of
from ratking.core.row import below
from ratking.core.state import ask_together, tell
from ratking.games.ratland import events
from ratking.games.ratland.cards.deck import event_of
from ratking.games.ratland.pieces import DUMP, NURSERY, PANTRY, RIGHT_PIPE
from ratking.games.ratland.screens import Screens, think_together
from ratking.games.ratland.state import (
    CHEESE,
    DOUBLE,
    HIDDEN_CHEESE,
    HIDE,
    PLAN,
    RAT_PLACE,
    RATS_PHASE,
    SOME_RATS,
    TWICE,
    YES_NO,
    RatlandState,
    boards,
    of_all,
    rats_in,
)
from ratking.games.ratland.verbs_round import enter_phase
from ratking.games.ratland.verbs_screens import (
    forget_plan,
    forget_plans,
    place_as_planned,
    plan,
)


def left_to_place(state: RatlandState, seat: int) -> int:
    """Count the rats that the plan has no space for yet."""
    planned = PLAN.total(state, seat) - PLAN.of(state, seat, HIDE)
    return rats_in(state, seat, PANTRY) - planned


class HideCheese(Kind[RatlandState]):
    """Do you hide a cheese in the nursery (RL-61)?"""

    name = "hide_cheese"
    domain = Answers(Verb("hide", YES_NO))
    together = True

    def answers(self, state: RatlandState, asked: int) -> i64:
        """Yes or no."""
        return below(2)

    def goes_on(self, state: RatlandState, asked: int, choice: int) -> bool:
        """The rats are placed next."""
        return True

    def answered(self, state: RatlandState, asked: int, choice: int) -> None:
        """Remember it behind the screen."""
        seat = seat_of(state, asked)
        plan(state, seat, HIDE, choice)
        ask_where(state, seat, DUMP)


class Place(Amount[RatlandState]):
    """How many rats do you place on this space (RL-16)? What is left stays in the pantry."""

    name = "place"
    domain = Answers(Verb("place", SOME_RATS))
    together = True

    def __init__(self) -> None:
        super().__init__()
        self.space = self.holds("space", RAT_PLACE)
        self.places = [Answers(Verb(f"place {name}", SOME_RATS)) for name in RAT_PLACE.names]

    def domain_in(self, state: RatlandState, asked: int) -> Answers:
        """Name the space, too."""
        return self.places[self.space.of(state, asked)]

    def least(self, state: RatlandState, asked: int) -> int:
        """None, unless the event lets only a few stay at home."""
        if self.space.of(state, asked) != RIGHT_PIPE or not state.box.variant.locked_is_a_cap:
            return 0
        twice = event_of(state).counts_twice()
        return max(0, left_to_place(state, seat_of(state, asked)) - twice) if twice else 0

    def most(self, state: RatlandState, asked: int) -> int:
        """All rats that are left, unless only a few of them may count twice."""
        left = left_to_place(state, seat_of(state, asked))
        if self.space.of(state, asked) == DOUBLE:
            return min(left, event_of(state).counts_twice())
        return left

    def goes_on(self, state: RatlandState, asked: int, choice: int) -> bool:
        """The other spaces follow, and then whether the seat is ready."""
        return True

    def answered(self, state: RatlandState, asked: int, choice: int) -> None:
        """Remember it behind the screen."""
        seat, space = seat_of(state, asked), self.space.of(state, asked)
        plan(state, seat, space, choice)
        ask_where(state, seat, space_after(state, space))


def space_after(state: RatlandState, space: int) -> int:
    """Name the next space to ask about; the pantry takes the rest without a question."""
    if space == RIGHT_PIPE and event_of(state).counts_twice():
        return PANTRY if state.box.variant.locked_is_a_cap else DOUBLE
    return NURSERY if space == DOUBLE else space + 1


def ask_where(state: RatlandState, seat: int, space: int) -> None:
    """Ask about a space while there are rats left, then whether the seat is ready."""
    if space != PANTRY and left_to_place(state, seat):
        ask_together(state, PLACE, seat, space)
    else:
        ask_together(state, READY, seat)


class Ready(Kind[RatlandState]):
    """Are you ready (1), or do you change your mind (0)?"""

    name = "ready"
    domain = Answers(Verb("ready", YES_NO))
    together = True

    def answers(self, state: RatlandState, asked: int) -> i64:
        """Yes or no."""
        return below(2)

    def goes_on(self, state: RatlandState, asked: int, choice: int) -> bool:
        """Not being ready begins anew."""
        return not choice

    def answered(self, state: RatlandState, asked: int, choice: int) -> None:
        """Start again, or wait for the others."""
        if not choice:
            LIFT_SCREENS.open_for(state, seat_of(state, asked))


class LiftScreens(Screens):
    """All screens go away together (RL-18)."""

    name = "lift_screens"

    def open_for(self, state: RatlandState, seat: int) -> None:
        """Take the rats in hand (RL-17); a seat without rats or cheese to hide is not asked."""
        forget_plan(state, seat)
        if event_of(state).hides_cheese() and CHEESE.of(state, seat):
            ask_together(state, HIDE_CHEESE, seat)
        elif rats_in(state, seat, PANTRY):
            ask_together(state, PLACE, seat, DUMP)

    def run(self, state: RatlandState, asked: int) -> None:
        """Put the rats where they were planned to be."""
        capped = state.box.variant.locked_is_a_cap and event_of(state).counts_twice() > 0
        for seat in range(state.box.players):
            place_as_planned(state, seat, capped)
        forget_plans(state)
        if state.told is not None:
            double, hidden = of_all(state, TWICE), of_all(state, HIDDEN_CHEESE)
            tell(state, events.ScreensLifted(boards(state), double, hidden))


class Deploy(Step[RatlandState]):
    """All players place their rats at the same time (RL-11, RL-16)."""

    name = "deploy"

    def run(self, state: RatlandState, asked: int) -> None:
        """Put up the screens."""
        enter_phase(state, RATS_PHASE)
        think_together(state, LIFT_SCREENS)


HIDE_CHEESE: Final = HideCheese()
PLACE: Final = Place()
READY: Final = Ready()
LIFT_SCREENS: Final = LiftScreens()
DEPLOY: Final = Deploy()
