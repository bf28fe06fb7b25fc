"""How a game is laid out in numbers: planes of an observation and spans of action ids."""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from ratking.core.game import Game
from ratking.core.question import FIRST, NATURE, SEAT, WIDTH, seat_of
from ratking.core.state import State, is_waiting, kind_at

S = TypeVar("S", bound=State)

MOST: Final = 255
"""Every number of an observation fits into a byte; what is larger is written as this."""

HELD: Final = WIDTH - FIRST
"""How many numbers a question may hold."""


NOT_WRITTEN: Final = -9


class Plane:
    """Some numbers in a row that mean the same sort of thing."""

    def __init__(self, name: str, length: int, highest: int, meaning: str) -> None:
        self.name = name
        self.length = length
        self.highest = min(highest, MOST)
        self.meaning = meaning


class Span:
    """The ids of one kind of question: id minus offset is the answer."""

    def __init__(self, kind: str, offset: int, size: int, meaning: str) -> None:
        self.kind = kind
        self.offset = offset
        self.size = size
        self.meaning = meaning


@mypyc_attr(acyclic=True)
class Written:
    """What a row of numbers shows: who looks, and how often things had changed by then."""

    __slots__ = ("cards", "citizens", "faces", "rats", "seat")

    def __init__(self) -> None:
        self.forget()

    def forget(self) -> None:
        """The row shows nothing yet."""
        self.seat = NOT_WRITTEN
        self.cards = self.citizens = self.faces = self.rats = NOT_WRITTEN


@mypyc_attr(allow_interpreted_subclasses=True)
class Layout(Generic[S]):
    """One game at one number of players; a subclass says what is written and how."""

    version: int = 1

    def __init__(self, game: Game[S], players: int) -> None:
        self.game = game
        self.players = players
        self.planes: list[Plane] = []
        self.codes: dict[str, int] = {}
        self.numbers: vec[i64] = vec[i64]([i64(0)] * len(game.kinds()))  # by the kind's number
        for name, kind in game.kinds().items():
            if kind.waits:
                self.codes[name] = len(self.codes) + 1
                self.numbers[kind.number] = self.codes[name]

    def spans(self, of_nature: bool) -> list[Span]:
        """Lay out ids for one kind of question after the other: a seat's, or nature's."""
        state: Any = self.game.new({"players": self.players})
        found: list[Span] = []
        offset = 0
        for name, kind in self.game.kinds().items():
            if kind.waits and kind.of_nature == of_nature:
                size = kind.domain.size_in(state.box)
                found.append(Span(name, offset, size, kind.domain.meaning()))
                offset += size
        return found

    def view(self, state: S, seat: int) -> S:
        """Take away what the seat may not know, unless `write` leaves it out by itself."""
        return self.game.observe(state, seat).table

    def write(self, table: S, seat: int, out: vec[u8], at: i64, old: Written) -> None:
        """Write every plane from a place on, which holds zeros or what was written there last."""
        raise NotImplementedError

    # What the games share.

    def question_planes(self) -> list[Plane]:
        """Describe what `write_question` writes."""
        players = self.players
        return [
            Plane("seat", 1, players - 1, "the seat that looks, as answers name seats"),
            Plane("kind", 1, len(self.codes), "the open question: its number in the list of kinds"),
            Plane(
                "asked", 1, players + 1, "whom it asks: 1 me, 2 the next seat, ...; last: nature"
            ),
            Plane("held", HELD, MOST, "what the kind of question holds, each number plus 1"),
        ]

    def write_question(self, table: S, seat: int, out: vec[u8], at: i64) -> i64:
        """Write who looks, and the question that is open: one's own if there is one."""
        out[at] = byte(seat) if seat > 0 else 0
        for place in range(at + 1, at + 3 + HELD):
            out[place] = 0
        if is_waiting(table):
            asked = own_place(table, seat)
            kind = kind_at(table, asked)
            out[at + 1] = u8(self.numbers[kind.number])
            out[at + 2] = byte(1 + self.turn(seat_of(table, asked), seat))
            for held in range(len(kind.held)):
                out[at + 3 + held] = byte(table.numbers[asked + FIRST + held] + 1)
        return at + 3 + HELD

    def turn(self, other: int, seat: int) -> int:
        """Count the seats from the one that looks to another one; nature comes last."""
        if other == NATURE:
            return self.players
        steps = other - max(seat, 0)
        return steps if steps >= 0 else steps + self.players

    def bits(self, seen: int, seat: int) -> int:
        """Turn bits for seats so that the lowest is the one that looks."""
        me = max(seat, 0)
        return (seen >> me) | ((seen << (self.players - me)) & ((1 << self.players) - 1))

    def write_blocks(
        self, table: S, first: i64, width: i64, seat: int, out: vec[u8], at: i64, plus: i64 = 0
    ) -> i64:
        """Write so many numbers of the row for each seat from a first one on, the own ones first.

        Something may be added to each, where -1 means none.
        """
        skipped = max(seat, 0) * width
        rest = self.players * width - skipped
        at = write_numbers(table, first + skipped, rest, out, at, plus)
        return write_numbers(table, first, skipped, out, at, plus)


def byte(value: int) -> u8:
    """Fit a number into a byte."""
    return u8(value) if value <= MOST else u8(MOST)


def write_list(values: list[int], out: vec[u8], at: i64) -> i64:
    """Write numbers one after the other."""
    for value in values:
        out[at] = byte(value)
        at += 1
    return at


def write_numbers(
    table: State, first: i64, count: i64, out: vec[u8], at: i64, plus: i64 = 0
) -> i64:
    """Write so many numbers as they lie in the row of a table, each with something added."""
    numbers = table.numbers
    for place in range(first, first + count):
        value = i64(numbers[place]) + plus
        out[at] = u8(value) if value <= MOST else u8(MOST)
        at += 1
    return at


def own_place(table: State, seat: int) -> i64:
    """Find the frame of the question that this seat thinks about, or of the one on top."""
    place = table.top - WIDTH
    while place >= table.bottom and kind_at(table, place).together:
        if table.numbers[place + SEAT] == seat:
            return place
        place -= WIDTH
    return table.top - WIDTH


def place_of(name: str, planes: list[Plane]) -> int:
    """Find where a plane begins."""
    names = [plane.name for plane in planes]
    return size_of(planes[: names.index(name)])


def size_of(found: list[Any]) -> int:
    """Add up the lengths of planes."""
    total = 0
    for plane in found:
        total += plane.length
    return total
