"""What lies beside the board of Rattus, line by line below it."""

from __future__ import annotations

from collections import Counter
from typing import Final

from rich.text import Text

from ratking.cli.language import spoken
from ratking.cli.screen import colour
from ratking.games.rattus.pieces import NO_REGION_CARD
from ratking.games.rattus.region_cards import discarded_cards, hand_size
from ratking.games.rattus.state import (
    CARDS,
    DECK_LEFT,
    HANDS,
    SHIELD,
    STORED,
    UNDEALT,
    WALLS,
    WITH_REGION_CARDS,
    RattusState,
)
from ratking.games.rattus.words.words import RattusWords
from ratking.text import speech

LIMITS: Final = range(1, 7)


class RattusBelow:
    """Lists the supply, walls, stored citizens and region cards, each where it is in the game."""

    def __init__(self, words: RattusWords) -> None:
        self.words = words
        self.say = speech("terminal", spoken())

    def lines_below(self, table: RattusState) -> list[Text]:
        """List the lines that have something to say."""
        lines = [self._rats_left(table)]
        if WALLS.count(table):
            walls = ", ".join(self.words.border(table, wall) for wall in WALLS.all(table))
            lines.append(Text(self.say("walls", walls=walls)))
        if STORED.total(table):
            stored = [STORED.of(table, seat) for seat in range(table.box.players)]
            lines.append(Text(self.say("stored") + "  ").append(self._per_seat(stored)))
        return lines + (self._region_cards(table) if WITH_REGION_CARDS.of(table) else [])

    def seat(self, seat: int) -> Text:
        """Name a seat with its letter, in its colour."""
        return Text(f"{self.words.letter(seat)} {self.words.seat(seat)}", colour(seat))

    def _rats_left(self, table: RattusState) -> Text:
        """Count the faces that the reader has not seen, those removed unseen included."""
        limits = Counter(
            face.limit for number, face in enumerate(table.box.faces) if UNDEALT.of(table, number)
        )
        unseen = "  ".join(f"{limit}: {limits[limit]}" for limit in LIMITS)
        return Text(self.say("supply", count=table.supply, unseen=unseen), "dim")

    def _region_cards(self, table: RattusState) -> list[Text]:
        """Count everybody's cards, and name those that the reader may know."""
        left, discarded = DECK_LEFT.of(table), discarded_cards(table)
        counts = Text(self.say("region-deck", left=left, discarded=discarded) + "  ")
        seats = range(table.box.players)
        lines = [counts.append(self._per_seat([hand_size(table, seat) for seat in seats]))]
        for seat in seats:
            hand = HANDS[seat].all(table)
            known = ", ".join(self._card(table, card) for card in hand if card >= 0)
            if known:
                lines.append(self.seat(seat).append(f": {known}", "not bold default"))
        shields = self._shields(table)
        if shields:
            lines.append(Text(self.say("shields", cards=shields)))
        return lines

    def _card(self, table: RattusState, card: int) -> str:
        return self.words.short_region_card(table, card)

    def _shields(self, table: RattusState) -> str:
        shields = [(card, SHIELD.of(table, card)) for card in CARDS.all(table)]
        return ", ".join(
            self.say("shield", card=self.words.card(card), by=self._card(table, region_card))
            for card, region_card in shields
            if region_card != NO_REGION_CARD
        )

    def _per_seat(self, counts: list[int]) -> Text:
        return Text("  ").join(
            Text(f"{self.words.letter(seat)} {count}", colour(seat))
            for seat, count in enumerate(counts)
        )
