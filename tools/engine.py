"""The compiled engine of this checkout, made anew when its sources change: make compile."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import sysconfig
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

from tools.freshness import BUILT, DIGEST, digest, is_fresh

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "build" / "compiled"
OBJECTS = ROOT / "build" / "objects"
LOG = ROOT / "build" / "compile.log"
GUARD = "ratking_freshness"
PATH_FILE = "_compiled_ratking.pth"
"""Python reads such files in the order of their names: this one before that of the sources."""


def build() -> None:
    """Compile, and note of what; where that fails, the folder stays empty until the next change."""
    made_of = digest(str(ROOT))
    print("ratking: compiling the engine (a minute or two; only after a change)", flush=True)
    if compiled():
        for name in BUILT:
            shutil.rmtree(TARGET / "ratking" / name, ignore_errors=True)
            (TARGET / "ratking" / name).symlink_to(ROOT / "src" / "ratking" / name)
        shutil.copy(ROOT / "tools" / "freshness.py", TARGET / f"{GUARD}.py")
    else:
        print(f"ratking: no compiled engine, playing with the interpreted one (see {LOG})")
        shutil.rmtree(TARGET, ignore_errors=True)
        TARGET.mkdir(parents=True)
    (TARGET / DIGEST).write_text(made_of, encoding="ascii")


def compiled() -> bool:
    """Compile in a process of its own, whose many words go into a file."""
    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("w", encoding="utf-8") as log:
        words = [sys.executable, str(ROOT / "tools" / "compiling.py"), str(TARGET), str(OBJECTS)]
        return not subprocess.run(words, stdout=log, stderr=log, check=False).returncode


def is_environment_of(root: Path) -> bool:
    """Say whether this Python's `ratking` is that checkout: others are not ours to change."""
    try:
        found = distribution("ratking").read_text("direct_url.json")
    except PackageNotFoundError:
        return False
    return bool(json.loads(found or "{}").get("url") == root.as_uri())


def join(environment: Path, target: Path) -> None:
    """Let an environment find the compiled engine before the sources, as long as it is fresh."""
    guard = str(target / f"{GUARD}.py")
    watched = f"import os; os.path.isfile({guard!r}) and __import__({GUARD!r}).stand()"
    (environment / PATH_FILE).write_text(f"{target}\n{watched}\n", encoding="utf-8")


def is_there() -> bool:
    """Say whether the last compiling has left an engine."""
    return (TARGET / f"{GUARD}.py").exists()


def main(words: list[str]) -> int:
    """Compile if need be; who plays does without, who says `--required` is told of a failure."""
    if not is_fresh(str(TARGET)):
        build()
    if is_environment_of(ROOT):
        join(Path(sysconfig.get_path("purelib")), TARGET)
    return 1 if "--required" in words and not is_there() else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
