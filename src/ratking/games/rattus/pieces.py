"""Pieces with a hidden side: rats, and the deck of region cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ratking.core.question import NOBODY

STARTER: Final = 0
SUPPLY: Final = 1
RECYCLED: Final = 2
UNDEALT: Final = -1

FACE_DOWN: Final = 0
ASIDE: Final = 1
DISCARDED: Final = 2
REMOVED_CARD: Final = 3
"""Where a region card is: unseen, set aside in a hand, discarded, or not in the game."""

HAND_SIZE: Final = 3


@mypyc_attr(acyclic=True)
class Rat:
    """A rat lying face down: which pool it came from, its face once dealt, and who has seen it."""

    __slots__ = ("face", "pool", "seen")

    def __init__(self, pool: int, face: int, seen: int) -> None:
        self.pool = pool
        self.face = face
        self.seen = seen

    def seen_by(self, seat: int) -> bool:
        """Say whether this seat has looked at the face."""
        return seat >= 0 and (self.seen >> seat) & 1 == 1


NO_RAT: Final = Rat(SUPPLY, UNDEALT, 0)
STARTING_RAT: Final = Rat(STARTER, UNDEALT, 0)
NEW_RAT: Final = Rat(SUPPLY, UNDEALT, 0)
RECYCLED_RAT: Final = Rat(RECYCLED, UNDEALT, 0)


class RegionDeck:
    """The region cards. A card in a hand that this table may not know stands there as its shuffle.

    The unknown card of shuffle n is written -1 - n: it is one of the face-down cards that went into
    that shuffle, and nobody but its owner can tell which.
    """

    __slots__ = ("drawn", "drawn_by", "hands", "left", "place", "shields", "shuffle_of", "shuffles")

    def __init__(
        self,
        place: list[int],
        shuffle_of: list[int],
        shuffles: int,
        left: int,
        hands: list[list[int]],
    ) -> None:
        self.place = place
        self.shuffle_of = shuffle_of
        self.shuffles = shuffles
        self.left = left
        self.hands = hands
        self.drawn: list[int] = []
        self.drawn_by = NOBODY
        self.shields: list[tuple[int, int]] = []

    def copy(self) -> RegionDeck:
        """Make an equal deck that shares nothing that can change."""
        hands = [hand[:] for hand in self.hands]
        twin = RegionDeck(self.place[:], self.shuffle_of[:], self.shuffles, self.left, hands)
        twin.drawn = self.drawn[:]
        twin.drawn_by = self.drawn_by
        twin.shields = self.shields[:]
        return twin
