"""Tables from first to last: set up, start, hand over, get up, and play once more."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from msgspec import structs

from ratking.server import coach, people
from ratking.server.guest import Guest
from ratking.server.keeper import Keeper
from ratking.server.match import Step
from ratking.server.quick import begin
from ratking.server.refusals import Refusal
from ratking.server.replies import Accepted, Invitation, Seated, TableInfo
from ratking.server.table import ACCOUNT, OPEN, OVER, Table
from ratking.server.views import table_info
from ratking.server.wire import GoOn, HandOver, Learn, NewTable, SeatChange

BOTS_ALONE: Final = "Bots do not play among themselves here; somebody has to sit down."


async def create(house: Keeper, guest: Guest, wish: NewTable, club: str = "") -> Seated:
    """Set up a table, perhaps of a club; friends get their links from the one who does."""
    table, invitations = people.new_table(wish, guest.visitor)
    table.wishes = structs.replace(table.wishes, club=club)
    await house.allowances.set_up(table, guest)
    house.ask_bots(table)
    return seated(table, guest, invitations)


async def change_seat(
    house: Keeper, table_id: str, guest: Guest, number: int, data: SeatChange
) -> Seated:
    """Make a seat a bot's, open, or a friend's; only the host, and before the game."""
    given: list[Invitation] = []
    if data.kind == "bot":
        table = await house.table(table_id)
        level = data.level or table.wishes.bot
        guest.must_host(table)
        await house.allowances.must_be_wanted(table, [level])
        await house.allowances.must_have_room(guest, [level])

    def work(table: Table) -> list[Any]:
        guest.must_host(table)
        given[:] = people.change_seat(table, number, data, guest.visitor)
        return []

    return seated(await house.change(table_id, work, seats=True), guest, given)


async def start(house: Keeper, table_id: str, guest: Guest, *, bots_alone: bool) -> TableInfo:
    """Begin the game; only the host, but a quick match whoever sits at it."""

    def work(table: Table) -> list[Any]:
        if table.wishes.quick:
            guest.seat(table, None)
            return begin(table)
        guest.must_host(table)
        if not (bots_alone or table.has_people()):
            raise Refusal("off", BOTS_ALONE)
        return people.start(table)

    return info(await house.change(table_id, work, seats=True), guest)


async def leave(house: Keeper, table_id: str, guest: Guest) -> TableInfo:
    """Get up; during the game a bot stands in until the guest comes back."""

    def work(table: Table) -> list[Any]:
        guest.seat(table, None)
        for number in guest.seats(table):
            people.leave(table, number)
        return []

    left = await house.change(table_id, work, seats=True)
    if left.wishes.quick and left.status == OPEN and not left.has_people():
        await house.remove(table_id)
    return info(left, guest)


async def hand_over(house: Keeper, table_id: str, guest: Guest, data: HandOver) -> TableInfo:
    """Let a bot answer for the guest, or take the seat back."""
    await house.allowances.must_have_room(guest, [data.level])

    def work(table: Table) -> list[Any]:
        people.hand_over(table, guest.seat(table, data.seat), data.level)
        return []

    return info(await house.change(table_id, work, seats=True), guest)


async def rematch(house: Keeper, table_id: str, guest: Guest) -> Seated:
    """Play once more with the same people; anyone who asks later gets the same table."""
    old = await house.table(table_id)
    seat = guest.seat(old, None)
    if old.status != OVER:
        raise Refusal("not_now", "This game is not over yet.")
    if old.wishes.tournament:
        raise Refusal("off", "The tournament says who plays next.")
    if old.seats[seat].kind == ACCOUNT:
        raise Refusal("off", "A bot with an account is asked to play again; it does not ask.")
    if old.rematch is None:
        new = people.again(old, old.seats[seat].visitor_hash)
        await house.allowances.set_up(new, guest)

        def work(table: Table) -> list[Any]:
            table.rematch = table.rematch or new.id
            return []

        old = await house.change(table_id, work, seats=True)
        if old.rematch != new.id:
            await house.remove(new.id)
    assert old.rematch is not None
    given: list[Invitation] = []

    def sit_again(table: Table) -> list[Any]:
        given[:] = people.seats_again(old, table, guest)
        return []

    fresh = await house.change(old.rematch, sit_again, seats=True)
    house.ask_bots(fresh)
    secret = given[0].secret if given and guest.secret else ""
    return seated(fresh, replace(guest, secret=secret), given)


async def learn(house: Keeper, game: str, guest: Guest, data: Learn) -> Seated:
    """Sit down to a guided first game; it waits for the learner as long as it takes."""
    table = coach.new_lesson(game, data.name, guest.visitor)
    await house.allowances.set_up(table, guest)
    return seated(await house.change(table.id, coach.begin, seats=True), guest, [])


async def go_on(house: Keeper, table_id: str, guest: Guest, data: GoOn) -> Accepted:
    """Tell the coach to go on."""
    seat = guest.seat(await house.table(table_id), None)

    def work(table: Table) -> list[Step]:
        if not table.wishes.lesson:
            raise Refusal("off", "There is no lesson at this table.")
        if table.match.version(seat) != data.version:
            raise Refusal("stale", "The table has moved on; look again.")
        return coach.go_on(table)

    return Accepted((await house.change(table_id, work)).match.version(seat))


def info(table: Table, guest: Guest) -> TableInfo:
    """Show a table to a guest."""
    return table_info(table, guest.seats(table), guest.is_host(table), guest.language)


def seated(table: Table, guest: Guest, invitations: list[Invitation]) -> Seated:
    """Show a table with the secrets that were just given."""
    return Seated(info(table, guest), guest.seats(table), invitations)
