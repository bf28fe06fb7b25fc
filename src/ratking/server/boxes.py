"""The boxes on the shelf, each opened once in every process, some with an owner's data files.

A process has one shelf: whatever it deals, thinks about or reads again uses the same files.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

from ratking.core.game import Game
from ratking.games import GAMES, every_game, game
from ratking.text import Words, words_of

_shelf: Final[dict[str, Game[Any]]] = {}


def stock(folder: str) -> None:
    """Put the boxes of this process on the shelf; without a folder they are all ours."""
    opened = every_game(Path(folder) if folder else None)
    _shelf.clear()
    _shelf.update(opened)
    shared_words.cache_clear()


def shared_game(name: str) -> Game[Any]:
    """Find an open box; its rules keep nothing of a single game."""
    if name not in _shelf:
        _shelf[name] = game(name)
    return _shelf[name]


@cache
def shared_words(name: str, language: str) -> Words:
    """Find the words of a game in a language."""
    return words_of(shared_game(name), language)


def fingerprints() -> dict[str, str]:
    """Name the data files of every game that is played here."""
    return {name: shared_game(name).fingerprint() for name in names()}


def names() -> list[str]:
    """List the games that can be told in words; others are played by programs alone."""
    return sorted(name for name in GAMES if GAMES[name].words)
