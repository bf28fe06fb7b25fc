"""Lessons at a table: the deal is prepared, the others follow the script, the learner decides."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ratking.lessons import LEARNER, lesson_names
from ratking.server import people
from ratking.server.lesson_script import script_of
from ratking.server.lesson_view import given
from ratking.server.match import BOT, FORCED, PERSON, Match, Step
from ratking.server.refusals import Refusal
from ratking.server.security import Visitor
from ratking.server.table import Table
from ratking.server.wire import NewTable, SeatWish

LEVEL: Final = "greedy"
"""Who answers when the learner lets the seat be taken; the script itself needs no bot."""

ELSEWHERE: Final = "The lesson asks for something else here."


def new_lesson(game: str, name: str, visitor: Visitor) -> Table:
    """Set up the table of a lesson."""
    if game not in lesson_names():
        raise Refusal("unknown", "There is no such lesson.")
    script = script_of(game)
    seats = [SeatWish("me", name), *(SeatWish("bot", other, LEVEL) for other in script.others)]
    wish = NewTable(game, options=script.options, seats=seats, chat=False, hints=False, undo=False)
    table, _ = people.new_table(wish, visitor, game)
    return table


def begin(table: Table) -> list[Step]:
    """Deal, and play on up to the coach's first words."""
    return [*people.start(table), *_play(table.match, script_of(table.wishes.lesson).stops[0].play)]


def answer(table: Table, choices: Sequence[int | str]) -> list[Step]:
    """Give the learner's answers if they lead on, then what follows up to the next stop."""
    script, match = script_of(table.wishes.lesson), table.match
    lines = script.stops[script.place(given(match))].lines
    following = script.next_play(given(match))
    steps, line = [], []
    for one in choices:
        line.append(match.understood(LEARNER, one))
        if all(line != [*way[: len(line)]] for way in lines):
            raise Refusal("not_now", ELSEWHERE)
        steps.append(match.answer(LEARNER, line[-1], PERSON))
    if tuple(line) not in lines:
        raise Refusal("not_now", ELSEWHERE)
    return steps + _play(match, following)


def go_on(table: Table) -> list[Step]:
    """Leave a stop where nothing is asked."""
    script, match = script_of(table.wishes.lesson), table.match
    if script.stops[script.place(given(match))].lines:
        raise Refusal("not_now", "The lesson waits for an answer of yours.")
    steps = _play(match, script.next_play(given(match)))
    if not steps:
        raise Refusal("not_now", "This lesson is over.")
    return steps


def _play(match: Match, answers: tuple[tuple[int, int], ...]) -> list[Step]:
    return [
        match.answer(seat, choice, FORCED if seat == LEARNER else BOT) for seat, choice in answers
    ]
