"""Every sentence that is born in English, read from the source with a sign for each fact."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from ratking.cli.overview import COMMANDS, EXAMPLES, GROUPS, HEAD, USAGE
from ratking.games import GAMES, game

SOURCE = Path(__file__).parent.parent.parent / "src" / "ratking"
RAISED = {
    "Refusal": 1,
    "BadOption": 0,
    "IllegalAnswer": 0,
    "FaultyAgent": 0,
    "ModuleNotFoundError": 0,
    "fault": 0,
    "load": 1,
    "Refused": 1,
    "refuse": 1,
}
"""Which argument of a call is a sentence for a person."""
FILES_OF_PLAYERS = (
    "core/record.py",
    "core/luck.py",
    "cli/files.py",
    "server/uploads.py",
    "text/rules.py",
)
"""Where also a bad file is told to a player; owners of boxes read the rest in English."""
OF_PROGRAMMERS = ("envs/codec/", "envs/pictures/", "envs/simulator.py", "envs/gymnasium.py")
"""Doors that only programs open: who writes those reads English."""
OF_THE_FRAMEWORK = ("Not Found", "Method Not Allowed", "Too Many Requests")
PASSED_ON = (
    "There is no such tournament.",
    "There is no such club, or its link is another one by now.",
)
"""Sentences that are handed to whoever refuses with them."""
PARTS = (
    "A name",
    "A line of chat",
    "The name of a table",
    "The name of a bot",
    "The name of a tournament",
    "The name of a club",
)
"""What stands in the place of a fact, and is said in the reader's language as well."""


def sentences() -> set[str]:
    """List all sentences, with ~ for each fact."""
    found = set(OF_THE_FRAMEWORK) | set(PASSED_ON) | set(PARTS)
    for path in sorted(SOURCE.rglob("*.py")):
        if not path.relative_to(SOURCE).as_posix().startswith(OF_PROGRAMMERS):
            found |= set(raised_in(path))
    for name in GAMES:
        found |= {option.about for option in game(name).options()}
    found |= {*COMMANDS.values(), *GROUPS, "Examples"}
    found |= {HEAD, USAGE, *(about for _, about in EXAMPLES)}
    return found


def raised_in(path: Path) -> Iterator[str]:
    """List the sentences that a file raises or refuses with."""
    known = dict(RAISED)
    if path.relative_to(SOURCE).as_posix() in FILES_OF_PLAYERS:
        known["BadFile"] = 0
    tree = ast.parse(path.read_text(encoding="utf-8"))
    named = dict(_constants(tree))
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            function = node.func
            name = function.attr if isinstance(function, ast.Attribute) else _name(function)
            if name in known and len(node.args) > known[name]:
                said = node.args[known[name]]
                yield from _text(named.get(_name(said), said))


def _constants(tree: ast.Module) -> Iterator[tuple[str, ast.expr]]:
    """List what a file names at its top."""
    for node in tree.body:
        if isinstance(node, ast.AnnAssign) and node.value is not None:
            yield _name(node.target), node.value


def _name(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else ""


def _text(node: ast.expr) -> Iterator[str]:
    """Take a sentence as it stands; whatever is passed on was a sentence before."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.JoinedStr):
        parts = [part.value if isinstance(part, ast.Constant) else "~" for part in node.values]
        yield "".join(str(part) for part in parts)
