"""The journal of an arena: every finished game is written down at once, so that none is lost."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from typing import IO, Any, Final

from ratking.arena.result import Result, result_to_json
from ratking.core.errors import BadFile, Mistake

NAME: Final = "journal.jsonl"
SYNC_EVERY: Final = 5.0
"""Seconds between two moments at which the disk itself is waited for.

A killed process loses nothing that it has written; only a power cut can, and no more than this.
"""


class Journal:
    """The games of one plan in a folder: a first line that says which, then a line for each."""

    def __init__(self, folder: Path, head: dict[str, Any]) -> None:
        head = json.loads(json.dumps(head))
        self.path = folder / NAME
        self.places: dict[int, int] = {}
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self.file: IO[bytes] = self.path.open("a+b")
        except OSError as error:
            raise BadFile(f"{str(folder)!r} cannot be used: {error.strerror}.") from error
        try:
            self._lock()
            self._read(head)
        except BaseException:
            self.file.close()
            raise
        self.synced = monotonic()

    def _lock(self) -> None:
        """Keep a second arena out of the folder."""
        try:
            import fcntl
        except ImportError:  # Windows opens files for one writer anyway
            return
        try:
            fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise Mistake(
                f"Another arena is playing in {str(self.path.parent)!r} just now."
            ) from error

    def _read(self, head: dict[str, Any]) -> None:
        """Find the games already played; a last line that was cut off is taken away."""
        self.file.seek(0)
        place = 0
        for line in self.file:
            if not line.endswith(b"\n"):
                break
            self._note(place, line, head)
            place += len(line)
        self.file.truncate(place)
        if place == 0:
            self._write(head)

    def _note(self, place: int, line: bytes, head: dict[str, Any]) -> None:
        try:
            facts = json.loads(line)
            number = None if place == 0 else int(facts["number"])
        except (ValueError, KeyError, TypeError) as error:
            raise BadFile(f"{str(self.path)!r} is not the journal of an arena.") from error
        if number is None:
            self._compare(facts, head)
        else:
            self.places.setdefault(number, place)

    def _compare(self, facts: object, head: dict[str, Any]) -> None:
        """Go on with the same plan only; the number of games may have changed."""
        if not isinstance(facts, dict) or facts.get("journal") != head["journal"]:
            raise BadFile(f"{str(self.path)!r} is not the journal of an arena.")
        for name, value in head.items():
            if facts.get(name) != value:
                raise BadFile(
                    f"{str(self.path.parent)!r} holds games of another plan ({name}: "
                    f"{_short(facts.get(name))}, not {_short(value)}); choose another folder."
                )

    def _write(self, facts: dict[str, Any]) -> None:
        self.file.seek(0, os.SEEK_END)
        self.file.write(json.dumps(facts, separators=(",", ":")).encode() + b"\n")
        self.file.flush()

    def add(self, result: Result) -> None:
        """Write down a finished game."""
        self.places[result.number] = self.file.seek(0, os.SEEK_END)
        self._write(result_to_json(result))
        if monotonic() - self.synced > SYNC_EVERY:
            self._sync()

    def _sync(self) -> None:
        os.fsync(self.file.fileno())
        self.synced = monotonic()

    def missing(self, total: int) -> list[int]:
        """List the games that are still to be played, in their order."""
        return [number for number in range(total) if number not in self.places]

    def results(self, total: int) -> Iterator[Result]:
        """Read the games of a plan in the order of their numbers."""
        for number in sorted(self.places):
            if number < total:
                yield self.result(number)

    def result(self, number: int) -> Result:
        """Read one game by its number."""
        self.file.seek(self.places[number])
        try:
            return Result(**json.loads(self.file.readline()))
        except (ValueError, TypeError) as error:
            raise BadFile(f"{str(self.path)!r} holds a game that cannot be read.") from error

    def close(self) -> None:
        """Make sure that everything is on the disk."""
        self._sync()
        self.file.close()


def _short(value: object) -> str:
    text = json.dumps(value)
    return text if len(text) <= 60 else text[:57] + "..."
