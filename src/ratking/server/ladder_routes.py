"""The ladder over HTTP: public ratings of those who want to be shown, and of the bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Final

from litestar import get, put
from litestar.params import JSONBody, QueryParameter
from sqlalchemy import ColumnElement, or_, select, update

from ratking.server import outside
from ratking.server.boxes import names
from ratking.server.dependencies import REFUSALS, TheGuest, TheHouse
from ratking.server.guest import Guest
from ratking.server.house import House
from ratking.server.ladder import BOTS
from ratking.server.ladder_replies import (
    Ladder,
    LadderPlayer,
    LadderPoint,
    LadderRow,
    LadderStanding,
    Listed,
)
from ratking.server.refusals import Refusal
from ratking.server.schema import LADDER, LADDER_POINTS, PLAYERS, TABLES
from ratking.server.seasons import season_of
from ratking.server.text_routes import GameName
from ratking.server.wire import BeListed

MOST_LISTED: Final = 100
MOST_POINTS: Final = 200
PLAYERS_WISHED = Annotated[int, QueryParameter(ge=0, le=12)]
SEASON_WISHED = Annotated[str, QueryParameter(pattern=r"^(\d{4}-[1-4])?$")]
PLAYER_NAME = Annotated[str, QueryParameter(min_length=1, max_length=48)]


def is_shown() -> ColumnElement[bool]:
    """Find those who have asked to be shown, and the bots."""
    listed = select(PLAYERS.c.name).where(PLAYERS.c.listed.is_(True))
    return or_(LADDER.c.player.startswith(BOTS), LADDER.c.player.in_(listed))


@get("/standings/{game:str}", responses=REFUSALS)
async def ladder(
    house: TheHouse, game: GameName, players: PLAYERS_WISHED = 0, season: SEASON_WISHED = ""
) -> Ladder:
    """List the ladder of a game; without a wish that of most games, in the latest season."""
    if game not in names():
        raise Refusal("unknown", "There is no such game.")
    found = select(LADDER.c.season, LADDER.c.players).where(LADDER.c.game == game).distinct()
    there = await house.store.rows(found)
    seasons = sorted({row["season"] for row in there}, reverse=True)
    season = season or (seasons[0] if seasons else season_of(outside.now()))
    counts = sorted({row["players"] for row in there if row["season"] == season})
    players = players or (counts[0] if counts else 2)
    rows = await _rows(house, game, players, season)
    return Ladder(game, players, season, seasons, counts, rows)


async def _rows(house: House, game: str, players: int, season: str) -> list[LadderRow]:
    here = (LADDER.c.game == game, LADDER.c.players == players, LADDER.c.season == season)
    best = (LADDER.c.mu - 2 * LADDER.c.sigma).desc()
    query = select(LADDER).where(*here, is_shown()).order_by(best, LADDER.c.player)
    rows = await house.store.rows(query.limit(MOST_LISTED))
    return [_row(number, row) for number, row in enumerate(rows, start=1)]


def _row(rank: int, row: Any) -> LadderRow:
    rating, unsure = round(row["mu"], 1), round(2 * row["sigma"], 1)
    return LadderRow(
        rank, row["player"], rating, unsure, row["games"], row["wins"], row["left_early"]
    )


@get("/standings/player", responses=REFUSALS)
async def player(house: TheHouse, guest: TheGuest, name: PLAYER_NAME) -> LadderPlayer:
    """Show one player's standings, and the way there; others only if they want to be shown."""
    if name != guest.visitor.player and not await _may_be_seen(house, name):
        raise Refusal("unknown", "There is no such player on the ladder.")
    query = select(LADDER).where(LADDER.c.player == name)
    rows = await house.store.rows(query.order_by(LADDER.c.season))
    latest = {(row["game"], row["players"]): row for row in rows}
    way = select(LADDER_POINTS).where(LADDER_POINTS.c.player == name)
    points = await house.store.rows(way.order_by(LADDER_POINTS.c.at.desc()).limit(MOST_POINTS))
    standings = [await _standing(house, row) for row in latest.values()]
    public = await _public(house, [row["table_id"] for row in points])
    return LadderPlayer(name, standings, _points(points, public))


async def _public(house: House, tables: list[str]) -> set[str]:
    """Find the tables that everybody may look at; of the others nobody learns the address here."""
    query = select(TABLES.c.id).where(TABLES.c.id.in_(tables), TABLES.c.public.is_(True))
    return {row["id"] for row in await house.store.rows(query)}


async def _may_be_seen(house: House, name: str) -> bool:
    """Bots that have played, and people who want to be shown."""
    query = select(LADDER.c.player).where(LADDER.c.player == name, is_shown()).limit(1)
    return bool(await house.store.rows(query))


async def _standing(house: House, row: Any) -> LadderStanding:
    """Find somebody's place among those who are shown; who is not shown has none."""
    game, players, season = row["game"], row["players"], row["season"]
    for shown in await _rows(house, game, players, season):
        if shown.player == row["player"]:
            return LadderStanding(game, players, season, shown)
    return LadderStanding(game, players, season, _row(0, row))


def _points(rows: Sequence[Any], public: set[str]) -> list[LadderPoint]:
    return [
        LadderPoint(
            row["table_id"] if row["table_id"] in public else "",
            row["game"],
            row["players"],
            row["place"],
            round(row["mu"], 2),
            round(2 * row["sigma"], 2),
            row["at"],
        )
        for row in reversed(rows)
    ]


@get("/names/listed", responses=REFUSALS)
async def listed(house: TheHouse, guest: TheGuest) -> Listed:
    """Say whether I am shown on the ladder."""
    query = select(PLAYERS.c.listed).where(PLAYERS.c.name == guest.visitor.player)
    rows = await house.store.rows(query)
    return Listed(bool(rows and rows[0]["listed"]))


@put("/names/listed", responses=REFUSALS)
async def be_listed(data: JSONBody[BeListed], house: TheHouse, guest: TheGuest) -> Listed:
    """Be shown on the ladder, or no longer; only under a name of one's own."""
    await _must_have_a_name(guest)
    async with house.store.engine.begin() as connection:
        mine = update(PLAYERS).where(PLAYERS.c.name == guest.visitor.player)
        await connection.execute(mine.values(listed=data.listed))
    return Listed(data.listed)


async def _must_have_a_name(guest: Guest) -> None:
    if not guest.visitor.player:
        raise Refusal("not_now", "Take a name first; the ladder shows players by their names.")


LADDER_ROUTES = [ladder, player, listed, be_listed]
