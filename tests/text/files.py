"""Reading message files and the sources that use them."""

from __future__ import annotations

import ast
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    Identifier,
    Message,
    Pattern,
    Resource,
    SelectExpression,
    TextElement,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

import ratking

PACKAGE = Path(ratking.__file__).parent
TEXT = PACKAGE / "text"
FOLDERS = [TEXT, *sorted((PACKAGE / "games").glob("*/words"))]
"""What all games share, and what each says for itself."""
LANGUAGES = sorted(path.name for path in TEXT.iterdir() if (path / "terminal.ftl").is_file())
SUBJECTS = sorted(path.stem for folder in FOLDERS for path in (folder / "en").glob("*.ftl"))


def file_of(language: str, subject: str) -> Path:
    [path] = [path for one in FOLDERS if (path := one / language / f"{subject}.ftl").is_file()]
    return path


def words_in(game: str) -> list[Path]:
    """List the sources that say what happens in a game."""
    return [*sorted((PACKAGE / "games" / game / "words").glob("*.py")), TEXT / "words.py"]


def parsed(language: str, subject: str) -> Resource:
    resource = FluentParser().parse(file_of(language, subject).read_text(encoding="utf-8"))
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


PLURALS = {"zero", "one", "two", "few", "many", "other"}


class Parts(Visitor):
    """What a message is made of: its facts, what they choose between, and its plain words."""

    def __init__(self, pattern: Pattern) -> None:
        self.facts: set[str] = set()
        self.choices: dict[str, set[str]] = {}
        self.words: list[str] = []
        self.visit(pattern)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.facts.add(node.id.name)

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802
        self.words.append(node.value)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, VariableReference)
        named = {v.key.name for v in node.variants if isinstance(v.key, Identifier)} - PLURALS
        if named:
            self.choices.setdefault(node.selector.id.name, set()).update(named)
        self.generic_visit(node)


def patterns(language: str, subject: str) -> dict[str, Parts]:
    """Take every message and attribute of a file apart."""
    found = {}
    for entry in parsed(language, subject).body:
        if isinstance(entry, Message):
            if entry.value is not None:
                found[entry.id.name] = Parts(entry.value)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = Parts(attribute.value)
    return found


def said_in(paths: list[Path]) -> set[str]:
    """Find the messages that are said by their plain name, or listed in a table of answers."""
    found = set()
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and _called(node) == "say":
                found |= _plain_names(node.args[0])
            if isinstance(node, ast.Dict):
                names = set().union(*map(_plain_names, node.values))
                found |= {name for name in names if name.startswith("answer-")}
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
