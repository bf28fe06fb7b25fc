"""Ways across the board: open borders, and how far some steps reach."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ratking.core.row import mask
from ratking.games.rattus.board import REGIONS

STEPS = 3


class Ways:
    """The neighbours of every region, and what two or three steps reach; it never changes."""

    def __init__(self, neighbours: list[list[int]]) -> None:
        self.neighbours = neighbours
        self.within = [neighbours]
        while len(self.within) < STEPS:
            self.within.append(self._one_step_more(self.within[-1]))
        self.reached = [vec[i64]([mask(regions) for regions in row]) for row in self.within]
        self.near = self.reached[0]

    def _one_step_more(self, reached: list[list[int]]) -> list[list[int]]:
        """List what one more step reaches, without the region where the way began (RB-35)."""
        wider = []
        for region in range(REGIONS):
            found = set(reached[region])
            for step in reached[region]:
                found.update(self.neighbours[step])
            found.discard(region)
            wider.append(sorted(found))
        return wider
