"""A game in progress that remembers what every seat has heard: its information state."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields
from random import Random
from typing import Any, Final

from ratking.core.event import Event
from ratking.core.game import Game
from ratking.core.question import NATURE, NOBODY
from ratking.core.state import State, open_questions
from ratking.games import game as open_game

OWN_ANSWER: Final = 1
"""The code of what a seat has answered itself; events come after it."""

NUMBERS: Final = 4
"""How many numbers of a thing heard are kept for a tensor, after its code."""

Heard = tuple[int, ...]


class Sitting:
    """A state, and for every seat its own answers and the events as it saw them, in order."""

    def __init__(self, game: Game[Any], options: Mapping[str, object], supply: int = 0) -> None:
        self.game = game
        self.options = options
        self.supply = supply
        self.state: State = begin(game, options, supply)
        self.given: list[tuple[int, int]] | None = []
        self.codes = {name: OWN_ANSWER + 1 + n for n, name in enumerate(game.events())}
        self.heard: list[list[Heard]] = [[] for _ in range(game.players(self.state))]

    def __deepcopy__(self, memo: dict[int, Any]) -> Sitting:
        """Make an equal and independent one; what was heard never changes."""
        twin = Sitting.__new__(Sitting)
        twin.game, twin.options, twin.supply = self.game, self.options, self.supply
        twin.state, twin.codes = self.game.copy(self.state), self.codes
        twin.given = self.given[:] if self.given is not None else None
        twin.heard = [heard[:] for heard in self.heard]
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        """Write down the answers, to be given again."""
        if self.given is None:
            raise TypeError("An imagined world has no past that could be written down.")
        return replayed, (self.game.name, dict(self.options), self.supply, self.given)

    def answer(self, seat: int, choice: int) -> None:
        """Give an answer and let everybody hear what they may."""
        told = self.game.answer(self.state, seat, choice)
        if self.given is not None:
            self.given.append((seat, choice))
        if seat != NATURE:
            self.heard[seat].append((OWN_ANSWER, choice))
        for listener, heard in enumerate(self.heard):
            heard += [self.code(event.seen_by(listener)) for event in told]

    def code(self, event: Event) -> Heard:
        """Write an event in numbers: its code, then everything it says."""
        numbers = [self.codes[type(event).__name__]]
        for part in fields(event):
            said = getattr(event, part.name)
            numbers += said if isinstance(said, list | tuple) else [int(said)]
        return tuple(numbers)

    def asked(self, seat: int) -> tuple[object, ...]:
        """Name the question that a seat thinks about, with its answers; nothing if none."""
        for question in open_questions(self.state):
            if question.seat == seat:
                legal = self.game.answers(self.state, seat)
                return question.kind.name, question.about, question.picks, tuple(legal)
        return ()

    def information(self, seat: int) -> str:
        """Write all that a seat has heard and is asked, in one line."""
        heard = ";".join(",".join(map(str, thing)) for thing in self.heard[seat])
        return f"{seat}|{heard}|{self.asked(seat)}"

    def latest(self, seat: int, count: int) -> list[Sequence[int]]:
        """List the last things heard, the newest first, each as a code and a few numbers."""
        rows = self.heard[seat][: -count - 1 : -1] if seat != NOBODY else []
        return [(row + (0,) * NUMBERS)[: 1 + NUMBERS] for row in rows]

    def resampled(self, seat: int, rng: Random) -> Sitting:
        """Imagine a world that this seat cannot tell from the true one.

        What others heard in it is not known; in its place stands what they would see. Who is shown
        as still thinking goes on thinking until it is this seat's turn again.
        """
        observation = self.game.observe(self.state, seat)
        twin = Sitting(self.game, self.options, self.supply)
        twin.state, twin.given = self.game.sample(observation, rng), None
        twin.heard = [heard[:] if who == seat else [] for who, heard in enumerate(self.heard)]
        while twin.state.pending[-1].seat != seat:
            other = twin.state.pending[-1].seat
            legal = self.game.legal(twin.state, other)
            choice = legal[-1] if len(legal) == 1 else rng.choice(legal)
            self.game.apply(twin.state, other, choice)
        return twin


def begin(game: Game[Any], options: Mapping[str, object], supply: int) -> State:
    """Set up a game; with a supply of its own, the other rats of Rattus are removed unseen."""
    state: Any = game.new(options)
    if supply:
        state.supply = min(state.supply, supply)
    found: State = state
    return found


def replayed(
    name: str, options: Mapping[str, object], supply: int, given: list[tuple[int, int]]
) -> Sitting:
    """Sit down again and give the same answers."""
    sitting = Sitting(open_game(name), options, supply)
    for seat, choice in given:
        sitting.answer(seat, choice)
    return sitting
