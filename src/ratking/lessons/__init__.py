"""Guided first games: a prepared deal, and stops at which a coach explains and the learner acts.

A lesson is one line through a real game. Nature and the other seats answer as it is written; where
a stop asks the learner, each of its lines is an answer, or several in a row, that leads on.
"""

from __future__ import annotations

from ratking.lessons.lesson import LEARNER, Lesson, Stop, lesson, lesson_names

__all__ = ["LEARNER", "Lesson", "Stop", "lesson", "lesson_names"]
