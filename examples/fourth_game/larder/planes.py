"""Larder for researchers: everything is open, so all planes follow from the declaration."""

from __future__ import annotations

from larder.state import CRUMBS, RATS, SHELVES, STORE, LarderState
from ratking.envs.codec.layout import Layout
from ratking.envs.pictures.sheet import COLOURS, Pieces, Tile


class LarderLayout(Layout[LarderState]):
    """Larder at one number of players."""


def tiles(table: LarderState, _reader: int) -> list[Tile]:
    """Show every shelf, and what everybody has at home."""
    return [_shelf(table, shelf) for shelf in range(len(SHELVES))] + [
        Tile(f"player_{seat}", [], [Pieces("crumbs", STORE.of(table, seat), COLOURS[seat])])
        for seat in range(table.box.players)
    ]


def _shelf(table: LarderState, shelf: int) -> Tile:
    rats = [
        Pieces("rats", RATS.of(table, seat, shelf), COLOURS[seat])
        for seat in range(table.box.players)
    ]
    return Tile(SHELVES[shelf], [], [Pieces("crumbs", CRUMBS.of(table, shelf)), *rats])
