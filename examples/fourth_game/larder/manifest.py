"""All parts of Larder by name; nothing here is imported before it is used."""

from __future__ import annotations

from typing import Final

from ratking.core.manifest import Manifest

MANIFEST: Final = Manifest(
    name="larder",
    rules="larder.game:Larder",
    rulebook="larder:rules",
    words="larder.words.words:LarderWords",
    messages="larder.words:{language}/larder.ftl",
    heuristic="larder.heuristic:LarderHeuristic",
    layout="larder.planes:LarderLayout",
    tiles="larder.planes:tiles",
    board="larder.board:LarderBoard",
)
