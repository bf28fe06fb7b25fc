"""Several numbers in one setting: `tables=100 chat=60`, or `off` for none of them."""

from __future__ import annotations

from typing import Final, TypeVar

from msgspec import Struct

from ratking.core.errors import BadOption

OFF: Final = "off"
Amounts = TypeVar("Amounts", bound=Struct)


def read_amounts(variable: str, text: str, kind: type[Amounts]) -> Amounts:
    """Read what a host has set; what is not named stays as it is."""
    names = kind.__struct_fields__
    if text.strip() == OFF:
        return kind(**dict.fromkeys(names, 0))
    found = {}
    for word in text.split():
        name, _, number = word.partition("=")
        if name not in names or not (number.isascii() and number.isdigit() and len(number) < 10):
            raise BadOption(
                f"{variable} is 'off' or has words like {names[0]}=40, not {word!r}; "
                f"there are {', '.join(names)}."
            )
        found[name] = int(number)
    return kind(**found)
