"""Playing over HTTP: views, answers, undo, chat, hints, records and replays."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from ratking.server import archive, chatting, finished, play
from ratking.server.advice import wanted_hints
from ratking.server.dependencies import REFUSALS, TableId, TheGuest, TheHouse, TheJobs
from ratking.server.lens import look_through, wanted_risk
from ratking.server.line import ASKED, Asker
from ratking.server.replies import Accepted, ChatLine, JobInfo, RegionRisk, View
from ratking.server.wire import Answers, Plan, Say, TakeBack

Seat = Annotated[int | None, QueryParameter(ge=0, le=11)]
Since = Annotated[int | None, QueryParameter(ge=0, le=1_000_000_000)]
Place = Annotated[int, PathParameter(ge=0, le=1_000_000)]
After = Annotated[int, QueryParameter(ge=0, le=1_000_000_000)]


@get("/tables/{table_id:str}/view", responses=REFUSALS)
async def look(
    table_id: TableId, house: TheHouse, guest: TheGuest, seat: Seat = None, since: Since = None
) -> View:
    """Look at a table; with the version seen last, hear what happened since."""
    return await play.look(house, table_id, guest, seat, since)


@post("/tables/{table_id:str}/answers", status_code=200, responses=REFUSALS)
async def answer(
    table_id: TableId, data: JSONBody[Answers], house: TheHouse, guest: TheGuest
) -> Accepted:
    """Give one or several answers in a row, all or nothing."""
    return await play.answer(house, table_id, guest, data)


@post("/tables/{table_id:str}/plan", status_code=200, responses=REFUSALS)
async def plan(
    table_id: TableId, data: JSONBody[Plan], house: TheHouse, guest: TheGuest
) -> Accepted:
    """Carry out a plan: several decisions in one, all or nothing."""
    return await play.plan(house, table_id, guest, data)


@post("/tables/{table_id:str}/undo", status_code=200, responses=REFUSALS)
async def undo(
    table_id: TableId, data: JSONBody[TakeBack], house: TheHouse, guest: TheGuest
) -> Accepted:
    """Take my latest answer back, if it revealed, drew and passed nothing."""
    return await play.take_back(house, table_id, guest, data)


@get("/phrases", responses=REFUSALS)
async def phrases(guest: TheGuest) -> dict[str, str]:
    """List the quick phrases of the chat."""
    return chatting.phrases(guest.language)


@post("/tables/{table_id:str}/chat", responses=REFUSALS)
async def say(table_id: TableId, data: JSONBody[Say], house: TheHouse, guest: TheGuest) -> ChatLine:
    """Say something; it is text, and shown as text."""
    return await chatting.speak(house, table_id, guest, data)


@get("/tables/{table_id:str}/chat", responses=REFUSALS)
async def said(
    table_id: TableId, house: TheHouse, guest: TheGuest, after: After = 0
) -> list[ChatLine]:
    """List what was said after a line."""
    return await chatting.lines(house, table_id, guest, after)


@get("/tables/{table_id:str}/record", media_type="text/plain", responses=REFUSALS)
async def record(table_id: TableId, house: TheHouse, guest: TheGuest) -> str:
    """Download the record of a finished game, with the secret that its luck came from."""
    return await finished.record_of(house, guest, table_id)


@get("/tables/{table_id:str}/replay/{place:int}", responses=REFUSALS)
async def replay(
    table_id: TableId, place: Place, house: TheHouse, guest: TheGuest, seat: Seat = None
) -> View:
    """Look back at the position after so many steps, as a seat saw it."""
    return await archive.looked_back(house, table_id, guest, seat, place)


@post("/tables/{table_id:str}/hints", responses=REFUSALS)
async def hints(
    table_id: TableId, house: TheHouse, guest: TheGuest, jobs: TheJobs, seat: Seat = None
) -> JobInfo:
    """Ask for the three best answers; GET /jobs/{id} tells when they are found."""
    facts = wanted_hints(await house.table(table_id), guest, seat)
    asker = Asker(ASKED, guest.origin, table_id)
    return await jobs.ask("hints", facts, asker, waits=house.allowances.waits("hints", guest))


@get("/tables/{table_id:str}/risk", responses=REFUSALS)
async def risk(
    table_id: TableId, house: TheHouse, guest: TheGuest, seat: Seat = None
) -> list[RegionRisk]:
    """See what the plague would do to every region now, from what I may know."""
    name, seen = wanted_risk(await house.table(table_id), guest, seat)
    asker = Asker(ASKED, guest.origin, table_id)
    return await house.thinkers.ask(look_through, name, seen, asker=asker)


@get("/jobs/{job_id:str}", responses=REFUSALS)
async def job(job_id: TableId, jobs: TheJobs) -> JobInfo:
    """See whether something that I asked for is done."""
    return await jobs.look(job_id)


PLAY_ROUTES = [
    look,
    answer,
    plan,
    undo,
    phrases,
    say,
    said,
    record,
    replay,
    hints,
    risk,
    job,
]
