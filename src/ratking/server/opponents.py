"""Against which character my chances would be near a half."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from openskill.models import PlackettLuce
from sqlalchemy import and_, select

from ratking.agents.standing import Standing, evenly_matched, standings
from ratking.server.guest import Guest
from ratking.server.house import House
from ratking.server.own_games import was_mine
from ratking.server.replies import NextOpponent
from ratking.server.schema import RESULTS, SEATS
from ratking.server.table import BOT

MODEL: Final = PlackettLuce()
LATEST: Final = 30
"""So many of my games tell how strong I am now."""


async def next_opponent(house: House, guest: Guest, game: str) -> NextOpponent:
    """Suggest somebody from my latest games against characters; without any, nobody."""
    games = await _latest(house, guest, game)
    mine = strength(games, standings(game))
    if not games:
        return NextOpponent("", 0.5)
    name = evenly_matched(game, mine)
    chance = mine.chance_against(standings(game)[name]) if name else 0.5
    return NextOpponent(name, round(chance, 2))


def strength(games: list[list[tuple[str, int]]], known: dict[str, Standing]) -> Standing:
    """Rate somebody by games, the oldest first: my place, and the places of characters.

    The characters are rated by the arena and stay what they are.
    """
    mine = MODEL.rating()
    for seats in games:
        others = [known[name] for name, _ in seats[1:]]
        teams = [[mine], *([MODEL.rating(mu=one.mu, sigma=one.sigma)] for one in others)]
        mine = MODEL.rate(teams, ranks=[place for _, place in seats])[0][0]
    return Standing(mine.mu, mine.sigma, len(games))


async def _latest(house: House, guest: Guest, game: str) -> list[list[tuple[str, int]]]:
    """List my latest games with their characters, each with the places, mine first."""
    same = and_(SEATS.c.table_id == RESULTS.c.table_id, SEATS.c.seat == RESULTS.c.seat)
    query = select(RESULTS.c.table_id, RESULTS.c.place, RESULTS.c.at).join(SEATS, same)
    query = query.where(was_mine(guest), RESULTS.c.game == game)
    mine = await house.store.rows(query.order_by(RESULTS.c.at.desc()).limit(LATEST))
    beside = select(RESULTS.c.table_id, RESULTS.c.place, SEATS.c.level).join(SEATS, same)
    tables = sorted({row["table_id"] for row in mine})
    bots = await house.store.rows(beside.where(RESULTS.c.table_id.in_(tables), SEATS.c.kind == BOT))
    games = [_with_bots(row, bots, standings(game)) for row in reversed(mine)]
    return [one for one in games if len(one) > 1]


def _with_bots(mine: Any, bots: Sequence[Any], known: dict[str, Standing]) -> list[tuple[str, int]]:
    beside = [
        (row["level"], row["place"])
        for row in bots
        if row["table_id"] == mine["table_id"] and row["level"] in known
    ]
    return [("", mine["place"]), *beside]
