"""A lesson answer by answer, and where in it a game stands."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

LEARNER: Final = 0
"""The learner's seat."""


@dataclass(frozen=True)
class Stop:
    """A moment at which the coach speaks: what is played before it, and what the learner may do.

    `wrong` names a kind answer of its own for a choice that is not in a line; `at` is the part of
    the table that the coach points at; a `jump` shows what was played before it all at once.
    """

    id: str
    play: tuple[tuple[int, int], ...]
    lines: tuple[tuple[int, ...], ...]
    wrong: dict[str, str]
    at: str
    jump: bool

    @property
    def asked(self) -> int:
        """Count the answers that the learner gives here."""
        return len(self.lines[0]) if self.lines else 0


@dataclass(frozen=True)
class Lesson:
    """A whole lesson of one game; the learner sits at seat 0, the others have names."""

    game: str
    options: dict[str, Any]
    others: tuple[str, ...]
    nature: tuple[int, ...]
    stops: tuple[Stop, ...]

    def place(self, given: int) -> int:
        """Find the stop where a game stands after so many answers of the seats."""
        found, count = 0, 0
        for number, stop in enumerate(self.stops):
            count += len(stop.play)
            if count > given:
                break
            found = number
            count += stop.asked
        return found

    def next_play(self, given: int) -> tuple[tuple[int, int], ...]:
        """List what the seats answer between this stop and the next one."""
        following = self.stops[self.place(given) + 1 :]
        return following[0].play if following else ()
