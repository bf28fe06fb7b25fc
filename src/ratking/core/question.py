"""Questions: what the rules wait for, who is asked, and what was picked so far."""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

NATURE: Final = -1
"""The seat that answers for chance."""

NOBODY: Final = -2
"""No seat at all: a spectator, or a step that asks nobody."""

S = TypeVar("S")


@mypyc_attr(acyclic=True, free_list_len=1)
class Question:
    """One open question, or one step that the rules still have to take; it never changes."""

    __slots__ = ("about", "kind", "picks", "seat")

    def __init__(
        self, kind: Kind[Any], seat: int, about: int = 0, picks: tuple[int, ...] = ()
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.about = about
        self.picks = picks


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind(Generic[S]):
    """What a question is about: which answers it takes, and what follows from one."""

    name: ClassVar[str] = ""
    domain: ClassVar[str] = ""
    together: ClassVar[bool] = False  # a game that is not compiled may change it, too
    waits: bool = True  # read at every answer; only Step changes it

    def domain_in(self, state: S, asked: Question) -> str:
        """Name what an answer stands for: a region, a card, a count, yes or no."""
        return self.domain

    def answers(self, state: S, asked: Question) -> list[int]:
        """List the legal answers: sorted, distinct, never empty."""
        raise NotImplementedError(self.name)

    def weights(self, state: S, asked: Question, answers: list[int]) -> list[int]:
        """Say how likely nature finds each of the answers; only asked of nature's questions."""
        return [1] * len(answers)

    def drawn(self, state: S, asked: Question, luck: float) -> int:
        """Pick nature's answer by its weights; luck is anything from 0 up to 1, itself left out."""
        answers = self.answers(state, asked)
        weights = self.weights(state, asked, answers)
        left = int(luck * float(sum(weights)))  # compiled, a float times an int is slow
        for place in range(len(weights)):
            left -= weights[place]
            if left < 0:
                return answers[place]
        raise AssertionError("the weights sum to more than their sum")

    def answered(self, state: S, asked: Question, choice: int) -> None:
        """Change the state as the rules say, and put on the table what comes next."""
        raise NotImplementedError(self.name)

    def run(self, state: S, asked: Question) -> None:
        """Take a step that asks nobody."""
        raise NotImplementedError(self.name)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Kind[S]):
    """Something the rules do by themselves when everything above it is answered."""

    waits: bool = False
