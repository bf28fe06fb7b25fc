"""The ladder of a club: what its members have won against each other and against bots."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from sqlalchemy import select

from ratking.server.ratings import MODEL
from ratking.server.schema import RESULTS, SEATS
from ratking.server.store import Store


@dataclass(frozen=True)
class Seated:
    """How one seat of a game came out, and which visitor sat there; a bot is nobody."""

    table: str
    game: str
    visitor: str
    place: int


@dataclass(frozen=True)
class ClubStanding:
    """How a member stands in a game."""

    game: str
    visitor: str
    rating: float
    unsure: float
    games: int
    won: int


async def results_at(store: Store, tables: Sequence[str]) -> list[Seated]:
    """Read how the games at some tables came out, the oldest first."""
    same = (SEATS.c.table_id == RESULTS.c.table_id) & (SEATS.c.seat == RESULTS.c.seat)
    query = select(RESULTS, SEATS.c.visitor_hash).join_from(RESULTS, SEATS, same)
    query = query.where(RESULTS.c.table_id.in_(tables))
    rows = await store.rows(query.order_by(RESULTS.c.at, RESULTS.c.table_id, RESULTS.c.seat))
    return [_seated(row) for row in rows]


def _seated(row: Mapping[Any, Any]) -> Seated:
    return Seated(row["table_id"], row["game"], row["visitor_hash"], row["place"])


def ladder(results: Iterable[Seated], members: Sequence[str]) -> list[ClubStanding]:
    """Rate everybody game by game; only members are listed, those who surely stand high first."""
    ratings: dict[tuple[str, str], Any] = {}
    counts: dict[tuple[str, str], tuple[int, int]] = {}
    for _, found in groupby(results, key=lambda one: one.table):
        seats = list(found)
        keys = [(seat.game, seat.visitor) for seat in seats]
        teams = [[ratings[key] if key in ratings else MODEL.rating()] for key in keys]
        rated = MODEL.rate(teams, ranks=[seat.place for seat in seats])
        for seat, key, team in zip(seats, keys, rated, strict=True):
            games, won = counts.get(key, (0, 0))
            counts[key] = (games + 1, won + (seat.place == 1))
            if seat.visitor:
                ratings[key] = team[0]
    return sorted(
        (
            ClubStanding(game, who, round(one.mu, 1), round(2 * one.sigma, 1), *counts[game, who])
            for (game, who), one in ratings.items()
            if who in members
        ),
        key=lambda one: (one.game, one.unsure - one.rating),
    )
