"""The words of every game: questions, answers, events and results as sentences."""

from __future__ import annotations

from functools import cache
from typing import Any

from ratking.core.game import Game
from ratking.core.manifest import load
from ratking.games import game, manifest_of
from ratking.text.say import ENGLISH, LANGUAGES, Say, sentence, speech
from ratking.text.words import Words


def words_of(opened: Game[Any] | str, language: str = ENGLISH) -> Words:
    """Find the words of a game; an owner's box says what is printed in it."""
    if isinstance(opened, str):
        opened = _standard(opened)
    say = speech(opened.name, language)
    return _spoken(opened, say.with_own(own_texts(opened)))


def own_texts(opened: Game[Any]) -> dict[str, str]:
    """List the texts of cards that an owner has changed, each by the message that says it."""
    if not opened.own_files():
        return {}
    ours = _standard(opened.name)
    words = _spoken(opened, speech(opened.name))
    known = words.printed(_tables(ours))
    return {m: text for m, text in words.printed(_tables(opened)).items() if text != known[m]}


def _spoken(opened: Game[Any], say: Say) -> Words:
    part = manifest_of(opened.name).words
    found: type[Words] = load(part, f"Nobody has put {opened.title} into words.")
    return found(say, _tables(opened))


def _tables(opened: Any) -> Any:
    """Find what is printed in a box, if it has tables at all."""
    return getattr(opened, "tables", None)


@cache
def _standard(name: str) -> Game[Any]:
    return game(name)


__all__ = [
    "ENGLISH",
    "LANGUAGES",
    "Say",
    "Words",
    "own_texts",
    "sentence",
    "speech",
    "words_of",
]
