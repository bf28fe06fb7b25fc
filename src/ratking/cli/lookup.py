"""Looking things up at the table: a card by its name, a rule by its number."""

from __future__ import annotations

from typing import Any

from ratking.cli.boards import board_of
from ratking.cli.language import say, spoken
from ratking.core.errors import Mistake
from ratking.text import Words
from ratking.text.rules import read_rules, rule_numbered


def look_up(game: str, words: Words, table: Any, wanted: str) -> str:
    """Find a card or a region by the beginning of its name, or a rule by its number."""
    board = {say("the-board"): board_of(game, words).legend()}
    known = words.glossary(table) | words.places(table) | board
    for name, text in known.items():
        if wanted and name.lower().startswith(wanted.lower()):
            return f"{name}: {text}"
    try:
        rule = rule_numbered(read_rules(game, spoken()), wanted)
    except Mistake:
        return say("nothing-found", **examples(game, words, table))
    return f"{rule.number}: {rule.text}"


def examples(game: str, words: Words, table: Any) -> dict[str, str | int]:
    """Name a few things that can be looked up: a card or a place, another place, a rule."""
    names = [*words.glossary(table), *words.places(table)]
    rule = read_rules(game, spoken())[-1].number
    return {"one": names[0].lower(), "another": names[-1].lower(), "rule": rule}
