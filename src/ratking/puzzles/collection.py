"""The puzzles that come with a game: packed in its folder, one of them for every day."""

from __future__ import annotations

import gzip
import json
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from functools import cache
from hashlib import sha256
from typing import Any

from ratking.core.game import Game
from ratking.core.manifest import resource
from ratking.games import manifest_of
from ratking.puzzles.levels import rating_of
from ratking.puzzles.puzzle import Puzzle, puzzle_from_json, puzzle_to_json


@dataclass(frozen=True)
class Collection:
    """Puzzles by name, in the order in which days take them, and what was measured of them."""

    head: Mapping[str, Any]
    puzzles: Mapping[str, Puzzle]

    def of_the_day(self, day: date) -> Puzzle:
        """Find the puzzle of a day: everybody has the same, and none comes twice too soon."""
        names = list(self.puzzles)
        return self.puzzles[names[day.toordinal() % len(names)]]

    def ratings(self) -> dict[str, float]:
        """Rate every puzzle by the levels that find it."""
        return {name: rating_of(puzzle.finds) for name, puzzle in self.puzzles.items()}


NOTHING = Collection({}, {})


def puzzles_for(opened: Game[Any]) -> Collection:
    """Find the puzzles that fit a game as it is opened here; other data files have none."""
    found = _packed(opened.name)
    same = (opened.rules_version, opened.fingerprint())
    fits = same == (found.head.get("rules_version"), found.head.get("data"))
    return found if fits else NOTHING


@cache
def _packed(name: str) -> Collection:
    part = manifest_of(name).puzzles
    return read_collection(resource(part).read_bytes()) if part else NOTHING


def read_collection(content: bytes) -> Collection:
    """Read a pack: what was measured, then a line for each puzzle."""
    head, *lines = gzip.decompress(content).decode().splitlines()
    found = [puzzle_from_json(json.loads(line)) for line in lines]
    found.sort(key=lambda puzzle: sha256(puzzle.id.encode()).digest())
    return Collection(json.loads(head), {puzzle.id: puzzle for puzzle in found})


def write_collection(head: Mapping[str, Any], puzzles: list[Puzzle]) -> bytes:
    """Write a pack, the same bytes for the same puzzles."""
    rows = [dict(head), *map(puzzle_to_json, puzzles)]
    text = "".join(json.dumps(row, separators=(",", ":")) + "\n" for row in rows)
    return gzip.compress(text.encode(), 9, mtime=0)
