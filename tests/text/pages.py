"""What the pages of the browser say, read from their sources.

A message is said by its plain name, or put together from parts: `level-${level}` says every
level-... whose last part is a word of the sources, in the pages or in the package.
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from ratking.text.say import message_name
from tests.text.files import PACKAGE

PAGES = Path(__file__).parents[2] / "ui" / "src"
PLAIN = re.compile(r"\"([^\"\n]*)\"|'([^'\n]+)'|([\w$]+)(?=\??:)")
PIECED = re.compile(r"`([^`]*)`")
CALLED = re.compile(r"(?<![#.\w])says?\(([^`\n]*?)[,)]")
GAP = re.compile(r"\$\{(?:[^{}]|\{[^{}]*\})*\}")
MESSAGE = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*(?:\.[a-z]+)?")
BEGINNING = re.compile(r"[a-z]+(?:-[a-z0-9]+)*-")
END = re.compile(r"\.([a-z]+)")


@cache
def sources() -> tuple[str, ...]:
    found = [*PAGES.rglob("*.ts"), *PAGES.rglob("*.svelte")]
    return tuple(path.read_text(encoding="utf-8") for path in sorted(found))


@cache
def plain_words() -> frozenset[str]:
    """List every word in quotes, and every key."""
    found = (match for source in sources() for match in PLAIN.findall(source))
    return frozenset(word for match in found for word in match if word)


@cache
def words_of_the_package() -> frozenset[str]:
    """List the names in code and tables, as messages spell them."""
    found: set[str] = set()
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
            elif isinstance(node, ast.ClassDef):
                found.add(node.name)
    for path in PACKAGE.rglob("*.json"):
        found |= set(words_of_a_table(json.loads(path.read_text(encoding="utf-8"))))
    return frozenset(message_name(word) for word in found if len(word) < 40)


def words_of_a_table(table: Any) -> Iterator[str]:
    if isinstance(table, str):
        yield table
    elif isinstance(table, list):
        for value in table:
            yield from words_of_a_table(value)
    elif isinstance(table, dict):
        for key, value in table.items():
            yield key
            yield from words_of_a_table(value)


def pieced() -> Iterator[list[str]]:
    """List the messages that are put together, as the pieces around the gaps."""
    for source in sources():
        for text in PIECED.findall(source):
            pieces = GAP.split(text)
            if len(pieces) > 1:
                yield pieces


@cache
def beginnings() -> tuple[re.Pattern[str], ...]:
    """Make a pattern of every message that is put together behind a plain beginning."""
    found = {tuple(pieces) for pieces in pieced() if BEGINNING.fullmatch(pieces[0])}
    return tuple(re.compile("([a-z0-9.-]+)".join(map(re.escape, one))) for one in sorted(found))


@cache
def endings() -> frozenset[str]:
    """List the attributes that are said of a message whose name is known elsewhere."""
    last = [END.fullmatch(pieces[-1]) for pieces in pieced()]
    return frozenset(found[1] for found in last if found)


def is_said(name: str) -> bool:
    """Say whether some page says a message or an attribute of one."""
    message, _, attribute = name.partition(".")
    if name in plain_words() or any(is_pieced(name, known) for known in beginnings()):
        return True
    return attribute in endings() and is_said(message)


def is_pieced(name: str, pattern: re.Pattern[str]) -> bool:
    """The gaps have to hold words that the sources know."""
    found = pattern.fullmatch(name)
    return found is not None and is_word("-".join(found.groups()))


def is_word(part: str) -> bool:
    if part in plain_words() or part in words_of_the_package():
        return True
    cuts = [place for place, sign in enumerate(part) if sign in "-."]
    return any(is_word(part[:cut]) and is_word(part[cut + 1 :]) for cut in cuts)


def said_plainly() -> set[str]:
    """List the messages that are said by their whole name."""
    found = set()
    for source in sources():
        for words in CALLED.findall(source):
            quoted = re.findall(r"(?<!== )\"([^\"]+)\"", words)
            found |= {word for word in quoted if MESSAGE.fullmatch(word)}
    return found
