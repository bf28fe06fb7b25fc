"""The games by name: those in folders beside this file, and those that other packages bring.

A folder here is a game, and its `manifest.py` names its parts. The rules lie on top, what a room
needs besides them in a folder of its own (`PARTS`). Another package names its manifest by an entry
point of the group `ratking.games`; the name of the entry point is that of the game.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from importlib.metadata import entry_points
from pathlib import Path
from pkgutil import iter_modules
from typing import Any, Final

from ratking.core.errors import BadFile, BadOption
from ratking.core.game import Game
from ratking.core.manifest import Manifest, load

GROUP: Final = "ratking.games"
PARTS: Final = ("bot", "notes", "planes", "printed", "terminal", "words")
"""The folders of a game whose files are none of its rules."""


class Shelf(Mapping[str, Manifest]):
    """The manifests by the names of their games; a manifest is read when it is first asked for."""

    @cached_property
    def places(self) -> dict[str, str]:
        """List where each manifest is; nobody can take the name of another's game."""
        ours = (one.name for one in iter_modules(__path__) if one.ispkg)
        found = {name: f"{__name__}.{name}.manifest:MANIFEST" for name in sorted(ours)}
        for point in sorted(entry_points(group=GROUP)):
            if found.setdefault(point.name, point.value) != point.value:
                raise BadFile(
                    f"Two packages bring a game {point.name!r}: {found[point.name]} and "
                    f"{point.value}; only one of them can be installed."
                )
        return found

    def __getitem__(self, name: str) -> Manifest:
        """Read a manifest."""
        place = self.places[name]
        try:
            manifest: Manifest = load(place)
        except (ImportError, AttributeError) as error:
            raise BadFile(f"The game {name!r} cannot be opened: there is no {place}.") from error
        return manifest

    def __iter__(self) -> Iterator[str]:
        """Name all games, reading nothing."""
        return iter(self.places)

    def __len__(self) -> int:
        """Count the games."""
        return len(self.places)


GAMES: Final = Shelf()


def manifest_of(name: str) -> Manifest:
    """Find the manifest of a game."""
    if name not in GAMES:
        raise BadOption(f"There is no game {name!r}; there are {', '.join(sorted(GAMES))}.")
    return GAMES[name]


def game(name: str, data: Path | None = None) -> Game[Any]:
    """Open a game's box; an owner's folder with data files replaces ours.

    The folder holds the files of the game, or a folder for each game with its files in it.
    """
    opened: Game[Any] = load(manifest_of(name).rules)(_folder(name, data))
    return opened


def every_game(data: Path | None = None) -> dict[str, Game[Any]]:
    """Open all boxes, each with what the folder holds for it."""
    if data is None:
        return {name: game(name) for name in GAMES}
    if not data.is_dir():
        raise BadFile(f"There is no folder {str(data)!r} with data files.")
    mine = {name: _held(name, data) for name in GAMES}
    if not any(mine.values()):
        names = ", ".join(dict.fromkeys(file for name in GAMES for file in files_of(name)))
        raise BadFile(f"The folder {str(data)!r} holds none of {names}, and no folder of a game.")
    _must_be_clear(mine)
    return {name: game(name, data if mine[name] else None) for name in GAMES}


def files_of(name: str) -> tuple[str, ...]:
    """List the names of the data files that an owner of a game can correct."""
    part = GAMES[name].files
    return tuple(load(part)) if part else ()


def _folder(name: str, data: Path | None) -> Path | None:
    return data / name if data is not None and (data / name).is_dir() else data


def _held(name: str, data: Path) -> list[str]:
    """List what a folder holds for a game: files of it, or a folder of its own."""
    if (data / name).is_dir():
        return [f"{name}/"]
    return [file for file in files_of(name) if (data / file).exists()]


def _must_be_clear(mine: dict[str, list[str]]) -> None:
    """Two games have a file cards.json; where both are opened, one must say whose it is."""
    held = [file for files in mine.values() for file in files]
    for file in held:
        if held.count(file) > 1:
            games = [name for name, files in mine.items() if file in files]
            raise BadFile(
                f"{file} may be of {' or '.join(games)}; put it into a folder of that name."
            )
