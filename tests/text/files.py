"""Reading message files and the sources that use them."""

from __future__ import annotations

import ast
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Resource

import ratking

PACKAGE = Path(ratking.__file__).parent
TEXT = PACKAGE / "text"
LANGUAGES = sorted(path.name for path in TEXT.iterdir() if (path / "terminal.ftl").is_file())
SUBJECTS = sorted(path.stem for path in (TEXT / "en").glob("*.ftl"))


def parsed(language: str, subject: str) -> Resource:
    text = (TEXT / language / f"{subject}.ftl").read_text(encoding="utf-8")
    resource = FluentParser().parse(text)
    assert isinstance(resource, Resource)
    return resource


def listed(language: str, subject: str) -> list[str]:
    """List every message, and every attribute as message.attribute."""
    found = []
    for entry in parsed(language, subject).body:
        if isinstance(entry, Message):
            found.append(entry.id.name)
            found += [f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes]
    return found


def said_in(paths: list[Path]) -> set[str]:
    """Find the messages that are said by their plain name in some source files."""
    found = set()
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and _called(node) == "say":
                found |= _plain_names(node.args[0])
    return found


def _called(call: ast.Call) -> str:
    function = call.func
    if isinstance(function, ast.Call):
        return "say" if _called(function) == "speech" else ""
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def _plain_names(word: ast.expr) -> set[str]:
    """Take a name as it stands, or both where one of two is said; the rest is put together."""
    if isinstance(word, ast.IfExp):
        return _plain_names(word.body) | _plain_names(word.orelse)
    if isinstance(word, ast.Constant) and isinstance(word.value, str):
        return {word.value}
    return set()
