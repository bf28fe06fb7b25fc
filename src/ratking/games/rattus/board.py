"""The board for a number of players: which regions are in play and which are neighbours."""

from __future__ import annotations

from typing import Final

from ratking.core.errors import BadFile
from ratking.games.rattus.tables import Tables

REGIONS: Final = 17
NOWHERE: Final = -1

BANDS_IN_PLAY: Final = {  # RB-1, RA-15
    2: ("light",),
    3: ("light", "medium"),
    4: ("light", "medium", "dark"),
    5: ("light", "medium", "africa"),
    6: ("light", "medium", "dark", "africa"),
}


class Board:
    """The regions in play and their borders; RB-2: all others do not exist."""

    def __init__(self, tables: Tables, players: int) -> None:
        self.names = tables.regions
        bands = BANDS_IN_PLAY[players]
        self.in_play = [
            region for region, name in enumerate(self.names) if tables.bands[name] in bands
        ]
        self.neighbours = [_neighbours(tables, self.in_play, region) for region in range(REGIONS)]
        self.borders = [
            (here, there)
            for here in self.in_play
            for there in self.neighbours[here]
            if here < there
        ]
        self._check_connected(players)

    def _check_connected(self, players: int) -> None:
        found = {self.in_play[0]}
        while True:
            wider = found.union(*(self.neighbours[region] for region in found))
            if wider == found:
                break
            found = wider
        lost = [self.names[region] for region in self.in_play if region not in found]
        if lost:
            raise BadFile(
                f"board.json: with {players} players {', '.join(lost)} cannot be reached "
                f"from {self.names[self.in_play[0]]}."
            )


def _neighbours(tables: Tables, in_play: list[int], region: int) -> list[int]:
    if region not in in_play:
        return []
    return [other for other in tables.neighbours[region] if other in in_play]
