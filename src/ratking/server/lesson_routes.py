"""Lessons over HTTP: begin one, and go on where nothing is asked."""

from __future__ import annotations

from litestar import post
from litestar.params import FromPath, JSONBody

from ratking.server import hosting
from ratking.server.dependencies import REFUSALS, TableId, TheGuest, TheHouse
from ratking.server.replies import Accepted, Seated
from ratking.server.wire import GoOn, Learn


@post("/lessons/{game:str}", responses=REFUSALS)
async def learn(
    game: FromPath[str], data: JSONBody[Learn], house: TheHouse, guest: TheGuest
) -> Seated:
    """Sit down to a guided first game; it waits for the learner as long as it takes."""
    return await hosting.learn(house, game, guest, data)


@post("/tables/{table_id:str}/go-on", status_code=200, responses=REFUSALS)
async def go_on(
    table_id: TableId, data: JSONBody[GoOn], house: TheHouse, guest: TheGuest
) -> Accepted:
    """Tell the coach to go on."""
    return await hosting.go_on(house, table_id, guest, data)


LESSON_ROUTES = [learn, go_on]
