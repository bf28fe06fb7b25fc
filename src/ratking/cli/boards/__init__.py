"""The board of every game as a page of text."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Protocol

from rich.console import RenderableType

from ratking.cli.boards.cartus import CartusBoard
from ratking.cli.boards.ratland import RatlandBoard
from ratking.cli.boards.rattus import RattusBoard
from ratking.text import Words


class Board(Protocol):
    """Draws a table: a state as the reader may see it."""

    def page(self, table: Any, roomy: bool) -> RenderableType:
        """Lay out everything that lies on the table, with gaps if there is room."""

    def legend(self) -> str:
        """Explain the marks on the page."""


BOARDS: Final[dict[str, Callable[[Any], Board]]] = {
    "cartus": CartusBoard,
    "ratland": RatlandBoard,
    "rattus": RattusBoard,
}


def board_of(game: str, words: Words) -> Board:
    """Find the board of a game, which says everything with its words."""
    return BOARDS[game](words)
