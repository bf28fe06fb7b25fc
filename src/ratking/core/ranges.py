"""Does every number of a state lie in the range that its field declares?"""

from __future__ import annotations

from itertools import product
from typing import Any

from ratking.core.field import Field, Pile


def misfit(state: Any) -> str | None:
    """Name a number that its domain does not know, or None when all fit."""
    for field in state.declared.fields.values():
        for where, value in values_of(state, field):
            if not field.values.fits(state.box, value):
                return f"{field.name} {where} cannot be {value}."
    return None


def values_of(state: Any, field: Field) -> list[tuple[tuple[int, ...], int]]:
    """List what a field holds, as far as its axes are in the box, with the indices."""
    if isinstance(field, Pile):
        return [((place,), value) for place, value in enumerate(field.all(state))]
    places = product(*(axis.places(state.box) for axis in field.axes))
    return [(where, int(state.numbers[field.place(where)])) for where in places]
