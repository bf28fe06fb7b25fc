"""A game in progress that remembers what every seat has heard: its information state."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields
from functools import partial
from random import Random
from typing import Any, Final

from ratking.core.event import Event
from ratking.core.field import Cell
from ratking.core.game import Game
from ratking.core.question import NATURE, NOBODY
from ratking.core.state import State, top_seat
from ratking.envs.codec.codec import Codec
from ratking.envs.wording import Wording, agent_name
from ratking.games import game as open_game
from ratking.games import manifest_of

OWN_ANSWER: Final = 1
"""The code of what a seat has answered itself; events come after it."""

NUMBERS: Final = 4
"""How many numbers of a thing heard are kept for a tensor, after its code."""


Numbers = tuple[int, ...]


class Heard:
    """Something that seats heard, each as it may: put into numbers and words when it is wanted."""

    __slots__ = ("_code", "_numbers", "_say", "_texts")

    def __init__(self, code: Callable[[int], Numbers], say: Callable[[int, Numbers], str]) -> None:
        self._code = code
        self._say = say
        self._numbers: dict[int, Numbers] = {}
        self._texts: dict[int, str] = {}

    def numbers(self, seat: int) -> Numbers:
        """Write it in numbers: what it was, then everything that it says to a seat."""
        if seat not in self._numbers:
            self._numbers[seat] = self._code(seat)
        return self._numbers[seat]

    def text(self, seat: int) -> str:
        """Say it, with the numbers: a sentence may leave out what makes a difference."""
        if seat not in self._texts:
            numbers = self.numbers(seat)
            self._texts[seat] = f"{self._say(seat, numbers)} [{','.join(map(str, numbers))}]"
        return self._texts[seat]


def code(codes: dict[str, int], event: Event, seat: int) -> Numbers:
    """Write an event in numbers as a seat may know it."""
    seen = event.seen_by(seat)
    numbers = [codes[type(seen).__name__]]
    for part in fields(seen):
        said = getattr(seen, part.name)
        numbers += said if isinstance(said, list | tuple) else [int(said)]
    return tuple(numbers)


class InformationStates:
    """A state, and for every seat its own answers and the events as it saw them, in order.

    A spectator (NOBODY) hears what everybody hears.
    """

    def __init__(
        self,
        codec: Codec,
        options: Mapping[str, object],
        supply: int = 0,
        wording: Any = None,
        position: Mapping[str, object] | None = None,
    ) -> None:
        self.codec = codec
        self.game = codec.game
        self.wording: Wording = wording or Wording(codec)
        self.options = options
        self.supply = supply
        self.position = position
        self.state: State = begin(self.game, options, supply, position)
        self.given: list[tuple[int, int]] | None = []
        self.labels: dict[int, dict[int, str]] = {}
        self.codes = {name: OWN_ANSWER + 1 + n for n, name in enumerate(self.game.events())}
        self.heard: dict[int, list[Heard]] = {seat: [] for seat in (*range(codec.players), NOBODY)}

    def __deepcopy__(self, memo: dict[int, Any]) -> InformationStates:
        """Make an equal and independent one; what was heard never changes."""
        twin = InformationStates.__new__(InformationStates)
        vars(twin).update(vars(self))
        twin.state, twin.labels = self.game.copy(self.state), {}
        twin.given = self.given[:] if self.given is not None else None
        twin.heard = {seat: heard[:] for seat, heard in self.heard.items()}
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        """Write down the answers, to be given again."""
        if self.given is None:
            raise TypeError("An imagined world has no past that could be written down.")
        plain = None if self.position is None else dict(self.position)
        return replayed, (self.game.name, dict(self.options), self.supply, self.given, plain)

    def answer(self, seat: int, choice: int) -> None:
        """Give an answer and let everybody hear what they may."""
        before = self.game.copy(self.state) if seat != NATURE else self.state
        told = self.game.answer(self.state, seat, choice)
        self.labels = {}
        if self.given is not None:
            self.given.append((seat, choice))
        if seat != NATURE:
            said = partial(self.wording.answered, before)
            self.heard[seat].append(Heard(lambda _: (OWN_ANSWER, choice), said))
        events = [self._hear(event) for event in told]
        for heard in self.heard.values():
            heard += events

    def _hear(self, event: Event) -> Heard:
        say = partial(self.wording.told, self.state, event)
        return Heard(partial(code, self.codes, event), say)

    def label(self, seat: int, action: int) -> str:
        """Name an action in words; those that are legal now are named once for all."""
        if seat not in self.labels and seat in self.game.open_seats(self.state):
            self.labels[seat] = self.wording.labels(self.state, seat)
        known = self.labels.get(seat, {})
        return known[action] if action in known else self.wording.kind(seat, action)

    def asked(self, seat: int) -> tuple[object, ...]:
        """Name the question that a seat thinks about, with its answers; nothing if none."""
        if seat not in self.game.open_seats(self.state):
            return ()
        question = self.game.question(self.state, seat)
        return question.kind.name, *question.values, tuple(self.game.legal(self.state, seat))

    def text(self, seat: int) -> str:
        """Write all that a seat has heard and is asked, line by line."""
        lines = [agent_name(seat), *(thing.text(seat) for thing in self.heard[seat])]
        asked = self.asked(seat)
        if asked:
            lines.append(f"{self.wording.question(self.state, seat)} {asked}")
        return "\n".join(lines)

    def private(self, seat: int) -> list[Heard]:
        """List what this seat alone heard: its own answers, and more of an event than others."""
        return [
            thing
            for thing in self.heard[seat]
            if thing.numbers(seat)[0] == OWN_ANSWER or thing.numbers(seat) != thing.numbers(NOBODY)
        ]

    def latest(self, heard: list[Heard], seat: int, count: int) -> list[Sequence[int]]:
        """List the last things heard, the newest first, each as a code and a few numbers."""
        rows = heard[: -count - 1 : -1]
        return [(row.numbers(seat) + (0,) * NUMBERS)[: 1 + NUMBERS] for row in rows]

    def resampled(self, seat: int, rng: Random) -> InformationStates:
        """Imagine a world that this seat cannot tell from the true one.

        What others heard in it is not known; in its place stands what they would see. Seats that
        are shown as still thinking go on thinking until it is this seat's turn again.
        """
        observation = self.game.observe(self.state, seat)
        twin = InformationStates(self.codec, self.options, self.supply, self.wording, self.position)
        twin.state, twin.given = self.game.sample(observation, rng), None
        known = (seat, NOBODY)
        twin.heard = {who: heard[:] if who in known else [] for who, heard in self.heard.items()}
        while (other := top_seat(twin.state)) != seat:
            legal = self.game.legal(twin.state, other)
            choice = legal[-1] if len(legal) == 1 else rng.choice(legal)
            self.game.apply(twin.state, other, choice)
        return twin


def begin(
    game: Game[Any],
    options: Mapping[str, object],
    supply: int,
    position: Mapping[str, object] | None = None,
) -> State:
    """Set up a game; with a supply of its own, the rest of what its manifest caps is removed.

    A position is a moment to begin at, with all that seats know of it.
    """
    if position is not None:
        begun: State = game.from_json(dict(position))
        return begun
    state: State = game.new(options)
    if supply:
        capped = state.declared.fields[manifest_of(game.name).capped]
        assert isinstance(capped, Cell)
        capped.put(state, min(capped.of(state), supply))
    return state


def replayed(
    name: str,
    options: Mapping[str, object],
    supply: int,
    given: list[tuple[int, int]],
    position: Mapping[str, object] | None = None,
) -> InformationStates:
    """Sit down again and give the same answers."""
    game = open_game(name)
    players = game.players(begin(game, options, supply, position))
    information = InformationStates(Codec(game, players), options, supply, position=position)
    for seat, choice in given:
        information.answer(seat, choice)
    return information
