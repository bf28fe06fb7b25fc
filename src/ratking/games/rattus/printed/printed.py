"""What is printed in the Big Box."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from ratking.games.rattus.cards.deck import DECK
from ratking.games.rattus.game import Rattus
from ratking.games.rattus.notation import card_name
from ratking.games.rattus.tokens import FAMILIES, Face, RegionCard
from ratking.server.printed.box_tables import BoxTables


class CardInfo(Struct, frozen=True):
    """A class card by its name, and its class."""

    name: str
    family: str


class FaceInfo(Struct, frozen=True):
    """The hidden side of a rat: its limit, and its symbols in the order in which they count."""

    limit: int
    symbols: list[str]


class RegionInfo(Struct, frozen=True):
    """A region, how dark it is printed, and the regions next to it by number."""

    name: str
    band: str
    neighbours: list[int]


class RegionCardInfo(Struct, frozen=True):
    """A region card; without classes it protects any."""

    region: int
    classes: list[str]


class RattusTables(BoxTables, frozen=True, kw_only=True):
    """The Big Box: class cards, regions, rats and region cards, each by its number."""

    game: Literal["rattus"] = "rattus"
    cards: list[CardInfo]
    regions: list[RegionInfo]
    faces: list[FaceInfo]
    region_cards: list[RegionCardInfo]

    @classmethod
    def of(cls, opened: Rattus, /, **shared: Any) -> RattusTables:
        """Read it from the tables in use."""
        tables, deck = opened.tables, range(len(DECK))
        return cls(
            **shared,
            cards=[CardInfo(card_name(card), FAMILIES[DECK[card].family]) for card in deck],
            regions=[
                RegionInfo(name, tables.bands[name], tables.neighbours[number])
                for number, name in enumerate(tables.regions)
            ],
            faces=[FaceInfo(face.limit, symbols(face)) for face in tables.faces],
            region_cards=[
                RegionCardInfo(card.region, classes(card)) for card in tables.region_cards
            ],
        )


def symbols(face: Face) -> list[str]:
    """List the symbols of a face in the order in which they count."""
    families = [
        name for name, count in zip(FAMILIES, face.symbols, strict=True) for _ in range(count)
    ]
    return ["majority"] * face.majority + families + ["everyone"] * face.everyone


def classes(card: RegionCard) -> list[str]:
    """List the classes that a region card names; none if it protects any."""
    every = len(card.classes) == len(FAMILIES)
    return [] if every else [FAMILIES[family] for family in card.classes]
