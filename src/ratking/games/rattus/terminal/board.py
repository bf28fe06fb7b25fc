"""The board of Rattus in 80 columns: regions at the left, seats and cards beside them."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ratking.cli.screen import colour
from ratking.games.rattus.domains import SLOTS, UNTAKEN
from ratking.games.rattus.pieces import NO_FACE
from ratking.games.rattus.plague import nuns_in
from ratking.games.rattus.state import (
    BISHOPS,
    CARAVAN,
    PLAGUE,
    RAT_COUNT,
    RattusState,
    citizens_of,
    face_of,
    has_seen,
    on_the_board,
)
from ratking.games.rattus.terminal.below import RattusBelow
from ratking.games.rattus.travel import carries_both, has_diplomat, potions_of

FACE_DOWN: Final = "■"
BOTH: Final = "+"
"""Between the marks of a diplomat and a potion under the same citizen."""


class RattusBoard(RattusBelow):
    """Draws a table of Rattus."""

    def page(self, table: RattusState, roomy: bool) -> RenderableType:
        """Put the regions beside seats and cards, and everything else below."""
        page = Table.grid(padding=(0, 2, 0, 0))
        side = Group(self._seats(table), "", self._cards(table))
        page.add_row(self._regions(table, roomy), side)
        return Group(page, *self.lines_below(table))

    def legend(self) -> str:
        """Explain the marks on the page."""
        marks = {"diplomat": self.say("mark-diplomat"), "potion": self.say("mark-potion")}
        return self.say("rattus-legend", mark=FACE_DOWN, both=BOTH, **marks)

    # The regions.

    def _regions(self, table: RattusState, roomy: bool) -> Table:
        rows = _columns(
            (self.say("column-region"), 12),
            ("", 7),
            (self.say("column-rats"), 12),
            (self.say("column-citizens"), 17),
        )
        rows.columns[1].max_width = 7
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
        if PLAGUE.of(table) == region:
            pieces.append(Text(self.say("piece-plague"), "bold reverse"))
        if CARAVAN.of(table) == region:
            pieces.append(Text(self.say("piece-caravan"), "bold"))
        if BISHOPS.has(table, region):
            pieces.append(Text(self.say("piece-bishop"), "bold"))
        if nuns_in(table, region):
            pieces.append(Text(self.say("piece-nuns", count=nuns_in(table, region)), "bold"))
        return Text(" ").join(pieces)

    def _rats(self, table: RattusState, region: int) -> Text:
        first = region * SLOTS
        rats = range(first, first + RAT_COUNT.of(table, region))
        return Text(" ").join([self._rat(table, rat) for rat in rats])

    def _rat(self, table: RattusState, rat: int) -> Text:
        """Show a face that the reader knows; else the back, and who has looked at it."""
        if face_of(table, rat) != NO_FACE:
            return Text(self.words.short_face(table, face_of(table, rat)), "bold")
        back = Text(FACE_DOWN)
        for seat in range(table.box.players):
            if has_seen(table, seat, rat):
                back.append(self.words.letter(seat).lower(), colour(seat))
        return back

    def _citizens(self, table: RattusState, region: int) -> Text:
        return Text(" ").join(
            Text(f"{self.words.letter(seat)}{self._count(table, seat, region)}", colour(seat))
            for seat in range(table.box.players)
            if citizens_of(table, seat, region)
        )

    def _count(self, table: RattusState, seat: int, region: int) -> str:
        """Count a seat's citizens, with a letter for each token under them."""
        diplomat = self.say("mark-diplomat") if has_diplomat(table, seat, region) else ""
        both = BOTH if carries_both(table, seat, region) else ""
        potions = self.say("mark-potion") * potions_of(table, seat, region)
        return f"{citizens_of(table, seat, region)}{diplomat}{both}{potions}"

    # What lies beside the board.

    def _seats(self, table: RattusState) -> Table:
        rows = _columns((self.say("column-seat"), 8))
        for title in (self.say("column-hand"), self.say("column-board"), self.say("column-haven")):
            rows.add_column(title, justify="right")
        for seat in range(table.box.players):
            rows.add_row(
                self.seat(seat),
                str(table.hand[seat]),
                str(on_the_board(table, seat)),
                f"{table.haven[seat]}{self.say('mark-diplomat') * table.saved_diplomats[seat]}",
                style="bold" if seat == table.active else "",
            )
        return rows

    def _cards(self, table: RattusState) -> Table:
        rows = _columns((self.say("column-card"), 10), ("", 2), (self.say("column-holder"), 8))
        for card in table.cards:
            holder = table.holder[card]
            held = Text("-") if holder == UNTAKEN else self.seat(holder)
            rows.add_row(self.words.card(card), self.words.short_family(card), held)
        return rows


def _columns(*columns: tuple[str, int]) -> Table:
    rows = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
    for title, width in columns:
        rows.add_column(title, min_width=width)
    return rows
