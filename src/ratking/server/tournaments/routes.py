"""Tournaments over HTTP."""

from __future__ import annotations

import csv
from collections.abc import Callable, Sequence
from io import StringIO
from typing import Annotated, Final, Literal

from litestar import Response, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, PathParameter
from sqlalchemy import select

from ratking.server.dependencies import REFUSALS, TheGuest, TheHouse
from ratking.server.guest import Guest
from ratking.server.schema import TABLES
from ratking.server.table import OPEN
from ratking.server.tournaments import hall as doing
from ratking.server.tournaments.hall import Hall
from ratking.server.tournaments.replies import TournamentInfo, TournamentLine, info, line, tables_of
from ratking.server.tournaments.standings import standings
from ratking.server.tournaments.tournament import GAP, Tournament
from ratking.server.tournaments.wishes import BreakWish, Enter, NewTournament

TheHall = NamedDependency[Hall]
Id = Annotated[str, PathParameter(pattern=r"^[A-Za-z0-9_-]{1,32}$")]
Deed = Literal["begin", "pause", "resume", "end"]
FORMULAS: Final = ("=", "+", "-", "@", "\t", "\r")


@post("/tournaments", responses=REFUSALS)
async def create(
    data: JSONBody[NewTournament], house: TheHouse, hall: TheHall, guest: TheGuest
) -> TournamentInfo:
    """Set up a tournament; whoever has the link to it can enter."""
    plan = doing.planned(data)
    doing.must_be_playable(plan, guest)
    fresh = doing.new_tournament(plan, guest)
    await hall.create(fresh, guest, house.allowances)
    return info(fresh, guest)


@get("/tournaments", responses=REFUSALS)
async def listing(hall: TheHall, guest: TheGuest) -> list[TournamentLine]:
    """List my tournaments and the public ones, the latest first."""
    return [line(one, guest) for one in await hall.listed(guest.visitor.hash)]


@get("/tournaments/{name:str}", responses=REFUSALS)
async def one(name: Id, hall: TheHall, guest: TheGuest) -> TournamentInfo:
    """Show a tournament: who plays, how it stands, and every game."""
    return await _shown(await hall.get(name), hall, guest)


async def _shown(found: Tournament, hall: Hall, guest: Guest) -> TournamentInfo:
    """Show a tournament; a table that is paired may not be there for a moment."""
    mine = tables_of(found, guest)
    query = select(TABLES.c.id).where(TABLES.c.id.in_(mine), TABLES.c.status != OPEN)
    begun = [row["id"] for row in await hall.store.rows(query)] if mine else []
    return info(found, guest, begun)


@post("/tournaments/{name:str}/enter", status_code=200, responses=REFUSALS)
async def enter(name: Id, data: JSONBody[Enter], hall: TheHall, guest: TheGuest) -> TournamentInfo:
    """Enter a tournament, or come back to it."""
    return await _after(name, lambda one: doing.enter(one, guest, data), hall, guest)


@post("/tournaments/{name:str}/withdraw", status_code=200, responses=REFUSALS)
async def withdraw(name: Id, hall: TheHall, guest: TheGuest) -> TournamentInfo:
    """Leave a tournament; a game that I play goes on."""
    return await _after(name, lambda one: doing.withdraw(one, guest), hall, guest)


@put("/tournaments/{name:str}/break", responses=REFUSALS)
async def take_a_break(
    name: Id, data: JSONBody[BreakWish], hall: TheHall, guest: TheGuest
) -> TournamentInfo:
    """Sit out from the next game on, or come back."""
    return await _after(name, lambda one: doing.take_a_break(one, guest, data), hall, guest)


@post("/tournaments/{name:str}/{deed:str}", status_code=200, responses=REFUSALS)
async def steer(name: Id, deed: FromPath[Deed], hall: TheHall, guest: TheGuest) -> TournamentInfo:
    """Begin, pause, go on or end; only the host. What is played is played to its end."""
    return await _after(name, lambda one: doing.steer(one, guest, deed), hall, guest)


async def _after(
    name: str, work: Callable[[Tournament], None], hall: Hall, guest: Guest
) -> TournamentInfo:
    found, _ = await hall.change(name, work)
    return await _shown(found, hall, guest)


@get("/tournaments/{name:str}/standings.csv", responses=REFUSALS)
async def standings_file(name: Id, hall: TheHall) -> Response[str]:
    """Give the standings as a file for a spreadsheet."""
    found = await hall.get(name)
    rows = [
        [one.rank, found.entrants[one.entrant].name, one.points, one.opposition, one.games, one.won]
        for one in standings(found.games, len(found.entrants))
    ]
    head = ["rank", "name", "points", "opposition", "games", "won"]
    return _file("standings", [head, *rows])


@get("/tournaments/{name:str}/games.csv", responses=REFUSALS)
async def games_file(name: Id, hall: TheHall) -> Response[str]:
    """Give every seat of every game as a file for a spreadsheet."""
    found = await hall.get(name)
    rows = [
        [
            game.round,
            game.table,
            seat,
            _name(found, entrant),
            game.places[seat] if game.places else "",
        ]
        for game in found.games
        for seat, entrant in enumerate(game.seats)
    ]
    return _file("games", [["round", "table", "seat", "name", "place"], *rows])


def _name(tournament: Tournament, entrant: int) -> str:
    return f"bot:{tournament.plan.bot}" if entrant == GAP else tournament.entrants[entrant].name


def _file(name: str, rows: Sequence[Sequence[object]]) -> Response[str]:
    text = StringIO()
    csv.writer(text).writerows([_harmless(cell) for cell in row] for row in rows)
    headers = {"content-disposition": f'attachment; filename="{name}.csv"'}
    return Response(text.getvalue(), media_type="text/csv", headers=headers)


def _harmless(cell: object) -> object:
    """A name that a spreadsheet would take for a formula stays a name."""
    is_formula = isinstance(cell, str) and cell.startswith(FORMULAS)
    return f"'{cell}" if is_formula else cell


TOURNAMENT_ROUTES = [
    create,
    listing,
    one,
    enter,
    withdraw,
    take_a_break,
    steer,
    standings_file,
    games_file,
]
