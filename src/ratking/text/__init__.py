"""The words of every game: questions, answers, events and results as sentences."""

from __future__ import annotations

from typing import Final

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


def words_of(game: str, language: str = ENGLISH) -> Words:
    """Find the words of a game."""
    return WORDS[game](speech(game, language))


__all__ = ["ENGLISH", "LANGUAGES", "WORDS", "Say", "Words", "sentence", "speech", "words_of"]
