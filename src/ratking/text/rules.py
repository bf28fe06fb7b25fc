"""The numbered rules of a game, as a book in every language."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from ratking.core.errors import BadFile, BadOption
from ratking.core.manifest import resource
from ratking.games import GAMES
from ratking.text.places import Place, parse_places
from ratking.text.say import ENGLISH

PACKAGE: Final = Path(__file__).parent.parent
FOLDERS: list[Path] = [PACKAGE / "rules", PACKAGE.parent.parent / "docs" / "rules"]
"""Where rules are looked for: installed with the package, or in the repository."""

_RULE: Final = re.compile(r"- \*\*([A-Z]+-\d+[a-z]?)\*\*\s*(.*)")
_NUMBER: Final = re.compile(r"[A-Z]+[- ]?\d+[a-z]?", re.IGNORECASE)


@dataclass
class Rule:
    """One numbered rule and the heading it stands under."""

    number: str
    section: str
    text: str


@dataclass
class Book:
    """The rules of a game, with its title and the paragraphs before the first heading.

    The English one also says where in the code each rule is.
    """

    title: str = ""
    introduction: list[str] = field(default_factory=list)
    rules: list[Rule] = field(default_factory=list)
    places: dict[str, list[Place]] = field(default_factory=dict)


def read_rules(game: str, language: str = ENGLISH) -> list[Rule]:
    """Read a game's rules in their order."""
    return read_book(game, language).rules


def read_book(game: str, language: str = ENGLISH) -> Book:
    """Read a game's book of rules; English lies on top, others in a folder of their own."""
    name = f"{game}.md" if language == ENGLISH else f"{language}/{game}.md"
    for folder in _folders(game):
        path = folder.joinpath(name)
        book = parse_book(path.read_text(encoding="utf-8")) if path.is_file() else Book()
        if book.rules:
            return book
    raise BadFile(f"There are no written rules of {game}.")


def _folders(game: str) -> list[Traversable]:
    own = GAMES[game].rulebook if game in GAMES else ""
    return [resource(own)] if own else [*FOLDERS]


def parse_book(text: str) -> Book:
    """Find title, introduction and rules; what else stands under a heading is for programmers."""
    head, _, _ = text.partition("\n## ")
    title, _, rest = head.partition("\n")
    paragraphs = [plain(" ".join(part.split())) for part in rest.split("\n\n")]
    return Book(
        title.lstrip("# ").strip(),
        [one for one in paragraphs if one],
        parse_rules(text),
        parse_places(text),
    )


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


def is_number(text: str) -> bool:
    """Say whether a text has the form of a rule's number, which people write in several ways."""
    return _NUMBER.fullmatch(text.strip()) is not None


def is_same_number(number: str, other: str) -> bool:
    """Say whether two numbers are one: RB-24 is rb24 and RB 24, too."""
    return _bare(number) == _bare(other)


def _bare(number: str) -> str:
    return "".join(sign for sign in number.lower() if sign.isalnum())


def rule_numbered(rules: list[Rule], number: str) -> Rule:
    """Find a rule by its number."""
    for rule in rules:
        if is_same_number(rule.number, number):
            return rule
    raise BadOption(f"There is no rule {number!r}; the first is {rules[0].number}.")
