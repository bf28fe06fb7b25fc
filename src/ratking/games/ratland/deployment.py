"""Phase 2: behind the screens all rats are placed, place by place."""

from __future__ import annotations

from typing import Final

from ratking.core.question import Kind, Question, Step
from ratking.core.state import ask_together
from ratking.games.ratland import events as tell
from ratking.games.ratland.cards.deck import event_of
from ratking.games.ratland.pieces import BOARD, DUMP, NURSERY, PANTRY, RIGHT_PIPE
from ratking.games.ratland.screens import Screens, think_together
from ratking.games.ratland.state import DOUBLE, HIDE, PLAN, RATS, RatlandState, rats_in


def left_to_place(state: RatlandState, seat: int) -> int:
    """Count the rats that the plan has no space for yet."""
    left = rats_in(state, seat, PANTRY)
    for slot in range(seat * PLAN, seat * PLAN + HIDE):
        left -= state.plan[slot]
    return left


class HideCheese(Kind[RatlandState]):
    """Do you hide a cheese in the nursery (RL-61)?"""

    name = "hide_cheese"
    domain = "yes_no"
    together = True

    def answers(self, state: RatlandState, asked: Question) -> list[int]:
        """Yes or no."""
        return [0, 1]

    def answered(self, state: RatlandState, asked: Question, choice: int) -> None:
        """Remember it behind the screen."""
        state.plan[asked.seat * PLAN + HIDE] = choice
        ask_where(state, asked.seat, DUMP)


class Place(Kind[RatlandState]):
    """How many rats do you place on this space (RL-16)? What is left stays in the pantry."""

    name = "place"
    domain = "count"
    together = True

    def answers(self, state: RatlandState, asked: Question) -> list[int]:
        """Any number of the rats that are left, unless the event forbids it."""
        left = left_to_place(state, asked.seat)
        least, most = 0, left
        twice = event_of(state).counts_twice()
        if asked.about == DOUBLE:
            most = min(left, twice)
        elif asked.about == RIGHT_PIPE and twice and state.box.variant.locked_is_a_cap:
            least = max(0, left - twice)
        return list(range(least, most + 1))

    def answered(self, state: RatlandState, asked: Question, choice: int) -> None:
        """Remember it behind the screen."""
        state.plan[asked.seat * PLAN + asked.about] = choice
        ask_where(state, asked.seat, space_after(state, asked.about))


def space_after(state: RatlandState, space: int) -> int:
    """Name the next space to ask about; the pantry takes the rest without a question."""
    if space == RIGHT_PIPE and event_of(state).counts_twice():
        return PANTRY if state.box.variant.locked_is_a_cap else DOUBLE
    return NURSERY if space == DOUBLE else space + 1


def ask_where(state: RatlandState, seat: int, space: int) -> None:
    """Ask about a space while there are rats left, then whether the seat is ready."""
    if space != PANTRY and left_to_place(state, seat):
        ask_together(state, Question(PLACE, seat, space))
    else:
        ask_together(state, Question(READY, seat))


class Ready(Kind[RatlandState]):
    """Are you ready (1), or do you change your mind (0)?"""

    name = "ready"
    domain = "yes_no"
    together = True

    def answers(self, state: RatlandState, asked: Question) -> list[int]:
        """Yes or no."""
        return [0, 1]

    def answered(self, state: RatlandState, asked: Question, choice: int) -> None:
        """Start again, or wait for the others."""
        if not choice:
            LIFT_SCREENS.open_for(state, asked.seat)


class LiftScreens(Screens):
    """All screens go away together (RL-18)."""

    name = "lift_screens"

    def open_for(self, state: RatlandState, seat: int) -> None:
        """Take the rats in hand (RL-17); who has neither rats nor cheese to hide is not asked."""
        for slot in range(seat * PLAN, seat * PLAN + PLAN):
            state.plan[slot] = 0
        if event_of(state).hides_cheese() and state.cheese[seat]:
            ask_together(state, Question(HIDE_CHEESE, seat))
        elif rats_in(state, seat, PANTRY):
            ask_together(state, Question(PLACE, seat, DUMP))

    def run(self, state: RatlandState, asked: Question) -> None:
        """Put the rats where they were planned to be."""
        for seat in range(state.box.players):
            _carry_out(state, seat)
        state.plan = [0] * len(state.plan)
        if state.told is not None:
            lifted = tell.ScreensLifted(state.rats[:], state.double[:], state.hidden[:])
            state.told.append(lifted)


def _carry_out(state: RatlandState, seat: int) -> None:
    plan, first = seat * PLAN, seat * BOARD
    twice, rest = state.plan[plan + DOUBLE], left_to_place(state, seat)
    for space in range(PANTRY):
        state.rats[first + space] = state.plan[plan + space]
    state.rats[first + PANTRY] = rest + twice
    if event_of(state).counts_twice() and state.box.variant.locked_is_a_cap:
        twice = rest  # everybody in the pantry or the nursery counts in both (RL-67)
    state.double[seat] = twice
    state.hidden[seat] = state.plan[plan + HIDE]


class Deploy(Step[RatlandState]):
    """All players place their rats at the same time (RL-11, RL-16)."""

    name = "deploy"

    def run(self, state: RatlandState, asked: Question) -> None:
        """Put up the screens."""
        state.phase = RATS
        think_together(state, LIFT_SCREENS)


HIDE_CHEESE: Final = HideCheese()
PLACE: Final = Place()
READY: Final = Ready()
LIFT_SCREENS: Final = LiftScreens()
DEPLOY: Final = Deploy()
