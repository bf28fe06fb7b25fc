"""Sentences that are born in English, said in another language.

The rules, the server and the commands know no language: a mistake or a refusal is an English
sentence. Each such sentence is a message of `sentences.ftl`, and is found there by its English
words; what stands in the place of a fact is taken over. A sentence that is not there stays English.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    Message,
    Pattern,
    Placeable,
    Resource,
    TextElement,
    VariableReference,
)

from ratking.text.say import ENGLISH, FOLDER, speech

SUBJECT: Final = "sentences"
_BLANKS: Final = re.compile(r"\s+")


def translated(sentence: str, language: str) -> str:
    """Say an English sentence in another language."""
    found = None if language == ENGLISH else recognised(sentence)
    if found is None:
        return sentence
    name, facts = found
    told = {fact: translated(value, language) for fact, value in facts.items()}
    return speech(SUBJECT, language)(name, **told)


def recognised(sentence: str) -> tuple[str, dict[str, str]] | None:
    """Find the message that an English sentence is, and its facts."""
    plain = _BLANKS.sub(" ", sentence)
    for name, pattern in _known().items():
        found = pattern.fullmatch(plain)
        if found:
            return name, found.groupdict()
    return None


@cache
def _known() -> dict[str, re.Pattern[str]]:
    """Learn the English sentences, those with the most letters first: they are the most exact."""
    text = (FOLDER / ENGLISH / f"{SUBJECT}.ftl").read_text(encoding="utf-8")
    resource = FluentParser().parse(text)
    assert isinstance(resource, Resource)
    found = {
        entry.id.name: entry.value
        for entry in resource.body
        if isinstance(entry, Message) and entry.value is not None
    }
    exact = sorted(found, key=lambda name: -_letters(found[name]))
    return {name: re.compile("".join(map(_part, found[name].elements))) for name in exact}


def _letters(pattern: Pattern) -> int:
    texts = [one.value for one in pattern.elements if isinstance(one, TextElement)]
    return sum(map(len, texts))


def _part(element: TextElement | Placeable) -> str:
    """Match plain words as they are, and anything in the place of a fact."""
    if isinstance(element, TextElement):
        return re.escape(_BLANKS.sub(" ", element.value))
    assert isinstance(element.expression, VariableReference)
    return f"(?P<{element.expression.id.name}>.+?)"
