"""One file of messages in one language, said with the facts of the moment."""

from __future__ import annotations

import re
from collections.abc import Mapping
from copy import copy
from functools import cache, lru_cache
from importlib.resources.abc import Traversable
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from ratking.core.manifest import resource
from ratking.games import GAMES

FOLDER: Final = Path(__file__).parent
ENGLISH: Final = "en"
LANGUAGES: Final = {ENGLISH: "English", "de": "Deutsch", "fr": "Français"}
"""The languages that we speak, each by its own name."""
KEPT: Final = 8192
"""How many sentences of each file are remembered: most of what is said was said before."""

_WRAPPED: Final = re.compile(r"(?<!\n)\n(?!\n)")


class Say:
    """Says messages by their id, or by id.attribute; an owner's texts come before ours."""

    own: Mapping[str, str] = MappingProxyType({})

    def __init__(self, language: str, subject: str) -> None:
        language, path = messages_of(subject, language)
        self.bundle = FluentBundle([language], use_isolating=False)
        self.bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
        self.once: Any = lru_cache(KEPT)(self._say)

    def __call__(self, name: str, /, **facts: str | int) -> str:
        """Say a message; one that is missing, or misses a fact, is a mistake of ours."""
        if name in self.own:
            return self.own[name]
        said: str = self.once(name, *facts.items())
        return said

    def _say(self, name: str, *facts: tuple[str, str | int]) -> str:
        message_id, _, attribute = name.partition(".")
        message = self.bundle.get_message(message_id)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None, f"{name} says nothing"
        text, errors = self.bundle.format_pattern(pattern, dict(facts))
        assert not errors, f"{name}: {errors}"
        return _WRAPPED.sub(" ", str(text))

    def with_own(self, texts: Mapping[str, str]) -> Say:
        """Say the same, but some messages in an owner's words."""
        twin = copy(self)
        twin.own = texts
        return twin


@cache
def speech(subject: str, language: str = ENGLISH) -> Say:
    """Open a file of messages once."""
    return Say(language, subject)


def messages_of(subject: str, language: str) -> tuple[str, Traversable]:
    """Find a file of messages and its language: that of a game, or one that all share.

    A game of another package that does not speak a language speaks English.
    """
    if subject not in GAMES:
        return language, FOLDER / language / f"{subject}.ftl"
    own = GAMES[subject].messages
    path = resource(own.format(language=language))
    return (language, path) if path.is_file() else (ENGLISH, resource(own.format(language=ENGLISH)))


def sentence(text: str) -> str:
    """Begin with a capital letter, whatever name stands first."""
    return text[:1].upper() + text[1:]


@lru_cache(KEPT)
def message_name(*parts: str) -> str:
    """Spell a message id after kinds, cards and events: move_plague, CitizensPlaced."""
    words = re.sub(r"(?<=[a-z])(?=[A-Z])", "-", "-".join(parts))
    return words.replace("_", "-").replace(" ", "-").lower()
