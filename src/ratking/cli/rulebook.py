"""Which tests cite which of the numbered rules."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from ratking.core.errors import BadFile

_TESTS: Final = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)


def citations(folder: Path) -> dict[str, list[str]]:
    """List under every cited number the tests that cite it."""
    if not folder.is_dir():
        raise BadFile(f"There is no folder {str(folder)!r} with tests.")
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("*.py")):
        for number, test in _cited_in(path):
            found.setdefault(number, []).append(f"{path.relative_to(folder).as_posix()}::{test}")
    return found


def _cited_in(path: Path) -> Iterator[tuple[str, str]]:
    try:
        tree = ast.parse(path.read_text(encoding="utf-8"))
    except (SyntaxError, ValueError) as error:
        raise BadFile(f"{path} is not Python: {error}.") from error
    for node in ast.walk(tree):
        if isinstance(node, _TESTS) and node.name.lower()[:4] == "test":
            for decorator in node.decorator_list:
                for number in _numbers(decorator):
                    yield number, node.name


def _numbers(decorator: ast.expr) -> list[str]:
    if not isinstance(decorator, ast.Call):
        return []
    called = decorator.func
    name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
    if name != "rule":
        return []
    constants = [word.value for word in decorator.args if isinstance(word, ast.Constant)]
    return [value for value in constants if isinstance(value, str)]
