"""What is printed in the box of RatLand."""

from __future__ import annotations

from typing import Any, Literal

from ratking.games.ratland import pieces
from ratking.server.printed.box_tables import BoxTables


class RatlandTables(BoxTables, frozen=True, kw_only=True):
    """RatLand: the spaces of a sewer board, the colours of cheese, events and clans."""

    game: Literal["ratland"] = "ratland"
    spaces: list[str]
    colours: list[str]
    events: list[str]
    clans: list[str]

    @classmethod
    def of(cls, _: Any, /, **shared: Any) -> RatlandTables:
        """List the pieces in the order of their numbers."""
        return cls(
            **shared,
            spaces=list(pieces.SPACES),
            colours=list(pieces.COLOURS),
            events=list(pieces.EVENT_NAMES),
            clans=list(pieces.CLAN_NAMES),
        )
