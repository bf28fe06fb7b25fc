"""The language that the terminal speaks: the one that was asked for, else that of the locale."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, Final

from ratking.core.game import Game
from ratking.text import ENGLISH, LANGUAGES, Words, speech, words_of
from ratking.text.translation import translated

LOCALES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
_spoken: Final = ContextVar("language", default=ENGLISH)


def language_of_the_locale() -> str:
    """Find the language in the environment; one that we do not speak is English."""
    named = next((os.environ[name] for name in LOCALES if os.environ.get(name)), "")
    return named[:2] if named[:2] in LANGUAGES else ENGLISH


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Speak a language until the command is done."""
    token = _spoken.set(language)
    try:
        yield
    finally:
        _spoken.reset(token)


def spoken() -> str:
    """Name the language that is spoken now."""
    return _spoken.get()


def say(name: str, /, **facts: str | int) -> str:
    """Say what belongs to no game."""
    return speech("terminal", spoken())(name, **facts)


def words(opened: Game[Any]) -> Words:
    """Find the words of a game."""
    return words_of(opened, spoken())


def own_data(opened: Game[Any]) -> str:
    """Say which data files of an owner a game is played with."""
    return say("own-data", game=opened.title, files=", ".join(opened.own_files()))


def plainly(sentence: str) -> str:
    """Say an English sentence in the language that is spoken, if it is known there."""
    return translated(sentence, spoken())
