"""The keys that cookies are signed with: a file of their own, which only the server may read.

The first line signs; cookies and codes of the other lines are still taken. Put a new line on top to
rotate, and remove the last one when the old cookies may go.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from ratking.core.errors import BadFile
from ratking.server.security import Visitor, new_secret, read_cookie, signed

SHORTEST: Final = 16


@dataclass(frozen=True)
class Keys:
    """All keys that count, the newest first."""

    all: tuple[str, ...]

    @property
    def newest(self) -> str:
        """Name the key that signs."""
        return self.all[0]

    def sign(self, visitor: Visitor) -> str:
        """Write a visitor into a cookie."""
        return signed(visitor, self.newest)

    def read(self, cookie: str) -> tuple[Visitor | None, bool]:
        """Read a visitor from a cookie, and say whether it should be signed anew."""
        for key in self.all:
            visitor = read_cookie(cookie, key)
            if visitor is not None:
                return visitor, key != self.newest
        return None, False


def keys_in(path: Path, older: str = "") -> Keys:
    """Read the keys, or make the file; an older key of the database moves into it."""
    if not path.exists():
        _make(path, older or new_secret())
    path.chmod(0o600)
    found = tuple(line.strip() for line in path.read_text(encoding="ascii").splitlines())
    keys = tuple(key for key in found if key)
    if not keys or any(len(key) < SHORTEST for key in keys):
        raise BadFile(f"{path} must have a key of at least {SHORTEST} letters in each line.")
    return Keys(keys)


def _make(path: Path, key: str) -> None:
    """Make the file at once and whole, whichever worker is first."""
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    draft = path.with_name(f"{path.name}.{os.getpid()}")
    draft.touch(mode=0o600)
    draft.write_text(f"{key}\n", encoding="ascii")
    try:
        os.link(draft, path)
    except FileExistsError:
        pass
    finally:
        draft.unlink()
