"""What is printed in a box, for pages that draw it: the data files in use, and the order of things.

Events and observations go by these numbers; an owner's files change what they stand for.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Literal

from msgspec import Struct

from ratking.core.game import Game
from ratking.games.cartus import pieces as cartus
from ratking.games.cartus.tables import BUILDING_NAMES
from ratking.games.ratland import pieces as ratland
from ratking.games.rattus.cards.deck import DECK
from ratking.games.rattus.game import Rattus
from ratking.games.rattus.notation import card_name
from ratking.games.rattus.tokens import FAMILIES, Face, RegionCard
from ratking.text import own_texts


class BoxTables(Struct, frozen=True, kw_only=True):
    """What every box has: the name of its data, and the texts that its owner has changed."""

    data: str
    own_files: list[str]
    texts: dict[str, str]


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


class CartusTables(BoxTables, frozen=True, kw_only=True):
    """Rattus Cartus: classes, the figures on population cards, other cards and buildings."""

    game: Literal["cartus"] = "cartus"
    families: list[str]
    figures: list[str]
    nuns: int
    others: list[str]
    buildings: list[str]
    copies: int


class RatlandTables(BoxTables, frozen=True, kw_only=True):
    """RatLand: the spaces of a sewer board, the colours of cheese, events and clans."""

    game: Literal["ratland"] = "ratland"
    spaces: list[str]
    colours: list[str]
    events: list[str]
    clans: list[str]


AnyTables = RattusTables | CartusTables | RatlandTables


def tables_of(opened: Game[Any]) -> AnyTables:
    """List what is printed in a box."""
    shared = {
        "data": opened.fingerprint(),
        "own_files": opened.own_files(),
        "texts": own_texts(opened),
    }
    return TABLES[opened.name](opened, shared)


def _rattus(opened: Rattus, shared: dict[str, Any]) -> RattusTables:
    tables = opened.tables
    return RattusTables(
        **shared,
        cards=[CardInfo(card_name(card), FAMILIES[DECK[card].family]) for card in range(len(DECK))],
        regions=[
            RegionInfo(name, tables.bands[name], tables.neighbours[number])
            for number, name in enumerate(tables.regions)
        ],
        faces=[FaceInfo(face.limit, _symbols(face)) for face in tables.faces],
        region_cards=[RegionCardInfo(card.region, _classes(card)) for card in tables.region_cards],
    )


def _symbols(face: Face) -> list[str]:
    families = [
        name for name, count in zip(FAMILIES, face.symbols, strict=True) for _ in range(count)
    ]
    return ["majority"] * face.majority + families + ["everyone"] * face.everyone


def _classes(card: RegionCard) -> list[str]:
    every = len(card.classes) == len(FAMILIES)
    return [] if every else [FAMILIES[family] for family in card.classes]


def _cartus(_: Game[Any], shared: dict[str, Any]) -> CartusTables:
    return CartusTables(
        **shared,
        families=list(cartus.FAMILIES),
        figures=list(cartus.FIGURES),
        nuns=cartus.NUNS,
        others=list(cartus.OTHERS),
        buildings=list(BUILDING_NAMES),
        copies=cartus.COPIES,
    )


def _ratland(_: Game[Any], shared: dict[str, Any]) -> RatlandTables:
    return RatlandTables(
        **shared,
        spaces=list(ratland.SPACES),
        colours=list(ratland.COLOURS),
        events=list(ratland.EVENT_NAMES),
        clans=list(ratland.CLAN_NAMES),
    )


TABLES: Final[dict[str, Callable[[Any, dict[str, Any]], AnyTables]]] = {
    "cartus": _cartus,
    "ratland": _ratland,
    "rattus": _rattus,
}
