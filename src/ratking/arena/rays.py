"""Playing a series on a Ray cluster, or on a small one of this machine's own."""

from __future__ import annotations

import os
from collections.abc import Generator, Sequence
from typing import Any, Final

from ratking.arena.result import Played
from ratking.arena.series import Plan, Series
from ratking.core.errors import Mistake
from ratking.core.extras import need

AHEAD: Final = 2
"""How many games wait for each core, so that none is ever idle."""
RETRIES: Final = 3
OUR_STORE: Final = 100 * 1024 * 1024
"""Bytes of shared memory for a cluster of our own: a finished game is a few thousand."""

_series: Series | None = None


def play_on_ray(plan: Plan, numbers: Sequence[int], jobs: int) -> Generator[Played, None, None]:
    """Play games as tasks of Ray; one whose process dies is begun again elsewhere."""
    ray = need("ray", "ray")
    return _play_all(ray, plan, numbers, jobs)


def _play_all(
    ray: Any, plan: Plan, numbers: Sequence[int], jobs: int
) -> Generator[Played, None, None]:
    ours = _join(ray, jobs)
    try:
        task = ray.remote(max_retries=RETRIES)(_play)
        shared = ray.put(plan)
        left = iter(numbers)
        playing: list[Any] = []
        room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        while True:
            for number in left:
                playing.append(task.remote(shared, number))
                if len(playing) >= room:
                    break
            if not playing:
                return
            done, playing = ray.wait(playing)
            yield from ray.get(done)
    except ray.exceptions.RayTaskError as error:
        raise error.cause from None
    except ray.exceptions.RayError as error:
        raise Mistake(f"Ray cannot go on: {type(error).__name__}.") from error
    finally:
        if ours:
            ray.shutdown()


def _join(ray: Any, jobs: int) -> bool:
    """Go to the cluster that RAY_ADDRESS names, else start one here; say whether we did."""
    if ray.is_initialized():
        return False
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    quiet = {"log_to_driver": False, "logging_level": "ERROR"}
    address = os.environ.get("RAY_ADDRESS", "")
    try:
        if address:
            ray.init(address, **quiet)
        else:
            ray.init(
                "local",
                num_cpus=jobs,
                include_dashboard=False,
                object_store_memory=OUR_STORE,
                **quiet,
            )
    except (ConnectionError, RuntimeError, ValueError) as error:
        where = f"at {address!r}" if address else "on this machine"
        raise Mistake(f"There is no Ray {where} to play on.") from error
    return True


def _play(plan: Plan, number: int) -> Played:
    """Play one game in a process of Ray, which keeps its table for the next."""
    global _series
    if _series is None or _series.plan != plan:
        _series = Series(plan)
    return _series.play(number)
