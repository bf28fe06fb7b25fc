"""The data files of a box: read from our folder or an owner's, and told apart by a fingerprint."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import Final

from ratking.core.errors import BadFile

STANDARD: Final = "standard"
"""The fingerprint of our own files."""

Origin = tuple[str | None, str]
"""The folder that files were read from, if it is not ours, and their fingerprint."""


class Files:
    """What the data files of a box say, where they come from, and which are an owner's own."""

    def __init__(self, rows: dict[str, dict[str, object]], origin: Origin, own: list[str]) -> None:
        self.rows = rows
        self.origin = origin
        self.fingerprint = origin[1]
        self.own = own


def read_files(standard: Path, names: tuple[str, ...], folder: Path | None) -> Files:
    """Read the standard files, with every one that the folder holds in place of ours."""
    if folder is not None and not folder.is_dir():
        raise BadFile(f"There is no folder {str(folder)!r} with data files.")
    if folder is not None and not any((folder / name).exists() for name in names):
        raise BadFile(f"The folder {str(folder)!r} holds none of {', '.join(names)}.")
    texts = {name: _text(standard, folder, name) for name in names}
    own = [name for name in names if texts[name] != _text(standard, None, name)]
    rows = {name: _object(name, texts[name]) for name in names}
    fingerprint = _fingerprint({name: texts[name] for name in own}) if own else STANDARD
    return Files(rows, _origin(folder, fingerprint), own)


def _origin(folder: Path | None, fingerprint: str) -> Origin:
    """Say where tables come from, so that they are found again from any working folder."""
    return None if folder is None else str(folder.resolve()), fingerprint


def _text(standard: Path, folder: Path | None, name: str) -> str:
    path = standard / name
    if folder is not None and (folder / name).exists():
        path = folder / name
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadFile(f"{name} cannot be read: {type(error).__name__}.") from error


def _fingerprint(own: dict[str, str]) -> str:
    """Tell an owner's files apart; changes of ours are counted by the version of the rules."""
    return sha256("\0".join(f"{name}\0{own[name]}" for name in own).encode()).hexdigest()[:12]


def _object(name: str, text: str) -> dict[str, object]:
    try:
        data = json.loads(text)
    except (json.JSONDecodeError, RecursionError) as error:
        raise BadFile(f"{name} is not JSON: {error}.") from error
    if not isinstance(data, dict):
        raise BadFile(f"{name} must hold one object.")
    return data
