"""Rat tokens and region cards: what is printed on their hidden side."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

FAMILIES: Final = ("peasantry", "bourgeoisie", "church", "chivalry", "magic", "royalty", "islamic")
PEASANTRY: Final = 0
BOURGEOISIE: Final = 1
CHURCH: Final = 2
CHIVALRY: Final = 3
MAGIC: Final = 4
ROYALTY: Final = 5
ISLAMIC: Final = 6
MAJORITY: Final = 7
EVERYONE: Final = 8
"""What a symbol stands for: a class, the most citizens in the region, or everybody there."""

NO_CARD: Final = -1

FEWEST_STARTERS: Final = 17
"""On the largest board a starting rat lies in every region (RB-5)."""

FEWEST_TOKENS: Final = 32
"""With two players 7 rats are laid out and 24 removed (RB-5, RB-6); one has to be left."""

MOST_TOKENS: Final = 250
"""Observations in numbers name every face with one byte."""

CARDS_PER_REGION: Final = 3


class Face:
    """The hidden side of a rat token."""

    __slots__ = ("counts", "everyone", "limit", "majority", "starter", "symbols")

    def __init__(
        self, limit: int, majority: int, everyone: int, symbols: tuple[int, ...], starter: bool
    ) -> None:
        self.limit = limit
        self.majority = majority
        self.everyone = everyone
        self.symbols = symbols
        self.counts = vec[i64](symbols)  # the same, read fast
        self.starter = starter


class RegionCard:
    """A card that names a region and the classes it can protect (RA-3)."""

    __slots__ = ("classes", "region")

    def __init__(self, region: int, classes: tuple[int, ...]) -> None:
        self.region = region
        self.classes = classes


def face_words(faces: list[Face]) -> list[str]:
    """Describe every face in words; of those printed alike the later ones are counted."""
    printed = [_printed(face) for face in faces]
    copies = [printed[: place + 1].count(words) for place, words in enumerate(printed)]
    return [
        words if copy == 1 else f"{words} ({copy})"
        for words, copy in zip(printed, copies, strict=True)
    ]


def _printed(face: Face) -> str:
    words = ["limit", str(face.limit)] + ["majority"] * face.majority + ["all"] * face.everyone
    for family, count in zip(FAMILIES, face.symbols, strict=True):
        words += [family] * count
    return " ".join(words)
