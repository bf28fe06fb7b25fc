"""Fields read by their names from outside: `state.citizens[region][seat]`, for whoever looks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, overload

from ratking.core.field import Cell, Field, Pile
from ratking.core.row import Numbers


class View(Sequence[Any]):
    """What a field holds along one of its axes, as far as it is in the box; it is only read."""

    def __init__(self, state: Any, field: Field, chosen: tuple[int, ...] = ()) -> None:
        self.state = state
        self.field = field
        self.chosen = chosen

    def __len__(self) -> int:
        """Count what is in the box: fewer seats than there is room for, say."""
        if isinstance(self.field, Pile):
            return self.field.count(self.state)
        return max(self.field.axes[len(self.chosen)].places(self.state.box)) + 1

    @overload
    def __getitem__(self, at: int) -> Any: ...

    @overload
    def __getitem__(self, at: slice) -> list[Any]: ...

    def __getitem__(self, at: int | slice) -> Any:
        """Read a number, or what lies along the next axis."""
        if isinstance(at, slice):
            return [self[place] for place in range(*at.indices(len(self)))]
        size = len(self)
        if not -size <= at < size:
            raise IndexError(f"{self.field.name} has no place {at}")
        at %= size
        if isinstance(self.field, Pile):
            return self.field.of(self.state, at)
        chosen = (*self.chosen, at)
        if len(chosen) < len(self.field.axes):
            return View(self.state, self.field, chosen)
        return int(self.state.numbers[self.field.place(chosen)])

    def __eq__(self, other: object) -> bool:
        """Compare with anything that lists the same."""
        return isinstance(other, Sequence) and list(self) == list(other)

    def __hash__(self) -> int:
        """Nobody keeps a view in a set: what it shows may change."""
        raise TypeError("a view changes with its state")

    def __repr__(self) -> str:
        """Show it as a list."""
        return repr(list(self))


def look(state: Numbers, field: Field) -> Any:
    """Show a field: a number, or a view of many."""
    return field.of(state) if isinstance(field, Cell) else View(state, field)
