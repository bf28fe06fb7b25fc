"""The build of the wheel: compiled where a C compiler is at hand, with the pages built in.

RATKING_ENGINE=pure leaves the engine interpreted, for every Python; RATKING_ENGINE=compiled
fails where it cannot be compiled, instead of going on without.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent.parent))


class CompileHook(BuildHookInterface[Any]):
    """Add the pages and the compiled modules to the wheel, or say why there are none."""

    def dependencies(self) -> list[str]:
        """Ask for Node where pages are to be built and the machine has none."""
        from tools.node import PACKAGE, is_at_hand

        return [] if self.has_pages() or is_at_hand() else [PACKAGE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile into a temporary folder; an editable install stays interpreted."""
        if version == "editable":
            return
        self.build_pages()
        if wished() == "pure":
            return
        self.folder = tempfile.TemporaryDirectory()
        target = Path(self.folder.name) / "compiled"
        if not self.compile(target):
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for path in (*target.rglob("*.so"), *target.rglob("*.pyd")):
            build_data["force_include"][str(path)] = path.relative_to(target).as_posix()

    def compile(self, target: Path) -> bool:
        """Compile the engine; where that fails the wheel does without, unless it must not."""
        try:
            from tools.compiling import compile_into

            compile_into(target)
        except (Exception, SystemExit) as error:
            if wished() == "compiled":
                raise
            self.app.display_warning(f"ratking is built as pure Python, not compiled: {error}")
            return False
        return True

    def build_pages(self) -> None:
        """Build the pages unless they are there, as in a source distribution."""
        if self.has_pages():
            return
        try:
            from tools.pages import build

            build()
        except (Exception, SystemExit) as error:
            self.app.display_warning(f"ratking is built without its pages: {error}")

    def has_pages(self) -> bool:
        """Say whether the pages are built."""
        return (Path(self.root) / "src" / "ratking" / "pages" / "index.html").exists()


def wished() -> str:
    """Say which engine the wheel shall have: compiled, pure, or none said."""
    word = os.environ.get("RATKING_ENGINE", "")
    if word not in ("", "compiled", "pure"):
        raise ValueError(f"RATKING_ENGINE is 'compiled', 'pure' or nothing, not {word!r}.")
    return word
