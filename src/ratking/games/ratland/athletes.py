"""Athletes: after the screens are lifted they may move rats to other spaces (RL-86).

While Locked and Loaded is in force, being in the pantry and in the nursery at once is one more
place that rats may leave or reach, up to three of them in all (RL-67).
"""

from __future__ import annotations

from typing import Final

from ratking.core.question import Kind, Question, Step
from ratking.core.state import ask_together
from ratking.games.ratland import events as tell
from ratking.games.ratland.cards.clans import clan_of
from ratking.games.ratland.cards.deck import event_of
from ratking.games.ratland.pieces import BOARD, NURSERY, PANTRY
from ratking.games.ratland.screens import Screens, think_together
from ratking.games.ratland.state import DOUBLE, PLAN, RatlandState, healthy, is_open, rats_in

PLACES: Final = DOUBLE + 1
"""The spaces of a board, and pantry and nursery at once."""

STOP: Final = PLACES
"""The answer in place of a space: that was all."""


def has_room(state: RatlandState, seat: int, place: int) -> bool:
    """Say whether a rat may move there: no more than three may count twice (RL-67)."""
    twice = event_of(state).counts_twice()
    if place == DOUBLE:
        return state.plan[seat * PLAN + DOUBLE] < twice
    at_home = place in (NURSERY, PANTRY)
    return not (at_home and twice and state.box.variant.locked_is_a_cap)


def moves_of(state: RatlandState, seat: int) -> int:
    """Count the rats that a seat may move; without rats there is nothing to choose."""
    return clan_of(state, seat).moves(is_open(state)) if healthy(state, seat) else 0


class MoveFrom(Kind[RatlandState]):
    """From which space do you move a rat? The question knows how many moves are left."""

    name = "move_from"
    domain = "space"
    together = True

    def answers(self, state: RatlandState, asked: Question) -> list[int]:
        """List the places with a rat, and stopping."""
        plan = asked.seat * PLAN
        return [place for place in range(PLACES) if state.plan[plan + place]] + [STOP]

    def answered(self, state: RatlandState, asked: Question, choice: int) -> None:
        """Ask where to, or wait for the others."""
        if choice != STOP:
            ask_together(state, Question(MOVE_TO, asked.seat, asked.about, (choice,)))


class MoveTo(Kind[RatlandState]):
    """To which space does it go?"""

    name = "move_to"
    domain = "space"
    together = True

    def answers(self, state: RatlandState, asked: Question) -> list[int]:
        """List the other places with room for it."""
        places = [place for place in range(PLACES) if place != asked.picks[0]]
        return [place for place in places if has_room(state, asked.seat, place)]

    def answered(self, state: RatlandState, asked: Question, choice: int) -> None:
        """Remember it, and ask again while moves are left."""
        state.plan[asked.seat * PLAN + asked.picks[0]] -= 1
        state.plan[asked.seat * PLAN + choice] += 1
        if asked.about > 1:
            ask_together(state, Question(MOVE_FROM, asked.seat, asked.about - 1))


class LandAthletes(Screens):
    """All Athletes show their moves together."""

    name = "land_athletes"

    def open_for(self, state: RatlandState, seat: int) -> None:
        """Begin with the rats as they stand."""
        moves = moves_of(state, seat)
        if moves:
            plan = seat * PLAN
            for space in range(BOARD):
                state.plan[plan + space] = rats_in(state, seat, space)
            state.plan[plan + PANTRY] -= state.double[seat]
            state.plan[plan + DOUBLE] = state.double[seat]
            ask_together(state, Question(MOVE_FROM, seat, moves))

    def run(self, state: RatlandState, asked: Question) -> None:
        """Put the rats where they were moved."""
        for seat in range(state.box.players):
            if moves_of(state, seat):
                _land(state, seat)
        state.plan = [0] * len(state.plan)
        if state.told is not None:
            state.told.append(tell.AthletesMoved(state.rats[:], state.double[:]))


def _land(state: RatlandState, seat: int) -> None:
    for space in range(BOARD):
        state.rats[seat * BOARD + space] = state.plan[seat * PLAN + space]
    state.double[seat] = state.plan[seat * PLAN + DOUBLE]
    state.rats[seat * BOARD + PANTRY] += state.double[seat]


class AthletesMove(Step[RatlandState]):
    """Between the reveal and the attacks Athletes may move."""

    name = "athletes_move"

    def run(self, state: RatlandState, asked: Question) -> None:
        """Ask them if there are any."""
        for seat in range(state.box.players):
            if moves_of(state, seat):
                think_together(state, LAND_ATHLETES)
                return


MOVE_FROM: Final = MoveFrom()
MOVE_TO: Final = MoveTo()
LAND_ATHLETES: Final = LandAthletes()
ATHLETES_MOVE: Final = AthletesMove()
