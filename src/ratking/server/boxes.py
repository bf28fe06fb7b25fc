"""The boxes on the shelf, each opened once in every process."""

from __future__ import annotations

from functools import cache
from typing import Any

from ratking.core.errors import BadOption
from ratking.core.game import Game
from ratking.games import GAMES, game
from ratking.text import Words, words_of


@cache
def shared_game(name: str) -> Game[Any]:
    """Open a box; its rules keep nothing of a single game."""
    return game(name)


@cache
def shared_words(name: str, language: str) -> Words:
    """Find the words of a game in a language."""
    return words_of(name, language)


def names() -> list[str]:
    """List the games."""
    return sorted(GAMES)


def player_counts(opened: Game[Any]) -> list[int]:
    """Find out with how many players a game can be played."""
    players = next(option for option in opened.options() if option.name == "players")
    counts = []
    for count in range(1, 13):
        try:
            players.read(count)
        except BadOption:
            continue
        counts.append(count)
    return counts
