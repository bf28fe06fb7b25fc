"""Athletes: after the screens are lifted they may move rats to other spaces (RL-86).

While Locked and Loaded is in force, being in the pantry and in the nursery at once is one more
place that rats may leave or reach, up to three of them in all (RL-67).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ratking.core.answers import Answers, Verb
from ratking.core.domain import Count
from ratking.core.question import Kind, Step, seat_of
from ratking.core.row import bit
from ratking.core.state import ask_together, tell
from ratking.games.ratland import events
from ratking.games.ratland.cards.clans import clan_of
from ratking.games.ratland.cards.deck import event_of
from ratking.games.ratland.pieces import NURSERY, PANTRY
from ratking.games.ratland.screens import Screens, think_together
from ratking.games.ratland.state import (
    DOUBLE,
    PLAN,
    RAT_PLACE,
    TWICE,
    RatlandState,
    boards,
    healthy,
    is_open,
    of_all,
)
from ratking.games.ratland.verbs_screens import (
    forget_plans,
    move_as_planned,
    plan_to_move,
    plan_to_stay,
)

PLACES: Final = DOUBLE + 1
"""The spaces of a board, and pantry and nursery at once."""

FROM_OR_STOP: Final = Answers(Verb("from", RAT_PLACE), Verb("stop"))
STOP: Final = FROM_OR_STOP.first("stop")
"""The answer in place of a space: that was all."""

MOST_MOVES: Final = 3


def has_room(state: RatlandState, seat: int, place: int) -> bool:
    """Say whether a rat may move there: no more than three may count twice (RL-67)."""
    twice = event_of(state).counts_twice()
    if place == DOUBLE:
        return PLAN.of(state, seat, DOUBLE) < twice
    at_home = place in (NURSERY, PANTRY)
    return not (at_home and twice and state.box.variant.locked_is_a_cap)


def moves_of(state: RatlandState, seat: int) -> int:
    """Count the rats that a seat may move; without rats there is nothing to choose."""
    moves = clan_of(state, seat).moves(is_open(state))
    return moves if moves and healthy(state, seat) else 0


class MoveFrom(Kind[RatlandState]):
    """From which space do you move a rat? The question knows how many moves are left."""

    name = "move_from"
    domain = FROM_OR_STOP
    together = True

    def __init__(self) -> None:
        super().__init__()
        self.moves = self.holds("moves", Count(MOST_MOVES, least=1))

    def answers(self, state: RatlandState, asked: int) -> i64:
        """List the places with a rat, and stopping."""
        seat, found = seat_of(state, asked), bit(STOP)
        for place in range(PLACES):
            if PLAN.of(state, seat, place):
                found |= bit(place)
        return found

    def goes_on(self, state: RatlandState, asked: int, choice: int) -> bool:
        """A rat that is taken up must be put down."""
        return choice != STOP

    def answered(self, state: RatlandState, asked: int, choice: int) -> None:
        """Ask where to, or wait for the others."""
        if choice != STOP:
            moves = self.moves.of(state, asked)
            ask_together(state, MOVE_TO, seat_of(state, asked), moves, choice)


class MoveTo(Kind[RatlandState]):
    """To which space does it go?"""

    name = "move_to"
    domain = Answers(Verb("to", RAT_PLACE))
    together = True

    def __init__(self) -> None:
        super().__init__()
        self.moves = self.holds("moves", Count(MOST_MOVES, least=1))
        self.source = self.holds("source", RAT_PLACE)

    def answers(self, state: RatlandState, asked: int) -> i64:
        """List the other places with room for it."""
        seat, source = seat_of(state, asked), self.source.of(state, asked)
        found: i64 = 0
        for place in range(PLACES):
            if place != source and has_room(state, seat, place):
                found |= bit(place)
        return found

    def goes_on(self, state: RatlandState, asked: int, choice: int) -> bool:
        """While moves are left it goes on."""
        return self.moves.of(state, asked) > 1

    def answered(self, state: RatlandState, asked: int, choice: int) -> None:
        """Remember it, and ask again while moves are left."""
        seat, moves = seat_of(state, asked), self.moves.of(state, asked)
        plan_to_move(state, seat, self.source.of(state, asked), choice)
        if moves > 1:
            ask_together(state, MOVE_FROM, seat, moves - 1)


class LandAthletes(Screens):
    """All Athletes show their moves together."""

    name = "land_athletes"

    def open_for(self, state: RatlandState, seat: int) -> None:
        """Begin with the rats as they stand."""
        moves = moves_of(state, seat)
        if moves:
            plan_to_stay(state, seat)
            ask_together(state, MOVE_FROM, seat, moves)

    def run(self, state: RatlandState, asked: int) -> None:
        """Put the rats where they were moved."""
        for seat in range(state.box.players):
            if moves_of(state, seat):
                move_as_planned(state, seat)
        forget_plans(state)
        if state.told is not None:
            tell(state, events.AthletesMoved(boards(state), of_all(state, TWICE)))


class AthletesMove(Step[RatlandState]):
    """Between the reveal and the attacks Athletes may move."""

    name = "athletes_move"

    def run(self, state: RatlandState, asked: int) -> None:
        """Ask them if there are any."""
        for seat in range(state.box.players):
            if moves_of(state, seat):
                think_together(state, LAND_ATHLETES)
                return


MOVE_FROM: Final = MoveFrom()
MOVE_TO: Final = MoveTo()
LAND_ATHLETES: Final = LandAthletes()
ATHLETES_MOVE: Final = AthletesMove()
