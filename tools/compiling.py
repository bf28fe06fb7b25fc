"""Compiling the engine: the same Python source, turned into C by mypyc."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "ratking"

COMPILED = ("core", "games", "agents", "envs/codec")
INTERPRETED = (
    "__init__.py",
    "errors.py",
    "event.py",
    "events.py",
    "options.py",
    "tables.py",
    "net.py",
    "notation.py",
    "reading.py",
    "record.py",
    "position.py",
    "invariants.py",
)
"""Not worth compiling, or better left as plain dataclasses: none of it runs in search."""

CALL_DIRECTLY = [] if sys.platform == "win32" else ["-fno-semantic-interposition", "-fno-plt"]
"""Lets the C compiler inline our own functions, and call Python's without a detour."""


def modules() -> list[str]:
    """List the source files to compile, relative to src."""
    found = []
    for folder in COMPILED:
        for path in sorted((PACKAGE / folder).rglob("*.py")):
            if path.name not in INTERPRETED or path.parent.name == "cards":
                found.append(str(path.relative_to(PACKAGE.parent)))
    return found


def compile_into(target: Path) -> None:
    """Copy the package to a folder and put the compiled modules beside the sources."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    if target.exists():
        shutil.rmtree(target)
    shutil.copytree(
        PACKAGE, target / "ratking", ignore=shutil.ignore_patterns("__pycache__", "pages")
    )
    shutil.copytree(ROOT / "docs" / "rules", target / "ratking" / "rules")
    with _working_in(target):
        extensions = mypycify(modules(), opt_level="3", debug_level="0")
        for extension in extensions:
            extension.extra_compile_args += CALL_DIRECTLY
        command = build_ext(Distribution({"name": "ratking", "ext_modules": extensions}))
        command.inplace = True
        command.ensure_finalized()
        command.run()
    shutil.rmtree(target / "build", ignore_errors=True)


class _working_in:  # noqa: N801
    """Work in another folder for a while; mypyc names modules by their path from here."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def __enter__(self) -> None:
        import os

        self.before = os.getcwd()
        os.chdir(self.folder)

    def __exit__(self, *_: object) -> None:
        import os

        os.chdir(self.before)


if __name__ == "__main__":
    compile_into(Path(sys.argv[1]))
