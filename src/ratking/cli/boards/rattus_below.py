"""What lies beside the board of Rattus, line by line below it."""

from __future__ import annotations

from collections import Counter
from typing import Final

from rich.text import Text

from ratking.cli.language import spoken
from ratking.cli.screen import colour
from ratking.games.rattus.pieces import DISCARDED, RegionDeck
from ratking.games.rattus.state import RattusState
from ratking.text import speech
from ratking.text.rattus import RattusWords

LIMITS: Final = range(1, 7)


class RattusBelow:
    """Lists the supply, walls, stored citizens and region cards, each where it is in the game."""

    def __init__(self, words: RattusWords) -> None:
        self.words = words
        self.say = speech("terminal", spoken())

    def lines_below(self, table: RattusState) -> list[Text]:
        """List the lines that have something to say."""
        lines = [self._rats_left(table)]
        if table.walls:
            walls = ", ".join(self.words.border(table, wall) for wall in table.walls)
            lines.append(Text(self.say("walls", walls=walls)))
        if sum(table.stored):
            lines.append(Text(self.say("stored") + "  ").append(self._per_seat(table.stored)))
        deck = table.region_deck
        return lines if deck is None else lines + self._region_cards(table, deck)

    def seat(self, seat: int) -> Text:
        """Name a seat with its letter, in its colour."""
        return Text(f"{self.words.letter(seat)} {self.words.seat(seat)}", colour(seat))

    def _rats_left(self, table: RattusState) -> Text:
        """Count the faces that the reader has not seen, those removed unseen included."""
        limits = Counter(
            face.limit for face, left in zip(table.box.faces, table.undealt, strict=True) if left
        )
        unseen = "  ".join(f"{limit}: {limits[limit]}" for limit in LIMITS)
        return Text(self.say("supply", count=table.supply, unseen=unseen), "dim")

    def _region_cards(self, table: RattusState, deck: RegionDeck) -> list[Text]:
        """Count everybody's cards, and name those that the reader may know."""
        discarded = deck.place.count(DISCARDED)
        counts = Text(self.say("region-deck", left=deck.left, discarded=discarded) + "  ")
        lines = [counts.append(self._per_seat([len(hand) for hand in deck.hands]))]
        for seat, hand in enumerate(deck.hands):
            known = ", ".join(self._card(table, card) for card in hand if card >= 0)
            if known:
                lines.append(self.seat(seat).append(f": {known}", "not bold default"))
        if deck.shields:
            lines.append(Text(self.say("shields", cards=self._shields(table, deck))))
        return lines

    def _card(self, table: RattusState, card: int) -> str:
        return self.words.short_region_card(table, card)

    def _shields(self, table: RattusState, deck: RegionDeck) -> str:
        return ", ".join(
            self.say("shield", card=self.words.card(card), by=self._card(table, region_card))
            for card, region_card in deck.shields
        )

    def _per_seat(self, counts: list[int]) -> Text:
        return Text("  ").join(
            Text(f"{self.words.letter(seat)} {count}", colour(seat))
            for seat, count in enumerate(counts)
        )
