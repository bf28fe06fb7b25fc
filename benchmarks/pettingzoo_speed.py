"""PettingZoo's classic games through its own API, with random players."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module
from itertools import count
from random import Random
from typing import Any

from benchmarks.timing import Play, work

GAMES = {
    "gin_rummy": "gin_rummy_v4",
    "texas_holdem": "texas_holdem_v4",
    "leduc_holdem": "leduc_holdem_v4",
    "chess": "chess_v6",
}


def through(env: Any) -> Play:
    """Play an environment as everybody does: last, a legal action, step."""
    seeds, rng = count(1), Random(1)

    def play() -> tuple[int, int]:
        env.reset(seed=next(seeds))
        steps = 0
        for _ in env.agent_iter():
            look, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            env.step(rng.choice(look["action_mask"].nonzero()[0].tolist()))
            steps += 1
        return steps, 0

    return play


def open_classic(name: str) -> Play:
    """Open one of PettingZoo's games with its usual guards."""
    return through(import_module(f"pettingzoo.classic.{GAMES[name]}").env())


TASKS: dict[str, Callable[[], Play]] = {name: partial(open_classic, name) for name in GAMES}

if __name__ == "__main__":
    sys.setrecursionlimit(10_000)
    work(TASKS, {})
