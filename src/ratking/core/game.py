"""What every game offers: questions, answers, observations, samples and an outcome."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from ratking.core.answers import Answers, among
from ratking.core.chance import Chance
from ratking.core.data_files import STANDARD
from ratking.core.domain import COLOURS
from ratking.core.errors import IllegalAnswer
from ratking.core.event import Event
from ratking.core.options import Option
from ratking.core.question import NATURE, NOBODY, Amount, Kind, Question, seat_of
from ratking.core.row import has
from ratking.core.state import (
    State,
    Telling,
    answer_at,
    is_waiting,
    kind_at,
    open_place,
    open_places,
    question_at,
    top_place,
    top_seat,
)

S = TypeVar("S", bound=State)

STAR: Final = "*"
"""What nature is called in records and logs."""

LONGEST: Final = 60
"""So much of what was said is said again when it is not understood."""

WIDE: Final = 62
"""Answers from here on do not fit into a mask."""


@dataclass(frozen=True)
class Outcome:
    """How a game ended: a place and a score with its parts for every seat, and why it ended."""

    places: list[int]
    scores: list[int]
    parts: list[dict[str, int]]
    ending: str
    everybody_lost: bool = False

    def winners(self) -> list[int]:
        """List the seats in first place, or nobody when all have lost."""
        if self.everybody_lost:
            return []
        return [seat for seat, place in enumerate(self.places) if place == 1]


class Observation(Generic[S]):
    """The table as one seat sees it: a state of its own in which all else lies face down."""

    def __init__(self, seat: int, table: S) -> None:
        self.seat = seat
        self.table = table

    def __reduce__(self) -> tuple[Any, ...]:
        """Copy and pickle it by its parts."""
        return Observation, (self.seat, self.table)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """One game of the family; a subclass adds its rules, everything here is shared."""

    name: ClassVar[str] = ""
    title: ClassVar[str] = ""
    rules_version: ClassVar[int] = 1
    words_since: ClassVar[int] = 1  # the oldest rules whose records in words are played alike

    def __init__(
        self,
        options: list[Option],
        kinds: dict[str, Kind[Any]],
        events: dict[str, type[Event]],
        fingerprint: str = STANDARD,
        own_files: list[str] | None = None,
    ) -> None:
        self._options = options
        self._kinds = kinds
        self._events = events
        self._fingerprint = fingerprint
        self._own_files = own_files or []

    def __copy__(self) -> Game[S]:
        """Rules never change, so one game is as good as two."""
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Game[S]:
        """Rules never change, so one game is as good as two."""
        return self

    def player_counts(self) -> range:
        """Say with how many players the game can be played."""
        return next(option.numbers for option in self._options if option.name == "players")

    def options(self) -> list[Option]:
        """List what can be chosen before the first move."""
        return self._options

    def kinds(self) -> dict[str, Kind[Any]]:
        """Name every kind of question."""
        return self._kinds

    def events(self) -> dict[str, type[Event]]:
        """Name every kind of event."""
        return self._events

    def fingerprint(self) -> str:
        """Name the tables in use, so that a record is never replayed with others."""
        return self._fingerprint

    def own_files(self) -> list[str]:
        """List the data files of an owner that are in use in place of ours."""
        return self._own_files

    # What each game says for itself.

    def new(self, chosen: Mapping[str, object]) -> S:
        """Set up a game; raises BadOption on what does not fit."""
        raise NotImplementedError

    def players(self, state: S) -> int:
        """Count the seats."""
        raise NotImplementedError

    def copy(self, state: S) -> S:
        """Make an equal and independent state."""
        raise NotImplementedError

    def observe(self, state: S, seat: int) -> Observation[S]:
        """Show what this seat, or a spectator (NOBODY), may know."""
        raise NotImplementedError

    def sample(self, observation: Observation[S], rng: Chance) -> S:
        """Deal a world that this seat cannot tell from the true one."""
        raise NotImplementedError

    def advice(self, state: S) -> list[str]:
        """List what the players should know about this setup, each as the id of a message."""
        return []

    def planned(self, state: S, seat: int, plan: Mapping[str, int]) -> list[int]:
        """Put a plan of several decisions into answers; raises IllegalAnswer on what cannot be."""
        raise IllegalAnswer("Nobody asks for a plan here.")

    def outcome(self, state: S) -> Outcome | None:
        """Rank the seats, or None while the game goes on."""
        raise NotImplementedError

    def to_json(self, state: S) -> dict[str, object]:
        """Write a state as plain data."""
        raise NotImplementedError

    def from_json(self, data: Mapping[str, object]) -> S:
        """Read a state; raises BadFile on anything that cannot be one."""
        raise NotImplementedError

    # What follows from the stack of questions.

    def is_over(self, state: S) -> bool:
        """Say whether nothing is left to answer."""
        return not is_waiting(state)

    def open_seats(self, state: S) -> list[int]:
        """List who may answer now: NATURE alone for chance, nobody when the game is over."""
        return [seat_of(state, place) for place in open_places(state)]

    def question(self, state: S, seat: int) -> Question:
        """Show the question that waits for this seat."""
        return question_at(state, open_place(state, seat))

    def answers(self, state: S, seat: int) -> list[int]:
        """List this seat's legal answers: sorted, distinct, never empty."""
        return list(self.legal(state, seat))

    def legal(self, state: S, seat: int) -> list[int]:
        """The same list without a copy, for callers that only read it."""
        known = state.legal
        if known is not None and state.legal_seat == seat:
            return known
        place = open_place(state, seat)
        known = kind_at(state, place).listed(state, place)
        state.legal, state.legal_seat = known, seat
        return known

    def is_legal(self, state: S, seat: int, choice: int) -> bool:
        """Say whether a seat may answer so."""
        place = open_place(state, seat)
        kind = kind_at(state, place)
        if kind.wide and isinstance(kind, Amount):
            return kind.least(state, place) <= choice <= kind.most(state, place)
        if kind.wide or state.legal is not None:
            return choice in self.legal(state, seat)
        return 0 <= choice < WIDE and has(kind.answers(state, place), choice)

    def has_way_back(self, state: S, seat: int, choice: int) -> bool:
        """Say whether an answer can surely be taken back.

        It must go on with the same seat, or others must still think behind their screens.
        """
        place = open_place(state, seat)
        kind = kind_at(state, place)
        if kind.goes_on(state, place, choice):
            return True
        return kind.together and len(open_places(state)) > 1

    # Answers in words.

    def seat_name(self, seat: int) -> str:
        """Name a seat by its colour; nature is a star."""
        return STAR if seat == NATURE else COLOURS[seat]

    def domain(self, state: S, seat: int) -> Answers:
        """Find what the answers of this seat stand for now."""
        place = open_place(state, seat)
        return kind_at(state, place).domain_in(state, place)

    def say(self, state: S, seat: int, answer: int) -> str:
        """Say an answer in the words of the rule book, such as "use Witch"."""
        return self.domain(state, seat).said(state, answer)

    def parse(self, state: S, seat: int, text: str) -> int:
        """Understand an answer in words; one that is not legal raises IllegalAnswer."""
        found = self.domain(state, seat).heard(state, text)
        if found is not None and self.is_legal(state, seat, found):
            return found
        known = among([self.say(state, seat, answer) for answer in self.legal(state, seat)])
        raise IllegalAnswer(f"{text[:LONGEST]!r} is not among the answers; say one of: {known}.")

    def weights(self, state: S) -> list[int]:
        """Say how likely nature gives each of its answers."""
        place = open_place(state, NATURE)
        return kind_at(state, place).weights(state, place, self.legal(state, NATURE))

    def answer(self, state: S, seat: int, choice: int) -> list[Event]:
        """Give an answer and tell what happened; an illegal one changes nothing."""
        if not self.is_legal(state, seat, choice):
            raise IllegalAnswer(f"{choice} is not among the answers.")
        return self._tell(state, seat, choice, watched=False).events

    def watch(self, state: S, seat: int, choice: int) -> list[Any]:
        """Give an answer known to be legal; return the state after each event that it tells."""
        return self._tell(state, seat, choice, watched=True).states

    def _tell(self, state: S, seat: int, choice: int, watched: bool) -> Telling:
        told = Telling(watched)
        state.told = told
        self.apply(state, seat, choice)
        state.told = None
        return told

    def apply(self, state: S, seat: int, choice: int) -> None:
        """Give an answer known to be legal, without telling events: for search and simulation."""
        answer_at(state, open_place(state, seat), choice)

    def step(self, state: S, choice: int, rng: Chance | None = None) -> tuple[int, list[int]]:
        """Answer the question on top; return who is asked next, and what may be answered.

        With a generator nature answers at once, so that a seat is asked or nobody: the game is
        over then, and there are no answers. An illegal answer changes nothing.
        """
        seat = self.asked(state)
        if not self.is_legal(state, seat, choice):
            raise IllegalAnswer(f"{choice} is not among the answers.")
        answer_at(state, top_place(state), choice)
        if rng is not None:
            self.let_nature_answer(state, rng)
        seat = self.asked(state)
        return seat, [] if seat == NOBODY else self.legal(state, seat)

    def asked(self, state: S) -> int:
        """Say who is asked by the question on top: a seat, NATURE, or NOBODY in the end."""
        return top_seat(state) if is_waiting(state) else NOBODY

    def draw(self, state: S, rng: Chance) -> int:
        """Pick nature's answer according to its weights."""
        place = open_place(state, NATURE)
        return kind_at(state, place).drawn(state, place, rng.random())

    def let_nature_answer(self, state: S, rng: Chance) -> None:
        """Draw what nature is asked until somebody else is, or the game is over."""
        while is_waiting(state) and top_seat(state) == NATURE:
            answer_at(state, top_place(state), self.draw(state, rng))
