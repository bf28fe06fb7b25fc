"""The board of every game as a page of text."""

from __future__ import annotations

from typing import Any, Protocol

from rich.console import RenderableType

from ratking.core.manifest import load
from ratking.games import manifest_of
from ratking.text import Words


class Board(Protocol):
    """Draws a table: a state as the reader may see it."""

    def page(self, table: Any, roomy: bool) -> RenderableType:
        """Lay out everything that lies on the table, with gaps if there is room."""

    def legend(self) -> str:
        """Explain the marks on the page."""


def board_of(game: str, words: Words) -> Board:
    """Find the board of a game, which says everything with its words."""
    part = manifest_of(game).board
    board: Board = load(part, f"The terminal cannot draw a table of {game}.")(words)
    return board
