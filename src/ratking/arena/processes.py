"""Playing a series in several processes, with results in the order of the games."""

from __future__ import annotations

import multiprocessing
import signal
import sys
from collections import deque
from collections.abc import Generator, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Final

from ratking.arena.series import Plan, Played, Series
from ratking.core.errors import Mistake

MOST_IN_A_BATCH: Final = 4
BATCHES_PER_JOB: Final = 4

_series: Series | None = None


def play_in_processes(plan: Plan, jobs: int) -> Generator[Played, None, None]:
    """Play a plan in processes of their own; leaving early ends them at once."""
    others = multiprocessing.active_children()
    pool = ProcessPoolExecutor(
        jobs, multiprocessing.get_context("spawn"), initializer=_sit_down, initargs=(plan,)
    )
    finished = False
    try:
        yield from _in_order(pool, plan, jobs)
        finished = True
    except BrokenProcessPool as error:
        raise Mistake("A process that was playing has died; its games are lost.") from error
    finally:
        if not finished:
            _end(others)
        pool.shutdown(cancel_futures=True)


def _in_order(pool: ProcessPoolExecutor, plan: Plan, jobs: int) -> Iterator[Played]:
    size = max(1, min(MOST_IN_A_BATCH, plan.games // (jobs * BATCHES_PER_JOB)))
    waiting: deque[Future[list[Played]]] = deque()
    for first in range(0, plan.games, size):
        batch = range(first, min(first + size, plan.games))
        with _out_of_reach_of_interrupts():
            waiting.append(pool.submit(_play, batch))
        if len(waiting) > jobs * 2:
            yield from waiting.popleft().result()
    while waiting:
        yield from waiting.popleft().result()


@contextmanager
def _out_of_reach_of_interrupts() -> Iterator[None]:
    """Let new processes inherit that Ctrl-C is not for them: only their parent answers to it."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _end(others: list[multiprocessing.process.BaseProcess]) -> None:
    """End the processes of this pool, and no others."""
    for process in multiprocessing.active_children():
        if process not in others:
            process.terminate()


def _sit_down(plan: Plan) -> None:
    global _series
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _series = Series(plan)


def _play(numbers: range) -> list[Played]:
    assert _series is not None
    return [_series.play(number) for number in numbers]
