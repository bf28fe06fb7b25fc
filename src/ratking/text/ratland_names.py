"""What things are called in RatLand."""

from __future__ import annotations

from ratking.games.ratland.pieces import CLAN_NAMES, COLOURS, EVENT_NAMES, SPACES
from ratking.games.ratland.state import (
    NO_CLAN,
    NO_EVENT,
    UNDEALT,
    RatlandState,
    is_open,
)
from ratking.text.say import message_name
from ratking.text.words import Words


class RatlandNames(Words):
    """Names of seats, spaces, pieces, events and clans."""

    def letter(self, seat: int) -> str:
        """Mark a seat with a letter of its colour."""
        return self.say(f"seat-{seat}.letter")

    def space(self, space: int) -> str:
        """Name a space of a sewer board."""
        return self.say(message_name("space", SPACES[space]))

    def short_space(self, space: int) -> str:
        """Name a space at the head of a column."""
        return self.say(message_name("space", SPACES[space]) + ".short")

    def cheese(self, colour: int) -> str:
        """Name a colour of cheese."""
        return self.say(f"colour-{COLOURS[colour]}")

    def happening(self, event: int) -> str:
        """Name an event card."""
        return self.say(message_name("happening", EVENT_NAMES[event]))

    def happening_text(self, event: int) -> str:
        """Say what an event card does."""
        return self.say(message_name("happening", EVENT_NAMES[event]) + ".text")

    def clan(self, clan: int) -> str:
        """Name a clan."""
        return self.say(message_name("clan", CLAN_NAMES[clan]))

    def clan_text(self, clan: int, opened: bool) -> str:
        """Say what one side of a clan card does."""
        return self.say(message_name("clan", CLAN_NAMES[clan]) + (".open" if opened else ".closed"))

    def pieces(self, counts: list[int]) -> str:
        """Count pieces by colour."""
        return ", ".join(
            self.say("pieces", count=count, colour=self.cheese(colour))
            for colour, count in enumerate(counts)
            if count
        ) or self.say("nothing")

    def glossary(self, table: RatlandState) -> dict[str, str]:
        """List the event in force, and the clans at the table with the side in force."""
        known = {}
        if table.event != NO_EVENT:
            known[self.happening(table.event)] = self.happening_text(table.event)
        for clan in sorted({*table.clan, *table.offers} - {NO_CLAN, UNDEALT}):
            known[self.clan(clan)] = self.clan_text(clan, is_open(table))
        return known

    def places(self, table: RatlandState) -> dict[str, str]:
        """List the spaces of a sewer board with what they are for."""
        return {
            self.space(space): self.say(message_name("space", name) + ".text")
            for space, name in enumerate(SPACES)
        }
