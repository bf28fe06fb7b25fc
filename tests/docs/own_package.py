"""The fourth game, installed from its package into a folder of a test."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
PACKAGE = ROOT / "examples" / "fourth_game"


def installed_into(folder: Path) -> dict[str, str]:
    """Install the package there; say where it is, as an environment."""
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    alone = ["--no-deps", "--no-index", "--no-build-isolation", "--target", str(folder)]
    subprocess.run([*pip, *alone, str(PACKAGE)], check=True)
    return {"PYTHONPATH": os.pathsep.join([str(folder), str(ROOT)])}
