"""One game at a table: answers, the draws that follow, what each viewer has seen, and undo.

It knows no clock, no network and no disk. Every answer of a seat is one step; the draws that
follow from it belong to the same step.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from ratking.core.event import Event, event_to_json, is_past_recall
from ratking.core.game import Game
from ratking.core.luck import promised_draw
from ratking.core.question import NATURE, NOBODY
from ratking.core.state import State
from ratking.server.refusals import Refusal

PERSON: Final = "person"
BOT: Final = "bot"
FORCED: Final = "forced"
CLOCK: Final = "clock"
UNDO: Final = "undo"
START: Final = "start"


@dataclass(frozen=True)
class Luck:
    """Where nature's answers come from: a secret, unless they are written down beforehand."""

    secret: str
    salt: str
    written: tuple[int, ...] = ()

    def draw(self, game: Game[Any], state: State, number: int) -> int:
        """Answer for nature; what is written counts as far as it is legal."""
        if number < len(self.written) and self.written[number] in game.legal(state, NATURE):
            return self.written[number]
        return promised_draw(game, state, self.secret, self.salt, number)


@dataclass(frozen=True)
class Taken:
    """A step that was taken back, by its number and by what each viewer calls it."""

    number: int
    marks: list[int]


@dataclass
class Step:
    """One answer and what followed; marks say which version it is to each seat and spectators."""

    number: int
    seat: int
    by: str
    answers: list[tuple[int, int]]
    events: list[dict[str, object]]
    marks: list[int]
    hidden: bool = False
    back: list[Taken] = field(default_factory=list)
    at: float = 0.0
    request: str | None = None

    def seen_by(self, viewer: int) -> bool:
        """Say whether a viewer hears of this step: nobody is watched behind a screen."""
        return not self.hidden or viewer == self.seat


@dataclass(frozen=True)
class Given:
    """An answer that might still be taken back, and until when its seat had time for it."""

    seat: int
    choice: int
    by: str
    number: int
    marks: list[int]
    until: float = 0.0


class Match:
    """The state of a game with all that is needed to go on, and to go back a little."""

    def __init__(self, game: Game[Any], state: State, luck: Luck) -> None:
        self.game = game
        self.state = state
        self.luck = luck
        self.draws = 0
        self.number = 0
        self.marks = [0] * (game.players(state) + 1)
        self.base: State = game.copy(state)
        self.base_number = 0
        self.since: list[Given] = []
        self.imagined: dict[int, State | None] = {}  # see choices.py; forgotten with every step

    def fork(self) -> Match:
        """Make an independent twin: a request works on it, and is thrown away if it fails."""
        twin = Match(self.game, self.game.copy(self.state), self.luck)
        twin.draws, twin.number = self.draws, self.number
        twin.marks, twin.since = self.marks[:], self.since[:]
        twin.base, twin.base_number = self.base, self.base_number
        twin.imagined = self.imagined
        return twin

    def version(self, viewer: int) -> int:
        """Say how many steps a viewer has heard of; spectators are NOBODY."""
        return self.marks[viewer if viewer != NOBODY else len(self.marks) - 1]

    def is_over(self) -> bool:
        """Say whether the game has ended."""
        return self.game.is_over(self.state)

    def open_seats(self) -> list[int]:
        """List the seats that may answer now."""
        return self.game.open_seats(self.state)

    def start(self) -> Step:
        """Let nature make its first draws."""
        step = self._step(NATURE, START)
        self._draw(step)
        self._rest()
        return self._told(step)

    def understood(self, seat: int, choice: int | str) -> int:
        """Take a number as it is, and words as records have them; raises IllegalAnswer."""
        return self.game.parse(self.state, seat, choice) if isinstance(choice, str) else choice

    def answer(self, seat: int, choice: int, by: str) -> Step:
        """Give one answer for a seat; raises IllegalAnswer."""
        together = self.game.question(self.state, seat).kind.together
        events = self.game.answer(self.state, seat, choice)
        final = is_final(self.game, self.state, seat, together, events)
        step = self._step(seat, by)
        step.answers.append((seat, choice))
        self._note(step, events)
        self._draw(step)
        if final:
            self._rest()
        else:
            step.hidden = together and not step.events
            told = self._told(step)
            self.since.append(Given(seat, choice, by, told.number, told.marks))
            return told
        return self._told(step)

    def undo(self, seat: int) -> Step:
        """Take a seat's latest answer of its own back, with the forced ones after it."""
        taken = self._takes_back(seat)
        if not taken:
            raise Refusal("not_now", "There is no answer of yours that can be taken back.")
        self.since = [given for given in self.since if given not in taken]
        self.state = self.game.copy(self.base)
        for given in self.since:
            self.game.answer(self.state, given.seat, given.choice)
        step = self._step(seat, UNDO)
        step.back = [Taken(given.number, given.marks) for given in taken]
        step.hidden = self.game.question(self.state, seat).kind.together
        return self._told(step)

    def can_undo(self, seat: int) -> bool:
        """Say whether a seat has something to take back."""
        return bool(self._takes_back(seat))

    def _takes_back(self, seat: int) -> list[Given]:
        own = [given for given in self.since if given.seat == seat]
        while own and own[-1].by == FORCED:
            own.pop()
        if not own or own[-1].by != PERSON:
            return []
        return [g for g in self.since if g.seat == seat and g.number >= own[-1].number]

    def _rest(self) -> None:
        """Nothing before this position can be taken back any more."""
        self.base, self.base_number, self.since = self.game.copy(self.state), self.number, []

    def _draw(self, step: Step) -> None:
        while self.open_seats() == [NATURE]:
            choice = self.drawn()
            self._note(step, self.game.answer(self.state, NATURE, choice))
            step.answers.append((NATURE, choice))
            self.draws += 1

    def drawn(self) -> int:
        """Find what nature draws next."""
        return self.luck.draw(self.game, self.state, self.draws)

    def _step(self, seat: int, by: str) -> Step:
        self.number += 1
        self.imagined = {}
        return Step(self.number, seat, by, [], [], [])

    def _note(self, step: Step, events: list[Event]) -> None:
        step.events += [event_to_json(event) for event in events]

    def _told(self, step: Step) -> Step:
        """Count the step for everybody who hears of it."""
        for place in range(len(self.marks)):
            viewer = place if place < len(self.marks) - 1 else NOBODY
            self.marks[place] += step.seen_by(viewer)
        step.marks = self.marks[:]
        return step


def thinks_hidden(match: Match, seat: int) -> bool:
    """Say whether a seat that is asked answers behind a screen."""
    return match.game.question(match.state, seat).kind.together


def is_final(game: Game[Any], after: State, seat: int, together: bool, events: list[Event]) -> bool:
    """There is no way back behind a draw, a reveal, the end of a turn and the end of the game."""
    if is_past_recall(events):
        return True
    asked = game.open_seats(after)
    return asked in ([], [NATURE]) or (not together and seat not in asked)
