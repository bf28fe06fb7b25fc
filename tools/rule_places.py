"""Find where each numbered rule is in the code: python -m tools.rule_places.

Docstrings and comments of the rules in `src/ratking/games` cite them, as in `(RB-18)` or
`(RB-17 to RB-20)`; bots, words and boards may cite what they like.
This writes the table at the end of every book in `docs/rules` from them. With `--check` nothing is
written: it fails when a table is stale, a rule is cited nowhere, or a number is no rule.
"""

from __future__ import annotations

import ast
import re
import sys
import tokenize
from collections.abc import Iterator
from io import StringIO
from itertools import chain
from pathlib import Path
from typing import Final

from ratking.games import GAMES, PARTS
from ratking.text.places import HEADING, Place, table_of
from ratking.text.rules import Rule, parse_rules

ROOT: Final = Path(__file__).parent.parent
SOURCES: Final = ROOT / "src" / "ratking" / "games"
BOOKS: Final = ROOT / "docs" / "rules"

CHECKS: Final = ("invariants",)
"""Files that only check what others do: nobody looks there first."""

_CITED: Final = re.compile(r"\b(R[A-Z])-(\d+[a-z]?)(?:\s+to\s+\1-(\d+))?((?:,\s+\d+(?=[,)]))*)")
_TABLE: Final = re.compile(r"\| rule \|.*?\n(?=\n|\Z)", re.DOTALL)

Scope = tuple[int, int, str]
"""The first and the last line of a class, a function or a statement, and its name."""


def numbers_in(text: str) -> list[str]:
    """List the rules that a text cites: single ones, a range, or several as in (RB-1, 2)."""
    found = []
    for book, first, last, more in _CITED.findall(text):
        cited = [first, *re.findall(r"\d+", more)]
        if last:
            cited += [str(number) for number in range(int(first) + 1, int(last) + 1)]
        found += [f"{book}-{number}" for number in cited]
    return found


def citations(source: str) -> list[tuple[str, str]]:
    """List the rules that a file cites, each with the name of what cites it, or of nothing."""
    tree = ast.parse(source)
    scopes = list(_scopes(tree.body, ""))
    remarks = chain(_docstrings(tree.body, ""), _comments(source, scopes))
    found = [(number, name) for name, text in remarks for number in numbers_in(text)]
    return list(dict.fromkeys(found))


def _scopes(body: list[ast.stmt], owner: str) -> Iterator[Scope]:
    """List everything that has a name, whatever is inside of it later."""
    for node in body:
        name = _name(node, owner)
        if name:
            yield node.lineno, node.end_lineno or node.lineno, name
        if isinstance(node, (ast.ClassDef, ast.FunctionDef)):
            yield from _scopes(node.body if isinstance(node, ast.ClassDef) else [], name)


def _name(node: ast.stmt, owner: str) -> str:
    """Name a class, a function or a constant as a reader looks for it."""
    named = ""
    if isinstance(node, (ast.ClassDef, ast.FunctionDef)):
        named = node.name
    elif isinstance(node, ast.AnnAssign):
        named = ast.unparse(node.target)
    elif isinstance(node, ast.Assign):
        named = ast.unparse(node.targets[0])
    return f"{owner}.{named}" if owner and named else named


def _docstrings(body: list[ast.stmt], owner: str) -> Iterator[tuple[str, str]]:
    """List texts that stand for themselves: below a class, a function, a module or a constant."""
    above = owner
    for node in body:
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield above, str(node.value.value)
        above = _name(node, owner) or owner
        if isinstance(node, (ast.ClassDef, ast.FunctionDef)):
            yield from _docstrings(node.body, above)


def _comments(source: str, scopes: list[Scope]) -> Iterator[tuple[str, str]]:
    for token in tokenize.generate_tokens(StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            line = token.start[0]
            around = [name for first, last, name in scopes if first <= line <= last]
            below = [name for first, _, name in scopes if first > line]
            yield (around[-1:] or below[:1] or [""])[0], token.string


def rules_in(folder: Path) -> list[Path]:
    """List the files of a game's rules, what only checks them at the end."""
    found = sorted(folder.rglob("*.py"), key=lambda path: (path.stem in CHECKS, path))
    return [path for path in found if path.relative_to(folder).parts[0] not in PARTS]


def places_in(folder: Path) -> dict[str, list[Place]]:
    """List for every rule that a game cites the files, and what to look for in each."""
    found: dict[str, dict[str, list[str]]] = {}
    for path in rules_in(folder):
        for number, name in citations(path.read_text(encoding="utf-8")):
            names = found.setdefault(number, {}).setdefault(_short(path, folder), [])
            names += [name] if name else []
    return {
        number: [Place(file, tuple(names)) for file, names in files.items()]
        for number, files in found.items()
    }


def _short(path: Path, folder: Path) -> str:
    return path.relative_to(folder).as_posix()


def is_example(rule: Rule) -> bool:
    """Say whether a rule only shows others at work, so that no code is its own."""
    return rule.text.startswith("Example")


def complaints(rules: list[Rule], places: dict[str, list[Place]]) -> list[str]:
    """List the rules that are cited nowhere, and the citations that are no rule."""
    known = {rule.number for rule in rules}
    lost = [rule.number for rule in rules if rule.number not in places and not is_example(rule)]
    return [f"{number} is cited in no file of the game." for number in lost] + [
        f"{place.file} cites {number}, which is no rule."
        for number in places
        if number not in known
        for place in places[number]
    ]


def with_table(book: str, places: dict[str, list[Place]]) -> str:
    """Put the table of the places into a book in place of the old one."""
    if HEADING not in book or not _TABLE.search(book):
        raise SystemExit(f"A book of rules must have a table under {HEADING!r}.")
    rows = {rule.number: places.get(rule.number, []) for rule in parse_rules(book)}
    return _TABLE.sub(lambda _: table_of(rows) + "\n", book, count=1)


def main() -> None:
    """Write the tables, or say what is wrong with them."""
    wrong = []
    for name in GAMES:
        path = BOOKS / f"{name}.md"
        book = path.read_text(encoding="utf-8")
        places = places_in(SOURCES / name)
        wrong += complaints(parse_rules(book), places)
        fresh = with_table(book, places)
        if "--check" not in sys.argv:
            path.write_text(fresh, encoding="utf-8")
        elif fresh != book:
            wrong.append(f"docs/rules/{name}.md is stale: run python -m tools.rule_places.")
    if wrong:
        raise SystemExit("\n".join(wrong))


if __name__ == "__main__":
    main()
