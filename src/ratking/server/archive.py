"""Finished and earlier positions: records and replays from the steps on disk."""

from __future__ import annotations

from dataclasses import replace

from ratking.core.luck import promise
from ratking.core.question import NATURE
from ratking.core.record import new_record, write_record
from ratking.server.guest import Guest
from ratking.server.keeper import Keeper
from ratking.server.match import UNDO, Match, Step
from ratking.server.refusals import Refusal
from ratking.server.replies import MomentInfo, View
from ratking.server.table import OVER, PLAYING, Table
from ratking.server.unfolding import Unfolding
from ratking.server.views import Looking, view


async def record_text(house: Keeper, table: Table, *, open_luck: bool = False) -> str:
    """Write the record of a table; what was taken back is not in it.

    Where its luck comes from is told when the game is over, or to whoever may know it before.
    """
    game, luck = table.match.game, table.match.luck
    record = new_record(game, table.options)
    for step in await house.store.steps(table.id, void=False):
        record.answers += step.answers
    outcome = game.outcome(table.match.state)
    record.scores = None if outcome is None else outcome.scores
    record.salt = luck.salt
    if luck.secret:
        record.promise = promise(luck.secret)
    if open_luck or table.status == OVER:
        record.secret = luck.secret
    return write_record(game, record)


async def looked_back(
    house: Keeper, table_id: str, guest: Guest, seat: int | None, place: int
) -> View:
    """Show how a table looked at one of its versions; a finished one with anybody's eyes."""
    table = await house.table(table_id)
    viewer = guest.viewer(table, None)
    if table.status == OVER and seat is not None and seat < len(table.seats):
        viewer = seat
    elif seat is not None and seat != viewer:
        viewer = guest.seat(table, seat)
    return await position(house, table, viewer, place, guest.language)


async def position(house: Keeper, table: Table, viewer: int, place: int, language: str) -> View:
    """Show how a table looked to a viewer at one of its versions."""
    shown = await _until(house, table, viewer, place)
    if not shown or place > table.match.version(viewer):
        raise Refusal("unknown", "The game has no such moment.")
    mark = mark_of(table, viewer)
    latest = [step for step in shown if step.marks[mark] == place][:1]
    return view(_then(table, shown), viewer, latest, 0, language)


async def earlier(house: Keeper, table: Table, viewer: int, place: int) -> Table | None:
    """Find the table as a viewer saw it last, at one of its versions; None before the first."""
    shown = await _until(house, table, viewer, place)
    return _then(table, shown) if shown else None


async def _until(house: Keeper, table: Table, viewer: int, place: int) -> list[Step]:
    """List the steps that led to a version as a viewer counts them."""
    steps, mark = await house.store.steps(table.id), mark_of(table, viewer)
    return [step for step in steps if step.marks[mark] <= place]


def mark_of(table: Table, viewer: int) -> int:
    """Find the mark by which a viewer counts steps."""
    return viewer if viewer >= 0 else len(table.seats)


async def moments(
    house: Keeper, table: Table, viewer: int | None, language: str
) -> list[MomentInfo]:
    """Tell a finished game from its beginning, as a seat heard it or, to None, all of it."""
    looking = Looking(table, viewer, language)
    found, place = [], 0
    for step in await told_steps(house, table):
        heard = viewer is None or step.seen_by(viewer)
        events = looking.step(step).events if heard else []
        found.append(MomentInfo(step.number, place, step.seat, step.by, events))
        place += len(step.answers)
    return found


async def moment(
    house: Keeper, table: Table, viewer: int | None, number: int, language: str
) -> View:
    """Show a finished game after one of its steps, as a seat saw it or, to None, all open."""
    shown = [step for step in await told_steps(house, table) if step.number <= number]
    if not shown or shown[-1].number != number:
        raise Refusal("unknown", "The game has no such moment.")
    before = replayed(table, shown[:-1]).state
    unfolding = Unfolding(table.match.game, before, shown[-1:])
    return view(_then(table, shown), viewer, shown[-1:], 0, language, unfolding=unfolding)


async def told_steps(house: Keeper, table: Table) -> list[Step]:
    """List the steps that count: nothing that was taken back, and not the taking back."""
    steps = await house.store.steps(table.id, void=False)
    return [step for step in steps if step.by != UNDO]


def _then(table: Table, steps: list[Step]) -> Table:
    match = replayed(table, steps)
    return replace(table, match=match, clocks={}, status=OVER if match.is_over() else PLAYING)


def replayed(table: Table, steps: list[Step]) -> Match:
    """Play steps again, without those that were taken back among them."""
    game = table.match.game
    gone = {taken.number for step in steps for taken in step.back}
    match = Match(game, game.new(table.options), table.match.luck)
    for step in steps:
        if step.number in gone:
            continue
        for seat, choice in step.answers:
            game.answer(match.state, seat, choice)
            match.draws += seat == NATURE
    if steps:
        match.number, match.marks = steps[-1].number, steps[-1].marks
    return match


def no_lesson(table: Table) -> None:
    """Refuse what only a real game has: the luck of a lesson is written, not promised."""
    if table.wishes.lesson:
        raise Refusal("off", "A lesson is prepared: it has no record.")
