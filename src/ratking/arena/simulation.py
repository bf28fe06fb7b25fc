"""Many games in a row: the same seed gives the same games, however many processes play them."""

from __future__ import annotations

from collections.abc import Generator

from ratking.arena.processes import play_in_processes
from ratking.arena.series import Plan, Played, Series


def simulate(plan: Plan, jobs: int = 1) -> Generator[Played, None, None]:
    """Play a plan's games and hand them out in their order; mistakes are told before the first."""
    series = Series(plan)
    if jobs < 2 or plan.games < 2:
        return (series.play(number) for number in range(plan.games))
    return play_in_processes(plan, min(jobs, plan.games))
