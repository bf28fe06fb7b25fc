"""Kinds of questions: which answers each takes, what follows, and what waits with it in the row."""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic, TypeVar, final

from mypy_extensions import i64, mypyc_attr

from ratking.core.answers import NOTHING_TO_SAY, Answers
from ratking.core.domain import Domain
from ratking.core.row import Numbers, listed

NATURE: Final = -1
"""The seat that answers for chance."""

NOBODY: Final = -2
"""No seat at all: a spectator, or a step that asks nobody."""

UNSEEN: Final = -1
"""What a seat sees of an answer that is hidden from it."""

WIDTH: Final = 8
"""A frame is the number of its kind, its seat, and up to six numbers that the kind names."""

SEAT: Final = 1
FIRST: Final = 2
"""Where in a frame its seat lies, and the first of the numbers that its kind names."""

S = TypeVar("S", bound=Numbers)


@final
class Held:
    """A number that waits in the frame of a kind: its name, what it stands for, its place there."""

    def __init__(self, name: str, values: Domain, at: int) -> None:
        self.name = name
        self.values = values
        self.at: i64 = at

    def of(self, state: Numbers, asked: int) -> int:
        """Read it from the frame at a place of the row."""
        return state.numbers[asked + self.at]


def weighed(weights: list[int], number: int) -> int:
    """Find the place on which a number below the sum of all weights falls."""
    for place in range(len(weights)):
        number -= weights[place]
        if number < 0:
            return place
    raise AssertionError("the number lies beyond the sum of the weights")


def seat_of(state: Numbers, asked: int) -> int:
    """Read whom a frame asks."""
    return state.numbers[asked + SEAT]


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind(Generic[S]):
    """What a question is about: which answers it takes, and what follows from one.

    `asked` is always the place of the question's frame in the row of the state. A kind names what
    its frames hold in its `__init__`: `self.region = self.holds("region", REGION)`, and reads it by
    `self.region.of(state, asked)`. The order is that of the arguments of `ask`. What its answers
    stand for is its `domain`; only doors ask for it, never the rules.
    """

    name: ClassVar[str] = ""
    domain: ClassVar[Answers] = NOTHING_TO_SAY
    of_nature: ClassVar[bool] = False
    waits: bool = True  # only Step changes it
    together: bool = False
    wide: bool = False  # answers beyond 61 do not fit into a mask: see `listed`

    def __init__(self) -> None:
        self.number = -1  # its place among the kinds of its game
        self.held: list[Held] = []
        self.waits = self.said("waits", self.waits)
        self.together = self.said("together", self.together)
        self.wide = self.said("wide", self.wide)

    def said(self, name: str, usual: bool) -> bool:
        """Find what a class says that is not compiled though this one is."""
        found: object = getattr(type(self), name)
        return found if isinstance(found, bool) else usual

    def holds(self, name: str, values: Domain) -> Held:
        """Name the next number of its frames."""
        held = Held(name, values, FIRST + len(self.held))
        if held.at >= WIDTH:
            raise ValueError(f"A frame of {self.name} cannot hold {name} too.")
        self.held.append(held)
        return held

    def domain_in(self, state: S, asked: int) -> Answers:
        """Find what the answers stand for, where that depends on what is asked about."""
        return self.domain

    def answers(self, state: S, asked: int) -> i64:
        """Mark the legal answers in a mask, a bit for each; there is always one."""
        raise NotImplementedError(self.name)

    def listed(self, state: S, asked: int) -> list[int]:
        """List the legal answers in rising order; a wide kind says this in place of a mask."""
        return listed(self.answers(state, asked))

    def weights(self, state: S, asked: int, answers: list[int]) -> list[int]:
        """Say how likely nature finds each of the answers; only asked of nature's questions."""
        return [1] * len(answers)

    def drawn(self, state: S, asked: int, luck: float) -> int:
        """Pick nature's answer by its weights; luck is anything from 0 up to 1, itself left out."""
        answers = self.listed(state, asked)
        weights = self.weights(state, asked, answers)
        left = int(luck * float(sum(weights)))  # compiled, a float times an int is slow
        return answers[weighed(weights, left)]

    def seen_by(self, state: S, asked: int, choice: int, viewer: int) -> int:
        """Say what another seat sees of an answer: UNSEEN where it cannot tell it from others."""
        return choice

    def goes_on(self, state: S, asked: int, choice: int) -> bool:
        """Say whether an answer is sure to show nothing and to lead to a question of the same seat.

        From such an answer there is a way back. Nothing is tried out to find it.
        """
        return False

    def answered(self, state: S, asked: int, choice: int) -> None:
        """Change the state as the rules say, and put on the table what comes next."""
        raise NotImplementedError(self.name)

    def run(self, state: S, asked: int) -> None:
        """Take a step that asks nobody."""
        raise NotImplementedError(self.name)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Kind[S]):
    """Something the rules do by themselves when everything above it is answered."""

    waits: bool = False


@mypyc_attr(allow_interpreted_subclasses=True)
class Amount(Kind[S]):
    """A question for a number: any from a least to a most one, however large that may be."""

    wide: bool = True

    def least(self, state: S, asked: int) -> int:
        """Say how few it may be."""
        return 0

    def most(self, state: S, asked: int) -> int:
        """Say how many it may be."""
        raise NotImplementedError(self.name)

    def listed(self, state: S, asked: int) -> list[int]:
        """List the numbers from the least to the most."""
        return list(range(self.least(state, asked), self.most(state, asked) + 1))


class Question:
    """An open question as agents and doors see it: its kind, its seat and what its frame holds."""

    __slots__ = ("kind", "seat", "values")

    def __init__(self, kind: Kind[Any], seat: int, values: tuple[int, ...] = ()) -> None:
        self.kind = kind
        self.seat = seat
        self.values = values

    def of(self, name: str) -> int:
        """Read one of the numbers by its name."""
        return self.facts()[name]

    def facts(self) -> dict[str, int]:
        """Name all numbers that the question holds."""
        return {held.name: value for held, value in zip(self.kind.held, self.values, strict=True)}
