"""Thinking, done in other processes so that the tables never wait for it."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing.connection import wait
from threading import Thread
from typing import Any, Protocol, TypeVar

from ratking.agents import AGENTS, agent_named
from ratking.core.errors import BadFile, BadOption
from ratking.core.game import Game, Observation
from ratking.core.play import asked
from ratking.server.boxes import fingerprints, shared_game, stock
from ratking.server.line import SOMEBODY, Asker, Line

T = TypeVar("T")


class NobodyThere(Exception):
    """No other machine has thought about it."""


class Elsewhere(Protocol):
    """Other machines that may think for this one."""

    def takes(self, work: Callable[..., Any]) -> bool:
        """Say whether they can think about this."""

    async def ask(self, work: Callable[..., T], *facts: object) -> T:
        """Let one of them think; raises NobodyThere."""


class Thinkers:
    """A pool of processes that is opened when somebody first has to think."""

    def __init__(self, processes: int, game_data: str) -> None:
        self.processes = processes
        self.game_data = game_data
        self.pool: ProcessPoolExecutor | None = None
        self.line = Line(processes)
        self.elsewhere: Elsewhere | None = None

    async def ask(self, work: Callable[..., T], *facts: object, asker: Asker = SOMEBODY) -> T:
        """Let somebody think when it is the asker's turn: another machine, or a process here."""
        async with self.line.place(asker):
            if self.elsewhere is not None and self.elsewhere.takes(work):
                with suppress(NobodyThere):
                    return await self.elsewhere.ask(work, *facts)
            return await self._here(work, *facts)

    async def _here(self, work: Callable[..., T], *facts: object) -> T:
        """Think in a process of our own; a pool that broke is replaced once."""
        try:
            return await self._ask(work, *facts)
        except BrokenProcessPool:
            self.close()
            return await self._ask(work, *facts)

    async def _ask(self, work: Callable[..., T], *facts: object) -> T:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            boxes = (self.game_data, fingerprints())
            self.pool = ProcessPoolExecutor(self.processes, context, _sit_down, boxes)
        return await asyncio.get_running_loop().run_in_executor(self.pool, work, *facts)

    def close(self) -> None:
        """End the processes."""
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None


def _sit_down(game_data: str, served: dict[str, str]) -> None:
    """Open the server's boxes, leave Ctrl-C to it, and go when it is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    stock(game_data)
    changed = [name for name, data in fingerprints().items() if data != served[name]]
    if changed:
        raise BadFile(f"The data files of {', '.join(changed)} have changed; start again.")
    Thread(target=_go_with_the_server, daemon=True).start()


def _go_with_the_server() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os._exit(0)


def check_bot(level: str, game: Game[Any]) -> None:
    """Make sure that there is such a bot; a file on the server's disk is none."""
    if level not in AGENTS:
        raise BadOption(f"There is no agent {level!r}; there are {', '.join(AGENTS)}.")
    agent_named(level, game, "")


def choose(name: str, table: dict[str, object], seat: int, level: str, seed: str) -> int:
    """Let a bot answer from what its seat may know."""
    game = shared_game(name)
    state = game.from_json(table)
    answers = game.answers(state, seat)
    if len(answers) == 1:
        return answers[0]
    bot, observation = agent_named(level, game, seed), Observation(seat, state)
    return asked(bot, observation, game.question(state, seat), answers)
