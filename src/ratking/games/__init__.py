"""The games of the family by name."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from ratking.core.errors import BadFile, BadOption
from ratking.core.game import Game
from ratking.games.cartus.game import Cartus
from ratking.games.cartus.tables import FILES as CARTUS_FILES
from ratking.games.ratland.game import Ratland
from ratking.games.ratland.tables import FILES as RATLAND_FILES
from ratking.games.rattus.game import Rattus
from ratking.games.rattus.tables import FILES as RATTUS_FILES

GAMES: dict[str, Callable[[Path | None], Game[Any]]] = {
    "cartus": Cartus,
    "ratland": Ratland,
    "rattus": Rattus,
}


FILES: Final = {
    "cartus": CARTUS_FILES,
    "ratland": RATLAND_FILES,
    "rattus": RATTUS_FILES,
}
"""The names of the data files that an owner can correct."""


def game(name: str, data: Path | None = None) -> Game[Any]:
    """Open a game's box; an owner's folder with data files replaces ours.

    The folder holds the files of the game, or a folder for each game with its files in it.
    """
    if name not in GAMES:
        raise BadOption(f"There is no game {name!r}; there are {', '.join(sorted(GAMES))}.")
    return GAMES[name](_folder(name, data))


def every_game(data: Path | None = None) -> dict[str, Game[Any]]:
    """Open all boxes, each with what the folder holds for it."""
    if data is None:
        return {name: game(name) for name in GAMES}
    if not data.is_dir():
        raise BadFile(f"There is no folder {str(data)!r} with data files.")
    mine = {name: _held(name, data) for name in GAMES}
    if not any(mine.values()):
        names = ", ".join(dict.fromkeys(file for files in FILES.values() for file in files))
        raise BadFile(f"The folder {str(data)!r} holds none of {names}, and no folder of a game.")
    _must_be_clear(mine)
    return {name: game(name, data if mine[name] else None) for name in GAMES}


def _folder(name: str, data: Path | None) -> Path | None:
    return data / name if data is not None and (data / name).is_dir() else data


def _held(name: str, data: Path) -> list[str]:
    """List what a folder holds for a game: files of it, or a folder of its own."""
    if (data / name).is_dir():
        return [f"{name}/"]
    return [file for file in FILES.get(name, ()) if (data / file).exists()]


def _must_be_clear(mine: dict[str, list[str]]) -> None:
    """Two games have a file cards.json; where both are opened, one must say whose it is."""
    held = [file for files in mine.values() for file in files]
    for file in held:
        if held.count(file) > 1:
            games = [name for name, files in mine.items() if file in files]
            raise BadFile(
                f"{file} may be of {' or '.join(games)}; put it into a folder of that name."
            )
