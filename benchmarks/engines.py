"""The engines side by side: an interpreter for each, and why one cannot run here."""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
COMPILED: Final = ROOT / "build" / "compiled"
PEERS: Final = ROOT / "build" / "bench-venv"
VERSIONS: Final = {
    "catanatron": "3.2.1",
    "open_spiel": "2.0.2",
    "pettingzoo": "1.27.0",
    "rlcard": "1.2.0",
    "pgx": "2.6.0",
}
WITH: Final = {"pettingzoo": ("rlcard==1.2.0", "chess==1.11.2", "pygame==2.6.1")}
"""What a peer's games need besides."""

LAST_WITH_GIN_RUMMY: Final = "1.24.3"
"""Later versions of PettingZoo leave gin_rummy out, so it runs in a place of its own."""

SECONDS_TO_INSTALL: Final = 600


@dataclass(frozen=True)
class Engine:
    """An interpreter with its search path, the worker that it runs, and what hinders it."""

    name: str
    worker: str
    python: str
    path: str
    missing: str = ""

    def run(self, task: str, seconds: float) -> str:
        """Run one task of the worker in a process of its own and return what it prints."""
        return subprocess.run(
            [self.python, "-m", f"benchmarks.{self.worker}", task, str(seconds)],
            cwd=ROOT,
            env=os.environ | {"PYTHONPATH": self.path},
            check=True,
            stdout=subprocess.PIPE,
            text=True,
        ).stdout


def engines() -> dict[str, Engine]:
    """Set up everything that is measured."""
    found = [
        Engine("compiled", "ratking_speed", sys.executable, str(COMPILED), _not_compiled()),
        Engine("interpreted", "ratking_speed", sys.executable, str(ROOT / "src")),
        Engine("doors", "doors_speed", sys.executable, str(COMPILED), _not_compiled()),
        *(_peer(name, version, PEERS) for name, version in VERSIONS.items()),
        replace(
            _peer("pettingzoo", LAST_WITH_GIN_RUMMY, PEERS.with_name("bench-venv-gin")),
            name="gin_rummy",
        ),
    ]
    return {engine.name: engine for engine in found}


def _not_compiled() -> str:
    built = any((COMPILED / "ratking" / "core").glob("play.*.so"))
    return "" if built else "there is no compiled engine; see build/compile.log"


def _peer(name: str, version: str, folder: Path) -> Engine:
    python = _peers_python(folder)
    missing = "" if _has(python, name, version) else _install(python, name, version)
    return Engine(name, f"{name}_speed", python, "", missing)


def _peers_python(folder: Path) -> str:
    python = folder / "bin" / "python"
    if not python.exists():
        print(f"bench: making {folder.relative_to(ROOT)} for the peers", file=sys.stderr)
        venv.create(folder, with_pip=True)
    return str(python)


def _has(python: str, name: str, version: str) -> bool:
    told = f"import importlib.metadata as m; print(m.version({name!r}))"
    found = subprocess.run([python, "-c", told], capture_output=True, text=True)
    return found.stdout.strip() == version


def _install(python: str, name: str, version: str) -> str:
    """Install a peer; return why that was not possible, or nothing."""
    print(f"bench: installing {name} {version} (once)", file=sys.stderr)
    command = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    try:
        done = subprocess.run(
            [*command, f"{name}=={version}", *WITH.get(name, ())],
            capture_output=True,
            timeout=SECONDS_TO_INSTALL,
        )
    except subprocess.TimeoutExpired:
        return f"{name} {version} could not be installed in {SECONDS_TO_INSTALL} s"
    return f"{name} {version} could not be installed" if done.returncode else ""
