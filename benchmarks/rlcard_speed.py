"""rlcard's games through its own API, with random players."""

from __future__ import annotations

from functools import partial

import rlcard  # type: ignore[import-not-found]
from rlcard.agents import RandomAgent  # type: ignore[import-not-found]

from benchmarks.timing import Play, work

GAMES = {"gin rummy": "gin-rummy", "limit holdem": "limit-holdem", "uno": "uno"}


def from_python(name: str) -> Play:
    """Let rlcard run whole games and count the steps it took."""
    env = rlcard.make(name, config={"seed": 1})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def play() -> tuple[int, int]:
        before = env.timestep
        env.run(is_training=False)
        return env.timestep - before, 0

    return play


if __name__ == "__main__":
    work({name: partial(from_python, known) for name, known in GAMES.items()}, {})
