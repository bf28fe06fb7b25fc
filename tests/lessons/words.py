"""What the coach says, read from the message files."""

from __future__ import annotations

from functools import cache

from tests.text.files import Parts, patterns


@cache
def messages(language: str, game: str) -> dict[str, Parts]:
    return patterns(language, f"browser_learn_{game}")


def coach_says(language: str, game: str, stop: str) -> str:
    """Put together all pages of a stop, without the answers to slips."""
    parts = [messages(language, game).get(f"learn-{game}-{stop}.{page}") for page in PAGES]
    return " ".join("".join(found.words) for found in parts if found)


PAGES = ("text", "text2", "text3", "text4")
