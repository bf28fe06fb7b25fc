"""A lesson as it is written down, and where in it a game stands."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from ratking.core.manifest import resource
from ratking.games import GAMES, manifest_of
from ratking.games import game as open_game

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


def lesson_names() -> list[str]:
    """List the games that have a lesson."""
    return sorted(name for name, parts in GAMES.items() if parts.lesson)


@cache
def lesson(game: str) -> Lesson:
    """Open the lesson of a game; answers that move with a new card stand there in words."""
    text = resource(manifest_of(game).lesson).read_text(encoding="utf-8")
    data = json.loads(text)
    named = _numbers(game, data["options"], data.get("answers", {}))
    return Lesson(
        game=game,
        options=data["options"],
        others=tuple(data["others"]),
        nature=tuple(data["nature"]),
        stops=tuple(_stop(entry, named) for entry in data["stops"]),
    )


def _numbers(game: str, options: dict[str, Any], said: dict[str, str]) -> dict[str, int]:
    """Find the number of each answer in words, which names the kind of question it belongs to."""
    opened = open_game(game)
    state = opened.new(options)
    found = {words: opened.kinds()[kind].domain.heard(state, words) for words, kind in said.items()}
    return {words: number for words, number in found.items() if number is not None}


def _stop(entry: dict[str, Any], named: dict[str, int]) -> Stop:
    return Stop(
        id=entry["id"],
        play=tuple((seat, named.get(choice, choice)) for seat, choice in entry.get("play", [])),
        lines=tuple(tuple(named.get(one, one) for one in line) for line in entry.get("lines", [])),
        wrong={str(named.get(one, one)): said for one, said in entry.get("wrong", {}).items()},
        at=entry.get("at", ""),
        jump=entry.get("jump", False),
    )
