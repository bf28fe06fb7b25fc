"""Puzzles and costly moments of one's own over HTTP: posed, and tried."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, PathParameter

from ratking.server import finished, own_mistakes, puzzling
from ratking.server.analysis import found_in
from ratking.server.archive import record_text
from ratking.server.dependencies import REFUSALS, TableId, TheGuest, TheHouse, TheJobs
from ratking.server.line import ANALYSIS, Asker
from ratking.server.moment_replies import (
    Daily,
    MistakeInfo,
    OwnMistakes,
    PuzzleInfo,
    RetriedInfo,
    SolvedInfo,
)
from ratking.server.pages import page_for_people
from ratking.server.replies import JobInfo
from ratking.server.text_routes import GameName
from ratking.server.wire import TryMoment

RecordPlace = Annotated[int, PathParameter(ge=0, le=1_000_000)]
PuzzleName = Annotated[str, PathParameter(pattern=r"^[0-9a-f]{1,16}$")]


@get("/puzzles", responses=REFUSALS, before_request=page_for_people)
async def daily(house: TheHouse, guest: TheGuest) -> Daily:
    """Tell today's puzzles, my streak, and how well I solve them."""
    return await puzzling.daily(house.jottings, guest)


@get("/puzzles/{game:str}", responses=REFUSALS, before_request=page_for_people)
async def following(game: GameName, house: TheHouse, guest: TheGuest) -> PuzzleInfo:
    """Pose a puzzle that I have not tried, about as hard as I am strong."""
    return await puzzling.following(house.jottings, guest, game)


@get("/puzzles/{game:str}/{puzzle:str}", responses=REFUSALS, before_request=page_for_people)
async def puzzle(
    game: GameName, puzzle: PuzzleName, house: TheHouse, guest: TheGuest
) -> PuzzleInfo:
    """Pose a puzzle; once I have tried it, its verdict comes along."""
    return await puzzling.show(house.jottings, guest, game, puzzle)


@post("/puzzles/{game:str}/{puzzle:str}", status_code=200, responses=REFUSALS)
async def solve(
    game: GameName,
    puzzle: PuzzleName,
    data: JSONBody[TryMoment],
    house: TheHouse,
    guest: TheGuest,
) -> SolvedInfo:
    """Try a puzzle; the first try counts."""
    return await puzzling.solve(house.jottings, guest, game, puzzle, data.choices)


@post("/tables/{table_id:str}/mistakes", responses=REFUSALS)
async def put_aside(table_id: TableId, house: TheHouse, guest: TheGuest, jobs: TheJobs) -> JobInfo:
    """Put my costly moments of an analysed game aside; GET /jobs/{id} tells when I can try them."""
    table = await finished.table_of(house, guest, table_id)
    found = await found_in(house, await record_text(house, table))
    facts, name = await finished.to_put_aside(house, guest, table_id, found)
    waits = house.allowances.waits("analyses", guest)
    return await jobs.ask("moments", facts, Asker(ANALYSIS, guest.origin, table_id), name, waits)


@get("/mistakes", responses=REFUSALS)
async def mistakes(house: TheHouse, guest: TheGuest) -> OwnMistakes:
    """List my costly moments, those that wait for me first, and what they are about."""
    return await own_mistakes.mine(house.jottings, guest)


@get("/mistakes/{table_id:str}/{place:int}", responses=REFUSALS, before_request=page_for_people)
async def mistake(
    table_id: TableId, place: RecordPlace, house: TheHouse, guest: TheGuest
) -> MistakeInfo:
    """Put me into a costly moment of mine, with what I knew then."""
    return await own_mistakes.again(house.jottings, guest, table_id, place)


@post("/mistakes/{table_id:str}/{place:int}", status_code=200, responses=REFUSALS)
async def retry(
    table_id: TableId,
    place: RecordPlace,
    data: JSONBody[TryMoment],
    house: TheHouse,
    guest: TheGuest,
) -> RetriedInfo:
    """Choose anew; what I solve comes back after days."""
    return await own_mistakes.retry(house.jottings, guest, table_id, place, data.choices)


PUZZLE_ROUTES = [daily, following, puzzle, solve, put_aside, mistakes, mistake, retry]
