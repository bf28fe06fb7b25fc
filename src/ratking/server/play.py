"""The one door for moves, used by HTTP and WebSocket alike."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress

from msgspec import UnsetType
from msgspec.structs import replace

from ratking.server import coach
from ratking.server.guest import Guest
from ratking.server.keeper import Keeper
from ratking.server.match import PERSON, Step
from ratking.server.refusals import Refusal
from ratking.server.replies import Accepted, View
from ratking.server.sharing import shared_seats
from ratking.server.table import PLAYING, Table
from ratking.server.views import view
from ratking.server.wire import Answers, Plan, TakeBack

Work = Callable[[Table, int], list[Step]]
"""What a person does with a seat at a table."""


async def answer(house: Keeper, table_id: str, guest: Guest, asked: Answers) -> Accepted:
    """Give one or several answers in a row, all or nothing."""

    def work(table: Table, seat: int) -> list[Step]:
        return _given(table, seat, asked.choices)

    return await _act(house, table_id, guest, asked, work)


async def plan(house: Keeper, table_id: str, guest: Guest, asked: Plan) -> Accepted:
    """Carry out a plan: the game puts it into answers, all or nothing."""

    def work(table: Table, seat: int) -> list[Step]:
        match = table.match
        return _given(table, seat, match.game.planned(match.state, seat, asked.plan))

    return await _act(house, table_id, guest, asked, work)


def _given(table: Table, seat: int, choices: Sequence[int | str]) -> list[Step]:
    if table.wishes.lesson:
        return coach.answer(table, choices)
    match = table.match
    return [match.answer(seat, match.understood(seat, one), PERSON) for one in choices]


async def take_back(house: Keeper, table_id: str, guest: Guest, asked: TakeBack) -> Accepted:
    """Take the latest answer back."""

    def work(table: Table, seat: int) -> list[Step]:
        if not table.wishes.undo:
            raise Refusal("off", "At this table no answer is taken back.")
        return [table.match.undo(seat)]

    return await _act(house, table_id, guest, asked, work)


async def _act(
    house: Keeper, table_id: str, guest: Guest, asked: Answers | Plan | TakeBack, work: Work
) -> Accepted:
    """Do it once: whoever asks again is told what was said, and the table has moved on by then.

    So the disk is asked about a request only if the answer comes too late.
    """
    seat = await _seat(house, table_id, guest, asked.seat)
    request = None if isinstance(asked.request, UnsetType) else asked.request
    known = _recent(house, table_id, seat, request)
    if known is not None:
        return known
    steps: list[Step] = []

    def once(table: Table) -> list[Step]:
        guest.seat(table, seat)
        _check(table, seat, asked.version)
        steps[:] = work(table, seat)
        [step for step in steps if step.seat == seat][-1].request = request
        return steps

    try:
        await house.change(table_id, once)
    except Refusal as refusal:
        known = await _known(house, table_id, seat, request) if request else None
        if known is None:
            raise refusal
        return known
    return Accepted(steps[-1].marks[seat])


async def _seat(house: Keeper, table_id: str, guest: Guest, wanted: int | UnsetType) -> int:
    """Find the seat that somebody acts for; whether it still is theirs is asked once more later."""
    near = house.at_hand.get(table_id)
    if near is not None:
        with suppress(Refusal):
            return guest.seat(near, wanted)
    return guest.seat(await house.table(table_id), wanted)


def _check(table: Table, seat: int, version: int) -> None:
    if table.status != PLAYING:
        raise Refusal("not_now", "No game is being played here now.")
    if table.match.version(seat) != version:
        raise Refusal("stale", "The table has moved on; look again.")
    if table.seats[seat].stand_in:
        raise Refusal("not_now", "A bot answers for you; take your seat back first.")


def _recent(house: Keeper, table_id: str, seat: int, request: str | None) -> Accepted | None:
    """Find what was said to the same request a moment ago."""
    for step in house.recent.get(table_id, ()):
        if request is not None and step.request == request and step.seat == seat:
            return Accepted(step.marks[seat])
    return None


async def _known(house: Keeper, table_id: str, seat: int, request: str) -> Accepted | None:
    """Find what was said to the same request before, however long ago."""
    found = await house.store.requested(table_id, seat, request)
    return None if found is None else Accepted(found.marks[seat])


async def look(
    house: Keeper, table_id: str, guest: Guest, seat: int | None, since: int | None
) -> View:
    """Show a table with what happened since a version; without one, as it is."""
    table = await house.table(table_id)
    viewer = guest.viewer(table, seat)
    shared = shared_seats(table, guest.shared(table))
    if since is None:
        return replace(view(table, viewer, [], 0, guest.language), shared=shared)
    if since > table.match.version(viewer):
        raise Refusal("stale", "The table has never been that far; look again.")
    steps = await house.steps(table, since)
    return replace(view(table, viewer, steps, since, guest.language), shared=shared)
