"""The words of Rattus: its questions, answers, events and results."""

from __future__ import annotations

from typing import Final

from ratking.core.event import HIDDEN, Event
from ratking.core.game import Outcome
from ratking.games.rattus.domains import ENDINGS, SLOTS
from ratking.games.rattus.state import RattusState
from ratking.games.rattus.tokens import FAMILIES
from ratking.games.rattus.words.reasons import RattusReasons
from ratking.games.rattus.words.turn_facts import TurnFacts, turn_facts
from ratking.text.say import message_name, sentence
from ratking.text.words import Facts, names_of, who

SYMBOLS: Final = (*("class",) * len(FAMILIES), "majority", "all")
"""How a sentence tells why a symbol counts against somebody."""


class RattusWords(RattusReasons):
    """Everything that is said about a game of Rattus."""

    def facts(self, table: RattusState) -> TurnFacts:
        """Say how far the turn has come."""
        return turn_facts(table)

    # Events.

    def in_words(self, table: RattusState, seen: Event, reader: int | None) -> str:
        """Say what of an event a reader may know."""
        facts: Facts = {}
        for name in names_of(type(seen)):
            facts |= self._fact(table, name, getattr(seen, name), reader)
        if "other_rat" in facts:
            facts["together"] = "yes" if facts["rat"] == facts["other_rat"] else "no"
        return sentence(self.say(message_name("event", type(seen).__name__), **facts))

    def _fact(self, table: RattusState, name: str, value: int, reader: int | None) -> Facts:
        if name == "seat":
            return {"who": who(value, reader), "seat": self.seat(value) if value >= 0 else ""}
        if name == "loser":
            return {"from": who(value, reader), "loser": self.seat(value) if value >= 0 else ""}
        if name in ("face", "region_card"):
            return self._secret(table, name, value)
        if name in ("region", "other_region", "origin", "goal"):
            return self.region_facts(table, name, value)
        if name in ("rat", "other_rat"):
            return self.region_facts(table, name, value // SLOTS)
        if name == "card" and value >= 0:
            return {"card": self.card(value), "the_card": self.the_card(value)}
        if name == "card":
            return {"card": "", "the_card": ""}
        if name == "symbol":
            return {"symbol": SYMBOLS[value]}
        if name == "ending":
            return {"ending": message_name(ENDINGS[value])}
        return {name: value}

    def _secret(self, table: RattusState, name: str, value: int) -> Facts:
        """Say what is hidden, or that this reader may not know it."""
        if value == HIDDEN:
            return {"known": "no", name: ""}
        named = self.face(table, value) if name == "face" else self.region_card(table, value)
        return {"known": "yes", name: named}

    # The end.

    def score(self, table: RattusState, outcome: Outcome, seat: int) -> str:
        """Tell the place and the points of one seat."""
        parts = [
            self.say(message_name("part", name), count=count)
            for name, count in outcome.parts[seat].items()
        ]
        return self.say(
            "result-seat",
            place=outcome.places[seat],
            seat=sentence(self.seat(seat)),
            score=outcome.scores[seat],
            parts=", ".join(parts),
        )
