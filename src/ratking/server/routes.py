"""Tables over HTTP: set up, list, join, start, leave, and play once more."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from typing import Annotated, Any

from litestar import Request, delete, get, post, put
from litestar.params import FromPath, JSONBody, QueryParameter
from sqlalchemy import select

from ratking.server import catalogue, codes, hosting, outside, people
from ratking.server.dependencies import REFUSALS, TableId, TheGuest, TheHouse
from ratking.server.hosting import info, seated
from ratking.server.our_edition import of_our_edition
from ratking.server.quick import new_quick_table
from ratking.server.refusals import Refusal
from ratking.server.replies import (
    GameInfo,
    Invitation,
    SeatCode,
    Seated,
    TableInfo,
)
from ratking.server.schema import SEATS, TABLES
from ratking.server.table import ACCOUNT, OPEN, Table
from ratking.server.visitors import must_administer
from ratking.server.wire import HandOver, Join, NewTable, QuickMatch, SeatChange, Sit

MOST_LISTED = 50
SEAT = Annotated[int | None, QueryParameter(ge=0, le=11)]
PAGE = Annotated[int, QueryParameter(ge=0, le=10_000)]


@get("/games", responses=REFUSALS)
async def games(house: TheHouse, guest: TheGuest) -> list[GameInfo]:
    """List the games, their options and their bots, with those that wait here for somebody."""
    return catalogue.games(guest.language, await house.allowances.accounts.here())


@post("/tables", responses=REFUSALS)
async def create(data: JSONBody[NewTable], house: TheHouse, guest: TheGuest) -> Seated:
    """Set up a table; friends get their links from the one who does."""
    return await hosting.create(house, guest, data)


@post("/quick", responses=REFUSALS)
async def quick(data: JSONBody[QuickMatch], house: TheHouse, guest: TheGuest) -> Seated:
    """Sit down with whoever is here now; in a moment bots take the seats that are left."""
    async with house.meeting:
        found = await _somewhere(data, house, guest)
        if found is not None:
            return found
        table, invitations = new_quick_table(data, guest.visitor, house.settings.quick_match)
        await house.allowances.must_have_room(guest, [bot.level for bot in data.bots])
        await house.allowances.set_up(table, guest)
        return seated(table, guest, invitations)


async def _somewhere(data: QuickMatch, house: TheHouse, guest: TheGuest) -> Seated | None:
    """Take a seat where somebody looks for others: the one who has waited longest comes first."""
    looking = select(TABLES.c.id).where(
        TABLES.c.game == data.game,
        TABLES.c.status == OPEN,
        TABLES.c.due > outside.now(),
        of_our_edition(),
    )
    for row in await house.store.rows(looking.order_by(TABLES.c.created).limit(MOST_LISTED)):
        table = await house.table(row["id"])
        if guest.seats(table):
            return seated(table, guest, [])
        with suppress(Refusal):
            return await _join(row["id"], Join(data.name, None, data.word), house, guest)
    return None


async def _join(table_id: str, wish: Join, house: TheHouse, guest: TheGuest) -> Seated:
    given: list[Invitation] = []

    def work(table: Table) -> list[Any]:
        given[:] = [people.join(table, wish, guest.visitor)]
        return []

    return seated(await house.change(table_id, work, seats=True), guest, given)


@get("/tables", responses=REFUSALS)
async def listing(
    house: TheHouse,
    guest: TheGuest,
    status: Annotated[str, QueryParameter(pattern="^(open|playing|over)$")] = "open",
    page: PAGE = 0,
) -> list[TableInfo]:
    """List the public tables, the latest first; hidden answers must not move one to the top."""
    shown = (TABLES.c.public.is_(True), TABLES.c.status == status, of_our_edition())
    found = select(TABLES.c.id).where(*shown)
    latest = TABLES.c.created if status == "playing" else TABLES.c.changed
    found = found.order_by(latest.desc()).limit(MOST_LISTED).offset(page * MOST_LISTED)
    return [info(await house.table(row["id"]), guest) for row in await house.store.rows(found)]


@get("/tables/mine", responses=REFUSALS)
async def mine(house: TheHouse, guest: TheGuest) -> list[TableInfo]:
    """List the tables where I sit, the latest first."""
    found = (
        select(TABLES.c.id, TABLES.c.created)
        .join(SEATS, SEATS.c.table_id == TABLES.c.id)
        .where(SEATS.c.visitor_hash == guest.visitor.hash, of_our_edition())
        .distinct()
        .order_by(TABLES.c.created.desc())
        .limit(MOST_LISTED)
    )
    return [info(await house.table(row["id"]), guest) for row in await house.store.rows(found)]


@get("/tables/{table_id:str}", responses=REFUSALS)
async def one(table_id: TableId, house: TheHouse, guest: TheGuest) -> TableInfo:
    """Show a table: who sits where, and what was wished for."""
    return info(await house.table(table_id), guest)


@delete("/tables/{table_id:str}", responses=REFUSALS)
async def remove(table_id: TableId, request: Request[Any, Any, Any], house: TheHouse) -> None:
    """Remove a table; only for an administrator, and only where the host has set a key."""
    must_administer(request, house.settings.admin_key)
    if not await house.remove(table_id):
        raise Refusal("unknown", "There is no such table.")


@post("/tables/{table_id:str}/join", responses=REFUSALS)
async def join(table_id: TableId, data: JSONBody[Join], house: TheHouse, guest: TheGuest) -> Seated:
    """Sit down at an open seat."""
    return await _join(table_id, data, house, guest)


@post("/tables/{table_id:str}/sit", responses=REFUSALS)
async def sit(
    table_id: TableId,
    data: JSONBody[Sit],
    request: Request[Any, Any, Any],
    house: TheHouse,
    guest: TheGuest,
) -> Seated:
    """Sit down by a link, or bring my seat here by a code; either is spent with it."""
    given: list[Invitation] = []

    def work(table: Table) -> list[Any]:
        given[:] = people.sit(table, data, guest.visitor, request.app.state.cookie_keys.newest)
        return []

    table = await house.change(table_id, work, seats=True)
    return seated(table, replace(guest, secret=given[0].secret if given else ""), given)


@post("/tables/{table_id:str}/code", responses=REFUSALS)
async def code(
    table_id: TableId,
    request: Request[Any, Any, Any],
    house: TheHouse,
    guest: TheGuest,
    seat: SEAT = None,
) -> SeatCode:
    """Ask for a code that brings my seat to another device, once."""
    table = await house.table(table_id)
    key: str = request.app.state.cookie_keys.newest
    number = guest.seat(table, seat)
    if table.seats[number].kind == ACCOUNT:
        raise Refusal("off", "The seat of a bot stays with its account.")
    made = codes.code_for(table, number, key, outside.now())
    return SeatCode(made, codes.SECONDS)


@put("/tables/{table_id:str}/seats/{number:int}", responses=REFUSALS)
async def change_seat(
    table_id: TableId,
    number: FromPath[int],
    data: JSONBody[SeatChange],
    house: TheHouse,
    guest: TheGuest,
) -> Seated:
    """Make a seat a bot's, open, or a friend's; only the host, and before the game."""
    return await hosting.change_seat(house, table_id, guest, number, data)


@post("/tables/{table_id:str}/start", status_code=200, responses=REFUSALS)
async def start(table_id: TableId, house: TheHouse, guest: TheGuest) -> TableInfo:
    """Begin the game; only the host, but a quick match whoever sits at it."""
    return await hosting.start(house, table_id, guest, bots_alone=house.settings.bots_alone)


@post("/tables/{table_id:str}/leave", status_code=200, responses=REFUSALS)
async def leave(table_id: TableId, house: TheHouse, guest: TheGuest) -> TableInfo:
    """Get up; during the game a bot stands in until I come back."""
    return await hosting.leave(house, table_id, guest)


@post("/tables/{table_id:str}/hand-over", status_code=200, responses=REFUSALS)
async def hand_over(
    table_id: TableId, data: JSONBody[HandOver], house: TheHouse, guest: TheGuest
) -> TableInfo:
    """Let a bot answer for me, or take my seat back."""
    return await hosting.hand_over(house, table_id, guest, data)


@post("/tables/{table_id:str}/rematch", responses=REFUSALS)
async def rematch(table_id: TableId, house: TheHouse, guest: TheGuest) -> Seated:
    """Play once more with the same people; anyone who asks later gets the same table."""
    return await hosting.rematch(house, table_id, guest)


TABLE_ROUTES = [
    games,
    create,
    quick,
    listing,
    mine,
    one,
    remove,
    join,
    sit,
    code,
    change_seat,
    start,
    leave,
    hand_over,
    rematch,
]
