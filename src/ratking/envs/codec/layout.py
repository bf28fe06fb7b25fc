"""How a game is laid out in numbers: planes of an observation and spans of action ids."""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from librt.vecs import append, extend, vec
from mypy_extensions import i16, i64, mypyc_attr, u8

from ratking.core.field import EVERYBODY, Cell, Field
from ratking.core.game import Game
from ratking.core.question import FIRST, NATURE, SEAT, WIDTH
from ratking.core.state import State, kind_at
from ratking.envs.codec.plane import Plane
from ratking.envs.codec.sight import Part
from ratking.envs.codec.words import MOST

S = TypeVar("S", bound=State)

HELD: Final = WIDTH - FIRST
"""How many numbers a question may hold."""

NOT_ASKED: Final = -1


class Span:
    """The ids of one kind of question: id minus offset is the answer."""

    def __init__(self, kind: str, offset: int, size: int, meaning: str) -> None:
        self.kind = kind
        self.offset = offset
        self.size = size
        self.meaning = meaning


@mypyc_attr(allow_interpreted_subclasses=True)
class Layout(Generic[S]):
    """One game at one number of players.

    What everybody sees is written as it is declared; a subclass says what else a seat knows.
    """

    def __init__(self, game: Game[S], players: int) -> None:
        self.game = game
        self.players = players
        self.seats: i64 = players
        first: Any = game.new({"players": players})
        self.box: Any = first.box
        self.codes: dict[str, int] = {}
        self.numbers: vec[i64] = vec[i64]([i64(0)] * len(game.kinds()))  # by the kind's number
        for name, kind in game.kinds().items():
            if kind.waits:
                self.codes[name] = len(self.codes) + 1
                self.numbers[kind.number] = self.codes[name]
        self.unasked: vec[u8] = vec[u8]([u8(0)] * (2 + HELD))
        self.parts = self.open_parts(list(first.declared.fields.values()))
        self.planes = self.question_planes()
        for part in self.parts:
            self.planes += part.planes
        self.planes += self.own_planes()

    def domains(self) -> dict[str, tuple[int, str]]:
        """Say for every kind of question asked of a seat how many answers there are, and what."""
        raise NotImplementedError

    def chances(self) -> dict[str, tuple[int, str]]:
        """Say the same for every kind of question asked of nature."""
        raise NotImplementedError

    def left_out(self) -> list[Field]:
        """List open fields that say nothing new, and so have no plane."""
        return []

    def optional(self) -> list[tuple[Cell, list[Field]]]:
        """List open fields that are only in the game if a cell says so."""
        return []

    def own_planes(self) -> list[Plane]:
        """Describe what `write_own` writes."""
        return []

    def write_own(self, state: S, seat: int, out: vec[u8]) -> vec[u8]:
        """Write what a seat may know of fields that not everybody sees, and nothing else."""
        return out

    def open_parts(self, declared: list[Field]) -> list[Part]:
        """Take the fields that everybody sees from the declaration."""
        apart = self.left_out()
        parts = self.optional()
        for _, fields in parts:
            apart = apart + fields
        rest = [field for field in declared if field.seen == EVERYBODY and field not in apart]
        found = [Part(None, rest, self.box, self.players)]
        return found + [Part(only, fields, self.box, self.players) for only, fields in parts]

    def write(self, state: S, seat: int, out: vec[u8]) -> vec[u8]:
        """Write every plane for a seat, or a spectator, behind what is written already."""
        out = self.write_question(state, seat, out)
        me = max(seat, 0)
        for part in self.parts:
            out = part.write(state, me, out)
        return self.write_own(state, seat, out)

    def question_planes(self) -> list[Plane]:
        """Describe what `write_question` writes."""
        players = self.players
        return [
            Plane("seat", 1, players - 1, "the seat that looks, as answers name seats"),
            Plane(
                "kind", 1, len(self.codes),
                "the open question: its number in the list of kinds; 0 while only others think",
            ),
            Plane(
                "asked", 1, players + 1, "whom it asks: 1 me, 2 the next seat, ...; last: nature"
            ),
            Plane("held", HELD, MOST, "what the kind of question holds, each number plus 1"),
        ]  # fmt: skip

    def write_question(self, state: S, seat: int, out: vec[u8]) -> vec[u8]:
        """Write who looks, and the question that is open: one's own if there is one."""
        out = append(out, byte(max(seat, 0)))
        asked = open_to(state, seat)
        if asked == NOT_ASKED:
            return extend(out, self.unasked)
        kind, numbers = kind_at(state, asked), state.numbers
        out = append(out, byte(self.numbers[kind.number]))
        out = append(out, byte(1 + self.turn(i64(numbers[asked + SEAT]), seat)))
        held: i64 = len(kind.held)
        for place in range(held):
            out = append(out, byte(i64(numbers[asked + FIRST + place]) + 1))
        for _ in range(held, i64(HELD)):
            out = append(out, u8(0))
        return out

    def turn(self, other: i64, seat: int) -> i64:
        """Count the seats from the one that looks to another one; nature comes last."""
        if other == NATURE:
            return self.seats
        steps = other - max(seat, 0)
        return steps if steps >= 0 else steps + self.seats


def byte(value: i64) -> u8:
    """Fit a number into a byte."""
    return u8(value) if value <= MOST else u8(MOST)


def stretch(numbers: vec[i16], first: i64, count: i64) -> vec[u8]:
    """Copy numbers that lie in a row and fit into bytes."""
    return vec[u8]([u8(number) for number in numbers[first : first + count]])


def open_to(state: State, seat: int) -> i64:
    """Find the frame of the question that is open before the eyes of a seat.

    How far others are who think together is their secret: then a seat sees its own or nothing.
    """
    place = state.top - WIDTH
    if place < state.bottom:
        return NOT_ASKED
    while place >= state.bottom and kind_at(state, place).together:
        if state.numbers[place + SEAT] == seat:
            return place
        place -= WIDTH
    return NOT_ASKED if kind_at(state, state.top - WIDTH).together else state.top - WIDTH


def spans(domains: dict[str, tuple[int, str]]) -> list[Span]:
    """Lay out ids one kind after the other."""
    found: list[Span] = []
    offset = 0
    for kind, (size, meaning) in domains.items():
        found.append(Span(kind, offset, size, meaning))
        offset += size
    return found


def size_of(planes: list[Plane]) -> int:
    """Add up the lengths of planes."""
    return sum([plane.length for plane in planes])
