"""Catanatron with four random players, driven from Python."""

from __future__ import annotations

import random
from itertools import count

from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]
from catanatron.game import TURNS_LIMIT  # type: ignore[import-not-found]

from benchmarks.timing import Copy, Play, work

HALF_A_GAME = 400


def sit_down(seed: int) -> Game:
    """Begin a game for four."""
    return Game([RandomPlayer(color) for color in Color], seed=seed)


def act(game: Game) -> None:
    """Take any playable action, unchecked; dice and draws happen inside."""
    playable = game.state.playable_actions
    game.execute(playable[int(random.random() * len(playable))], validate_action=False)


def goes_on(game: Game) -> bool:
    """Say whether nobody has won yet and the limit of turns is not reached."""
    return game.winning_color() is None and game.state.num_turns < TURNS_LIMIT


def from_python() -> Play:
    """Play a game and count its actions."""
    seeds = count(1)

    def play() -> tuple[int, int]:
        game = sit_down(next(seeds))
        while goes_on(game):
            act(game)
        return len(game.state.actions), 0

    return play


def copy_mid_game() -> Copy:
    """Copy a game from its middle."""
    game = sit_down(1)
    for _ in range(HALF_A_GAME):
        act(game)
    copy: Copy = game.copy
    return copy


if __name__ == "__main__":
    work({"python": from_python}, {"copy": copy_mid_game})
