"""Numbers that are not shown as they are: seats as they lie from the one that looks, none as 0."""

from __future__ import annotations

from typing import Any, Final

from ratking.core.domain import Domain, Seats, SeatSet

MOST: Final = 255
"""Every number of an observation fits into a byte; what is larger is written as this."""

BYTE: Final = 8
NO_SEATS: Final = (-2, -1)
"""What may stand where a seat could."""


class Words:
    """Tables in which one seat looks such numbers up, one table behind the other."""

    def __init__(self, box: Any, players: int, me: int) -> None:
        self.box = box
        self.players = players
        self.me = me
        self.all: list[int] = []
        self.begins: dict[tuple[int, ...], int] = {}

    def tables(self, values: Domain) -> list[int]:
        """Find the word for 0 of a domain; sets of more than eight seats take several tables."""
        if isinstance(values, SeatSet):
            return [self.table(0, words) for words in self.sets()]
        if isinstance(values, Seats):
            none = nobodies(values, self.box)
            return [self.table(NO_SEATS[0], self.seats(none, len(none)))]
        return [self.raised(values)]

    def table_in_a_pile(self, values: Domain) -> int:
        """Find the word for 0 of what lies in a pile, where no place may be 0 unless it is free."""
        if isinstance(values, Seats):
            return self.table(NO_SEATS[0], self.seats([], 1))
        return self.raised(values)

    def table(self, least: int, words: list[int]) -> int:
        """Find the word for 0 in a table from a least number on; it is added unless it is there."""
        key = (least, *words)
        if key not in self.begins:
            self.begins[key] = len(self.all) - least
            self.all += words
        return self.begins[key]

    def raised(self, values: Domain) -> int:
        """Spell a number plus 1, so that nothing is 0."""
        most = values.most_in(self.box)
        return self.table(-1, [min(value + 1, MOST) for value in range(-1, most + 1)])

    def seats(self, none: list[int], first: int) -> list[int]:
        """Spell those who are none in their order, and seats from the one that looks on."""
        nobody = [none.index(value) if value in none else 0 for value in NO_SEATS]
        turns = [(seat - self.me) % self.players for seat in range(self.players)]
        return [*nobody, *(first + turn for turn in turns)]

    def sets(self) -> list[list[int]]:
        """Spell sets of seats, eight to a number, the lowest bit for the one that looks."""
        players, me = self.players, self.me
        turned = [
            (seats >> me) | ((seats << (players - me)) & (2**players - 1))
            for seats in range(2**players)
        ]
        return [[(seats >> bits) & MOST for seats in turned] for bits in range(0, players, BYTE)]


def nobodies(values: Seats, box: Any) -> list[int]:
    """List what a domain of seats takes besides them."""
    return [value for value in NO_SEATS if values.fits(box, value)]
