"""Reading and writing files that a person names, with one clear sentence when it cannot be."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Final

from ratking.core.errors import BadFile
from ratking.core.game import Game
from ratking.core.record import Record, read_head, read_record
from ratking.games import game

STDIN: Final = "-"
MOST: Final = 32 * 1024 * 1024


def read_file(name: str) -> str:
    """Read a text file, or what is piped in when the name is a dash."""
    try:
        if name == STDIN:
            content = sys.stdin.buffer.read(MOST + 1)
        else:
            with Path(name).open("rb") as file:
                content = file.read(MOST + 1)
    except (OSError, ValueError) as error:
        raise BadFile(f"{name!r} cannot be read: {_why(error)}.") from error
    if len(content) > MOST:
        raise BadFile(f"{name!r} is too large to be a game.")
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadFile(f"{name!r} is not a text file.") from error


def read_game(name: str, data: Path | None) -> tuple[Record, Game[Any]]:
    """Read a record, and open the box that it was played with."""
    text = read_file(name)
    opened = game(read_head(text).game, data)
    return read_record(text, lambda _: opened), opened


def write_file(path: Path, text: str) -> None:
    """Write a text file."""
    try:
        path.write_text(text, encoding="utf-8")
    except (OSError, ValueError) as error:
        raise BadFile(f"{str(path)!r} cannot be written: {_why(error)}.") from error


def make_folder(path: Path) -> None:
    """Make sure that a folder is there."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadFile(f"{str(path)!r} cannot be a folder: {_why(error)}.") from error


def _why(error: Exception) -> str:
    return str(getattr(error, "strerror", None) or error)
