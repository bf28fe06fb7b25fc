"""The table of RatLand in 80 columns: the round above, one line for each sewer board below."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ratking.cli.language import spoken
from ratking.cli.screen import colour
from ratking.games.ratland.pieces import BOARD, SPACES
from ratking.games.ratland.state import (
    NO_CLAN,
    NO_EVENT,
    UNDEALT,
    RatlandState,
    rats_in,
)
from ratking.games.ratland.words.words import RatlandWords
from ratking.text import speech


class RatlandBoard:
    """Draws a table of RatLand."""

    def __init__(self, words: RatlandWords) -> None:
        self.words = words
        self.say = speech("terminal", spoken())

    def page(self, table: RatlandState, roomy: bool) -> RenderableType:
        """Put the round above the boards, and what the reader knows alone below them."""
        lines = [*self._round(table), "" if roomy else None, self._boards(table)]
        lines += ["" if roomy else None, *self._below(table)]
        return Group(*(line for line in lines if line is not None))

    def legend(self) -> str:
        """Explain the marks on the page."""
        return self.say("ratland-legend")

    # The round.

    def _round(self, table: RatlandState) -> list[RenderableType | None]:
        active = self.words.seat(table.active)
        lines: list[RenderableType | None] = [
            Text(self.say("ratland-round", round=table.round, active=active), "bold")
        ]
        if table.event != NO_EVENT:
            name, text = self.words.happening(table.event), self.words.happening_text(table.event)
            lines.append(Text(self.say("ratland-event", name=name, text=text)))
        for card in table.food:
            food = self.words.food(table, card)
            lines.append(Text(self.say("ratland-food", card=card + 1, food=food)))
        if max(table.bag):
            area, pieces = self.words.space(table.area), self.words.pieces(table.bag)
            lines.append(Text(self.say("ratland-bag", area=area, pieces=pieces)))
        return lines

    # The boards.

    def _boards(self, table: RatlandState) -> Table:
        rows = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
        rows.add_column(self.say("column-seat"), min_width=8)
        rows.add_column(self.say("column-cheese"), justify="right")
        for space in range(BOARD):
            rows.add_column(self.words.short_space(space), justify="right")
        for title in (self.say("column-ill"), self.say("column-lost"), self.say("column-dead")):
            rows.add_column(title, justify="right")
        rows.add_column(self.say("column-clan"))
        for seat in range(table.box.players):
            rows.add_row(*self._seat(table, seat), style="bold" if seat == table.active else "")
        return rows

    def _seat(self, table: RatlandState, seat: int) -> list[Text | str]:
        name = Text(f"{self.words.letter(seat)} {self.words.seat(seat)}", colour(seat))
        spaces = [rats_in(table, seat, space) for space in range(BOARD)]
        beside = [table.sick[seat], table.lost[seat], table.graveyard[seat]]
        numbers: list[Text | str] = [str(count) if count else "-" for count in spaces + beside]
        return [name, str(table.cheese[seat]), *numbers, self._clan(table, seat)]

    def _clan(self, table: RatlandState, seat: int) -> str:
        clan = "" if table.clan[seat] == NO_CLAN else self.words.clan(table.clan[seat])
        return f"{clan}{self.say('aggressive-mark')}" if table.aggressive[seat] else clan

    # What lies beside the boards, and what only the reader sees.

    def _below(self, table: RatlandState) -> list[RenderableType | None]:
        lines: list[RenderableType | None] = [
            Text(self.say("ratland-supply", count=table.supply), "dim")
        ]
        for seat in range(table.box.players):
            plan = self._plan(table, seat)
            if plan:
                name = self.words.seat(seat)
                lines.append(Text(self.say("ratland-plan", seat=name, plan=plan)))
        if table.next_event != UNDEALT:
            name = self.words.happening(table.next_event)
            lines.append(Text(self.say("ratland-next-event", name=name)))
        if table.next_food != UNDEALT:
            food = self.words.food(table, table.next_food)
            lines.append(Text(self.say("ratland-next-food", food=food)))
        return lines

    def _plan(self, table: RatlandState, seat: int) -> str:
        plan = table.plan[seat][: len(SPACES)]
        return ", ".join(
            f"{self.words.space(space)} {count}" for space, count in enumerate(plan) if count
        )
