"""The director: notes what is over in every tournament, pairs, and sets the tables up.

Who meets whom is written down first, with the names of the tables; then the tables are made. So a
worker that ends in between leaves nothing undone, and two workers make no table twice.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress
from typing import Any

from litestar import Litestar
from msgspec import structs
from sqlalchemy import select
from sqlalchemy.exc import IntegrityError

from ratking.server import outside, people
from ratking.server.house import House
from ratking.server.refusals import Refusal
from ratking.server.routine import Routine
from ratking.server.schema import RESULTS, TABLES
from ratking.server.security import Visitor
from ratking.server.table import BOT, OPEN, OVER, PERSON, Seat, Table
from ratking.server.tournaments.course import advance
from ratking.server.tournaments.hall import Hall, wish_of
from ratking.server.tournaments.tournament import GAP, PAUSED, RUNNING, Game, Plan, Tournament


class Director:
    """Looks after all tournaments that go on."""

    def __init__(self, house: House, hall: Hall) -> None:
        self.house = house
        self.hall = hall
        self.routine = Routine(self._look, house.settings.sweep, "a tournament stands still")

    async def _look(self) -> None:
        for name in await self.hall.in_phases((RUNNING, PAUSED)):
            await self.step(name)

    async def step(self, name: str) -> None:
        """Bring one tournament as far as it can be."""
        tournament = await self.hall.get(name)
        status = await self._status(tournament)
        over = await self._places([table for table, found in status.items() if found == OVER])
        if advance(tournament, over, outside.now()):
            tournament, _ = await self.hall.change(
                name, lambda twin: advance(twin, over, outside.now())
            )
        for game in tournament.going_on:
            if status.get(game.table, OPEN) == OPEN:
                await self._set_up(tournament, game)

    async def _status(self, tournament: Tournament) -> dict[str, str]:
        names = [game.table for game in tournament.going_on]
        query = select(TABLES.c.id, TABLES.c.status).where(TABLES.c.id.in_(names))
        return {row["id"]: row["status"] for row in await self.house.store.rows(query)}

    async def _places(self, tables: list[str]) -> dict[str, list[int]]:
        """Find the places of the games that are over, seat by seat."""
        if not tables:
            return {}
        query = select(RESULTS.c.table_id, RESULTS.c.place).where(RESULTS.c.table_id.in_(tables))
        found: dict[str, list[int]] = {}
        for row in await self.house.store.rows(query.order_by(RESULTS.c.table_id, RESULTS.c.seat)):
            found.setdefault(row["table_id"], []).append(row["place"])
        return found

    async def _set_up(self, tournament: Tournament, game: Game) -> None:
        """Make a table and begin; another worker may have been faster with either."""
        with suppress(IntegrityError):
            await self.house.store.create(table_of(tournament, game))
        with suppress(Refusal):
            await self.house.change(game.table, people.start, seats=True)


def directed(house: House, hall: Hall) -> Any:
    """Let a director look after the tournaments as long as the server runs."""

    @asynccontextmanager
    async def run(_: Litestar) -> AsyncGenerator[None, None]:
        director = Director(house, hall)
        director.routine.start()
        try:
            yield
        finally:
            await director.routine.stop()

    return run


def table_of(tournament: Tournament, game: Game) -> Table:
    """Set up the table of a game; bots sit where nobody comes."""
    plan = tournament.plan
    table, _ = people.new_table(wish_of(plan), Visitor(""))
    table.id = game.table
    table.wishes = structs.replace(table.wishes, tournament=tournament.id)
    for number, entrant in enumerate(game.seats):
        table.seats[number] = _seat(tournament, plan, entrant)
    return table


def _seat(tournament: Tournament, plan: Plan, number: int) -> Seat:
    if number == GAP:
        return Seat(BOT, "", plan.bot)
    entrant = tournament.entrants[number]
    return Seat(PERSON, entrant.name, visitor_hash=entrant.visitor_hash, player=entrant.player)
