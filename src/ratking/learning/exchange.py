"""The memory that learner and players share: what is seen, what may be answered, what is answered.

A file is mapped by all processes. It has two halves, so that the players step one while the
learner thinks about the other; in each half a section for each number of players, and in a section
one array after the other, in which every process has rows of its own. Neither side needs the
Python of the other: the engine may be compiled for one, and torch installed for another.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any, Final

HALVES: Final = 2
ALIGNED: Final = 64
PARTS: Final = ("look", "mask", "seat", "ended", "reward", "pick")
"""The arrays of a section."""

CUT: Final = -1
"""Picked in place of an action: the game takes too long and is left."""

TAUGHT: Final = -2
"""Picked in place of an action: the teacher answers, and the action is told in its place."""

READY: Final = b"+"
QUIT: Final = b"Q"
MEASURE: Final = b"E"
"""What the processes tell each other besides the number of a half."""


@dataclass(frozen=True)
class Section:
    """Games of one number of players: how many in each process, and how wide their rows are."""

    players: int
    games: int
    inputs: int
    actions: int

    def width(self, part: str) -> int:
        """Count the bytes of a row."""
        widths = {
            "look": self.inputs * self.players,
            "mask": self.actions,
            "seat": 4,
            "ended": 1,
            "reward": 8 * self.players,
            "pick": 4,
        }
        return widths[part]


@dataclass(frozen=True)
class Exchange:
    """Where everything lies in the file."""

    jobs: int
    sections: tuple[Section, ...]

    def first(self, half: int, section: int, part: str) -> int:
        """Find where an array begins."""
        return half * self.half_size() + self._before(section, part)

    def rows(self, section: int) -> int:
        """Count the games of a section in all processes."""
        return self.jobs * self.sections[section].games

    def half_size(self) -> int:
        """Count the bytes of a half."""
        return self._before(len(self.sections), PARTS[0])

    def size(self) -> int:
        """Count all bytes."""
        return HALVES * self.half_size()

    def _before(self, section: int, part: str) -> int:
        total = 0
        for number, one in enumerate(self.sections[: section + 1]):
            for name in PARTS:
                if (number, name) == (section, part):
                    return total
                rows = self.jobs * one.games * one.width(name)
                total += -(-rows // ALIGNED) * ALIGNED
        return total

    def to_json(self) -> dict[str, Any]:
        """Write it as plain data."""
        return asdict(self)


def read_exchange(data: dict[str, Any]) -> Exchange:
    """Read it as it is written."""
    return Exchange(data["jobs"], tuple(Section(**one) for one in data["sections"]))
