"""How a game went: the first figure that its players count, seat by seat, over its answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from ratking.core.game import Game
from ratking.core.manifest import load
from ratking.core.record import Record, check_record
from ratking.games import manifest_of

MOST: Final = 160
"""So many moments of a game are looked at."""


class Course(NamedTuple):
    """The lines of all seats, and the moment from which the winner was never behind again."""

    lines: list[list[float]]
    decided: int


def course_of(game: Game[Any], record: Record) -> Course:
    """Play a record again, and count at equal distances."""
    check_record(game, record)
    figures = load(manifest_of(game.name).figures, f"Nothing is counted in {game.title}.")
    count = next(iter(figures.values()))
    state = game.new(record.options)
    seats = range(game.players(state))
    lines: list[list[float]] = [[] for _ in seats]
    every = max(1, len(record.answers) // MOST)
    for place, (seat, choice) in enumerate(record.answers):
        game.apply(state, seat, choice)
        if place % every == 0 or place == len(record.answers) - 1:
            for one in seats:
                lines[one].append(count(state, one))
    outcome = game.outcome(state)
    winners = [] if outcome is None else outcome.winners()
    return Course(lines, decided(lines, winners))


def decided(lines: Sequence[Sequence[float]], winners: Sequence[int]) -> int:
    """Find the moment after which the first winner was never behind; -1 if nobody won."""
    if not winners:
        return -1
    moments = list(zip(*lines, strict=True))
    behind = [place for place, now in enumerate(moments) if now[winners[0]] < max(now)]
    return min(behind[-1] + 1, len(moments) - 1) if behind else 0
