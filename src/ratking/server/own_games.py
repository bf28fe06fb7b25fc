"""My games: results, ratings and favourites of whoever asks, with or without a name."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from msgspec import json
from sqlalchemy import and_, or_, select
from sqlalchemy.sql.elements import ColumnElement

from ratking.core.manifest import Liking
from ratking.games import GAMES
from ratking.server.boxes import shared_words
from ratking.server.finished_replies import Favourite, MyResult
from ratking.server.guest import Guest
from ratking.server.house import House
from ratking.server.schema import RESULTS, SEATS, STEPS

MOST_GAMES: Final = 200
MOST_LIKED: Final = 6


def was_mine(guest: Guest) -> ColumnElement[bool]:
    """Recognise a seat that was mine: on this device, or under my name."""
    here = SEATS.c.visitor_hash == guest.visitor.hash
    named = and_(SEATS.c.player == guest.visitor.player, SEATS.c.player != "")
    return or_(here, named)


async def results_of(house: House, guest: Guest) -> list[MyResult]:
    """List my finished games with everybody's places, the latest first."""
    same = and_(SEATS.c.table_id == RESULTS.c.table_id, SEATS.c.seat == RESULTS.c.seat)
    query = select(RESULTS).join(SEATS, same).where(was_mine(guest))
    rows = await house.store.rows(query.order_by(RESULTS.c.at.desc()).limit(MOST_GAMES))
    tables = sorted({row["table_id"] for row in rows})
    others = await house.store.rows(
        select(RESULTS.c.table_id, RESULTS.c.place).where(RESULTS.c.table_id.in_(tables))
    )
    players = Counter(row["table_id"] for row in others)
    return [
        MyResult(
            row["table_id"],
            row["game"],
            row["seat"],
            row["place"],
            players[row["table_id"]],
            row["score"],
            row["at"],
        )
        for row in rows
    ]


async def favourites_of(
    house: House, results: list[MyResult], language: str
) -> dict[str, list[Favourite]]:
    """Count for every game what I took most often, and how often I won with it."""
    found = {}
    for game in sorted({result.game for result in results} & set(GAMES)):
        played = {(one.table, one.seat): one for one in results if one.game == game}
        liking = GAMES[game].liking
        counted = await _counted(house, liking, played) if liking else {}
        if liking and counted:
            found[game] = _named(game, liking.kind, counted, language)
    return found


Counted = dict[int, tuple[int, set[str], set[str]]]


async def _counted(
    house: House, liking: Liking, played: dict[tuple[str, int], MyResult]
) -> Counted:
    """Count things, the games in which they were taken and those that were won so."""
    tables = sorted({table for table, _ in played})
    query = select(STEPS.c.table_id, STEPS.c.events).where(
        STEPS.c.table_id.in_(tables),
        STEPS.c.void.is_(False),
        STEPS.c.events.contains(f'"{liking.event}"'),
    )
    counted: Counted = {}
    for row in await house.store.rows(query):
        for event in json.decode(row["events"]):
            if event["event"] == liking.event:
                _count(counted, liking, event, row["table_id"], played)
    return counted


def _count(
    counted: Counted,
    liking: Liking,
    event: dict[str, Any],
    table: str,
    played: dict[tuple[str, int], MyResult],
) -> None:
    taken = event[liking.fact]
    pairs = enumerate(taken) if isinstance(taken, list) else [(event["seat"], taken)]
    for seat, thing in pairs:
        result = played.get((table, seat))
        if result is not None and thing >= 0:
            kind = thing // liking.copies
            times, games, wins = counted.get(kind, (0, set(), set()))
            games.add(table)
            if result.place == 1:
                wins.add(table)
            counted[kind] = (times + 1, games, wins)


def _named(game: str, kind: str, counted: Counted, language: str) -> list[Favourite]:
    names = {thing.id: thing.name for thing in shared_words(game, language).things()}
    liked = sorted(counted.items(), key=lambda pair: (-pair[1][0], pair[0]))[:MOST_LIKED]
    return [
        Favourite(f"{kind}:{thing}", names[f"{kind}:{thing}"], times, len(games), len(wins))
        for thing, (times, games, wins) in liked
    ]
