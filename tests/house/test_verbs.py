"""Only verbs write a state, and one function tells events: read from the source."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from ratking.games import PARTS

GAMES = Path(__file__).parent.parent.parent / "src" / "ratking" / "games"
WRITES = {"put", "change", "push", "drop"}
MAY_WRITE = ("verbs", "setup", "state", "observe", "dealing", "reading")
"""Verbs change a table; the others lay out a new one, or a copy for somebody who looks."""


def files() -> list[Path]:
    found = sorted(GAMES.rglob("*.py"))
    return [path for path in found if not set(PARTS) & set(path.relative_to(GAMES).parts)]


def name_of(path: Path) -> str:
    return str(path.relative_to(GAMES))


def writes(tree: ast.AST) -> list[str]:
    """List the calls that write a field: FIELD.put(...) and the like."""
    return [
        f"line {call.lineno}: {call.func.value.id}.{call.func.attr}"
        for call in ast.walk(tree)
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Attribute)
        and call.func.attr in WRITES
        and isinstance(call.func.value, ast.Name)
        and call.func.value.id.isupper()
    ]


def written_numbers(tree: ast.AST) -> list[str]:
    """List assignments past the fields: state.numbers[...] = ..."""
    found = []
    for node in ast.walk(tree):
        targets = node.targets if isinstance(node, ast.Assign) else []
        targets = [node.target] if isinstance(node, ast.AugAssign) else targets
        for target in targets:
            if isinstance(target, ast.Subscript) and "numbers" in ast.unparse(target.value):
                found.append(f"line {target.lineno}: {ast.unparse(target)}")
    return found


def tellings(tree: ast.AST) -> list[str]:
    """List what tells an event past `tell`."""
    return [
        f"line {node.lineno}"
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute)
        and node.attr in ("append", "extend")
        and ast.unparse(node.value).endswith(".told")
    ]


@pytest.mark.parametrize("path", files(), ids=name_of)
def test_only_verbs_write(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    if not path.name.startswith(MAY_WRITE):
        assert writes(tree) + written_numbers(tree) == []


@pytest.mark.parametrize("path", files(), ids=name_of)
def test_one_function_tells_events(path: Path) -> None:
    assert tellings(ast.parse(path.read_text(encoding="utf-8"))) == []


def test_a_rule_that_writes_is_found() -> None:
    assert writes(ast.parse("def rule(state):\n    HAND.put(state, 1, 2)")) == ["line 2: HAND.put"]
    assert written_numbers(ast.parse("state.numbers[3] += 1")) == ["line 1: state.numbers[3]"]
    assert written_numbers(ast.parse("state.numbers[3] = 1")) == ["line 1: state.numbers[3]"]
    assert tellings(ast.parse("state.told.append(Event())")) == ["line 1"]
