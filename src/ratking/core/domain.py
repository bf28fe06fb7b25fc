"""Domains: what a number of a state stands for, how it is written, said, and read back.

A domain is both what a field holds and what it is counted along: seats, regions, cards. Where the
size or the names hang on the box (the players, an owner's own tables), a function of it tells them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from mypy_extensions import mypyc_attr

from ratking.core.errors import BadFile
from ratking.core.reading import checked_number

Bound = int | Callable[[Any], int]
"""A number, or where to find it in the box."""


COLOURS = (
    "red", "blue", "yellow", "green", "purple", "white",
    "orange", "black", "brown", "pink", "grey", "lime",
)  # fmt: skip
"""How every game calls its seats, in their order."""


FEW = 16
"""So many names are spelt out in types and tables."""


def plain(text: str) -> str:
    """Forget capitals and blanks: neither makes another word of it."""
    return " ".join(text.casefold().split())


@mypyc_attr(allow_interpreted_subclasses=True)
class Domain:
    """Some values from a least to a most one, and perhaps one more that stands for none."""

    typescript: str = "number"
    plain: bool = False  # a value is its own word

    def __init__(
        self,
        name: str,
        least: int,
        most: int,
        none: int | None = None,
        in_box: Bound | None = None,
        thing: str = "",
    ) -> None:
        self.name = name
        self.thing = thing or name.replace(" ", "_")  # what boards and programs call one of them
        self.least = least
        self.most = most
        self.none = none
        self.in_box = most if in_box is None else in_box

    @property
    def size(self) -> int:
        """Count the values that there is room for along an axis."""
        return self.most + 1

    def most_in(self, box: Any) -> int:
        """Find the largest value in a box."""
        return self.in_box if isinstance(self.in_box, int) else self.in_box(box)

    def places(self, box: Any) -> Sequence[int]:
        """List the values that are in a box, for an axis."""
        return range(self.most_in(box) + 1)

    def fits(self, box: Any, value: int) -> bool:
        """Say whether a number can stand in a field of this domain."""
        return value == self.none or self.least <= value <= self.most_in(box)

    def word(self, box: Any, value: int) -> object:
        """Write a value as plain data."""
        return None if value == self.none else value

    def value(self, box: Any, word: object, key: str) -> int:
        """Read a value back; raises BadFile on anything else."""
        if word is None and self.none is not None:
            return self.none
        return checked_number(word, key, self.least, self.most_in(box))

    def said(self, state: Any, value: int) -> str:
        """Say a value in the words of the rule book, where a state is on the table."""
        return str(value)

    def sayable(self, state: Any) -> Sequence[int]:
        """List the values that can be said at a table."""
        return self.places(state.box)

    def heard(self, state: Any, text: str) -> int | None:
        """Find the value that is said so, or None."""
        wanted = self.alike(text)
        for value in self.sayable(state):
            if self.alike(self.said(state, value)) == wanted:
                return value
        return None

    def alike(self, text: str) -> str:
        """Write texts that say the same in the same way."""
        return plain(text)

    def type(self) -> str:
        """Name the TypeScript type of its words."""
        return self.typescript if self.none is None else f"{self.typescript} | null"

    def range(self) -> str:
        """Say in a table which values there are."""
        return f"{self.least} to {self.most}" + ("" if self.none is None else ", or none")


@mypyc_attr(allow_interpreted_subclasses=True)
class Count(Domain):
    """So many things of a kind."""

    def __init__(self, most: int, in_box: Bound | None = None, least: int = 0) -> None:
        super().__init__("count", least, most, in_box=in_box)
        self.plain = True


@mypyc_attr(allow_interpreted_subclasses=True)
class YesNo(Domain):
    """True or false."""

    typescript = "boolean"

    def __init__(self) -> None:
        super().__init__("yes or no", 0, 1, thing="yes_no")

    def said(self, state: Any, value: int) -> str:
        """Say yes or no."""
        return "yes" if value else "no"

    def word(self, box: Any, value: int) -> object:
        """Write true or false."""
        return bool(value)

    def value(self, box: Any, word: object, key: str) -> int:
        """Read true or false."""
        if not isinstance(word, bool):
            raise BadFile(f"{key} must be true or false, not {word!r}.")
        return int(word)


@mypyc_attr(allow_interpreted_subclasses=True)
class Seats(Domain):
    """One of the players, or nobody where that can be; in words a seat goes by its colour."""

    def __init__(self, most: int, none: int | None = None) -> None:
        super().__init__("seat", 0, most - 1, none, lambda box: int(box.players) - 1)

    def said(self, state: Any, value: int) -> str:
        """Say the colour."""
        return COLOURS[value]


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatSet(Domain):
    """Some of the players: a bit for each."""

    typescript = "number[]"

    def __init__(self, seats: int) -> None:
        super().__init__("seats", 0, 2**seats - 1, None, lambda box: int(2**box.players) - 1)

    def word(self, box: Any, value: int) -> object:
        """List the seats."""
        return [seat for seat in range(box.players) if (value >> seat) & 1]

    def value(self, box: Any, word: object, key: str) -> int:
        """Read a list of seats."""
        if not isinstance(word, list):
            raise BadFile(f"{key} must be a list.")
        seats = {checked_number(seat, key, 0, box.players - 1) for seat in word}
        return sum(1 << seat for seat in seats)


@mypyc_attr(allow_interpreted_subclasses=True)
class Named(Domain):
    """Things with a name each; in a box some of them may be missing."""

    typescript = "string"

    def __init__(
        self,
        name: str,
        names: Sequence[str],
        none: int | None = None,
        present: Callable[[Any], Sequence[int]] | None = None,
        thing: str = "",
    ) -> None:
        super().__init__(name, 0, len(names) - 1, none, thing=thing)
        self.names = names
        self.present = present

    def places(self, box: Any) -> Sequence[int]:
        """List those that are in a box."""
        return range(len(self.names)) if self.present is None else self.present(box)

    def names_in(self, box: Any) -> Sequence[str]:
        """Name all things, those that are not in this box too."""
        return self.names

    def fits(self, box: Any, value: int) -> bool:
        """Say whether the thing is in the box."""
        return value == self.none or value in self.places(box)

    def word(self, box: Any, value: int) -> object:
        """Write the name."""
        return None if value == self.none else self.names_in(box)[value]

    def value(self, box: Any, word: object, key: str) -> int:
        """Read a name."""
        if word is None and self.none is not None:
            return self.none
        known = {self.names_in(box)[place]: place for place in self.places(box)}
        if not isinstance(word, str) or word not in known:
            raise BadFile(f"{key} must be one of {', '.join(known)}, not {word!r}.")
        return known[word]

    def sayable(self, state: Any) -> Sequence[int]:
        """List all: those that are not in the box are known, too."""
        return range(len(self.names_in(state.box)))

    def said(self, state: Any, value: int) -> str:
        """Say the name."""
        return self.names_in(state.box)[value]

    def type(self) -> str:
        """Name every thing, unless they are too many."""
        words = " | ".join(f'"{name}"' for name in self.names)
        typed = words if len(self.names) <= FEW else "string"
        return typed if self.none is None else f"{typed} | null"

    def range(self) -> str:
        """Name the values, unless they are too many."""
        named = self.name if len(self.names) > FEW else ", ".join(self.names)
        return named + ("" if self.none is None else ", or none")
