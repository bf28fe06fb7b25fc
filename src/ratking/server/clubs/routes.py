"""Clubs over HTTP."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Annotated, Any, Final

from litestar import Request, get, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter, QueryParameter

from ratking.server import hosting, outside
from ratking.server.clubs import membership as doing
from ratking.server.clubs.club import Club
from ratking.server.clubs.club_ladder import ladder, results_at
from ratking.server.clubs.membership import Clubs
from ratking.server.clubs.replies import ClubDoor, ClubInfo, ClubLine, ClubRating, MemberInfo
from ratking.server.clubs.wishes import JoinClub, NewClub, Rest, SendAway
from ratking.server.dependencies import REFUSALS, TheGuest, TheHouse
from ratking.server.guest import Guest
from ratking.server.house import House
from ratking.server.refusals import Refusal
from ratking.server.replies import Seated, TableInfo
from ratking.server.table import PLAYING, Table
from ratking.server.wire import NewTable

TheClubs = NamedDependency[Clubs]
Asking = Request[Any, Any, Any]
Id = Annotated[str, PathParameter(pattern=r"^[A-Za-z0-9_-]{1,32}$")]
Code = Annotated[str, QueryParameter(max_length=40, pattern=r"^[a-f0-9]*$")]
MOST_SHOWN: Final = 40


@post("/clubs", responses=REFUSALS)
async def create(
    data: JSONBody[NewClub], request: Asking, house: TheHouse, clubs: TheClubs, guest: TheGuest
) -> ClubInfo:
    """Found a club; whoever has its link can come in."""
    club = doing.found(data.name, data.own, guest)
    await clubs.create(club, guest, house.allowances)
    return await _shown(club, request, house, guest)


@get("/clubs", responses=REFUSALS)
async def listing(clubs: TheClubs, guest: TheGuest) -> list[ClubLine]:
    """List my clubs."""
    mine = [
        one
        for one in await clubs.listed(guest.visitor.hash)
        if one.number_of(guest.visitor.hash) is not None
    ]
    return [ClubLine(one.id, one.name, len(one.members)) for one in mine]


@get("/clubs/{name:str}", responses=REFUSALS)
async def one(
    name: Id, request: Asking, house: TheHouse, clubs: TheClubs, guest: TheGuest
) -> ClubInfo:
    """Show a club to a member: who belongs to it, its tables and its ladder."""
    return await _shown(await clubs.get(name), request, house, guest)


@get("/clubs/{name:str}/door", responses=REFUSALS)
async def door(
    name: Id, request: Asking, clubs: TheClubs, guest: TheGuest, code: Code = ""
) -> ClubDoor:
    """Say what club a link is for."""
    club = await clubs.get(name)
    doing.must_fit(club, code, _key(request))
    mine = club.number_of(guest.visitor.hash) is not None
    return ClubDoor(club.name, len(club.members), mine)


@post("/clubs/{name:str}/join", status_code=200, responses=REFUSALS)
async def join(
    name: Id,
    data: JSONBody[JoinClub],
    request: Asking,
    house: TheHouse,
    clubs: TheClubs,
    guest: TheGuest,
) -> ClubInfo:
    """Come in by the link."""

    def work(club: Club) -> None:
        doing.must_fit(club, data.code, _key(request))
        doing.join(club, guest, data.own)

    return await _shown((await clubs.change(name, work))[0], request, house, guest)


@post("/clubs/{name:str}/leave", status_code=200, responses=REFUSALS)
async def leave(name: Id, clubs: TheClubs, guest: TheGuest) -> None:
    """Leave the club; games go on."""
    await clubs.change(name, lambda club: doing.leave(club, guest))


@post("/clubs/{name:str}/end", status_code=200, responses=REFUSALS)
async def end(name: Id, clubs: TheClubs, guest: TheGuest) -> None:
    """End the club; only the host."""
    await clubs.change(name, lambda club: doing.end(club, guest))


@post("/clubs/{name:str}/send-away", status_code=200, responses=REFUSALS)
async def send_away(
    name: Id,
    data: JSONBody[SendAway],
    request: Asking,
    house: TheHouse,
    clubs: TheClubs,
    guest: TheGuest,
) -> ClubInfo:
    """Send a member away; the link is another one then. Only the host."""
    return await _after(
        name, lambda club: doing.remove(club, guest, data.member), request, house, clubs, guest
    )


@post("/clubs/{name:str}/link", status_code=200, responses=REFUSALS)
async def renew(
    name: Id, request: Asking, house: TheHouse, clubs: TheClubs, guest: TheGuest
) -> ClubInfo:
    """Get another link; the old one is void. Only the host."""
    return await _after(name, lambda club: doing.renew(club, guest), request, house, clubs, guest)


@put("/clubs/{name:str}/rest", responses=REFUSALS)
async def rest(
    name: Id,
    data: JSONBody[Rest],
    request: Asking,
    house: TheHouse,
    clubs: TheClubs,
    guest: TheGuest,
) -> ClubInfo:
    """Rest for some days: my clocks of days stand still at the tables of the club."""
    club, until = await clubs.change(name, lambda club: doing.rest(club, guest, data.days))
    for table in club.tables:
        with suppress(Refusal):
            await _rest_at(house, table, guest, until)
    return await _shown(club, request, house, guest)


async def _rest_at(house: House, table_id: str, guest: Guest, until: float) -> None:
    """Let one table know until when a guest rests, if it goes on and knows days."""
    table = await house.table(table_id)
    mine = table.seats_of("", guest.visitor.hash)
    if table.status != PLAYING or table.clock.kind != "correspondence" or not mine:
        return

    def work(twin: Table) -> list[Any]:
        for number in twin.seats_of("", guest.visitor.hash):
            twin.seats[number] = replace(twin.seats[number], away_until=until)
        return []

    await house.change(table_id, work, seats=True)


@post("/clubs/{name:str}/tables", responses=REFUSALS)
async def set_up(
    name: Id, data: JSONBody[NewTable], house: TheHouse, clubs: TheClubs, guest: TheGuest
) -> Seated:
    """Set up a table that the members find here."""
    doing.member(await clubs.get(name), guest)
    made = await hosting.create(house, guest, data, club=name)
    await clubs.change(name, lambda club: doing.note_table(club, made.table.id))
    return made


async def _after(
    name: str,
    work: Callable[[Club], None],
    request: Asking,
    house: House,
    clubs: Clubs,
    guest: Guest,
) -> ClubInfo:
    return await _shown((await clubs.change(name, work))[0], request, house, guest)


async def _shown(club: Club, request: Asking, house: House, guest: Guest) -> ClubInfo:
    mine = club.members[doing.member(club, guest)]
    tables = [await _table(house, one, guest) for one in club.tables[:MOST_SHOWN]]
    return ClubInfo(
        id=club.id,
        name=club.name,
        link=f"/club/{club.id}#{doing.code_of(club, _key(request))}",
        host=club.host == guest.visitor.hash,
        rest_left=doing.rest_left(mine),
        members=[_member(club, number, guest) for number in range(len(club.members))],
        tables=[table for table in tables if table is not None],
        ladder=await _ladder(house, club),
    )


async def _table(house: House, table_id: str, guest: Guest) -> TableInfo | None:
    """Show a table, unless it was removed or belongs to other rules than ours."""
    with suppress(Refusal):
        return hosting.info(await house.table(table_id), guest)
    return None


def _member(club: Club, number: int, guest: Guest) -> MemberInfo:
    who = club.members[number]
    return MemberInfo(
        who.name,
        who.player,
        who.visitor_hash == guest.visitor.hash,
        who.visitor_hash == club.host,
        who.away_until if who.away_until > outside.now() else None,
    )


async def _ladder(house: House, club: Club) -> list[ClubRating]:
    members = club.visitors()
    found = ladder(await results_at(house.store, club.tables), members)
    return [
        ClubRating(one.game, members.index(one.visitor), one.rating, one.unsure, one.games, one.won)
        for one in found
    ]


def _key(request: Asking) -> str:
    key: str = request.app.state.cookie_keys.newest
    return key


CLUB_ROUTES = [create, listing, one, door, join, leave, end, send_away, renew, rest, set_up]
