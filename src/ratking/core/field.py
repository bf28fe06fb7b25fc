"""Fields of a state: each is declared once, and lies at its place in the state's one row.

A declaration says along which axes a field counts, which values it takes, who sees it and what it
means. Rules read it by `of`; only verbs call `put`, `change`, `push` and `drop`.
"""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from ratking.core.domain import Domain
from ratking.core.question import WIDTH, Kind
from ratking.core.row import Numbers

EVERYBODY: Final = "everybody"
OWNER: Final = "its seat"
LOOKERS: Final = "who has looked"
NO_SEAT: Final = "nobody"
"""Who sees what a field holds."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """What a field is, as far as all fields are alike."""

    def __init__(
        self,
        row: Row,
        name: str,
        axes: tuple[Domain, ...],
        values: Domain,
        about: str,
        seen: str,
        start: int,
    ) -> None:
        self.name = name
        self.axes = axes
        self.values = values
        self.about = about
        self.seen = seen
        self.start = start
        self.first: i64 = row.size
        self.size: i64 = self.room()
        row.take(self)

    def room(self) -> int:
        """Count the places that it takes in the row."""
        size = 1
        for axis in self.axes:
            size *= axis.size
        return size

    def place(self, indices: tuple[int, ...]) -> int:
        """Find the place in the row of one number."""
        at = 0
        for step in range(len(indices)):
            size = self.axes[step].size
            if not 0 <= indices[step] < size:
                raise IndexError(f"{self.name} has no place {indices[step]}")
            at = at * size + indices[step]
        return self.first + at


class Row:
    """All fields of a game, in the order in which they are declared, and its kinds of questions."""

    def __init__(self, frames: int = 24) -> None:
        self.fields: dict[str, Field] = {}
        self.size = WIDTH
        self.frames = frames
        self.kinds: list[Kind[Any]] = []
        self.empty: vec[i16] = vec[i16]()

    def take(self, field: Field) -> None:
        """Give a field its places."""
        if field.name in self.fields:
            raise ValueError(f"{field.name} is declared twice")
        self.fields[field.name] = field
        self.size += field.size

    def number(self, kinds: list[Kind[Any]]) -> dict[str, Kind[Any]]:
        """Give every kind of the game its number, and find them by their names."""
        for kind in kinds:
            kind.number = len(self.kinds)
            self.kinds.append(kind)
        return {kind.name: kind for kind in kinds}

    def blank(self) -> vec[i16]:
        """Write the row of an empty table: no frame, what fields start with, room for frames."""
        if len(self.empty) != self.size + self.frames * WIDTH:
            numbers = [0] * WIDTH
            for field in self.fields.values():
                numbers += [field.start] * field.size
            self.empty = vec[i16](numbers + [0] * (self.frames * WIDTH))
        return self.empty[:]

    def lengthened(self, numbers: vec[i16]) -> vec[i16]:
        """Copy a row with room for more frames."""
        return vec[i16](list(numbers) + [0] * (self.frames * WIDTH))


@final
class Cell(Field):
    """One number."""

    def __init__(
        self,
        row: Row,
        name: str,
        values: Domain,
        about: str,
        seen: str = EVERYBODY,
        start: int = 0,
    ) -> None:
        super().__init__(row, name, (), values, about, seen, start)

    def of(self, state: Numbers) -> int:
        """Read it."""
        return state.numbers[self.first]

    def put(self, state: Numbers, value: int) -> None:
        """Write it."""
        state.numbers[self.first] = value

    def change(self, state: Numbers, by: int) -> None:
        """Add to it, or take away."""
        state.numbers[self.first] += by


@final
class Line(Field):
    """A number for each value of one axis."""

    def __init__(
        self,
        row: Row,
        name: str,
        axis: Domain,
        values: Domain,
        about: str,
        seen: str = EVERYBODY,
        start: int = 0,
    ) -> None:
        super().__init__(row, name, (axis,), values, about, seen, start)

    def of(self, state: Numbers, at: int) -> int:
        """Read one."""
        return state.numbers[self.first + at]

    def put(self, state: Numbers, at: int, value: int) -> None:
        """Write one."""
        state.numbers[self.first + at] = value

    def change(self, state: Numbers, at: int, by: int) -> None:
        """Add to one, or take away."""
        state.numbers[self.first + at] += by

    def all(self, state: Numbers) -> list[int]:
        """List them."""
        return list(state.numbers[self.first : self.first + self.size])

    def total(self, state: Numbers) -> int:
        """Add them up."""
        numbers, total = state.numbers, 0
        for at in range(self.first, self.first + self.size):
            total += numbers[at]
        return total


@final
class Grid(Field):
    """A number for each pair of values of two axes."""

    def __init__(
        self,
        row: Row,
        name: str,
        axes: tuple[Domain, Domain],
        values: Domain,
        about: str,
        seen: str = EVERYBODY,
        start: int = 0,
    ) -> None:
        self.wide: i64 = axes[1].size
        super().__init__(row, name, axes, values, about, seen, start)

    def of(self, state: Numbers, down: int, across: int) -> int:
        """Read one."""
        return state.numbers[self.first + down * self.wide + across]

    def put(self, state: Numbers, down: int, across: int, value: int) -> None:
        """Write one."""
        state.numbers[self.first + down * self.wide + across] = value

    def change(self, state: Numbers, down: int, across: int, by: int) -> None:
        """Add to one, or take away."""
        state.numbers[self.first + down * self.wide + across] += by

    def all(self, state: Numbers, down: int) -> list[int]:
        """List what belongs to one value of the first axis."""
        first = self.first + down * self.wide
        return list(state.numbers[first : first + self.wide])

    def total(self, state: Numbers, down: int) -> int:
        """Add up what belongs to one value of the first axis."""
        numbers, total = state.numbers, 0
        first = self.first + down * self.wide
        for at in range(first, first + self.wide):
            total += numbers[at]
        return total


@final
class Cube(Field):
    """A number for each three values of three axes."""

    def __init__(
        self,
        row: Row,
        name: str,
        axes: tuple[Domain, Domain, Domain],
        values: Domain,
        about: str,
        seen: str = EVERYBODY,
        start: int = 0,
    ) -> None:
        self.deep: i64 = axes[1].size
        self.wide: i64 = axes[2].size
        super().__init__(row, name, axes, values, about, seen, start)

    def of(self, state: Numbers, one: int, two: int, three: int) -> int:
        """Read one."""
        return state.numbers[self.first + (one * self.deep + two) * self.wide + three]

    def put(self, state: Numbers, one: int, two: int, three: int, value: int) -> None:
        """Write one."""
        state.numbers[self.first + (one * self.deep + two) * self.wide + three] = value

    def change(self, state: Numbers, one: int, two: int, three: int, by: int) -> None:
        """Add to one, or take away."""
        state.numbers[self.first + (one * self.deep + two) * self.wide + three] += by


@final
class Pile(Field):
    """A few things in order, at most so many: how many there are, then what they are."""

    def __init__(
        self,
        row: Row,
        name: str,
        most: int,
        values: Domain,
        about: str,
        seen: str = EVERYBODY,
    ) -> None:
        self.most = most
        super().__init__(row, name, (), values, about, seen, 0)

    def room(self) -> int:
        """Count its places and the one that counts them."""
        return 1 + self.most

    def count(self, state: Numbers) -> int:
        """Say how many there are."""
        return state.numbers[self.first]

    def of(self, state: Numbers, at: int) -> int:
        """Read one, the first being 0."""
        return state.numbers[self.first + 1 + at]

    def has(self, state: Numbers, value: int) -> bool:
        """Say whether a thing is among them."""
        numbers = state.numbers
        for at in range(self.first + 1, self.first + 1 + self.count(state)):
            if numbers[at] == value:
                return True
        return False

    def all(self, state: Numbers) -> list[int]:
        """List them."""
        first = self.first + 1
        return list(state.numbers[first : first + self.count(state)])

    def push(self, state: Numbers, value: int) -> None:
        """Put one behind the others."""
        numbers = state.numbers
        count: int = numbers[self.first]
        if count == self.most:
            raise OverflowError(f"{self.name} holds {self.most} things at most")
        numbers[self.first + 1 + count] = value
        numbers[self.first] = count + 1

    def drop(self, state: Numbers, at: int) -> int:
        """Take one away; the others close up."""
        numbers = state.numbers
        count: int = numbers[self.first] - 1
        value: int = numbers[self.first + 1 + at]
        for place in range(self.first + 1 + at, self.first + 1 + count):
            numbers[place] = numbers[place + 1]
        numbers[self.first + 1 + count] = 0
        numbers[self.first] = count
        return value

    def put(self, state: Numbers, values: list[int]) -> None:
        """Lay out others in their place."""
        while state.numbers[self.first]:
            self.drop(state, self.count(state) - 1)
        for value in values:
            self.push(state, value)
