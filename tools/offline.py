"""What a browser needs to play without a server: python -m tools.offline, before ratking pages.

With --stale it is built only after a change.

Pyodide comes from npm and is served from our own folder. Its standard library goes without what no
game needs; our sources and the packages that they use become bytecode for it.
"""

from __future__ import annotations

import gzip
import json
import shutil
import subprocess
import sys
import zipfile
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from tools.node import ROOT, UI, install, npm
from tools.offline_parts import is_needed, trim_languages, trim_letters, unreached

PYODIDE: Final = UI / "node_modules" / "pyodide"
ENGINE: Final = ROOT / "src" / "ratking" / "engine"
STAGE: Final = ROOT / "build" / "engine"
LOADER: Final = ("pyodide.mjs", "pyodide.asm.mjs")
WASM: Final = "pyodide.asm.wasm"

WHEEL: Final = ("3.14", "pyemscripten_2026_0_wasm32")
"""For which Python and which platform this Pyodide takes compiled packages."""

PACKAGES: Final = (
    "attr",
    "babel",
    "confusable_homoglyphs",
    "fluent.runtime",
    "fluent.syntax",
    "fsrs",
    "mypy_extensions",
    "openskill",
    "pytz",
    "typing_extensions",
)
"""Plain Python that our sources use, or that those use."""

OURS: Final = (
    "agents",
    "analysis",
    "challenges",
    "core",
    "games",
    "lessons",
    "offline",
    "puzzles",
    "server",
    "text",
    "without_librt",
)
NOT_PLAYED: Final = ("migrations", "notes", "planes", "push", "terminal", "__pycache__")
"""Folders in them that belong to researchers, to the terminal and to servers; so do networks."""


def build() -> None:
    """Gather everything, compile it by Pyodide itself, and put it into the package."""
    install()
    print("ratking: building the engine for browsers (a minute; only after a change)", flush=True)
    shutil.rmtree(STAGE, ignore_errors=True)
    STAGE.mkdir(parents=True)
    gather_library(STAGE / "python")
    gather_packages(STAGE / "ratking")
    gather_ours(STAGE / "ratking" / "ratking")
    npm("run", "engine", "--", str(STAGE))
    for name in LOADER:
        shutil.copy(PYODIDE / name, STAGE)
    shutil.copy(PYODIDE / WASM, STAGE / "wasm.whole")
    for path in STAGE.glob("*.whole"):
        pack(path)
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))
    (STAGE / "lock.json").write_text(json.dumps({"info": lock["info"], "packages": {}}))
    exchange()


def gather_library(goal: Path) -> None:
    """Unpack the standard library without what is left out."""
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as archive:
        for name in archive.namelist():
            if is_needed(name):
                archive.extract(name, goal)


def gather_packages(goal: Path) -> None:
    """Copy the packages that are plain Python, and fetch the one that is compiled."""
    for name in PACKAGES:
        copy_package(name, goal)
    trim_languages(goal / "babel")
    trim_letters(goal / "confusable_homoglyphs")
    shutil.rmtree(goal / "pytz" / "zoneinfo", ignore_errors=True)
    shutil.rmtree(goal / "babel" / "messages")
    fetch_wheel("msgspec", goal)
    for path in goal.glob("*.dist-info"):
        shutil.rmtree(path)
    for path in goal.rglob("*.pyi"):
        path.unlink()


def copy_package(name: str, goal: Path) -> None:
    """Copy a package, or a module that stands alone, from this environment."""
    spec = find_spec(name)
    assert spec is not None
    assert spec.origin is not None
    source = Path(spec.origin)
    if source.name != "__init__.py":
        shutil.copy(source, goal)
        return
    unwanted = shutil.ignore_patterns("__pycache__", "*.pyi")
    shutil.copytree(source.parent, goal.joinpath(*name.split(".")), ignore=unwanted)


def fetch_wheel(name: str, goal: Path) -> None:
    """Fetch a compiled package for this Pyodide, in the version that servers use."""
    python, platform = WHEEL
    words = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"]
    words += ["--no-deps", "--only-binary", ":all:", "--python-version", python]
    words += ["--platform", platform, "--dest", str(STAGE), f"{name}=={version(name)}"]
    if subprocess.run(words).returncode:
        sys.exit(f"ratking: {name} could not be fetched for browsers.")
    (wheel,) = STAGE.glob(f"{name}-*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(goal)
    wheel.unlink()


def gather_ours(goal: Path) -> None:
    """Copy what plays, and the rules in words."""
    source = ROOT / "src" / "ratking"
    for name in OURS:
        unwanted = shutil.ignore_patterns(*NOT_PLAYED, "*.pyi", "*.net")
        shutil.copytree(source / name, goal / name, ignore=unwanted)
    shutil.copy(source / "__init__.py", goal)
    shutil.copytree(ROOT / "docs" / "rules", goal / "rules")
    for path in unreached(goal, "server"):
        path.unlink()


def pack(path: Path) -> None:
    """Put a file into the form that browsers unpack themselves, whatever its host does."""
    path.with_suffix(".bin").write_bytes(gzip.compress(path.read_bytes(), 9, mtime=0))
    path.unlink()


def is_fresh() -> bool:
    """Say whether the engine was built after the last change of what it is made of."""
    made = ENGINE / "ratking.bin"
    sources = [
        *(ROOT / "src" / "ratking").rglob("*.py"),
        *(ROOT / "src" / "ratking").rglob("*.ftl"),
        *(ROOT / "src" / "ratking").rglob("*.gz"),
        *(ROOT / "docs" / "rules").rglob("*.md"),
        *Path(__file__).parent.glob("offline*.py"),
    ]
    return made.is_file() and made.stat().st_mtime > max(one.stat().st_mtime for one in sources)


def exchange() -> None:
    """Put the new engine in the place of the old one."""
    shutil.rmtree(ENGINE, ignore_errors=True)
    ENGINE.mkdir()
    for path in STAGE.iterdir():
        if path.is_file():
            path.rename(ENGINE / path.name)


if __name__ == "__main__":
    if sys.argv[1:] != ["--stale"] or not is_fresh():
        build()
