"""What things are called in RatLand."""

from __future__ import annotations

from ratking.games.ratland.pieces import CLAN_NAMES, COLOURS, EVENT_NAMES, SPACES
from ratking.games.ratland.state import (
    DOUBLE,
    NO_CLAN,
    NO_EVENT,
    UNDEALT,
    RatlandState,
    is_open,
)
from ratking.games.ratland.tables import Tables
from ratking.games.ratland.words import rules
from ratking.text.say import Say, message_name, sentence
from ratking.text.words import Facts, Thing, Words

BOTH = "both"
"""Pantry and nursery at once, where rats count twice."""

FORMS = ("in", "to", "from")


class RatlandNames(Words):
    """Names of seats, spaces, pieces, events and clans."""

    limits = rules.LIMITS

    def __init__(self, say: Say, tables: Tables) -> None:
        super().__init__(say, tables)
        self._forms: dict[str, list[str]] = {}

    def printed(self, tables: Tables) -> dict[str, str]:
        """List the texts of the events and of both sides of the clans."""
        rows = [("happening", tables.events), ("clan", tables.clans)]
        return {
            f"{message_name(kind, name)}.{side}": text
            for kind, cards in rows
            for name, row in cards.items()
            for side, text in row.items()
            if side != "confidence"
        }

    def letter(self, seat: int) -> str:
        """Mark a seat with a letter of its colour."""
        return self.say(f"seat-{seat}.letter")

    def space(self, space: int) -> str:
        """Name a space of a sewer board."""
        return self.say(message_name("space", SPACES[space]))

    def space_facts(self, key: str, space: int) -> Facts:
        """Name a place under a key, and with what stands before it: in_, to_ and from_."""
        name = BOTH if space == DOUBLE else SPACES[space]
        if name not in self._forms:
            message = message_name("space", name)
            forms = [self.say(f"{message}.{form}") for form in FORMS]
            self._forms[name] = [self.say(message), *forms]
        plain, *forms = self._forms[name]
        facts: Facts = {key: plain}
        for form, said in zip(FORMS, forms, strict=True):
            facts[f"{form}_{key}"] = said
        return facts

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
            self.say(f"colour-{COLOURS[colour]}.pieces", count=count)
            for colour, count in enumerate(counts)
            if count
        ) or self.say("nothing")

    def glossary(self, table: RatlandState) -> dict[str, str]:
        """List the event in force, and the clans at the table with the side in force."""
        known = {}
        if table.event != NO_EVENT:
            known[self.happening(table.event)] = self.happening_text(table.event)
        for clan in sorted(
            {*table.clan, *(clan for offers in table.offers for clan in offers)}
            - {NO_CLAN, UNDEALT}
        ):
            known[self.clan(clan)] = self.clan_text(clan, is_open(table))
        return known

    def things(self) -> list[Thing]:
        """List the events, the clans, the spaces of a sewer board and the colours of cheese."""
        found = [
            Thing(f"event:{e}", self.happening(e), self.happening_text(e), rules.EVENTS[name])
            for e, name in enumerate(EVENT_NAMES)
        ]
        for clan, name in enumerate(CLAN_NAMES):
            sides = {"closed": self.clan_text(clan, False), "open": self.clan_text(clan, True)}
            text = self.say("clan-text", **sides)
            found.append(Thing(f"clan:{clan}", self.clan(clan), text, rules.CLANS[name]))
        for space, name in enumerate(SPACES):
            text = sentence(self.say(message_name("space", name) + ".text"))
            name_of = sentence(self.space(space))
            found.append(Thing(f"space:{space}", name_of, text, rules.SPACES[name]))
        for colour, name in enumerate(COLOURS):
            text = self.say(f"colour-{name}.text")
            name_of = sentence(self.cheese(colour))
            found.append(Thing(f"colour:{colour}", name_of, text, rules.COLOURS[name]))
        return found

    def places(self, table: RatlandState) -> dict[str, str]:
        """List the spaces of a sewer board with what they are for."""
        return {
            self.space(space): self.say(message_name("space", name) + ".text")
            for space, name in enumerate(SPACES)
        }
