"""Guided first games: a prepared deal, and stops at which a coach explains and the learner acts.

A lesson is one line through a real game. Nature and the other seats answer as it is written; where
a stop asks the learner, each of its lines is an answer, or several in a row, that leads on.
"""

from __future__ import annotations

from functools import cache

from ratking.core.manifest import resource
from ratking.games import GAMES, manifest_of
from ratking.lessons.reading import read_lesson
from ratking.lessons.script import LEARNER, Lesson, Stop

__all__ = ["LEARNER", "Lesson", "Stop", "lesson", "lesson_names"]


def lesson_names() -> list[str]:
    """List the games that have a lesson."""
    return sorted(name for name, parts in GAMES.items() if parts.lesson)


@cache
def lesson(game: str) -> Lesson:
    """Open the lesson of a game."""
    return read_lesson(game, resource(manifest_of(game).lesson).read_text(encoding="utf-8"))
