"""The games of a dataset, played in several processes and handed out in their order."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from contextlib import closing
from functools import partial
from operator import itemgetter

from ratking.arena.processes import play_in_processes
from ratking.arena.simulation import in_order
from ratking.envs.selfplay import Field, Harvest, Row


class NumberedField:
    """Plays the games of a harvest, each handed out with its number."""

    def __init__(self, harvest: Harvest) -> None:
        self.field = Field(harvest)

    def play(self, number: int) -> tuple[int, list[Row]]:
        """Play one game."""
        return number, self.field.play(number)


def play_in_order(
    harvest: Harvest, jobs: int, numbers: Sequence[int]
) -> Generator[list[Row], None, None]:
    """Play in processes of their own, and hand out the rows of each game."""
    games = play_in_processes(partial(NumberedField, harvest), numbers, jobs)
    with closing(in_order(games, numbers, itemgetter(0))) as ordered:
        for _, rows in ordered:
            yield rows
