"""Everything that is known about a numbered rule: its places in the code, and its tests."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from ratking.core.errors import BadFile
from ratking.text.places import Place
from ratking.text.rules import PACKAGE, Rule, read_book

CHECKOUTS: list[Path] = [folder / "tests" for folder in PACKAGE.parents[1:3]]
"""Where our tests are, unless the package was installed without them: above src or build."""

_TESTS: Final = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)


@dataclass(frozen=True)
class Entry:
    """A rule of a game, where the code keeps it, and which tests prove it."""

    game: str
    rule: Rule
    places: list[Place]
    tests: list[str]

    def lines(self) -> list[str]:
        """List the places and the tests as a person looks for them."""
        found = [
            ": ".join(filter(None, (self.path(place), ", ".join(place.names))))
            for place in self.places
        ]
        return found + self.tests

    def facts(self) -> dict[str, Any]:
        """Tell the same to a program."""
        return {
            "game": self.game,
            "number": self.rule.number,
            "section": self.rule.section,
            "text": self.rule.text,
            "places": [
                {"file": self.path(place), "names": list(place.names)} for place in self.places
            ],
            "tests": self.tests,
        }

    def path(self, place: Place) -> str:
        """Write out where a file of the game lies."""
        return f"ratking/games/{self.game}/{place.file}"


def entries(game: str, rules: list[Rule], folder: Path | None) -> list[Entry]:
    """Put what is known to some rules of a game, in whatever language they are."""
    places = read_book(game).places
    tests = tests_in(folder)
    return [
        Entry(game, rule, places.get(rule.number, []), tests.get(rule.number, [])) for rule in rules
    ]


def tests_in(folder: Path | None) -> dict[str, list[str]]:
    """List the tests of every rule with the folder's name, as pytest takes them."""
    ours = [tests for tests in CHECKOUTS if (tests / "rules.py").is_file()]
    return {
        number: [f"{where.name}/{test}" for test in tests]
        for where in ([folder] if folder else ours[:1])
        for number, tests in citations(where).items()
    }


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
