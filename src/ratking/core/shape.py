"""The shape of a state as plain data: one description that writes it, reads it back and types it.

A shape is a tree. Its leaves are fields; its branches go along an axis, one index at a time, so
that a leaf below two branches needs no index of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from ratking.core.domain import Domain, Named
from ratking.core.errors import BadFile
from ratking.core.field import Cell, Field, Pile, Row
from ratking.core.reading import checked_number, listing, mapping

At = tuple[int, ...]
"""The indices of the branches above."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Shape:
    """A piece of plain data that stands for a part of a state."""

    def write(self, state: Any, at: At) -> object:
        """Write what lies at these indices."""
        raise NotImplementedError

    def read(self, state: Any, at: At, data: object, key: str) -> None:
        """Read it back into an empty table; raises BadFile on what does not fit."""
        raise NotImplementedError

    def type(self) -> str:
        """Say what it is in TypeScript."""
        raise NotImplementedError

    def names(self) -> list[str]:
        """Name the fields that it writes."""
        return []

    def absent(self, state: Any) -> bool:
        """Say whether it is left out of this game altogether."""
        return False

    def optional(self) -> bool:
        """Say whether it may be left out of some game."""
        return False


class One(Shape):
    """A single number of a field."""

    def __init__(self, field: Field) -> None:
        self.field = field

    def write(self, state: Any, at: At) -> object:
        """Write its word."""
        number = int(state.numbers[self.field.place(at)])
        values = self.field.values
        return number if values.plain else values.word(state.box, number)

    def read(self, state: Any, at: At, data: object, key: str) -> None:
        """Read its word."""
        state.numbers[self.field.place(at)] = self.field.values.value(state.box, data, key)

    def words(self, state: Any, at: At, places: Sequence[int]) -> list[object]:
        """Write several of them, along its last axis."""
        first, box = self.field.place((*at, 0)), state.box
        numbers: vec[i16] = state.numbers
        values = self.field.values
        if values.plain:
            return [int(numbers[first + place]) for place in places]
        return [values.word(box, int(numbers[first + place])) for place in places]

    def names(self) -> list[str]:
        """Name the field."""
        return [self.field.name]

    def type(self) -> str:
        """Take it from the domain."""
        return self.field.values.type()


class Listed(Shape):
    """Everything along an axis, in a list: numbers of a field, or shapes."""

    def __init__(self, axis: Domain, item: Field | Shape) -> None:
        self.axis = axis
        self.item = as_shape(item)

    def write(self, state: Any, at: At) -> object:
        """List what lies along the axis."""
        places = self.axis.places(state.box)
        item = self.item
        if isinstance(item, One):
            return item.words(state, at, places)
        return [item.write(state, (*at, place)) for place in places]

    def read(self, state: Any, at: At, data: object, key: str) -> None:
        """Read a list of just that length."""
        places = self.axis.places(state.box)
        values = listing({key: data}, key)
        if len(values) != len(places):
            raise BadFile(f"{key} must list {len(places)} {self.things()}, not {len(values)}.")
        for place, value in zip(places, values, strict=True):
            self.item.read(state, (*at, place), value, key)

    def things(self) -> str:
        """Name what is listed, for a sentence."""
        if not isinstance(self.item, One):
            return f"{self.axis.name}s"
        values = self.item.field.values
        return f"{values.name}s" if isinstance(values, Named) else "numbers"

    def names(self) -> list[str]:
        """Name what is below."""
        return self.item.names()

    def type(self) -> str:
        """A list."""
        return array_of(self.item.type())


class ByName(Shape):
    """Everything along an axis of named things, in an object with their names."""

    def __init__(self, axis: Named, item: Field | Shape) -> None:
        self.axis = axis
        self.item = as_shape(item)

    def write(self, state: Any, at: At) -> object:
        """Write every name that is in the box."""
        names = self.axis.names_in(state.box)
        return {
            names[place]: self.item.write(state, (*at, place))
            for place in self.axis.places(state.box)
        }

    def read(self, state: Any, at: At, data: object, key: str) -> None:
        """Read one for each name, and for no other."""
        values, names = mapping({key: data}, key), self.axis.names_in(state.box)
        known = {names[place]: place for place in self.axis.places(state.box)}
        for name in values:
            if name not in known:
                raise BadFile(f"{key}: {name!r} is no {self.axis.name} in play.")
        for name, place in known.items():
            self.item.read(state, (*at, place), values.get(name), name)

    def names(self) -> list[str]:
        """Name what is below."""
        return self.item.names()

    def type(self) -> str:
        """An object by names."""
        names = Named(self.axis.name, self.axis.names).type()
        return f"Record<{names}, {self.item.type()}>"


class Counted(Shape):
    """The things of which there are some, by name, with their number."""

    def __init__(self, axis: Named, field: Field) -> None:
        self.axis = axis
        self.field = field

    def write(self, state: Any, at: At) -> object:
        """Leave out what there is none of."""
        first: i64 = self.field.place((*at, 0))
        numbers: vec[i16] = state.numbers
        names = self.axis.names_in(state.box)
        found: dict[str, object] = {}
        for place in range(self.axis.size):
            if numbers[first + place]:
                found[names[place]] = int(numbers[first + place])
        return found

    def read(self, state: Any, at: At, data: object, key: str) -> None:
        """Count what is named."""
        known = list(self.axis.names_in(state.box))
        for name, count in mapping({key: data}, key).items():
            if name not in known:
                raise BadFile(f"{key}: there is no such card here: {name!r}.")
            most = self.field.values.most_in(state.box)
            place = self.field.place((*at, known.index(name)))
            state.numbers[place] = checked_number(count, key, 0, most)

    def names(self) -> list[str]:
        """Name the field."""
        return [self.field.name]

    def type(self) -> str:
        """An object by names."""
        return "Record<string, number>"


class Flagged(Shape):
    """The values of an axis at which a field says yes (or no, where that is rarer), in a list."""

    def __init__(self, axis: Domain, field: Field, flag: int = 1) -> None:
        self.axis = axis
        self.field = field
        self.flag = flag

    def write(self, state: Any, at: At) -> object:
        """List their words."""
        axis, box, flag = self.axis, state.box, self.flag
        first: i64 = self.field.place((*at, 0))
        numbers: vec[i16] = state.numbers
        found: list[object] = []
        for place in axis.places(box):
            if numbers[first + place] == flag:
                found.append(axis.word(box, place))
        return found

    def read(self, state: Any, at: At, data: object, key: str) -> None:
        """Flag what is listed."""
        for word in listing({key: data}, key):
            place = self.axis.value(state.box, word, key)
            state.numbers[self.field.place((*at, place))] = self.flag

    def names(self) -> list[str]:
        """Name the field."""
        return [self.field.name]

    def type(self) -> str:
        """A list of words."""
        return array_of(self.axis.type())


class Piled(Shape):
    """A few things in their order."""

    def __init__(self, pile: Pile) -> None:
        self.pile = pile

    def write(self, state: Any, at: At) -> object:
        """List their words."""
        return [self.pile.values.word(state.box, value) for value in self.pile.all(state)]

    def read(self, state: Any, at: At, data: object, key: str) -> None:
        """Lay them out again."""
        words = listing({key: data}, key)
        if len(words) > self.pile.most:
            raise BadFile(f"{key} must list at most {self.pile.most}, not {len(words)}.")
        self.pile.put(state, [self.pile.values.value(state.box, word, key) for word in words])

    def names(self) -> list[str]:
        """Name the pile."""
        return [self.pile.name]

    def type(self) -> str:
        """A list of words."""
        return array_of(self.pile.values.type())


class Parts(Shape):
    """Several shapes, each under its own key."""

    def __init__(self, parts: Mapping[str, Field | Shape]) -> None:
        self.parts = {key: as_shape(part) for key, part in parts.items()}

    def write(self, state: Any, at: At) -> dict[str, object]:
        """Write all that is not left out."""
        return {
            key: part.write(state, at) for key, part in self.parts.items() if not part.absent(state)
        }

    def read(self, state: Any, at: At, data: object, key: str) -> None:
        """Read all of them."""
        if not isinstance(data, Mapping):
            raise BadFile(f"{key} must be an object.")
        for name, part in self.parts.items():
            if not part.absent(state):
                part.read(state, at, data.get(name), name)

    def names(self) -> list[str]:
        """Name what all of them write."""
        return [name for part in self.parts.values() for name in part.names()]

    def type(self) -> str:
        """An object with these keys."""
        lines = [f"{key}{'?' * part.optional()}: {part.type()}" for key, part in self.parts.items()]
        return "{ " + "; ".join(lines) + " }"


class When(Shape):
    """A shape that only some games have: those in which a flag is set before it is read."""

    def __init__(self, flag: Cell, item: Field | Shape) -> None:
        self.flag = flag
        self.item = as_shape(item)

    def write(self, state: Any, at: At) -> object:
        """Write it."""
        return self.item.write(state, at)

    def read(self, state: Any, at: At, data: object, key: str) -> None:
        """Read it."""
        self.item.read(state, at, data, key)

    def absent(self, state: Any) -> bool:
        """Look at the flag."""
        return not self.flag.of(state)

    def optional(self) -> bool:
        """It may be missing."""
        return True

    def names(self) -> list[str]:
        """Name what is below, and the flag, which follows from the rest of the game."""
        return [self.flag.name, *self.item.names()]

    def type(self) -> str:
        """As if it were there."""
        return self.item.type()


class Own(Shape):
    """What only this game writes: two functions and a type."""

    def __init__(
        self,
        write: Callable[[Any, At], object],
        read: Callable[[Any, At, object, str], None],
        typescript: str,
    ) -> None:
        self._write = write
        self._read = read
        self._type = typescript

    def write(self, state: Any, at: At) -> object:
        """Write it in the game's own way."""
        return self._write(state, at)

    def read(self, state: Any, at: At, data: object, key: str) -> None:
        """Read it in the game's own way."""
        self._read(state, at, data, key)

    def type(self) -> str:
        """As the game says."""
        return self._type


def as_shape(part: Field | Shape) -> Shape:
    """Take a field for its single number at the indices above, a pile for its list."""
    if isinstance(part, Shape):
        return part
    return Piled(part) if isinstance(part, Pile) else One(part)


def array_of(item: str) -> str:
    """Write the TypeScript type of a list."""
    return f"({item})[]" if "|" in item else f"{item}[]"


def whole(row: Row, parts: Mapping[str, Field | Shape], elsewhere: tuple[str, ...]) -> Parts:
    """Shape a whole row: what the parts leave out is written under its own name.

    So a field that is newly declared needs no line here. Named `elsewhere` is what follows from
    other fields, or is written by an `Own` shape.
    """
    known = {*Parts(parts).names(), *elsewhere}
    left = {name: laid_out(field) for name, field in row.fields.items() if name not in known}
    return Parts({**parts, **left})


def laid_out(field: Field) -> Shape:
    """Write a field as lists along its axes."""
    shape = as_shape(field)
    for axis in reversed(field.axes):
        shape = Listed(axis, shape)
    return shape
