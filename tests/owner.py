"""Somebody who owns the printed games: a folder with data files that were corrected."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

GAMES = Path(__file__).parent.parent / "src" / "ratking" / "games"
OWN_TEXT = "Read it on the card."


def correct(folder: Path, game: str, file: str, change: Callable[[Any], object]) -> Path:
    """Copy a data file of ours into a folder and change it there."""
    data = json.loads((GAMES / game / "data" / file).read_text("utf-8"))
    change(data)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / file).write_text(json.dumps(data), "utf-8")
    return folder


def owners_rattus(folder: Path) -> Path:
    """A Big Box with one rat more, in front of all others, and another text of the King."""

    def add_a_rat(data: Any) -> None:
        rat = {"limit": 6, "classes": ["magic"] * 5, "majority": 0, "all": 0, "starter": False}
        data["tokens"].insert(0, rat)

    def speak_up(data: Any) -> None:
        data["cards"]["King"]["text"] = OWN_TEXT

    correct(folder / "rattus", "rattus", "tokens.json", add_a_rat)
    correct(folder / "rattus", "rattus", "cards.json", speak_up)
    return folder
