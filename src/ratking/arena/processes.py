"""Playing games in several processes, each handed out as soon as it is finished."""

from __future__ import annotations

import multiprocessing
import signal
import sys
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Any, Final, Protocol, TypeVar

from ratking.core.errors import Mistake

BATCHES_PER_JOB: Final = 2
MOST_DEATHS: Final = 3
"""How often in a row processes may die without finishing a game."""

Played_co = TypeVar("Played_co", covariant=True)
Batch = Sequence[int]
Playing = dict[Future[list[Played_co]], Batch]


class Player(Protocol[Played_co]):
    """Plays a game when it is told its number."""

    def play(self, number: int) -> Played_co:
        """Play one game."""


_player: Player[Any] | None = None


def play_in_processes(
    sit_down: Callable[[], Player[Played_co]], numbers: Sequence[int], jobs: int, at_once: int = 1
) -> Generator[Played_co, None, None]:
    """Play games in processes of their own; leaving early ends them at once.

    When a process dies, only the games on its table are begun again, in new processes.
    """
    batches = deque(numbers[first : first + at_once] for first in range(0, len(numbers), at_once))
    deaths = 0
    while batches and deaths < MOST_DEATHS:
        deaths += 1
        for batch in _play_until_death(sit_down, batches, jobs):
            deaths = 0
            yield from batch
    if batches:
        raise Mistake("The processes that play keep dying (is there enough memory?).")


def _play_until_death(
    sit_down: Callable[[], Player[Played_co]], batches: deque[Batch], jobs: int
) -> Iterator[list[Played_co]]:
    """Hand out batches as they are finished; unfinished ones stay in the queue."""
    others = multiprocessing.active_children()
    pool = ProcessPoolExecutor(
        jobs, multiprocessing.get_context("spawn"), initializer=_sit_down, initargs=(sit_down,)
    )
    playing: Playing[Played_co] = {}
    finished = False
    try:
        while batches or playing:
            _hand_out(pool, batches, playing, jobs)
            for future in wait(playing, return_when=FIRST_COMPLETED).done:
                yield _take(future, playing)
        finished = True
    except BrokenProcessPool:
        for future in [one for one in playing if one.done() and one.exception() is None]:
            yield _take(future, playing)
    finally:
        batches.extendleft(playing.values())
        if not finished:
            _end(pool, others)
        pool.shutdown(cancel_futures=True)


def _take(future: Future[list[Played_co]], playing: Playing[Played_co]) -> list[Played_co]:
    played = future.result()
    del playing[future]
    return played


def _hand_out(
    pool: ProcessPoolExecutor, batches: deque[Batch], playing: Playing[Any], jobs: int
) -> None:
    with _out_of_reach_of_interrupts():
        while batches and len(playing) < jobs * BATCHES_PER_JOB:
            playing[pool.submit(_play, batches[0])] = batches[0]
            batches.popleft()


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


def _end(pool: Any, others: list[multiprocessing.process.BaseProcess]) -> None:
    """End the processes of this pool, and no others.

    One may have been handing over half a game. The pool would wait for the other half for ever, as
    long as this process could write to that pipe as well.
    """
    for process in multiprocessing.active_children():
        if process not in others:
            process.terminate()
    pool._result_queue._writer.close()


def _sit_down(sit_down: Callable[[], Player[Any]]) -> None:
    global _player
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _player = sit_down()


def _play(numbers: Batch) -> list[Any]:
    assert _player is not None
    return [_player.play(number) for number in numbers]
