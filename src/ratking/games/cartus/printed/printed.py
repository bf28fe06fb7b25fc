"""What is printed in the box of Rattus Cartus."""

from __future__ import annotations

from typing import Any, Literal

from ratking.games.cartus import pieces
from ratking.games.cartus.tables import BUILDING_NAMES
from ratking.server.printed.box_tables import BoxTables


class CartusTables(BoxTables, frozen=True, kw_only=True):
    """Rattus Cartus: classes, the figures on population cards, other cards and buildings."""

    game: Literal["cartus"] = "cartus"
    families: list[str]
    figures: list[str]
    nuns: int
    others: list[str]
    buildings: list[str]
    copies: int

    @classmethod
    def of(cls, _: Any, /, **shared: Any) -> CartusTables:
        """List the pieces in the order of their numbers."""
        return cls(
            **shared,
            families=list(pieces.FAMILIES),
            figures=list(pieces.FIGURES),
            nuns=pieces.NUNS,
            others=list(pieces.OTHERS),
            buildings=list(BUILDING_NAMES),
            copies=pieces.COPIES,
        )
