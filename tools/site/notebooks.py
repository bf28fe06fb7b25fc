"""Notebooks run without Jupyter, and become pages: their code, and what it said."""

from __future__ import annotations

import ast
import json
from collections.abc import Mapping
from contextlib import chdir, redirect_stdout
from dataclasses import dataclass
from io import StringIO
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[2]
NOTEBOOKS: Final = ROOT / "examples" / "notebooks"


@dataclass(frozen=True)
class Cell:
    """One cell of a notebook."""

    kind: str
    source: str


@dataclass(frozen=True)
class Told:
    """What a cell said: lines of text, and a picture if its last line is one."""

    text: str
    picture: str = ""


def read_notebook(path: Path) -> list[Cell]:
    """Read the cells of a notebook."""
    read = json.loads(path.read_text(encoding="utf-8"))
    return [Cell(cell["cell_type"], "".join(cell["source"])) for cell in read["cells"]]


def run(cell: Cell, names: dict[str, Any]) -> Told:
    """Run a cell as Jupyter does: the value of its last line is shown."""
    tree = ast.parse(cell.source)
    last = tree.body[-1] if tree.body else None
    shown = ast.Expression(last.value) if isinstance(last, ast.Expr) else None
    if shown is not None:
        tree.body.pop()
    said = StringIO()
    with redirect_stdout(said):
        exec(compile(tree, "<cell>", "exec", dont_inherit=True), names)
        value: Any = None
        if shown is not None:
            value = eval(compile(shown, "<cell>", "eval", dont_inherit=True), names)
    picture = value._repr_svg_() if hasattr(value, "_repr_svg_") else ""
    text = "" if value is None or picture else f"{value!r}\n"
    return Told(said.getvalue() + text, picture)


def page_of(path: Path, settings: Mapping[str, str] | None = None) -> str:
    """Run a notebook from its top, in its folder, and write it down as a page.

    Settings replace the value of a line such as `GAMES = 200`, to try a long study in short.
    """
    names: dict[str, Any] = {"__name__": "__main__"}
    parts = []
    with chdir(path.parent):
        for cell in read_notebook(path):
            parts.append(_code(cell, names, settings or {}) if cell.kind == "code" else cell.source)
    return "\n\n".join(parts) + "\n"


def _code(cell: Cell, names: dict[str, Any], settings: Mapping[str, str]) -> str:
    told = run(Cell(cell.kind, _with(settings, cell.source)), names)
    parts = [f"```python\n{cell.source}\n```"]
    parts += [f"```text\n{told.text.rstrip()}\n```"] if told.text else []
    parts += [told.picture.strip()] if told.picture else []
    return "\n\n".join(parts)


def _with(settings: Mapping[str, str], source: str) -> str:
    lines = source.splitlines()
    for number, line in enumerate(lines):
        name = line.partition(" = ")[0]
        if name in settings:
            lines[number] = f"{name} = {settings[name]}"
    return "\n".join(lines)
