"""A change of a table: the new moment, its clocks, and when something happens by itself next."""

from __future__ import annotations

from dataclasses import dataclass, field

from ratking.core.errors import IllegalAnswer
from ratking.server.asked import acts_alone
from ratking.server.clocks import next_zero, wind
from ratking.server.keeper import Work
from ratking.server.match import Step
from ratking.server.quick import begins_at
from ratking.server.refusals import Refusal
from ratking.server.results import Result, results_of
from ratking.server.stars import Stars
from ratking.server.table import OVER, PLAYING, Table


@dataclass
class Change:
    """A new moment of a table, and the moment that it grew from."""

    table: Table
    grew_from: tuple[int, int]
    steps: list[Step] = field(default_factory=list)
    seats: bool = False
    base: bool = True
    results: list[Result] = field(default_factory=list)
    asked: list[int] = field(default_factory=list)
    call_at: float = 0.0
    stars: Stars | None = None


def done_by(work: Work, table: Table) -> list[Step]:
    """Let work change a table, and say what the rules have against it."""
    try:
        return work(table)
    except IllegalAnswer as mistake:
        raise Refusal("illegal", str(mistake)) from mistake


def grown(
    before: Table, after: Table, steps: list[Step], seats: bool, now: float, pace: float
) -> Change:
    """Complete a table that has changed: its time, its end, its clocks and its next date."""
    after.changed = now
    after.revision = before.revision + seats
    for step in steps:
        step.at = now
    over = after.status == PLAYING and after.match.is_over()
    if over:
        after.status = OVER
    wind(before, after, steps, now)
    after.due = _due(after, now, pace)
    match, old = after.match, before.match
    base = bool(match.since) and (not old.since or match.base_number != old.base_number)
    results = results_of(after, now) if over and not after.wishes.lesson else []
    return Change(after, before.key, steps, seats, base, results)


def pace_of(table: Table, pace: float) -> float:
    """Say how long people may look at each answer of a bot."""
    return pace if table.has_people() else 0.0


def _due(table: Table, now: float, pace: float) -> float | None:
    """Say when something happens at a table by itself."""
    if table.status != PLAYING:
        return begins_at(table)
    if acts_alone(table):
        return now + pace_of(table, pace)
    return next_zero(table)
