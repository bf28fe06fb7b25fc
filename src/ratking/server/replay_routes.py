"""Finished games over HTTP: lists, uploads, moments and analyses."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import get, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from sqlalchemy import Select, or_, select

from ratking.core.errors import Mistake
from ratking.server import archive, bringing, finished, uploads
from ratking.server import why as reasons
from ratking.server.analysis import told
from ratking.server.dependencies import REFUSALS, TableId, TheGuest, TheHouse, TheJobs
from ratking.server.finished_replies import AnalysisInfo, ReplayInfo, Replays
from ratking.server.guest import Guest
from ratking.server.house import House
from ratking.server.line import ANALYSIS, ASKED, Asker
from ratking.server.our_edition import of_our_edition
from ratking.server.own_games import was_mine
from ratking.server.refusals import Refusal
from ratking.server.replies import JobInfo, MomentInfo, View
from ratking.server.schema import SEATS, TABLES, UPLOADS
from ratking.server.table import OVER
from ratking.server.wire import Upload

MOST_LISTED = 50
Seat = Annotated[int | None, QueryParameter(ge=0, le=11)]
Heard = Annotated[bool, QueryParameter()]
About = Annotated[int, QueryParameter(ge=0, le=11)]
Number = Annotated[int, PathParameter(ge=0, le=1_000_000)]


@get("/records", responses=REFUSALS)
async def records(house: TheHouse, guest: TheGuest) -> Replays:
    """List my finished games and those that everybody may see, the latest first."""
    sat = select(SEATS.c.table_id).where(was_mine(guest))
    brought = select(UPLOADS.c.table_id).where(UPLOADS.c.visitor_hash == guest.visitor.hash)
    mine = or_(TABLES.c.id.in_(sat), TABLES.c.id.in_(brought), TABLES.c.host == guest.visitor.hash)
    return Replays(
        await _listed(house, guest, _over().where(mine)),
        await _listed(house, guest, _over().where(TABLES.c.public.is_(True))),
    )


def _over() -> Select[Any]:
    found = select(TABLES.c.id).where(TABLES.c.status == OVER, of_our_edition())
    return found.order_by(TABLES.c.changed.desc()).limit(MOST_LISTED)


async def _listed(house: House, guest: Guest, query: Select[Any]) -> list[ReplayInfo]:
    tables = [await house.table(row["id"]) for row in await house.store.rows(query)]
    return [finished.info(table, guest) for table in tables if not table.wishes.lesson]


@post("/records", responses=REFUSALS)
async def upload(data: JSONBody[Upload], house: TheHouse, guest: TheGuest) -> ReplayInfo:
    """Bring the record of a finished game; one that is broken changes nothing."""
    try:
        asker = Asker(ASKED, guest.origin)
        await bringing.must_have_room(house, guest)
        await house.thinkers.ask(uploads.check, data.record, asker=asker)
        table = await bringing.bring(house, guest, data.record, data.public)
    except Mistake as mistake:
        raise Refusal("bad_record", str(mistake)) from mistake
    return finished.info(table, guest)


@get("/tables/{table_id:str}/moments", responses=REFUSALS)
async def moments(
    table_id: TableId, house: TheHouse, guest: TheGuest, seat: Seat = None
) -> list[MomentInfo]:
    """Tell a finished game step by step, as a seat heard it or, without one, all of it."""
    table = await finished.table_of(house, guest, table_id)
    return await archive.moments(house, table, finished.eyes(table, seat), guest.language)


@get("/tables/{table_id:str}/moments/{number:int}", responses=REFUSALS)
async def moment(
    table_id: TableId, number: Number, house: TheHouse, guest: TheGuest, seat: Seat = None
) -> View:
    """Show a finished game after a step, as a seat saw it or, without one, with all open."""
    table = await finished.table_of(house, guest, table_id)
    return await archive.moment(house, table, finished.eyes(table, seat), number, guest.language)


@get("/tables/{table_id:str}/why", responses=REFUSALS)
async def whys(
    table_id: TableId, house: TheHouse, guest: TheGuest, heard: Heard = False, seat: Seat = None
) -> dict[int, list[int]]:
    """List the steps of a finished game in which bots had a choice, with their seats.

    Steps count as in the record or, `heard`, as I or one of my seats heard them at the table.
    """
    return await reasons.whys(house, guest, table_id, heard, seat)


@post("/tables/{table_id:str}/why/{number:int}", responses=REFUSALS)
async def why(
    table_id: TableId,
    number: Number,
    about: About,
    house: TheHouse,
    guest: TheGuest,
    jobs: TheJobs,
    heard: Heard = False,
    seat: Seat = None,
) -> JobInfo:
    """Ask why a bot did what it did in a step of a finished game; GET /jobs/{id} tells when found.

    The bot's move stands among the best plans that it had, as a hint would have told them.
    """
    facts = await reasons.to_explain(house, guest, table_id, about, number, heard, seat)
    waits = house.allowances.waits("hints", guest)
    return await jobs.ask("why", facts, Asker(ASKED, guest.origin, table_id), waits=waits)


@post("/tables/{table_id:str}/analysis", responses=REFUSALS)
async def analyse(table_id: TableId, house: TheHouse, guest: TheGuest, jobs: TheJobs) -> JobInfo:
    """Ask for the analysis of a finished game; GET /jobs/{id} tells how far it is."""
    facts, name = await finished.to_analyse(house, guest, table_id, house.settings.analysis)
    asker = Asker(ANALYSIS, guest.origin, table_id)
    waits = house.allowances.waits("analyses", guest)
    return await jobs.ask("analysis", facts, asker, name, waits)


@get("/tables/{table_id:str}/analysis", responses=REFUSALS)
async def analysis(table_id: TableId, house: TheHouse, guest: TheGuest) -> AnalysisInfo:
    """Read the analysis of a finished game, once somebody has asked for it."""
    table = await finished.table_of(house, guest, table_id)
    names = [seat.name for seat in table.seats]
    found = await told(house, await archive.record_text(house, table), names, guest.language)
    if found is None:
        raise Refusal("unknown", "This game has not been analysed yet.")
    return found


REPLAY_ROUTES = [records, upload, moments, moment, whys, why, analyse, analysis]
