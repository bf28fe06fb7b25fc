"""A state: one row of numbers, at whose end lies the stack of frames that wait to be answered."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i16, i64, mypyc_attr

from ratking.core.errors import IllegalAnswer
from ratking.core.event import Event
from ratking.core.field import Row
from ratking.core.question import FIRST, SEAT, WIDTH, Kind, Question
from ratking.core.row import NO_NUMBERS, Numbers
from ratking.core.view import look

NOW: Final = 0
"""Where the frame lies that is being answered: before the fields, so that it stays readable."""


class Telling:
    """What happened while an answer was given; to a watcher also the state after each event."""

    def __init__(self, watched: bool) -> None:
        self.watched = watched
        self.events: list[Event] = []
        self.states: list[State] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Numbers):
    """Any moment of a game as plain data, and the events being told.

    The row holds the frame being answered, the fields that the game declares (see core/field.py)
    and the stack of frames; `top` is the place behind the last one.
    """

    def __init__(self, declared: Row) -> None:
        super().__init__(NO_NUMBERS)
        self.declared = declared
        self.bottom: i64 = declared.size
        self.top: i64 = declared.size
        self.kinds: list[Kind[Any]] = declared.kinds
        self.told: Telling | None = None
        self.legal_seat = 0
        self.legal: list[int] | None = None

    def lay_out(self) -> None:
        """Begin with an empty table and nothing to answer."""
        self.numbers = self.declared.blank()
        self.top = self.bottom

    def become(self, other: State) -> None:
        """Take over everything that another state of the same game says."""
        self.numbers = other.numbers[:]
        self.top = other.top
        self.legal_seat = other.legal_seat
        self.legal = other.legal

    def copy(self) -> State:
        """Make an equal state that shares nothing that can change."""
        raise NotImplementedError

    def __copy__(self) -> State:
        """Copy as `copy` does."""
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        """Copy as `copy` does: what it shares never changes."""
        return self.copy()

    def key(self) -> bytes:
        """Write what tells this state from others of its box: its fields and its frames."""
        return bytes(memoryview(self.numbers[WIDTH : self.top]))

    def lying(self) -> bytes:
        """Write what lies on the table, without what waits."""
        return bytes(memoryview(self.numbers[WIDTH : self.bottom]))

    @property
    def pending(self) -> list[Question]:
        """Show everything that waits, what is answered first at the end."""
        return [question_at(self, place) for place in range(self.bottom, self.top, WIDTH)]

    def shown(self, name: str) -> Any:
        """Show a declared field by its name; a game's state does so as its `__getattr__`."""
        if name not in self.declared.fields:
            raise AttributeError(f"There is no field {name!r} in this state.")
        return look(self, self.declared.fields[name])


def tell(state: State, event: Event) -> None:
    """Tell what has happened; whoever asks `state.told` first makes no event in vain."""
    told = state.told
    if told is not None:
        told.events.append(event)
        if told.watched:
            told.states.append(in_the_middle(state))


def in_the_middle(state: State) -> State:
    """Copy a state while a frame is being answered, with that frame on top as if it still waited.

    So whatever a seat may not see before the answer is done stays hidden from it.
    """
    twin = state.copy()
    now = twin.numbers[NOW:WIDTH]
    if twin.top + WIDTH > len(twin.numbers):
        make_room(twin)
    for step in range(WIDTH):
        twin.numbers[twin.top + step] = now[step]
    twin.top += WIDTH
    return twin


def ask(
    state: State,
    kind: Kind[Any],
    seat: i16,
    one: i16 = 0,
    two: i16 = 0,
    three: i16 = 0,
    four: i16 = 0,
    five: i16 = 0,
    six: i16 = 0,
) -> None:
    """Put a question on the table; it is answered before whatever lies below it."""
    at = state.top
    if at + WIDTH > len(state.numbers):
        make_room(state)
    numbers = state.numbers
    numbers[at] = kind.number
    numbers[at + 1] = seat
    numbers[at + 2] = one
    numbers[at + 3] = two
    numbers[at + 4] = three
    numbers[at + 5] = four
    numbers[at + 6] = five
    numbers[at + 7] = six
    state.top = at + WIDTH


def make_room(state: State) -> None:
    """Lengthen the row by as many frames as it was declared with."""
    state.numbers = state.declared.lengthened(state.numbers)


def ask_together(
    state: State, kind: Kind[Any], seat: int, one: int = 0, two: int = 0, three: int = 0
) -> None:
    """Open a question beside those that others still think about, in the order of the seats.

    The order keeps the state the same whichever seat answers first.
    """
    ask(state, kind, seat, one, two, three)
    place = state.top - WIDTH
    while place > state.bottom and _stands_above(state, place - WIDTH, seat):
        _swap(state, place - WIDTH, place)
        place -= WIDTH


def _stands_above(state: State, other: i64, seat: int) -> bool:
    return kind_at(state, other).together and state.numbers[other + SEAT] < seat


def _swap(state: State, first: i64, second: i64) -> None:
    numbers = state.numbers
    for step in range(WIDTH):
        held = numbers[first + step]
        numbers[first + step] = numbers[second + step]
        numbers[second + step] = held


def kind_at(state: State, asked: i64) -> Kind[Any]:
    """Find the kind of a frame."""
    number: int = state.numbers[asked]
    return state.kinds[number]


def is_waiting(state: State) -> bool:
    """Say whether anything is left to answer."""
    return state.top > state.bottom


def top_kind(state: State) -> Kind[Any]:
    """Find the kind of the frame on top."""
    return kind_at(state, state.top - WIDTH)


def top_seat(state: State) -> int:
    """Find whom the frame on top asks."""
    return state.numbers[state.top - WIDTH + SEAT]


def top_place(state: State) -> int:
    """Find where the frame on top lies."""
    return state.top - WIDTH


def open_places(state: State) -> list[int]:
    """List the frames that may be answered now: the top one and those asked together with it."""
    found: list[int] = []
    place = state.top - WIDTH
    while place >= state.bottom and (not found or kind_at(state, place).together):
        found.append(place)
        if not kind_at(state, place).together:
            return found
        place -= WIDTH
    return found


def open_place(state: State, seat: int) -> int:
    """Find where the frame lies that this seat may answer now."""
    place = state.top - WIDTH
    if place >= state.bottom and state.numbers[place + SEAT] == seat:
        return place
    while place >= state.bottom and kind_at(state, place).together:
        if state.numbers[place + SEAT] == seat:
            return place
        place -= WIDTH
    raise IllegalAnswer("It is not this seat that has to answer now.")


def question_at(state: State, asked: int) -> Question:
    """Show a frame as a question."""
    kind = kind_at(state, asked)
    values = [int(state.numbers[asked + FIRST + place]) for place in range(len(kind.held))]
    return Question(kind, int(state.numbers[asked + SEAT]), tuple(values))


def put_away(state: State) -> list[Question]:
    """Take all questions that are asked together off the stack."""
    found = [question_at(state, place) for place in open_places(state)]
    clear_together(state)
    return found


def asked_again(state: State, asked: i64) -> bool:
    """Say whether the frame beneath asks the same seat, which so is the next to be asked."""
    beneath = asked - WIDTH
    if beneath < state.bottom or not kind_at(state, beneath).waits:
        return False
    return state.numbers[beneath + SEAT] == state.numbers[asked + SEAT]


def clear_together(state: State) -> None:
    """Take all questions that are asked together off the stack without a look at them."""
    state.legal = None
    while state.top > state.bottom and kind_at(state, state.top - WIDTH).together:
        state.top -= WIDTH


def reopen(state: State, question: Question) -> None:
    """Ask a question that was put away again, beside the others."""
    values = (*question.values, 0, 0, 0)
    ask_together(state, question.kind, question.seat, values[0], values[1], values[2])


def take(state: State, asked: i64) -> None:
    """Take a frame off the stack and lay it where the frame being answered lies."""
    numbers = state.numbers
    numbers[0] = numbers[asked]
    numbers[1] = numbers[asked + 1]
    numbers[2] = numbers[asked + 2]
    numbers[3] = numbers[asked + 3]
    numbers[4] = numbers[asked + 4]
    numbers[5] = numbers[asked + 5]
    numbers[6] = numbers[asked + 6]
    numbers[7] = numbers[asked + 7]
    last = state.top - WIDTH
    for at in range(asked, last):
        numbers[at] = numbers[at + WIDTH]
    state.top = last


def proceed(state: State) -> None:
    """Take the steps that ask nobody until a question is open or the game is over."""
    while state.top > state.bottom:
        kind = kind_at(state, state.top - WIDTH)
        if kind.waits:
            return
        take(state, state.top - WIDTH)
        kind.run(state, NOW)


def answer_at(state: State, asked: i64, choice: int) -> None:
    """Answer the frame at a place, and go on until somebody is asked."""
    kind = kind_at(state, asked)
    take(state, asked)
    state.legal = None
    kind.answered(state, NOW, choice)
    proceed(state)
