"""Boxes with tables of one's own: the standard files with something changed."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from ratking.games.rattus.tables import STANDARD


def standard(name: str) -> Any:
    """Read one of the standard files."""
    return json.loads((STANDARD / name).read_text(encoding="utf-8"))


def changed(folder: Path, name: str, change: Callable[[Any], object]) -> Path:
    """Write a standard file with a change into a folder of tables."""
    data = standard(name)
    change(data)
    (folder / name).write_text(json.dumps(data), encoding="utf-8")
    return folder
