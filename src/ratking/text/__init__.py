"""The words of every game: questions, answers, events and results as sentences."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from ratking.core.game import Game
from ratking.games import game
from ratking.text.cartus import CartusWords
from ratking.text.ratland import RatlandWords
from ratking.text.rattus import RattusWords
from ratking.text.say import ENGLISH, LANGUAGES, Say, sentence, speech
from ratking.text.words import Words

WORDS: Final[dict[str, type[Words]]] = {
    "cartus": CartusWords,
    "ratland": RatlandWords,
    "rattus": RattusWords,
}


def words_of(opened: Game[Any] | str, language: str = ENGLISH) -> Words:
    """Find the words of a game; an owner's box says what is printed in it."""
    if isinstance(opened, str):
        opened = _standard(opened)
    say = speech(opened.name, language)
    return WORDS[opened.name](say.with_own(own_texts(opened)), _tables(opened))


def own_texts(opened: Game[Any]) -> dict[str, str]:
    """List the texts of cards that an owner has changed, each by the message that says it."""
    if not opened.own_files():
        return {}
    ours = _standard(opened.name)
    words = WORDS[opened.name](speech(opened.name), _tables(opened))
    known = words.printed(_tables(ours))
    return {m: text for m, text in words.printed(_tables(opened)).items() if text != known[m]}


def _tables(opened: Any) -> Any:
    return opened.tables


@cache
def _standard(name: str) -> Game[Any]:
    return game(name)


__all__ = [
    "ENGLISH",
    "LANGUAGES",
    "WORDS",
    "Say",
    "Words",
    "own_texts",
    "sentence",
    "speech",
    "words_of",
]
