"""The board of Rattus in 80 columns: regions at the left; seats, cards and rats beside them."""

from __future__ import annotations

from collections import Counter
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ratking.cli.screen import colour
from ratking.games.rattus.state import (
    SLOTS,
    UNDEALT,
    UNTAKEN,
    Rat,
    RattusState,
    citizens_of,
    on_the_board,
)
from ratking.text import speech
from ratking.text.rattus import RattusWords

FACE_DOWN: Final = "■"
LIMITS: Final = range(1, 7)


class RattusBoard:
    """Draws a table of Rattus."""

    def __init__(self) -> None:
        self.words = RattusWords(speech("rattus"))
        self.say = speech("terminal")

    def page(self, table: RattusState, roomy: bool) -> RenderableType:
        """Put the regions beside seats and cards, and what is known of the rats below."""
        page = Table.grid(padding=(0, 2, 0, 0))
        side = Group(self._seats(table), "", self._cards(table))
        page.add_row(self._regions(table, roomy), side)
        return Group(page, self._rats_left(table))

    def legend(self) -> str:
        """Explain the marks on the page."""
        return self.say("rattus-legend", mark=FACE_DOWN)

    # The regions.

    def _regions(self, table: RattusState, roomy: bool) -> Table:
        rows = _columns(
            (self.say("column-region"), 12),
            ("", 7),
            (self.say("column-rats"), 12),
            (self.say("column-citizens"), 17),
        )
        bands = table.box.tables.bands
        band = ""
        for region in table.box.in_play:
            name = self.words.region(table, region)
            if roomy and band and bands[name] != band:
                rows.add_row()
            band = bands[name]
            pieces, rats = self._pieces(table, region), self._rats(table, region)
            rows.add_row(name, pieces, rats, self._citizens(table, region))
        return rows

    def _pieces(self, table: RattusState, region: int) -> Text:
        pieces = []
        if table.plague == region:
            pieces.append(Text(self.say("piece-plague"), "bold reverse"))
        if table.caravan == region:
            pieces.append(Text(self.say("piece-caravan"), "bold"))
        return Text(" ").join(pieces)

    def _rats(self, table: RattusState, region: int) -> Text:
        first = region * SLOTS
        rats = table.rats[first : first + table.rat_count[region]]
        return Text(" ").join([self._rat(table, rat) for rat in rats])

    def _rat(self, table: RattusState, rat: Rat) -> Text:
        """Show a face that the reader knows; else the back, and who has looked at it."""
        if rat.face != UNDEALT:
            return Text(self.words.short_face(table, rat.face), "bold")
        back = Text(FACE_DOWN)
        for seat in range(table.box.players):
            if rat.seen_by(seat):
                back.append(self.words.letter(seat).lower(), colour(seat))
        return back

    def _citizens(self, table: RattusState, region: int) -> Text:
        return Text(" ").join(
            Text(f"{self.words.letter(seat)}{citizens_of(table, seat, region)}", colour(seat))
            for seat in range(table.box.players)
            if citizens_of(table, seat, region)
        )

    # What lies beside the board.

    def _seats(self, table: RattusState) -> Table:
        rows = _columns((self.say("column-seat"), 8))
        for title in (self.say("column-hand"), self.say("column-board"), self.say("column-haven")):
            rows.add_column(title, justify="right")
        for seat in range(table.box.players):
            rows.add_row(
                self._seat(seat),
                str(table.hand[seat]),
                str(on_the_board(table, seat)),
                str(table.haven[seat]),
                style="bold" if seat == table.active else "",
            )
        return rows

    def _seat(self, seat: int) -> Text:
        return Text(f"{self.words.letter(seat)} {self.words.seat(seat)}", colour(seat))

    def _cards(self, table: RattusState) -> Table:
        rows = _columns((self.say("column-card"), 10), ("", 2), (self.say("column-holder"), 8))
        for card in table.cards:
            holder = table.holder[card]
            held = Text("-") if holder == UNTAKEN else self._seat(holder)
            rows.add_row(self.words.card(card), self.words.short_family(card), held)
        return rows

    def _rats_left(self, table: RattusState) -> Text:
        """Count the faces that the reader has not seen, those removed unseen included."""
        limits = Counter(
            face.limit for face, left in zip(table.box.faces, table.undealt, strict=True) if left
        )
        unseen = "  ".join(f"{limit}: {limits[limit]}" for limit in LIMITS)
        return Text(self.say("supply", count=table.supply, unseen=unseen), "dim")


def _columns(*columns: tuple[str, int]) -> Table:
    rows = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
    for title, width in columns:
        rows.add_column(title, min_width=width)
    return rows
