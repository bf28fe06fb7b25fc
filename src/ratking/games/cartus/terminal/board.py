"""The table of Rattus Cartus in 80 columns: the row, the seats and tracks, and what one knows."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ratking.cli.language import spoken
from ratking.cli.screen import colour
from ratking.core.question import NOBODY
from ratking.games.cartus.pieces import (
    CARDS,
    COPIES,
    JOKER,
    UNDEALT,
    UNKNOWN,
    family_of,
)
from ratking.games.cartus.scoring import track_order
from ratking.games.cartus.state import NUN_CARDS, OVER, TRACKS, CartusState, has_seen, known_to
from ratking.games.cartus.votes import entrants
from ratking.games.cartus.words.words import CartusWords
from ratking.text import speech

FACE_DOWN: Final = "■"


class CartusBoard:
    """Draws a table of Rattus Cartus."""

    def __init__(self, words: CartusWords) -> None:
        self.words = words
        self.say = speech("terminal", spoken())

    def page(self, table: CartusState, roomy: bool) -> RenderableType:
        """Put the row above, seats beside tracks, and hands and the nun row below."""
        middle = Table.grid(padding=(0, 3, 0, 0))
        middle.add_row(self._seats(table), self._tracks(table))
        parts: list[RenderableType] = [self._round(table), self._row(table)]
        parts += ["", middle, ""] if roomy else [middle]
        return Group(*parts, *self._hands(table), self._nuns(table), self._decks(table))

    def legend(self) -> str:
        """Explain the marks on the page."""
        return self.say("cartus-legend", mark=FACE_DOWN)

    def _round(self, table: CartusState) -> Text:
        start = self.words.seat(table.start)
        return Text(self.say("cartus-round", number=table.round, start=start), "dim")

    # The row of buildings.

    def _row(self, table: CartusState) -> Table:
        rows = _columns(
            (self.say("column-building"), 22),
            (self.say("column-class"), 12),
            (self.say("column-supply"), 22),
            (self.say("column-inside"), 12),
        )
        for place, card in enumerate(table.row):
            building = card // COPIES
            family = self.words.family(family_of(building))
            name, supply = self.words.building(building), self.words.supply(table, card)
            rows.add_row(name, family, supply, self._inside(table, place))
        return rows

    def _inside(self, table: CartusState, place: int) -> Text:
        """Show who is inside in the order of entering, each with the cards laid."""
        return Text(" ").join(
            Text(f"{self.words.letter(seat)}{table.laid_size[seat]}", colour(seat))
            for seat in entrants(table, place)
        )

    # Seats and tracks.

    def _seats(self, table: CartusState) -> Table:
        rows = _columns((self.say("column-seat"), 9))
        rats, tokens = self.say("column-rats"), self.say("column-tokens")
        for title in (self.say("column-hand"), rats, tokens):
            rows.add_column(title, justify="right")
        rows.add_column(self.say("column-holds"))
        for seat in range(table.box.players):
            name = Text(f"{self.words.letter(seat)} {self.words.seat(seat)}", colour(seat))
            count, tokens = str(table.hand_size[seat]), str(table.tokens[seat])
            rows.add_row(name, count, self._rats(table, seat), tokens, self._holds(table, seat))
        return rows

    def _rats(self, table: CartusState, seat: int) -> str:
        """Show a seat's rats where they are open: one's own, at the end, or if agreed (RC-3)."""
        mine = not table.hand[seat][UNKNOWN] and not table.laid[seat][UNKNOWN]
        open_to_all = table.box.open_rats or table.phase == OVER
        return str(table.rats[seat]) if mine or open_to_all else "?"

    def _holds(self, table: CartusState, seat: int) -> str:
        """List the special cards that everybody knows a seat to hold."""
        known = {card: known_to(table, NOBODY, seat, card) for card in range(JOKER, CARDS)}
        return ", ".join(
            f"{count} {self.words.short_card(card)}" for card, count in known.items() if count
        )

    def _tracks(self, table: CartusState) -> Table:
        rows = _columns((self.say("column-track"), 11), (self.say("column-influence"), 20))
        for family in range(TRACKS):
            discs = Text(" ").join(
                Text(f"{self.words.letter(seat)}{table.influence[family][seat]}", colour(seat))
                for seat in track_order(table, family)
            )
            rows.add_row(self.words.family(family), discs)
        return rows

    # Cards.

    def _hands(self, table: CartusState) -> list[Text]:
        return [
            self._hand(table, seat)
            for seat in range(table.box.players)
            if table.hand_size[seat] and not table.hand[seat][UNKNOWN]
        ]

    def _hand(self, table: CartusState, seat: int) -> Text:
        counts = table.hand[seat][:CARDS]
        cards = ", ".join(
            self._several(self.words.short_card(card), count)
            for card, count in enumerate(counts)
            if count
        )
        return Text(self.say("cartus-hand", seat=self.words.seat(seat), cards=cards))

    def _several(self, name: str, count: int) -> str:
        return name if count == 1 else self.say("cartus-several", count=count, name=name)

    def _nuns(self, table: CartusState) -> Text:
        cards = " ".join(self._nun_card(table, place) for place in range(NUN_CARDS))
        return Text(self.say("cartus-nuns", cards=cards))

    def _nun_card(self, table: CartusState, place: int) -> str:
        """Show a card that the reader knows; else the back, and who has looked at it."""
        card = table.nun_row[place]
        if card != UNDEALT:
            return f"[{self.words.short_card(card)}]"
        seen = [seat for seat in range(table.box.players) if has_seen(table, seat, place)]
        return FACE_DOWN + "".join(self.words.letter(seat).lower() for seat in seen)

    def _decks(self, table: CartusState) -> Text:
        decks = ", ".join(
            f"{left} {self.words.short_card(JOKER + deck)}"
            for deck, left in enumerate(table.decks)
            if left
        )
        facts = {"deck": table.deck_left, "discard": sum(table.discard)}
        return Text(self.say("cartus-decks", decks=decks, tokens=table.tokens_left, **facts), "dim")


def _columns(*columns: tuple[str, int]) -> Table:
    rows = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
    for title, width in columns:
        rows.add_column(title, min_width=width)
    return rows
