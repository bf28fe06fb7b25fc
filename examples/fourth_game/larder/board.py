"""A larder as a page of text."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from larder.state import CRUMBS, RATS, SHELVES, STORE, LarderState
from larder.words.words import LarderWords


class LarderBoard:
    """Draws a line for each shelf, and one for what is at home."""

    def __init__(self, words: LarderWords) -> None:
        self.words = words

    def page(self, table: LarderState, roomy: bool) -> RenderableType:
        """Show crumbs as dots, and a rat as the letter of its seat."""
        seats = range(table.box.players)
        lines = []
        for shelf in range(len(SHELVES)):
            rats = "".join(self.words.letter(seat) * RATS.of(table, seat, shelf) for seat in seats)
            name = self.words.shelf(shelf)
            lines.append(f"{name:8}{'.' * CRUMBS.of(table, shelf):13}{rats}")
        home = ", ".join(f"{self.words.seat(seat)} {STORE.of(table, seat)}" for seat in seats)
        return Text("\n".join([*lines, home]))

    def legend(self) -> str:
        """Explain the marks on the page."""
        return self.words.say("legend")
