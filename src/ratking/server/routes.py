"""Tables over HTTP: set up, list, join, start, leave, and play once more."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Any, Final

from litestar import Request, delete, get, post, put
from litestar.params import FromPath, JSONBody, QueryParameter
from sqlalchemy import select

from ratking.agents import AGENTS
from ratking.core.options import Option
from ratking.server import codes, outside, people
from ratking.server.boxes import names, shared_game, shared_words
from ratking.server.dependencies import REFUSALS, TableId, TheGuest, TheHouse
from ratking.server.editions import of_our_edition
from ratking.server.guest import Guest
from ratking.server.opponents import characters
from ratking.server.refusals import Refusal
from ratking.server.replies import (
    GameInfo,
    Invitation,
    ItemInfo,
    OptionInfo,
    SeatCode,
    Seated,
    TableInfo,
)
from ratking.server.schema import SEATS, TABLES
from ratking.server.security import must_administer
from ratking.server.table import OVER, Table
from ratking.server.views import table_info
from ratking.server.wire import HandOver, Join, NewTable, SeatChange, Sit
from ratking.text.translation import translated

MOST_LISTED = 50
SEAT = Annotated[int | None, QueryParameter(ge=0, le=11)]
BOTS_ALONE: Final = "Bots do not play among themselves here; somebody has to sit down."
PAGE = Annotated[int, QueryParameter(ge=0, le=10_000)]


@get("/games", responses=REFUSALS)
async def games(guest: TheGuest) -> list[GameInfo]:
    """List the games, their options and their bots."""
    return [_game_info(name, guest.language) for name in names()]


def _game_info(name: str, language: str) -> GameInfo:
    game = shared_game(name)
    options = [_option_info(name, option, language) for option in game.options()]
    counts = list(game.player_counts())
    words = shared_words(name, language)
    colours = [words.colour(seat) for seat in range(max(counts))]
    own = game.own_files()
    return GameInfo(name, game.title, counts, colours, options, list(AGENTS), characters(name), own)


def _option_info(name: str, option: Option, language: str) -> OptionInfo:
    items = [ItemInfo(*item) for item in shared_words(name, language).items(option.name)]
    about = translated(option.about, language)
    return OptionInfo(option.name, about, option.default, list(option.choices), items)


@post("/tables", responses=REFUSALS)
async def create(data: JSONBody[NewTable], house: TheHouse, guest: TheGuest) -> Seated:
    """Set up a table; friends get their links from the one who does."""
    table, invitations = people.new_table(data, guest.visitor)
    await house.allowances.set_up(table, guest)
    return _seated(table, guest, invitations)


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
    return [_info(await house.table(row["id"]), guest) for row in await house.store.rows(found)]


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
    return [_info(await house.table(row["id"]), guest) for row in await house.store.rows(found)]


@get("/tables/{table_id:str}", responses=REFUSALS)
async def one(table_id: TableId, house: TheHouse, guest: TheGuest) -> TableInfo:
    """Show a table: who sits where, and what was wished for."""
    return _info(await house.table(table_id), guest)


@delete("/tables/{table_id:str}", responses=REFUSALS)
async def remove(table_id: TableId, request: Request[Any, Any, Any], house: TheHouse) -> None:
    """Remove a table; only for an administrator, and only where the host has set a key."""
    must_administer(request, house.settings.admin_key)
    if not await house.store.remove(table_id):
        raise Refusal("unknown", "There is no such table.")
    house.forget(table_id)


@post("/tables/{table_id:str}/join", responses=REFUSALS)
async def join(table_id: TableId, data: JSONBody[Join], house: TheHouse, guest: TheGuest) -> Seated:
    """Sit down at an open seat."""
    given: list[Invitation] = []

    def work(table: Table) -> list[Any]:
        given[:] = [people.join(table, data, guest.visitor)]
        return []

    return _seated(await house.change(table_id, work, seats=True), guest, given)


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
    return _seated(table, replace(guest, secret=given[0].secret if given else ""), given)


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
    made = codes.code_for(table, guest.seat(table, seat), key, outside.now())
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
    given: list[Invitation] = []
    if data.kind == "bot":
        level = data.level or (await house.table(table_id)).wishes.bot
        await house.allowances.must_have_room(guest, [level])

    def work(table: Table) -> list[Any]:
        guest.must_host(table)
        given[:] = people.change_seat(table, number, data, guest.visitor)
        return []

    return _seated(await house.change(table_id, work, seats=True), guest, given)


@post("/tables/{table_id:str}/start", status_code=200, responses=REFUSALS)
async def start(table_id: TableId, house: TheHouse, guest: TheGuest) -> TableInfo:
    """Begin the game; only the host."""

    def work(table: Table) -> list[Any]:
        guest.must_host(table)
        if not (house.settings.bots_alone or table.has_people()):
            raise Refusal("off", BOTS_ALONE)
        return people.start(table)

    return _info(await house.change(table_id, work, seats=True), guest)


@post("/tables/{table_id:str}/leave", status_code=200, responses=REFUSALS)
async def leave(table_id: TableId, house: TheHouse, guest: TheGuest) -> TableInfo:
    """Get up; during the game a bot stands in until I come back."""

    def work(table: Table) -> list[Any]:
        guest.seat(table, None)
        for number in guest.seats(table):
            people.leave(table, number)
        return []

    return _info(await house.change(table_id, work, seats=True), guest)


@post("/tables/{table_id:str}/hand-over", status_code=200, responses=REFUSALS)
async def hand_over(
    table_id: TableId, data: JSONBody[HandOver], house: TheHouse, guest: TheGuest
) -> TableInfo:
    """Let a bot answer for me, or take my seat back."""
    await house.allowances.must_have_room(guest, [data.level])

    def work(table: Table) -> list[Any]:
        people.hand_over(table, guest.seat(table, data.seat), data.level)
        return []

    return _info(await house.change(table_id, work, seats=True), guest)


@post("/tables/{table_id:str}/rematch", responses=REFUSALS)
async def rematch(table_id: TableId, house: TheHouse, guest: TheGuest) -> Seated:
    """Play once more with the same people; anyone who asks later gets the same table."""
    old = await house.table(table_id)
    seat = guest.seat(old, None)
    if old.status != OVER:
        raise Refusal("not_now", "This game is not over yet.")
    if old.rematch is None:
        new = people.again(old, old.seats[seat].visitor_hash)
        await house.allowances.set_up(new, guest)

        def work(table: Table) -> list[Any]:
            table.rematch = table.rematch or new.id
            return []

        old = await house.change(table_id, work, seats=True)
        if old.rematch != new.id:
            await house.store.remove(new.id)
    assert old.rematch is not None
    given: list[Invitation] = []

    def sit_again(table: Table) -> list[Any]:
        given[:] = people.seats_again(old, table, guest)
        return []

    fresh = await house.change(old.rematch, sit_again, seats=True)
    secret = given[0].secret if given and guest.secret else ""
    return _seated(fresh, replace(guest, secret=secret), given)


def _info(table: Table, guest: Guest) -> TableInfo:
    return table_info(table, guest.seats(table), guest.is_host(table), guest.language)


def _seated(table: Table, guest: Guest, invitations: list[Invitation]) -> Seated:
    return Seated(_info(table, guest), guest.seats(table), invitations)


TABLE_ROUTES = [
    games,
    create,
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
