"""Options: what can be chosen before a game, checked with a clear sentence each."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from ratking.core.errors import BadOption


@dataclass(frozen=True)
class Option:
    """One thing to choose: its name, what it means, its default and what it takes.

    Words that can be chosen are listed in `choices`, whole numbers in `numbers`.
    """

    name: str
    about: str
    default: object
    read: Callable[[object], object]
    choices: tuple[str, ...] = ()
    numbers: range = range(0)


def read_options(known: list[Option], chosen: Mapping[str, object]) -> dict[str, object]:
    """Fill in the defaults and check every value; an unknown name is a mistake."""
    names = [option.name for option in known]
    for name in chosen:
        if name not in names:
            raise BadOption(f"There is no option {name!r}; there are {', '.join(names)}.")
    return {option.name: option.read(chosen.get(option.name, option.default)) for option in known}


def number_option(name: str, about: str, default: int, numbers: range) -> Option:
    """Let a whole number be chosen."""
    read = whole_number(name, numbers[0], numbers[-1])
    return Option(name, about, default, read, numbers=numbers)


def whole_number(name: str, least: int, most: int) -> Callable[[object], object]:
    """Read a whole number between two bounds; digits in a text will do."""

    def read(value: object) -> object:
        number = _number(value)
        if number is None or not least <= number <= most:
            raise BadOption(f"{name} must be a whole number from {least} to {most}, not {value!r}.")
        return number

    return read


def _number(value: object) -> int | None:
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    if isinstance(value, str) and value.isascii() and value.isdigit():
        return int(value)
    return None


def one_of(name: str, choices: tuple[str, ...]) -> Callable[[object], object]:
    """Read one of a few words."""

    def read(value: object) -> object:
        if value not in choices:
            raise BadOption(f"{name} must be one of {', '.join(choices)}, not {value!r}.")
        return value

    return read


def seats_from(options: Mapping[str, object]) -> tuple[int, int]:
    """Take the number of players and who begins out of checked options."""
    players, start = options["players"], options["start"]
    assert isinstance(players, int)
    assert isinstance(start, int)
    if start >= players:
        raise BadOption(f"With {players} players start must be a seat from 0 to {players - 1}.")
    return players, start
