"""Packed vectors as Python's own arrays: the same calls as of the compiled engine, only slower."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable
from typing import Any

CODES = {"i16": "h", "i32": "i", "i64": "q", "u8": "B", "float": "d"}
"""How arrays name the sizes of numbers."""


class vec:  # noqa: N801 (the name of the thing that it stands in for)
    """`vec[i16]([1, 2])` makes an array of small numbers."""

    def __class_getitem__(cls, item: type) -> Callable[..., Any]:
        """Find what makes vectors of such numbers."""
        code = CODES[item.__name__]

        def made(items: Iterable[Any] = (), **_: int) -> array[Any]:
            return array(code, items)

        return made


def append(v: array[Any], item: Any) -> array[Any]:
    """Put a number behind the others."""
    v.append(item)
    return v


def extend(v: array[Any], items: array[Any]) -> array[Any]:
    """Put more numbers behind the others."""
    v.extend(items)
    return v
