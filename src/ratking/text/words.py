"""What every game can put into words; a game adds one class and one file of messages."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from types import MappingProxyType
from typing import Any, Final, NamedTuple, Self, TypedDict, final

from ratking.core.answers import Answers
from ratking.core.event import Event
from ratking.core.game import Outcome
from ratking.core.question import Question
from ratking.text.say import Say, message_name, sentence

Facts = dict[str, str | int]


class Preview(TypedDict, total=False):
    """What an answer would do, as facts that a board can draw: what comes to a region, and whence.

    With the plague come new rats, some are revealed, and of each seat so many are at stake.
    """

    region: int
    origin: int
    citizens: int
    rats: int
    plague: int
    caravan: int
    new_rats: int
    revealed: int
    at_stake: list[int]


class Item(NamedTuple):
    """One thing that can be picked before a game: what to send, its name, its text, its class."""

    name: str
    title: str
    text: str
    group: str


@dataclass(frozen=True)
class Thing:
    """Something with a name and a text; its id is what `touch` calls it."""

    id: str
    name: str
    text: str
    rules: tuple[str, ...]


class Words:
    """The words of one game in one language; a table is a state as the reader may see it."""

    limits: Mapping[str, tuple[str, ...]] = MappingProxyType({})
    """For every kind of question the numbers of the rules that limit its answers."""

    def __init__(self, say: Say, tables: Any) -> None:
        self.say = say
        self.tables = tables
        self.names: list[str] = []

    def printed(self, tables: Any) -> dict[str, str]:
        """List the texts in the data files of a box, each by the message that says it."""
        raise NotImplementedError

    def named(self, names: list[str]) -> Self:
        """Call seats after the people who sit there; an empty name leaves the colour."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.names = names
        return twin

    def colour(self, seat: int) -> str:
        """Name a seat by its colour."""
        return self.say(f"seat-{seat}")

    def seat(self, seat: int) -> str:
        """Name a seat after the person in it, or by its colour."""
        known = self.names[seat] if seat < len(self.names) else ""
        return known or self.colour(seat)

    def items(self, option: str) -> list[Item]:
        """List what an own list for an option is picked from; most options have none."""
        return []

    def letter(self, seat: int) -> str:
        """Mark a seat with one letter."""
        raise NotImplementedError

    def prompt(self, table: Any, question: Question) -> str:
        """Ask a question in one sentence."""
        raise NotImplementedError

    def explanation(self, table: Any, question: Question) -> str:
        """Say what a newcomer should know to answer."""
        raise NotImplementedError

    def barred(self, table: Any, question: Question) -> Mapping[str, str]:
        """Say in one sentence why a thing cannot be chosen now, by the thing's id or by its kind.

        Only what is no answer is ever looked up, and what is missing has no reason of its own.
        """
        return {}

    def planned(self, table: Any, seat: int) -> dict[str, int]:
        """List what a seat has planned behind its screen: so many for each name."""
        return {}

    def plan(self, table: Any, seat: int) -> str:
        """Say in a few words what a seat has planned behind its screen."""
        return ""

    def advice(self, figure: str, mine: float, usual: float, saying: str = "advice") -> str:
        """Say what a plan comes to in one of the game's figures, and what the others do.

        `advice` speaks to whoever may follow it, `judged` of somebody who did.
        """
        return self.say(f"{saying}-{figure}", mine=self._number(mine), usual=self._number(usual))

    def _number(self, number: float) -> str:
        """Write a number with one decimal."""
        whole, tenth = divmod(round(number * 10), 10)
        return self.say("advice-number", whole=whole, tenth=tenth)

    def domain(self, table: Any, question: Question) -> Answers:
        """Find what the answers of a question stand for."""
        return question.kind.domain

    def label(self, table: Any, question: Question, choice: int) -> str:
        """Name an answer in a few words."""
        raise NotImplementedError

    def touch(self, table: Any, question: Question, choice: int) -> list[str]:
        """Name the things on the board that an answer is about; each is kind:number.

        To stop, to pass and the like touch nothing.
        """
        verb = self.domain(table, question).verb(choice)
        return [] if verb.values is None else [f"{verb.values.thing}:{choice - verb.first}"]

    def source(self, table: Any, question: Question, choice: int) -> str:
        """Name the thing on the board that an answer moves something away from, if it does."""
        return ""

    def facts(self, table: Any) -> Mapping[str, Any]:
        """List what a board shows besides the pieces: what is printed, and what the rules count."""
        return {}

    def preview(self, table: Any, question: Question, choice: int) -> Preview:
        """List what an answer would do, as facts that a board can draw before it is given."""
        return {}

    @final
    def heard(self, table: Any, event: Event, reader: int | None) -> tuple[Event, str]:
        """Tell an event as data and as a sentence, to a seat, a spectator (NOBODY) or all (None).

        This is the one place where an event loses what a reader may not know: whatever a game says
        of it is said of the rest.
        """
        seen = event if reader is None else event.seen_by(reader)
        return seen, self.in_words(table, seen, reader)

    @final
    def told(self, table: Any, event: Event, reader: int | None) -> str:
        """Tell an event as a sentence, as a reader may know it."""
        return self.heard(table, event, reader)[1]

    def in_words(self, table: Any, seen: Event, reader: int | None) -> str:
        """Say what of an event a reader may know; the rest is no longer in it."""
        raise NotImplementedError

    def result(self, table: Any, outcome: Outcome, reader: int | None) -> list[str]:
        """Tell how the game ended: why, who won, and every seat's points."""
        lines = [self.say("result-ending", ending=message_name(outcome.ending))]
        for seat in outcome.winners():
            facts: Facts = {"who": who(seat, reader), "seat": self.seat(seat)}
            winner = self.say("result-winner", score=outcome.scores[seat], **facts)
            lines.append(sentence(winner))
        places = sorted(range(len(outcome.places)), key=lambda seat: outcome.places[seat])
        return lines + [self.score(table, outcome, seat) for seat in places]

    def score(self, table: Any, outcome: Outcome, seat: int) -> str:
        """Tell the place and the points of one seat."""
        raise NotImplementedError

    def rules(self, question: Question) -> tuple[str, ...]:
        """Number the rules that say what can be answered, and what cannot."""
        return self.limits.get(question.kind.name, ())

    def things(self) -> list[Thing]:
        """List everything in the box that has a name and a text, with the rules that define it."""
        raise NotImplementedError

    def glossary(self, table: Any) -> dict[str, str]:
        """List what can be looked up at this table, each by name with its text."""
        raise NotImplementedError

    def places(self, table: Any) -> dict[str, str]:
        """List the places on the board, each by name with what lies next to it."""
        raise NotImplementedError


_NAMES: Final[dict[type[Event], list[str]]] = {}


def names_of(kind: type[Event]) -> list[str]:
    """Name the facts that a kind of event tells; to ask a dataclass each time takes long."""
    if kind not in _NAMES:
        _NAMES[kind] = [field.name for field in fields(kind)]
    return _NAMES[kind]


def who(seat: int, reader: int | None) -> str:
    """Say how a sentence speaks of a seat: you, nobody (chance, or the table), or another."""
    if seat < 0:
        return "nobody"
    return "you" if seat == reader else "other"
