"""What every worker shares: one measurement in CPU seconds of its own process, told as JSON."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from time import process_time
from typing import Final

WARM_UP: Final = 0.2
COPIES_AT_A_TIME: Final = 500

Play = Callable[[], tuple[int, int]]
"""Plays one game from its setup to its end; returns all answers, and those chance gave."""

Copy = Callable[[], object]
"""Copies a state in the middle of a game."""


def time_play(play: Play, seconds: float) -> dict[str, float]:
    """Play whole games for so long and count their answers."""
    answers = by_chance = games = 0
    start = process_time()
    while process_time() - start < seconds:
        given, drawn = play()
        answers += given
        by_chance += drawn
        games += 1
    spent = process_time() - start
    return {"count": answers, "by_chance": by_chance, "games": games, "seconds": spent}


def time_copies(copy: Copy, seconds: float) -> dict[str, float]:
    """Copy a state for so long, and let every copy go at once."""
    copies = 0
    start = process_time()
    while process_time() - start < seconds:
        for _ in range(COPIES_AT_A_TIME):
            copy()
        copies += COPIES_AT_A_TIME
    return {"count": copies, "seconds": process_time() - start}


def work(plays: dict[str, Callable[[], Play]], copies: dict[str, Callable[[], Copy]]) -> None:
    """Run the task that the command line names, after a short warm-up."""
    task, seconds = sys.argv[1], float(sys.argv[2])
    if task in plays:
        play = plays[task]()
        time_play(play, WARM_UP)
        print(json.dumps(time_play(play, seconds)))
    else:
        copy = copies[task]()
        time_copies(copy, WARM_UP)
        print(json.dumps(time_copies(copy, seconds)))
