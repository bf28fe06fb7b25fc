"""Is the compiled engine what the sources say? A copy of this file lies beside the engine.

The environment of a checkout loads that copy whenever Python starts, so it imports as little as it
can before somebody imports `ratking`.
"""

from __future__ import annotations

import os
import sys

PACKAGE = "ratking"
DIGEST = "sources.sha256"
PARTS = ("src/ratking", "docs/rules", "tools", "pyproject.toml")
"""What the compiled engine is made of and with, from the root of the checkout."""

TOOLS = ("compiling.py", "engine.py", "freshness.py")
"""Only these files of `tools` matter to it."""

BUILT = ("pages", "engine")
"""What is built into the sources for browsers, whenever that may be: no part of the engine."""

NO_PART = (*BUILT, "__pycache__")


class Guard:
    """Stands before all other finders until `ratking` is imported, and sends nobody to a stale one.

    Whatever comes before the compiled engine on the path, such as PYTHONPATH=src, wins anyway.
    """

    def __init__(self, compiled: str) -> None:
        self.compiled = compiled

    def find_spec(self, name: str, path: object = None, target: object = None) -> None:
        """Find nothing, but take a stale engine off the path before others find it there."""
        if name != PACKAGE:
            return
        sys.meta_path.remove(self)
        from importlib.machinery import PathFinder

        found = PathFinder.find_spec(PACKAGE)
        origin = (found.origin if found is not None else None) or ""
        if origin.startswith(self.compiled + os.sep) and not is_fresh(self.compiled):
            sys.path.remove(self.compiled)


def stand() -> None:
    """Begin to watch over the engine beside this file."""
    sys.meta_path.insert(0, Guard(os.path.dirname(__file__)))


def is_fresh(compiled: str) -> bool:
    """Say whether the engine in build/compiled was made of the present sources."""
    try:
        with open(os.path.join(compiled, DIGEST), encoding="ascii") as file:
            return file.read() == digest(os.path.dirname(os.path.dirname(compiled)))
    except OSError:
        return False


def digest(root: str) -> str:
    """Sum up everything that goes into the compiled engine."""
    from hashlib import sha256

    found = sha256()
    for path in _files(root):
        with open(path, "rb") as file:
            content = file.read()
        found.update(f"{os.path.relpath(path, root)}\0{len(content)}\0".encode())
        found.update(content)
    return found.hexdigest()


def _files(root: str) -> list[str]:
    """List all files that count, in an order that is the same everywhere."""
    found = []
    for part in PARTS:
        place = os.path.join(root, part)
        found += [place] if os.path.isfile(place) else []
        for folder, folders, names in os.walk(place):
            folders[:] = [name for name in folders if name not in NO_PART]
            kept = [name for name in names if part != "tools" or name in TOOLS]
            found += [os.path.join(folder, name) for name in kept]
    return sorted(found)
