"""Our doors with random players: PettingZoo's API, and the vector environment."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from benchmarks.pettingzoo_speed import through
from benchmarks.timing import Play, work
from ratking.envs.pettingzoo import env
from ratking.envs.vector import GamesEnv
from ratking.games import GAMES

BATCH = 1024
PLAYERS = 4


def in_turns(name: str) -> Play:
    """Play a game through PettingZoo's API."""
    return through(env(name, players=PLAYERS))


def together(name: str, observe: bool) -> Play:
    """Step a batch once; actions are drawn from the masks in the same compiled code."""
    games = GamesEnv(name, num_envs=BATCH, observe=observe, players=PLAYERS)
    games.reset(seed=1)

    def play() -> tuple[int, int]:
        games.step(games.any_actions())
        return BATCH, 0

    for _ in range(100):  # so that the games are not all at their beginning
        play()
    return play


TASKS: dict[str, Callable[[], Play]] = {}
TASKS |= {f"{name} in turns": partial(in_turns, name) for name in GAMES}
TASKS |= {f"{name} together": partial(together, name, True) for name in GAMES}
TASKS |= {f"{name} masks": partial(together, name, False) for name in GAMES}

if __name__ == "__main__":
    work(TASKS, {})
