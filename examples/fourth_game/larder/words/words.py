"""What is said in a larder."""

from __future__ import annotations

from typing import Any

from larder.state import SHELVES, CatCame, CrumbsFell, CrumbsTaken, RatSent
from larder.turn import MANY, WAIT
from ratking.core.event import Event
from ratking.core.game import Outcome
from ratking.core.question import Question
from ratking.text.say import message_name, sentence
from ratking.text.words import Facts, Thing, Words, who


class LarderWords(Words):
    """Says what happens with the messages of `larder.ftl`."""

    def printed(self, tables: Any) -> dict[str, str]:
        """Nothing is printed."""
        return {}

    def letter(self, seat: int) -> str:
        """Mark a seat with one letter."""
        return self.say(f"seat-{seat}.letter")

    def shelf(self, shelf: int) -> str:
        """Name a shelf."""
        return self.say(f"shelf-{SHELVES[shelf]}")

    def prompt(self, table: Any, question: Question) -> str:
        """Ask a question in one sentence."""
        return self.say(message_name("question", question.kind.name))

    def explanation(self, table: Any, question: Question) -> str:
        """Say what a newcomer should know to answer."""
        return self.say(message_name("question", question.kind.name) + ".more")

    def label(self, table: Any, question: Question, choice: int) -> str:
        """Name an answer in a few words."""
        if question.kind.name == "act" and choice == WAIT:
            return self.say("answer-wait")
        verb = question.kind.domain.verb(choice).said
        return self.say(f"answer-{verb}", shelf=self.shelf(choice % MANY))

    def in_words(self, table: Any, seen: Event, reader: int | None) -> str:
        """Tell what has happened."""
        seat: int = getattr(seen, "seat", -1)
        facts: Facts = {"who": who(seat, reader), "seat": self.seat(seat) if seat >= 0 else ""}
        if isinstance(seen, RatSent | CrumbsTaken | CatCame | CrumbsFell):
            facts["shelf"] = self.shelf(seen.shelf)
        if isinstance(seen, CrumbsTaken | CrumbsFell):
            facts["crumbs"] = seen.crumbs
        return sentence(self.say(message_name("event", type(seen).__name__), **facts))

    def score(self, table: Any, outcome: Outcome, seat: int) -> str:
        """Tell the place and the points of one seat."""
        facts: Facts = {"place": outcome.places[seat], "score": outcome.scores[seat]}
        return sentence(self.say("result-score", seat=self.seat(seat), **facts))

    def things(self) -> list[Thing]:
        """List nothing: no piece has a text."""
        return []

    def glossary(self, table: Any) -> dict[str, str]:
        """List nothing that could be looked up."""
        return {}

    def places(self, table: Any) -> dict[str, str]:
        """List the shelves."""
        return {self.shelf(shelf): self.say("a-shelf") for shelf in range(MANY)}
