"""A sheet of tiles: each with a title, a few notes and pieces to count."""

from __future__ import annotations

from dataclasses import dataclass, field
from html import escape
from io import BytesIO
from typing import Final

import numpy as np
import resvg_py
from numpy.typing import NDArray
from PIL import Image

COLOURS: Final = (
    "#c0392b", "#2471a3", "#b7950b", "#1e8449", "#7d3c98", "#ca6f1e",
    "#5d6d7e", "#117a65", "#a04000", "#6c3483", "#2e4053", "#943126",
)  # fmt: skip
"""One for each seat."""

INK: Final = "#2c2c2c"
COLUMNS: Final = 4
WIDTH: Final = 230
LINE: Final = 18
MARGIN: Final = 10
DOTS: Final = 12
"""As many pieces are drawn one by one; more are only counted."""


@dataclass(frozen=True)
class Pieces:
    """Some equal pieces: what they are, how many, and their colour."""

    label: str
    count: int
    colour: str = INK


@dataclass(frozen=True)
class Tile:
    """A part of the table."""

    title: str
    notes: list[str] = field(default_factory=list)
    pieces: list[Pieces] = field(default_factory=list)

    def lines(self) -> int:
        """Count the lines that the tile takes."""
        return 1 + len(self.notes) + len(self.pieces)


def as_text(tiles: list[Tile]) -> str:
    """Write the tiles one below the other."""
    lines = []
    for tile in tiles:
        counts = [f"{piece.label} {piece.count}" for piece in tile.pieces if piece.count]
        lines.append(f"{tile.title}: {', '.join([*tile.notes, *counts]) or '-'}")
    return "\n".join(lines)


def as_svg(tiles: list[Tile]) -> str:
    """Draw the tiles in rows."""
    drawn, top, deepest = [], MARGIN, 0
    for number, tile in enumerate(tiles):
        column = number % COLUMNS
        if not column and number:
            top, deepest = top + deepest + MARGIN, 0
        deepest = max(deepest, LINE * tile.lines() + MARGIN)
        drawn.append(_draw(tile, MARGIN + column * (WIDTH + MARGIN), top))
    width, height = COLUMNS * (WIDTH + MARGIN) + MARGIN, top + deepest + MARGIN
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'font-family="sans-serif" font-size="12"><rect width="{width}" height="{height}" '
        f'fill="#e8dcc3"/>{"".join(drawn)}</svg>'
    )


def _draw(tile: Tile, left: int, top: int) -> str:
    height = LINE * tile.lines() + MARGIN
    parts = [
        f'<rect x="{left}" y="{top}" width="{WIDTH}" height="{height}" rx="6" fill="#fbf6ea" '
        f'stroke="#8d7a55"/>',
        _text(tile.title, left + 8, top + LINE, INK, "bold"),
    ]
    line = top + LINE
    for note in tile.notes:
        line += LINE
        parts.append(_text(note, left + 8, line, INK))
    for piece in tile.pieces:
        line += LINE
        parts.append(_text(f"{piece.label} {piece.count}", left + 8, line, piece.colour))
        parts += [
            f'<circle cx="{left + 110 + dot * 9}" cy="{line - 4}" r="4" fill="{piece.colour}"/>'
            for dot in range(min(piece.count, DOTS))
        ]
    return "".join(parts)


def _text(text: str, left: int, bottom: int, colour: str, weight: str = "normal") -> str:
    return (
        f'<text x="{left}" y="{bottom}" fill="{colour}" font-weight="{weight}">'
        f"{escape(text)}</text>"
    )


def as_pixels(tiles: list[Tile]) -> NDArray[np.uint8]:
    """Paint the SVG: height, width, and red, green and blue."""
    png = bytes(resvg_py.svg_to_bytes(svg_string=as_svg(tiles)))
    return np.asarray(Image.open(BytesIO(png)).convert("RGB"))
