"""Lessons over HTTP: begin one, and go on where nothing is asked."""

from __future__ import annotations

from litestar import post
from litestar.params import FromPath, JSONBody

from ratking.server import coach
from ratking.server.dependencies import REFUSALS, TableId, TheGuest, TheHouse
from ratking.server.match import Step
from ratking.server.refusals import Refusal
from ratking.server.replies import Accepted, Seated
from ratking.server.table import Table
from ratking.server.views import table_info
from ratking.server.wire import GoOn, Learn


@post("/lessons/{game:str}", responses=REFUSALS)
async def learn(
    game: FromPath[str], data: JSONBody[Learn], house: TheHouse, guest: TheGuest
) -> Seated:
    """Sit down to a guided first game; it waits for the learner as long as it takes."""
    table = coach.new_lesson(game, data.name, guest.visitor)
    await house.allowances.set_up(table, guest)
    table = await house.change(table.id, coach.begin, seats=True)
    info = table_info(table, guest.seats(table), guest.is_host(table), guest.language)
    return Seated(info, guest.seats(table), [])


@post("/tables/{table_id:str}/go-on", status_code=200, responses=REFUSALS)
async def go_on(
    table_id: TableId, data: JSONBody[GoOn], house: TheHouse, guest: TheGuest
) -> Accepted:
    """Tell the coach to go on."""
    seat = guest.seat(await house.table(table_id), None)

    def work(table: Table) -> list[Step]:
        if not table.wishes.lesson:
            raise Refusal("off", "There is no lesson at this table.")
        if table.match.version(seat) != data.version:
            raise Refusal("stale", "The table has moved on; look again.")
        return coach.go_on(table)

    return Accepted((await house.change(table_id, work)).match.version(seat))


LESSON_ROUTES = [learn, go_on]
