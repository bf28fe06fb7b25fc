"""Games that are kept as records: what happened in them is played anew when somebody looks."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Mapping
from typing import Any, Final

from ratking.server import uploads
from ratking.server.boxes import shared_game
from ratking.server.editions import check_edition
from ratking.server.match import Match, Step

KEPT: Final = 32
"""So many games are at hand step by step; a step is a hundred times as long as its answer."""


class Retelling:
    """Plays records anew, and keeps the steps of the latest."""

    def __init__(self) -> None:
        self.known: OrderedDict[str, list[Step]] = OrderedDict()

    async def match(self, row: Mapping[str, Any], text: str) -> Match:
        """Play a record to its end; the tables go on meanwhile."""
        check_edition(shared_game(row["game"]), row["rules"], row["data"])
        match, steps = await asyncio.to_thread(uploads.match_of, text, row["created"])
        self._keep(row["id"], steps)
        return match

    async def steps(self, table_id: str, text: str, at: float) -> list[Step]:
        """List the steps of a record."""
        if table_id not in self.known:
            _, steps = await asyncio.to_thread(uploads.match_of, text, at)
            self._keep(table_id, steps)
        self.known.move_to_end(table_id)
        return self.known[table_id]

    def _keep(self, table_id: str, steps: list[Step]) -> None:
        self.known[table_id] = steps
        self.known.move_to_end(table_id)
        while len(self.known) > KEPT:
            self.known.popitem(last=False)
