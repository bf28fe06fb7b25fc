"""How a game is laid out in numbers: planes of an observation and spans of action ids."""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from ratking.core.game import Game
from ratking.core.question import NATURE, Kind, Question
from ratking.core.state import State

S = TypeVar("S", bound=State)

MOST: Final = 255
"""Every number of an observation fits into a byte; what is larger is written as this."""

PICKS: Final = 3
"""How many of a question's picks are shown."""


NOT_WRITTEN: Final = -9

NOTHING_ASKED: Final = Question(Kind(), NATURE, -1)


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
        self.numbers: dict[Kind[Any], int] = {}  # the same by kind, which is found sooner
        for name, kind in game.kinds().items():
            if kind.waits:
                self.codes[name] = self.numbers[kind] = len(self.codes) + 1

    def domains(self) -> dict[str, tuple[int, str]]:
        """Say for every kind of question asked of a seat how many answers there are, and what."""
        raise NotImplementedError

    def chances(self) -> dict[str, tuple[int, str]]:
        """Say the same for every kind of question asked of nature."""
        raise NotImplementedError

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
            Plane("about", 1, MOST, "what it is about, plus 1"),
            Plane("picks", PICKS, MOST, "what was picked so far, each plus 1"),
        ]

    def write_question(self, table: S, seat: int, out: vec[u8], at: i64) -> i64:
        """Write who looks, and the question that is open: one's own if there is one."""
        out[at] = byte(seat) if seat > 0 else 0
        asked = own_question(table, seat) if table.pending else NOTHING_ASKED
        out[at + 1] = self.numbers.get(asked.kind, 0)
        out[at + 2] = byte(1 + self.turn(asked.seat, seat)) if table.pending else 0
        out[at + 3] = byte(asked.about + 1)
        return write_slots(asked.picks, PICKS, out, at + 4)

    def turn(self, other: int, seat: int) -> int:
        """Count the seats from the one that looks to another one; nature comes last."""
        if other == NATURE:
            return self.players
        steps = other - max(seat, 0)
        return steps if steps >= 0 else steps + self.players

    def write_rows(self, values: list[int], seat: int, out: vec[u8], at: i64) -> i64:
        """Write rows that have one number for each seat, the own one first in every row."""
        players: i64 = self.players
        me: i64 = max(seat, 0)
        first: i64 = 0
        count: i64 = len(values)
        while first < count:  # compiled, a range with steps of its own is slow
            for other in range(me, players):
                out[at] = byte(values[first + other])
                at += 1
            for other in range(me):
                out[at] = byte(values[first + other])
                at += 1
            first += players
        return at

    def write_blocks(self, values: list[int], width: int, seat: int, out: vec[u8], at: i64) -> i64:
        """Write one block of numbers for each seat, the own one first."""
        me = max(seat, 0)
        at = write_list(values[me * width :], out, at)
        return write_list(values[: me * width], out, at)


def byte(value: int) -> u8:
    """Fit a number into a byte."""
    return u8(value) if value <= MOST else u8(MOST)


def write_list(values: list[int], out: vec[u8], at: i64) -> i64:
    """Write numbers one after the other."""
    for value in values:
        out[at] = byte(value)
        at += 1
    return at


def write_small(values: list[int], out: vec[u8], at: i64) -> i64:
    """Write numbers that are known to fit, which takes half the time."""
    for value in values:
        out[at] = value
        at += 1
    return at


def write_known(values: list[int], out: vec[u8], at: i64) -> i64:
    """Write numbers of which -1 means none or unknown: each plus 1."""
    for value in values:
        out[at] = byte(value + 1)
        at += 1
    return at


def write_slots(values: tuple[int, ...], slots: int, out: vec[u8], at: i64) -> i64:
    """Write a few numbers, each plus 1, into so many places; what is too many is left out."""
    place: i64 = 0
    for value in values:
        if place < slots:
            out[at + place] = byte(value + 1)
            place += 1
    while place < slots:
        out[at + place] = 0
        place += 1
    return at + slots


def own_question(table: State, seat: int) -> Question:
    """Find the question that this seat thinks about, or the one on top."""
    place = len(table.pending) - 1
    while place >= 0 and table.pending[place].kind.together:
        if table.pending[place].seat == seat:
            return table.pending[place]
        place -= 1
    return table.pending[-1]


def spans(domains: dict[str, tuple[int, str]]) -> list[Span]:
    """Lay out ids one kind after the other."""
    found: list[Span] = []
    offset = 0
    for kind, (size, meaning) in domains.items():
        found.append(Span(kind, offset, size, meaning))
        offset += size
    return found


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
