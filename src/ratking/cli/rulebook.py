"""The numbered rules of a game, and the tests that cite them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import ratking
from ratking.core.errors import BadFile, BadOption

PACKAGE: Final = Path(ratking.__file__).parent
FOLDERS: list[Path] = [PACKAGE / "rules", PACKAGE.parent.parent / "docs" / "rules"]
"""Where rules are looked for: installed with the package, or in the repository."""

_RULE: Final = re.compile(r"- \*\*([A-Z]+-\d+[a-z]?)\*\*\s*(.*)")


_TESTS: Final = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)


@dataclass
class Rule:
    """One numbered rule and the heading it stands under."""

    number: str
    section: str
    text: str


def read_rules(game: str) -> list[Rule]:
    """Read a game's rules in their order."""
    for folder in FOLDERS:
        path = folder / f"{game}.md"
        rules = parse_rules(path.read_text(encoding="utf-8")) if path.is_file() else []
        if rules:
            return rules
    raise BadFile(f"There are no written rules of {game}.")


def parse_rules(text: str) -> list[Rule]:
    """Find the rules: a list item with a bold number, and the indented lines after it."""
    rules: list[Rule] = []
    section, inside = "", False
    for line in text.splitlines():
        found = _RULE.match(line)
        if found:
            rules.append(Rule(found[1], section, plain(found[2])))
        elif line.startswith("#"):
            section = line.lstrip("# ").strip()
        elif inside and line.startswith(" ") and line.strip():
            rules[-1].text += " " + plain(line.strip())
        inside = bool(found) or (inside and line.startswith(" "))
    return rules


def plain(text: str) -> str:
    """Drop the marks of emphasis."""
    return text.replace("*", "").replace("`", "")


def rule_numbered(rules: list[Rule], number: str) -> Rule:
    """Find a rule by its number."""
    for rule in rules:
        if rule.number.lower() == number.lower():
            return rule
    raise BadOption(f"There is no rule {number!r}; the first is {rules[0].number}.")


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
