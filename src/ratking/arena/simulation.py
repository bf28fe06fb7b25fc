"""Many games in a row: the same seed gives the same games, whoever plays them and wherever."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from contextlib import closing
from functools import partial
from typing import Final, TypeVar

from ratking.arena.processes import play_in_processes
from ratking.arena.result import Played
from ratking.arena.series import Plan, Series

MOST_AT_ONCE: Final = 4
BATCHES_PER_JOB: Final = 4

LOCAL: Final = "local"
RAY: Final = "ray"
ENGINES: Final = (LOCAL, RAY)

Numbered = TypeVar("Numbered")


def simulate(plan: Plan, jobs: int = 1) -> Generator[Played, None, None]:
    """Play a plan's games and hand them out in their order; mistakes are told before the first."""
    at_once = max(1, min(MOST_AT_ONCE, plan.total() // (jobs * BATCHES_PER_JOB)))
    numbers = range(plan.total())
    games = play_some(plan, numbers, jobs, at_once=at_once)
    return in_order(games, numbers, lambda played: played.result.number)


def play_some(
    plan: Plan, numbers: Sequence[int], jobs: int = 1, engine: str = LOCAL, at_once: int = 1
) -> Generator[Played, None, None]:
    """Play games of a plan and hand each out when it is finished."""
    series = Series(plan)
    if engine == RAY:
        from ratking.arena.rays import play_on_ray

        return play_on_ray(plan, numbers, jobs)
    if jobs < 2 or len(numbers) < 2:
        return (series.play(number) for number in numbers)
    return play_in_processes(partial(Series, plan), numbers, min(jobs, len(numbers)), at_once)


def in_order(
    games: Generator[Numbered, None, None],
    numbers: Iterable[int],
    number_of: Callable[[Numbered], int],
) -> Generator[Numbered, None, None]:
    """Hand games out in the order of their numbers; one that is finished early waits."""
    early: dict[int, Numbered] = {}
    waiting = iter(numbers)
    following = next(waiting, None)
    with closing(games):
        for played in games:
            early[number_of(played)] = played
            while following in early:
                yield early.pop(following)
                following = next(waiting, None)
