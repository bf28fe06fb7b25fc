"""The stack of pending questions that every game's state carries."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from ratking.core.errors import IllegalAnswer
from ratking.core.event import Event
from ratking.core.question import Kind, Question


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Any moment of a game as plain data: what is pending, and the events being told."""

    def __init__(self) -> None:
        self.pending: list[Question] = []
        self.told: list[Event] | None = None
        self.legal_seat = 0
        self.legal: list[int] | None = None

    def copy(self) -> State:
        """Make an equal state that shares nothing that can change."""
        raise NotImplementedError

    def __copy__(self) -> State:
        """Copy as `copy` does."""
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        """Copy as `copy` does: what it shares never changes."""
        return self.copy()


def ask(
    state: State, kind: Kind[Any], seat: int, about: int = 0, picks: tuple[int, ...] = ()
) -> None:
    """Put a question on the table; it is answered before whatever lies below it."""
    state.pending.append(Question(kind, seat, about, picks))


def ask_together(state: State, question: Question) -> None:
    """Open a question beside those that others still think about, in the order of the seats.

    The order keeps the state the same whichever seat answers first.
    """
    place = len(state.pending)
    while place > 0 and _stands_above(state.pending[place - 1], question):
        place -= 1
    state.pending.insert(place, question)


def _stands_above(other: Question, question: Question) -> bool:
    return other.kind.together and other.seat < question.seat


def open_questions(state: State) -> list[Question]:
    """List the questions that may be answered now: the top one and those asked together with it."""
    if not state.pending:
        return []
    if not state.pending[-1].kind.together:
        return [state.pending[-1]]
    first = len(state.pending)
    while first > 0 and state.pending[first - 1].kind.together:
        first -= 1
    return state.pending[first:][::-1]


def open_question(state: State, seat: int) -> Question:
    """Find the question this seat may answer now."""
    return state.pending[open_place(state, seat)]


def open_place(state: State, seat: int) -> int:
    """Find where on the stack this seat's open question lies."""
    place = len(state.pending) - 1
    if place >= 0 and state.pending[place].seat == seat:
        return place
    while place >= 0 and state.pending[place].kind.together:
        if state.pending[place].seat == seat:
            return place
        place -= 1
    raise IllegalAnswer("It is not this seat that has to answer now.")


def take_question(state: State, seat: int) -> Question:
    """Take the question that this seat answers off the table."""
    place = open_place(state, seat)
    if place == len(state.pending) - 1:
        return state.pending.pop()
    return state.pending.pop(place)


def proceed(state: State) -> None:
    """Take the steps that ask nobody until a question is open or the game is over."""
    while state.pending and not state.pending[-1].kind.waits:
        step = state.pending.pop()
        step.kind.run(state, step)
