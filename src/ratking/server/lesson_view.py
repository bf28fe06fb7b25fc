"""What the learner is shown of a lesson."""

from __future__ import annotations

from ratking.core.question import NOBODY
from ratking.server.lesson_script import script_of
from ratking.server.match import Match
from ratking.server.replies import LessonInfo
from ratking.server.table import Table


def given(match: Match) -> int:
    """Count the answers of the seats so far; the first step is nature's alone."""
    return match.number - 1


def coached(table: Table, viewer: int | None) -> LessonInfo | None:
    """Tell the learner where the lesson stands."""
    if not table.wishes.lesson or viewer is None or viewer == NOBODY:
        return None
    script = script_of(table.wishes.lesson)
    place = script.place(given(table.match))
    stop = script.stops[place]
    lines = [list(line) for line in stop.lines]
    return LessonInfo(stop.id, place, len(script.stops), lines, stop.wrong, stop.at, stop.jump)
