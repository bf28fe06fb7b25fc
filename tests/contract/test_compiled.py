"""Contract 8: the compiled and the interpreted engine agree move for move."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.contract.facts import CASES

ROOT = Path(__file__).parent.parent.parent
SOURCE = ROOT / "src"
COMPILED = ROOT / "build" / "compiled"


def compiled_modules() -> list[Path]:
    """List the compiled modules of the rules."""
    return [
        path for path in COMPILED.glob("ratking/**/*.so") if not {"agents", "bot"} & set(path.parts)
    ]


def is_stale(module: Path) -> bool:
    """Say whether a module was compiled from another source than the present one."""
    name = module.with_name(module.name.partition(".")[0] + ".py")
    source = SOURCE / name.relative_to(COMPILED)
    return not source.exists() or source.read_bytes() != name.read_bytes()


def play_with(engine: Path) -> Any:
    """Play the same games in a process of their own that finds the engine in this folder."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.contract.digests"],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(engine)},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_the_engine_is_compiled_from_the_present_source() -> None:
    assert compiled_modules(), "There is no compiled engine in build/compiled: run `make compile`."
    stale = [path.name for path in compiled_modules() if is_stale(path)]
    assert not stale, f"The source has changed since {stale} were compiled: run `make compile`."


def test_compiled_and_interpreted_agree_move_for_move() -> None:
    assert compiled_modules(), "There is no compiled engine in build/compiled: run `make compile`."
    compiled, interpreted = play_with(COMPILED), play_with(SOURCE)
    ours = [file for file in compiled["files"] if "tests" not in Path(file).parts]
    assert ours
    assert all(file.startswith(str(COMPILED)) and file.endswith(".so") for file in ours)
    assert all(file.endswith(".py") for file in interpreted["files"])
    assert list(compiled["digests"]) == [str(case) for case in CASES]
    assert compiled["digests"] == interpreted["digests"]
