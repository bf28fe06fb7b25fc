"""What is found in a record, slice by slice; the same record always tells the same."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import Any, Final

from ratking.agents.analysis import Analyst, Effort, Moment
from ratking.core.game import Game
from ratking.core.record import Record
from ratking.core.state import State

WORLDS: Final = 160
"""How many sampled worlds are tried for each decision, unless somebody wants more or fewer."""

SLICE: Final = 0.5
"""Seconds after which others get their turn."""

ONE_MOMENT: Final = 1e-9
"""So little time that an analyst looks at one moment only."""


@dataclass
class Judged:
    """A moment as it is kept; chances are those after it, noise is the cost's error."""

    place: int
    seat: int
    chances: list[float]
    choice: int = -1
    better: int = -1
    cost: float = 0.0
    noise: float = 0.0
    chance: float = 0.0


@dataclass
class Found:
    """What was found so far, and the place in the record to go on from."""

    start: list[float] = field(default_factory=list)
    moments: list[Judged] = field(default_factory=list)
    place: int = 0

    def add(self, part: Found) -> None:
        """Take over what was found in the next slice."""
        self.start = self.start or part.start
        self.moments = self.moments + part.moments
        self.place = part.place


def study(
    game: Game[Any], record: Record, place: int, worlds: int, seconds: float = SLICE
) -> Found:
    """Look at a record from a place on for a while, at one moment at least."""
    until = time.perf_counter() + seconds
    state: State = game.new(record.options)
    found = Found(_analyst(game, worlds, -1).chances(state) if place == 0 else [], [], place)
    for seat, choice in record.answers[:place]:
        game.apply(state, seat, choice)
    while found.place < len(record.answers):
        analyst = _analyst(game, worlds, found.place)
        moments, found.place = analyst.study(state, record.answers, found.place, ONE_MOMENT)
        found.moments += [_judged(moment) for moment in moments]
        if time.perf_counter() >= until:
            break
    return found


def _analyst(game: Game[Any], worlds: int, place: int) -> Analyst:
    """Begin anew at every place, so that it does not matter where slices end."""
    return Analyst(game, Effort(worlds), f"analysis {place}")


def _judged(moment: Moment) -> Judged:
    return Judged(
        moment.place,
        moment.seat,
        [round(chance, 5) for chance in moment.chances],
        moment.choice,
        moment.better,
        round(moment.cost, 5),
        round(moment.noise, 5),
        round(moment.expected, 5),
    )
