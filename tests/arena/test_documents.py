from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from ratking.arena.parquet import FACTS, SEATS

DOCUMENT = (Path(__file__).parents[2] / "docs" / "arena.md").read_text(encoding="utf-8")


def test_every_column_is_explained() -> None:
    for column in [*SEATS, *FACTS]:
        assert f"`{column}`" in DOCUMENT


def test_the_example_from_python_works(tmp_path: Path) -> None:
    code = re.search(r"```python\n(.*?)```", DOCUMENT, re.DOTALL)
    assert code is not None
    (tmp_path / "example.py").write_text(code[1], encoding="utf-8")
    run = [sys.executable, "example.py"]
    said = subprocess.run(run, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert said.stdout.count("\n") == 22
    assert "greedy wins " in said.stdout
    assert (tmp_path / "duel" / "report.html").exists()
