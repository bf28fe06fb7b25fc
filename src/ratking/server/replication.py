"""What a worker tells others of a change, so that they play it again and read nothing.

The luck of a table is fixed by its secret, so the same answers lead to the same draws. A mark of
the state says whether they did; where not, or where something else has changed, the disk is read.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, Final

from msgspec import json

from ratking.core.errors import Mistake
from ratking.server.match import START, UNDO, Step
from ratking.server.refusals import Refusal
from ratking.server.table import Table

LENGTH: Final = 12


def retold(before: Table, after: Table, steps: Sequence[Step]) -> dict[str, Any]:
    """Write answers down as news; seats, beginnings and lessons are read from disk."""
    same = before.revision == after.revision and not after.wishes.lesson
    if not same or not steps or any(step.by == START for step in steps):
        return {}
    played = [(step.seat, step.by, _choice(step), step.request) for step in steps]
    number = before.match.number
    return {"from": number, "at": after.changed, "played": played, "mark": mark(after)}


def _choice(step: Step) -> int | None:
    return step.answers[0][1] if step.answers else None


def played_again(table: Table, news: dict[str, Any]) -> tuple[Table, list[Step]] | None:
    """Give the same answers at a table that stands where they were given."""
    if table.key != (news.get("from"), news["revision"]):
        return None
    after, steps = table.fork(), []
    try:
        for seat, by, choice, request in news["played"]:
            match = after.match
            step = match.undo(seat) if by == UNDO else match.answer(seat, choice, by)
            step.request = request
            steps.append(step)
    except (Mistake, Refusal):
        return None
    return (after, steps) if mark(after) == news["mark"] else None


def mark(table: Table) -> str:
    """Name what lies on a table and who has heard how much."""
    match = table.match
    facts = (match.game.to_json(match.state), match.number, match.draws, match.marks)
    return blake2b(json.encode(facts), digest_size=LENGTH).hexdigest()
