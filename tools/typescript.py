"""Python types as TypeScript: what the pages are told of events and of what a board may count."""

from __future__ import annotations

from dataclasses import fields
from types import NoneType, UnionType
from typing import Any, Final, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from ratking.core.event import Event

PLAIN: Final[dict[Any, str]] = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    NoneType: "null",
}


def written(hint: Any) -> str:
    """Write a type; a record is written by its name."""
    origin, inner = get_origin(hint), get_args(hint)
    if hint in PLAIN:
        return PLAIN[hint]
    if is_typeddict(hint):
        return str(hint.__name__)
    if origin is list:
        return _list_of(written(inner[0]))
    if origin is tuple:
        return f"[{', '.join(map(written, inner))}]"
    if origin is dict:
        return f"Record<{written(inner[0])}, {written(inner[1])}>"
    if origin is Literal:
        return " | ".join(f'"{word}"' for word in inner)
    if origin in (Union, UnionType):
        return " | ".join(map(written, inner))
    raise TypeError(f"{hint} has no form in TypeScript yet.")


def _list_of(item: str) -> str:
    return f"({item})[]" if "|" in item else f"{item}[]"


def record(kind: Any) -> list[str]:
    """Write a TypedDict as an interface, after those that it is made of."""
    hints = get_type_hints(kind)
    found = [line for inner in hints.values() for line in _records_in(inner)]
    marks = {name: "?" * (name in kind.__optional_keys__) for name in hints}
    lines = [f"  {name}{marks[name]}: {written(hint)};" for name, hint in hints.items()]
    about = (kind.__doc__ or "").splitlines()[0]
    return [*found, f"/** {about} */", f"export interface {kind.__name__} {{", *lines, "}", ""]


def _records_in(hint: Any) -> list[str]:
    if is_typeddict(hint):
        return record(hint)
    return [line for inner in get_args(hint) for line in _records_in(inner)]


def event(kind: type[Event]) -> str:
    """Write one kind of event, with what it says of itself."""
    hints = get_type_hints(kind)
    facts = "".join(f"; {field.name}: {written(hints[field.name])}" for field in fields(kind))
    return f'{{ event: "{kind.__name__}"{facts} }}'
