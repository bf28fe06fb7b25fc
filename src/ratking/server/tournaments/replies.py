"""What goes over the wire about a tournament."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import asdict

from msgspec import Struct

from ratking.server import outside
from ratking.server.guest import Guest
from ratking.server.table import Clock
from ratking.server.tournaments.course import rounds_of
from ratking.server.tournaments.standings import standings
from ratking.server.tournaments.tournament import RUNNING, Game, Tournament


class EntrantInfo(Struct, frozen=True):
    """Somebody who plays; whoever is away sits out."""

    name: str
    player: str
    away: bool


class StandingInfo(Struct, frozen=True):
    """Where an entrant stands; the opposition is the points of those who were met."""

    entrant: int
    rank: int
    points: float
    opposition: float
    games: int
    won: int


class TournamentGame(Struct, frozen=True):
    """A game: its table and round, who sits where (-1 is a bot), and the places at the end."""

    table: str
    round: int
    seats: list[int]
    places: list[int]


class TournamentLine(Struct, frozen=True):
    """A tournament in a list."""

    id: str
    name: str
    game: str
    size: int
    format: str
    status: str
    entrants: int
    mine: bool
    host: bool


class TournamentInfo(Struct, frozen=True):
    """A tournament as everybody sees it, and who I am in it.

    In so many seconds the next round begins (`next_in`), or no more games of an arena (`ends_in`).
    """

    id: str
    name: str
    game: str
    options: dict[str, object]
    size: int
    format: str
    rounds: int
    minutes: int
    clock: Clock
    bot: str
    public: bool
    status: str
    round: int
    next_in: float | None
    ends_in: float | None
    host: bool
    mine: int | None
    my_table: str
    entrants: list[EntrantInfo]
    standings: list[StandingInfo]
    games: list[TournamentGame]


def line(tournament: Tournament, guest: Guest) -> TournamentLine:
    """Show a tournament in a list."""
    plan = tournament.plan
    return TournamentLine(
        tournament.id,
        plan.name,
        plan.game,
        plan.size,
        plan.format,
        tournament.status,
        len(tournament.entrants),
        tournament.number_of(guest.visitor.hash) is not None,
        tournament.host == guest.visitor.hash,
    )


def info(tournament: Tournament, guest: Guest, begun: Collection[str] = ()) -> TournamentInfo:
    """Show a tournament to a guest, who is led only to a table where the game has begun."""
    plan = tournament.plan
    mine = tournament.number_of(guest.visitor.hash)
    runs = tournament.status == RUNNING
    return TournamentInfo(
        id=tournament.id,
        name=plan.name,
        game=plan.game,
        options=plan.options,
        size=plan.size,
        format=plan.format,
        rounds=rounds_of(tournament),
        minutes=plan.minutes,
        clock=plan.clock,
        bot=plan.bot,
        public=plan.public,
        status=tournament.status,
        round=tournament.round,
        next_in=_in_seconds(tournament.next_at) if runs else None,
        ends_in=_in_seconds(tournament.ends) if runs and tournament.is_arena else None,
        host=tournament.host == guest.visitor.hash,
        mine=mine,
        my_table=next((name for name in tables_of(tournament, guest) if name in begun), ""),
        entrants=[EntrantInfo(one.name, one.player, one.away) for one in tournament.entrants],
        standings=[
            StandingInfo(**asdict(one))
            for one in standings(tournament.games, len(tournament.entrants))
        ],
        games=[_game(game) for game in tournament.games],
    )


def _in_seconds(at: float | None) -> float | None:
    return None if at is None else max(0.0, at - outside.now())


def tables_of(tournament: Tournament, guest: Guest) -> list[str]:
    """List the tables where a guest is waited for."""
    mine = tournament.number_of(guest.visitor.hash)
    return [game.table for game in tournament.going_on if mine in game.seats]


def _game(game: Game) -> TournamentGame:
    return TournamentGame(game.table, game.round, game.seats, game.places)
