"""What a search for puzzles has found so far, a line for each game: it can be gone on with."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ratking.core.errors import BadFile
from ratking.puzzles.generating import Searched
from ratking.puzzles.puzzle import Puzzle, puzzle_from_json, puzzle_to_json


class Notebook:
    """A file that begins with what is searched, and grows by a line for each game."""

    def __init__(self, path: Path, head: Mapping[str, Any]) -> None:
        self.path = path
        self.head = json.loads(json.dumps(head))
        self.done: set[int] = set()
        self.found = 0
        try:
            self.file = path.open("a+b")
        except OSError as error:
            raise BadFile(f"{str(path)!r} cannot be written: {error.strerror}.") from error
        try:
            self._read()
        except BaseException:
            self.file.close()
            raise

    def add(self, searched: Searched) -> None:
        """Write down what a game has given, before the next one counts."""
        puzzles = [puzzle_to_json(puzzle) for puzzle in searched.puzzles]
        facts = {"game": searched.number, "looked_at": searched.looked_at, "puzzles": puzzles}
        self._write(facts)
        self._count(facts)

    def close(self) -> None:
        """Make sure that all of it is on the disk."""
        os.fsync(self.file.fileno())
        self.file.close()

    def _read(self) -> None:
        """Find what is there; a last line that was cut off is taken away."""
        self.file.seek(0)
        place = 0
        for line in self.file:
            if not line.endswith(b"\n"):
                break
            facts = _understood(self.path, line)
            if place == 0:
                self._compare(facts)
            else:
                self._count(facts)
            place += len(line)
        self.file.truncate(place)
        if place == 0:
            self._write(self.head)

    def _compare(self, facts: dict[str, Any]) -> None:
        for name, value in self.head.items():
            if facts.get(name) != value:
                raise BadFile(
                    f"{str(self.path)!r} holds another search ({name}: {facts.get(name)!r}, "
                    f"not {value!r}); choose another file."
                )

    def _count(self, facts: Mapping[str, Any]) -> None:
        self.done.add(int(facts["game"]))
        self.found += len(facts["puzzles"])

    def _write(self, facts: Mapping[str, Any]) -> None:
        self.file.seek(0, os.SEEK_END)
        self.file.write(json.dumps(facts, separators=(",", ":")).encode() + b"\n")
        self.file.flush()


def puzzles_in(path: Path) -> tuple[dict[str, Any], list[Puzzle]]:
    """Read a notebook: what was searched, and every puzzle in it."""
    lines = path.read_bytes().splitlines(keepends=True)
    head, *games = [_understood(path, line) for line in lines if line.endswith(b"\n")]
    found = [puzzle for one in games for puzzle in one["puzzles"]]
    return head, [puzzle_from_json(facts) for facts in found]


def _understood(path: Path, line: bytes) -> dict[str, Any]:
    try:
        facts = json.loads(line)
        if isinstance(facts, dict):
            return facts
    except ValueError:
        pass
    raise BadFile(f"{str(path)!r} does not hold puzzles.")
