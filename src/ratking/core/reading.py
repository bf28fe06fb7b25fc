"""Reading plain data that a person may have written: every doubt is one clear sentence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ratking.core.errors import BadFile


def number(data: Mapping[str, object], key: str, least: int, most: int) -> int:
    """Take a whole number within bounds."""
    return checked_number(data.get(key), key, least, most)


def checked_number(value: object, name: str, least: int, most: int) -> int:
    """Check that a value is a whole number within bounds."""
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise BadFile(f"{name} must be a whole number from {least} to {most}, not {value!r}.")
    return value


def numbers(data: Mapping[str, object], key: str, length: int, least: int, most: int) -> list[int]:
    """Take a list of so many whole numbers within bounds."""
    values = listing(data, key)
    if len(values) != length:
        raise BadFile(f"{key} must list {length} numbers, not {len(values)}.")
    return [checked_number(value, key, least, most) for value in values]


def listing(data: Mapping[str, object], key: str) -> list[object]:
    """Take a list."""
    value = data.get(key)
    if not isinstance(value, list):
        raise BadFile(f"{key} must be a list.")
    return value


def mapping(data: Mapping[str, object], key: str) -> dict[str, object]:
    """Take an object."""
    value = data.get(key)
    if not isinstance(value, dict):
        raise BadFile(f"{key} must be an object.")
    return value


def word(data: Mapping[str, object], key: str, words: Sequence[str]) -> int:
    """Take one of a few words and return its place among them."""
    value = data.get(key)
    if not isinstance(value, str) or value not in words:
        raise BadFile(f"{key} must be one of {', '.join(words)}, not {value!r}.")
    return words.index(value)


def truth(data: Mapping[str, object], key: str) -> bool:
    """Take a true or false."""
    value = data.get(key)
    if not isinstance(value, bool):
        raise BadFile(f"{key} must be true or false, not {value!r}.")
    return value
