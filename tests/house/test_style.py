"""The house style, as far as a test can see it."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
SOURCES = sorted((ROOT / "src").rglob("*.py"))
LONGEST = 400
EMPTY_WORDS = re.compile(r"(Manager|Helper|Utils?|Handler)s?$", re.IGNORECASE)


def is_too_long(source: str) -> bool:
    """Say whether a file should be split."""
    return len(source.splitlines()) > LONGEST


def empty_names(source: str, module: str) -> list[str]:
    """List the names of a module and its classes that say nothing about what they are."""
    classes = [node.name for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ClassDef)]
    return [name for name in [module, *classes] if EMPTY_WORDS.search(name)]


def lacks_a_docstring(source: str, module: str) -> bool:
    """Say whether a public module does not say what it is for."""
    is_private = module.startswith("_") and not module.startswith("__")
    return not is_private and ast.get_docstring(ast.parse(source)) is None


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_source_file_keeps_the_house_style(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    assert not is_too_long(source)
    assert empty_names(source, path.stem) == []
    assert empty_names("", path.parent.name) == []
    assert not lacks_a_docstring(source, path.stem)


def test_a_long_file_is_found() -> None:
    assert is_too_long("pass\n" * 401)
    assert not is_too_long("pass\n" * 400)


@pytest.mark.parametrize("name", ["RatManager", "Helpers", "CardUtils", "EventHandler", "Util"])
def test_an_empty_name_is_found(name: str) -> None:
    assert empty_names(f"def card() -> None:\n    class {name}:\n        pass\n", "cards") == [name]
    assert empty_names("", name.lower()) == [name.lower()]
    assert empty_names("class Handle: pass\nclass Managers_: pass\n", "card_utilities") == []


def test_a_missing_docstring_is_found() -> None:
    assert lacks_a_docstring("import json\n", "state")
    assert lacks_a_docstring("", "__init__")
    assert not lacks_a_docstring('"""States."""\n', "state")
    assert not lacks_a_docstring("import json\n", "_state")
