"""What everybody sees, copied from the row of a state just as its fields are declared."""

from __future__ import annotations

from itertools import product
from typing import Any, Final, final

from librt.vecs import extend, vec
from mypy_extensions import i16, i64, u8

from ratking.core.domain import Domain, Seats, SeatSet
from ratking.core.field import Cell, Field, Pile
from ratking.core.row import Numbers
from ratking.envs.codec.plane import Plane, plane_of
from ratking.envs.codec.words import MOST, Words

RANK: Final = 16
WORDS: Final = 32
LOW: Final = 0xFFFF
"""A code says where a number lies, from bit 16 on its rank in a pile, from 32 on its words."""


@final
class Sight:
    """Open fields as one seat is shown them: what belongs to seats begins with its own.

    First come numbers that are copied, then those that may be too large for a byte, then those
    that are looked up, then piles.
    """

    def __init__(self, fields: list[Field], box: Any, players: int, me: int) -> None:
        self.box = box
        self.me = me
        self.tables = Words(box, players, me)
        spelt = [field for field in fields if is_spelt(field)]
        large = [field for field in fields if field not in spelt and self.is_large(field)]
        small = [field for field in fields if field not in spelt and field not in large]
        piles = [field for field in spelt if isinstance(field, Pile)]
        words = [field for field in spelt if not isinstance(field, Pile)]
        self.fields: list[Field] = [*small, *large, *words, *piles]
        self.copied: vec[i16] = self.all_places(small)
        self.capped: vec[i16] = self.all_places(large)
        self.looked_up: vec[i64] = vec[i64]([c for field in words for c in self.codes(field)])
        self.piled: vec[i64] = vec[i64]([c for pile in piles for c in self.codes_in(pile)])
        self.words: vec[u8] = vec[u8](self.tables.all)

    def is_large(self, field: Field) -> bool:
        """Say whether a number of a field may be more than a byte holds."""
        return field.values.most_in(self.box) > MOST

    def all_places(self, fields: list[Field]) -> vec[i16]:
        """List where the numbers of some fields lie."""
        return vec[i16]([at for field in fields for at in self.places(field)])

    def places(self, field: Field) -> list[int]:
        """List where the numbers of a field lie that are in the box."""
        axes = [self.turned(axis) for axis in field.axes]
        return [field.place(indices) for indices in product(*axes)]

    def turned(self, axis: Domain) -> list[int]:
        """List what is counted along, seats from the one that looks."""
        found = list(axis.places(self.box))
        return found[self.me :] + found[: self.me] if isinstance(axis, Seats) else found

    def codes(self, field: Field) -> list[int]:
        """Say for all numbers of a field where they lie and where their words are."""
        tables = self.tables.tables(field.values)
        return [at | (table << WORDS) for at in self.places(field) for table in tables]

    def codes_in(self, pile: Pile) -> list[int]:
        """Say the same for a pile, with the rank of each place."""
        table = self.tables.table_in_a_pile(pile.values) << WORDS
        first = int(pile.first) + 1
        return [(first + rank) | (rank << RANK) | table for rank in range(pile.most)]

    def write(self, state: Numbers, out: vec[u8]) -> vec[u8]:
        """Write the fields behind what is written already."""
        numbers = state.numbers
        out = extend(out, copied(numbers, self.copied))
        if len(self.capped):
            out = extend(out, capped(numbers, self.capped))
        if len(self.looked_up):
            out = extend(out, looked_up(numbers, self.looked_up, self.words))
        if len(self.piled):
            out = extend(out, piled(numbers, self.piled, self.words))
        return out


def is_spelt(field: Field) -> bool:
    """Say whether the numbers of a field are looked up: seats, what may be none, piles."""
    values = field.values
    if isinstance(field, Pile) or isinstance(values, Seats | SeatSet):
        return True
    return values.none is not None and values.none < 0


def copied(numbers: vec[i16], places: vec[i16]) -> vec[u8]:
    """Copy numbers that fit into a byte."""
    return vec[u8]([u8(numbers[i64(at)]) for at in places])


def capped(numbers: vec[i16], places: vec[i16]) -> vec[u8]:
    """Copy numbers that may be too large."""
    return vec[u8](
        [u8(numbers[i64(at)]) if numbers[i64(at)] <= MOST else u8(MOST) for at in places]
    )


def looked_up(numbers: vec[i16], codes: vec[i64], words: vec[u8]) -> vec[u8]:
    """Look numbers up."""
    return vec[u8]([words[i64(numbers[code & LOW]) + (code >> WORDS)] for code in codes])


def piled(numbers: vec[i16], codes: vec[i64], words: vec[u8]) -> vec[u8]:
    """Look up what lies in piles; what counts them lies before the first of each."""
    return vec[u8](
        [
            words[i64(numbers[code & LOW]) + (code >> WORDS)]
            if i64(numbers[(code & LOW) - 1 - ((code >> RANK) & LOW)]) > ((code >> RANK) & LOW)
            else u8(0)
            for code in codes
        ]
    )


@final
class Part:
    """Open fields that are in every game, or only in those in which a cell says so."""

    def __init__(self, only: Cell | None, fields: list[Field], box: Any, players: int) -> None:
        self.only = only
        self.sights = [Sight(fields, box, players, me) for me in range(players)]
        self.planes: list[Plane] = [plane_of(one, box, players) for one in self.sights[0].fields]
        size = sum([plane.length for plane in self.planes])
        self.blank: vec[u8] = vec[u8]([u8(0)] * size)

    def write(self, state: Numbers, me: int, out: vec[u8]) -> vec[u8]:
        """Write the fields as a seat is shown them, or zeros if they are not in the game."""
        only = self.only
        if only is not None and not only.of(state):
            return extend(out, self.blank)
        return self.sights[me].write(state, out)
