"""Compiling the engine: the same Python source, turned into C by mypyc."""

from __future__ import annotations

import os
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import chdir
from pathlib import Path, PurePath
from typing import Any

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "ratking"

COMPILED = ("core", "games", "agents", "envs/codec", "learning/policy")
INTERPRETED = (
    "core/__init__.py",
    "core/errors.py",
    "core/event.py",
    "core/manifest.py",
    "core/options.py",
    "core/position.py",
    "core/reading.py",
    "core/record.py",
    "core/data_files.py",
    "core/view.py",
    "games/__init__.py",
    "games/*/__init__.py",
    "games/*/events.py",
    "games/*/documents.py",
    "games/*/invariants.py",
    "games/*/manifest.py",
    "games/*/options.py",
    "games/*/reading.py",
    "games/*/tables.py",
    "games/*/themes.py",
    "games/*/buildings/__init__.py",
    "games/*/terminal/*.py",
    "games/*/bot/__init__.py",
    "games/*/notes/*.py",
    "games/*/planes/__init__.py",
    "games/*/planes/tiles.py",
    "games/*/printed/*.py",
    "games/*/words/*.py",
    "agents/__init__.py",
    "agents/standing.py",
    "agents/net.py",
    "agents/own/*.py",
    "envs/codec/__init__.py",
    "learning/policy/__init__.py",
)
"""Not worth compiling, or better left as plain dataclasses: none of it runs in search."""

DIRECTLY = ("-fno-semantic-interposition", "-fno-plt", "-fvisibility=hidden")
CALL_DIRECTLY = [*DIRECTLY] if sys.platform == "linux" else []
"""Lets the C compiler inline our own functions, and call them and Python's without a detour; other
systems do so anyway, or have other words for it."""


def modules() -> list[str]:
    """List the source files to compile, relative to src."""
    found = []
    for folder in COMPILED:
        for path in sorted((PACKAGE / folder).rglob("*.py")):
            if not is_interpreted(path.relative_to(PACKAGE)):
                found.append(str(path.relative_to(PACKAGE.parent)))
    return found


def is_interpreted(path: PurePath) -> bool:
    """Say whether a file, named from the package, stays as it is."""
    return any(path.match(pattern) for pattern in INTERPRETED)


def compile_into(target: Path, objects: Path | None = None) -> None:
    """Copy the package to a folder and put the compiled modules beside the sources.

    C files and objects are kept in a folder of their own, if one is named: then only what has
    changed is compiled the next time.
    """
    from mypyc.build import mypycify
    from setuptools import Distribution

    target, kept = target.resolve(), (objects or target / "build").resolve()
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(
        PACKAGE, target / "ratking", ignore=shutil.ignore_patterns("__pycache__", "pages")
    )
    shutil.copytree(ROOT / "docs" / "rules", target / "ratking" / "rules")
    with chdir(target):  # mypyc names modules by their path from here
        extensions = mypycify(
            modules(),
            opt_level="3",
            debug_level="0",
            multi_file=True,
            target_dir=str(kept),
            group_name="ratking",  # else a new file would change all
        )
        for extension in extensions:
            extension.extra_compile_args = [*extension.extra_compile_args, *CALL_DIRECTLY]
        command = _builder()(Distribution({"name": "ratking", "ext_modules": extensions}))
        command.inplace = True
        command.parallel = os.cpu_count()
        command.build_temp = command.build_lib = str(kept)
        command.ensure_finalized()
        command.run()
    if objects is None:
        shutil.rmtree(kept, ignore_errors=True)


def _builder() -> Any:
    """Make a build_ext that runs several C compilers at once, and none in vain.

    That of Windows sets itself up at its first file and compiles one after the other.
    """
    from setuptools.command.build_ext import build_ext

    if sys.platform == "win32":
        return build_ext

    class SideBySide(build_ext):
        def build_extensions(self) -> None:
            compile_some = self.compiler.compile

            def compile_one(source: str, folder: str, facts: dict[str, Any]) -> str:
                [made] = self.compiler.object_filenames([source], output_dir=folder)
                if not os.path.exists(made) or os.path.getmtime(made) <= newest(Path(source)):
                    compile_some([source], output_dir=folder, **facts)
                return str(made)

            def compile_all(sources: list[str], output_dir: str, **facts: Any) -> list[str]:
                largest_first = sorted(sources, key=os.path.getsize, reverse=True)
                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    made = pool.map(lambda one: compile_one(one, output_dir, facts), largest_first)
                    return sorted(made)

            self.compiler.compile = compile_all
            super().build_extensions()

    return SideBySide


def newest(source: Path) -> float:
    """Say when a C file, a header beside it or this tool has last changed."""
    return max(
        path.stat().st_mtime for path in (source, *source.parent.glob("*.h"), Path(__file__))
    )


if __name__ == "__main__":
    compile_into(Path(sys.argv[1]), Path(sys.argv[2]) if len(sys.argv) > 2 else None)
