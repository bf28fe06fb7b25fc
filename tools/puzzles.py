"""Pack puzzles into the package: python -m tools.puzzles FOUND.jsonl ...

Of all that `ratking puzzles` has found, so many of each game are kept, of every kind and as hard as
there are. How often the search at ten times the worlds agrees is measured before any is left out.
"""

from __future__ import annotations

import json
import sys
from collections import defaultdict
from pathlib import Path
from typing import Any, Final

from ratking.core.manifest import resource
from ratking.games import game, manifest_of
from ratking.puzzles.collection import write_collection
from ratking.puzzles.finding import GAP, LONGER, RACE
from ratking.puzzles.levels import rating_of
from ratking.puzzles.notebook import puzzles_in
from ratking.puzzles.puzzle import Puzzle

MOST: Final = 330
STEPS: Final = 4.0
"""Puzzles whose ratings differ by less are about as hard."""


def main(words: list[str]) -> None:
    """Pack what lies in some notebooks, game by game."""
    found: dict[str, list[Puzzle]] = defaultdict(list)
    for word in words:
        head, puzzles = puzzles_in(Path(word))
        found[head["game"]] += puzzles
    for name, puzzles in sorted(found.items()):
        print(name, json.dumps(pack(name, puzzles)))


def pack(name: str, puzzles: list[Puzzle]) -> dict[str, Any]:
    """Write the puzzles of a game into its folder; return what was measured."""
    opened = game(name)
    whole = list({puzzle.id: puzzle for puzzle in puzzles}.values())
    kept = chosen([puzzle for puzzle in whole if stays_clear(puzzle)])
    head = {
        "ratking": "puzzles 1",
        "game": name,
        "rules_version": opened.rules_version,
        "data": opened.fingerprint(),
        "worlds": LONGER,
        "times": LONGER // RACE[-1],
        "found": len(whole),
        "agree": sum(puzzle.agrees for puzzle in whole),
        "kept": len(kept),
    }
    content = write_collection(head, kept)
    Path(str(resource(manifest_of(name).puzzles))).write_bytes(content)
    kinds: dict[str, int] = defaultdict(int)
    for puzzle in kept:
        kinds[puzzle.kind] += 1
    return head | {"bytes": len(content), "kinds": kinds}


def stays_clear(puzzle: Puzzle) -> bool:
    """Say whether the best way is ahead in the longer search, too, and not by a hair."""
    return puzzle.longer[0] - puzzle.longer[1] >= GAP / 2


def chosen(puzzles: list[Puzzle]) -> list[Puzzle]:
    """Take one of every kind and difficulty in turn, the clearest first."""
    heaps: dict[tuple[str, int], list[Puzzle]] = defaultdict(list)
    for puzzle in sorted(puzzles, key=lambda one: one.longer[1] - one.longer[0]):
        heaps[(puzzle.kind, int(rating_of(puzzle.finds) / STEPS))].append(puzzle)
    kept: list[Puzzle] = []
    while any(heaps.values()) and len(kept) < MOST:
        kept += [heap.pop(0) for _, heap in sorted(heaps.items()) if heap][: MOST - len(kept)]
    return sorted(kept, key=lambda one: one.id)


if __name__ == "__main__":
    main(sys.argv[1:])
