"""Planes: numbers of an observation that belong together, described as fields are declared."""

from __future__ import annotations

from itertools import product
from typing import Any

from ratking.core.domain import FEW, Domain, Named, Seats, SeatSet
from ratking.core.field import Field, Pile
from ratking.envs.codec.words import BYTE, MOST, nobodies


class Plane:
    """Some numbers in a row that mean the same sort of thing.

    Each place has a name that is the same with any number of players; what `along` does not say
    is counted from 0.
    """

    def __init__(
        self, name: str, length: int, highest: int, meaning: str, along: list[str] | None = None
    ) -> None:
        self.name = name
        self.length = length
        self.highest = min(highest, MOST)
        self.meaning = meaning
        self.along = along or [str(place) for place in range(length)]

    def places(self) -> list[str]:
        """Name every number of the plane, such as round or rats[3,1]."""
        return [f"{self.name}[{place}]" if place else self.name for place in self.along]


def plane_of(field: Field, box: Any, players: int) -> Plane:
    """Describe the plane of an open field."""
    along = [",".join(map(str, at)) for at in product(*[axis.places(box) for axis in field.axes])]
    if isinstance(field, Pile):
        along = [str(place) for place in range(field.most)]
    elif isinstance(field.values, SeatSet):
        bytes_each = (players + BYTE - 1) // BYTE
        along = [f"{at}/{byte}" for at in along for byte in range(bytes_each)]
    said = meaning(field, box)
    return Plane(field.name, len(along), highest(field, box, players), said, along)


def highest(field: Field, box: Any, players: int) -> int:
    """Find the highest number that can be written."""
    values, piled = field.values, isinstance(field, Pile)
    if isinstance(values, SeatSet):
        return int(2**players) - 1
    if isinstance(values, Seats):
        return players - 1 + (1 if piled else len(nobodies(values, box)))
    none = values.none
    if none is None:
        return values.most_in(box) + int(piled)
    return max(values.most_in(box), none) + int(piled or none < 0)


def meaning(field: Field, box: Any) -> str:
    """Say what the numbers are, along which axes they are counted, and how they are written."""
    about = field.about
    along = " and ".join([axis.name for axis in field.axes if f"each {axis.name}" not in about])
    each = f", for each {along}" if along else ""
    return about + each + written(field, field.values, box)


def written(field: Field, values: Domain, box: Any) -> str:
    """Say how a number is written, unless it is a plain count."""
    if isinstance(values, SeatSet):
        return ": 1 me, 2 the next seat, 4 ..."
    if isinstance(values, Seats):
        me = 1 if isinstance(field, Pile) else len(nobodies(values, box))
        return f": {me} me, {me + 1} the next seat, ..." + ("; below: nobody" if me else "")
    if isinstance(field, Pile) or (values.none is not None and values.none < 0):
        return ": each plus 1, 0 none"
    if isinstance(values, Named) and len(values.names) <= FEW and values.none is None:
        return ": " + ", ".join(values.names)
    return "; last: none" if values.none is not None else ""
