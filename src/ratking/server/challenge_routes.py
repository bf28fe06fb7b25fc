"""Challenges over HTTP: list them, take one up, and see what a table has earned."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, PathParameter

from ratking.server import challenging
from ratking.server.challenge_replies import ChallengeInfo, ChallengeResult
from ratking.server.dependencies import REFUSALS, TableId, TheGuest, TheHouse
from ratking.server.pages import page_for_people
from ratking.server.replies import Seated
from ratking.server.text_routes import GameName
from ratking.server.wire import Learn

ChallengeName = Annotated[str, PathParameter(pattern=r"^[a-z0-9-]{1,40}$")]


@get("/challenges", responses=REFUSALS, before_request=page_for_people)
async def challenges(house: TheHouse, guest: TheGuest) -> list[ChallengeInfo]:
    """List the challenges of every game, and how many stars I have of each."""
    return await challenging.listed(house.jottings, guest)


@post("/challenges/{game:str}/{challenge:str}", responses=REFUSALS)
async def take_up(
    game: GameName,
    challenge: ChallengeName,
    data: JSONBody[Learn],
    house: TheHouse,
    guest: TheGuest,
) -> Seated:
    """Sit down to a challenge against bots; it begins at once, with the same luck for everybody."""
    return await challenging.take_up(house, guest, game, challenge, data.name)


@get("/tables/{table_id:str}/challenge", responses=REFUSALS)
async def result(table_id: TableId, house: TheHouse, guest: TheGuest) -> ChallengeResult:
    """See the goals of a table, and the stars it has earned when it is over."""
    return await challenging.result(house, house.jottings, guest, table_id)


CHALLENGE_ROUTES = [challenges, take_up, result]
