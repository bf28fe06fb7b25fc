"""The ladder: openskill ratings by game, number of players and season, and the way of each player.

Everybody with a name is rated, and shown only after asking for it; bots are always shown, and begin
where the arena has measured them.
"""

from __future__ import annotations

from typing import Any, Final

from openskill.models import PlackettLuce
from sqlalchemy import Connection, delete, insert, select

from ratking.agents.standing import UNKNOWN_SIGMA, standings
from ratking.server.results import Result
from ratking.server.schema import LADDER, LADDER_POINTS
from ratking.server.seasons import carried_over, season_of

MODEL: Final = PlackettLuce()
BOTS: Final = "bot:"


def note(connection: Connection, results: list[Result]) -> None:
    """Rate everybody who played one game; a bot at several seats is rated at the first of them."""
    game, players = results[0].game, len(results)
    season = season_of(results[0].at)
    rows = {
        name: _row(connection, game, players, season, name)
        for name in sorted({result.player for result in results if result.player})
    }
    teams = [[_rating(rows.get(result.player))] for result in results]
    rated = MODEL.rate(teams, ranks=[result.place for result in results])
    written: set[str] = set()
    for result, team in zip(results, rated, strict=True):
        if result.player and result.player not in written:
            written.add(result.player)
            _write(connection, rows[result.player], result, team[0])


def _rating(row: dict[str, Any] | None) -> Any:
    return MODEL.rating() if row is None else MODEL.rating(mu=row["mu"], sigma=row["sigma"])


def _row(connection: Connection, game: str, players: int, season: str, name: str) -> dict[str, Any]:
    """Find how a player stands, or begin: as last season, as measured, or in the middle."""
    same = (LADDER.c.game == game, LADDER.c.players == players, LADDER.c.player == name)
    query = select(LADDER).where(*same, LADDER.c.season <= season)
    latest = connection.execute(query.order_by(LADDER.c.season.desc()).limit(1)).mappings().first()
    row: dict[str, Any] = {"game": game, "players": players, "season": season, "player": name}
    if latest is not None and latest["season"] == season:
        return dict(latest)
    row |= {"games": 0, "wins": 0, "left_early": 0}
    if latest is not None:
        return row | {
            "mu": latest["mu"],
            "sigma": carried_over(latest["sigma"], UNKNOWN_SIGMA),
        }
    return row | _beginning(game, name)


def _beginning(game: str, name: str) -> dict[str, float]:
    known = standings(game).get(name.removeprefix(BOTS)) if name.startswith(BOTS) else None
    begun = MODEL.rating() if known is None else MODEL.rating(mu=known.mu, sigma=known.sigma)
    return {"mu": begun.mu, "sigma": begun.sigma}


def _write(connection: Connection, row: dict[str, Any], result: Result, rated: Any) -> None:
    """Whoever let a bot help may lose by it and gains nothing; the leaving is counted."""
    gains = rated.mu > row["mu"]
    mu, sigma = (row["mu"], row["sigma"]) if result.helped and gains else (rated.mu, rated.sigma)
    won = result.place == 1 and not result.helped
    fresh = row | {"mu": mu, "sigma": sigma, "games": row["games"] + 1}
    fresh |= {"wins": row["wins"] + won, "left_early": row["left_early"] + result.helped}
    keys = ("game", "players", "season", "player")
    connection.execute(delete(LADDER).where(*[LADDER.c[key] == row[key] for key in keys]))
    connection.execute(insert(LADDER).values(fresh))
    point = {key: row[key] for key in keys} | {"mu": mu, "sigma": sigma, "at": result.at}
    point |= {"table_id": result.table_id, "seat": result.seat, "place": result.place}
    connection.execute(insert(LADDER_POINTS).values(point))
