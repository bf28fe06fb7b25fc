"""How strong players are: openskill ratings of signed-in names and bots, game by game."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import asdict
from typing import Any, Final

from openskill.models import PlackettLuce
from sqlalchemy import Connection, insert, select, tuple_, update

from ratking.server.results import Result
from ratking.server.schema import RATINGS, RESULTS

MODEL: Final = PlackettLuce()


def lock(connection: Connection, results: list[Result]) -> None:
    """Hold all ratings that a batch will change, in one order, whichever games they are from."""
    rated = sorted({(result.game, result.player) for result in results if result.player})
    if rated:
        same = tuple_(RATINGS.c.game, RATINGS.c.player).in_(rated)
        query = select(RATINGS.c.mu).where(same).order_by(RATINGS.c.game, RATINGS.c.player)
        connection.execute(query.with_for_update())


def note(connection: Connection, results: list[Result]) -> None:
    """Write the results of one game and rate everybody who has a name."""
    connection.execute(insert(RESULTS), [_row(result) for result in results])
    game = results[0].game
    known = _ratings(connection, game, sorted({r.player for r in results if r.player}))
    teams = [[_rating(known.get(result.player))] for result in results]
    rated = MODEL.rate(teams, ranks=[result.place for result in results])
    shares: dict[str, list[tuple[float, float, bool]]] = defaultdict(list)
    for result, team in zip(results, rated, strict=True):
        if result.player:
            shares[result.player].append(_share(result, team[0], known.get(result.player)))
    for player in sorted(shares):
        _write(connection, game, player, shares[player], known.get(player))


def _row(result: Result) -> dict[str, Any]:
    facts = asdict(result)
    del facts["helped"]
    return facts


def _share(result: Result, rated: Any, known: Any) -> tuple[float, float, bool]:
    """Tell how a seat is rated now; whoever let a bot help may lose by it, and gains nothing."""
    before = _rating(known)
    if result.helped and rated.mu > before.mu:
        return before.mu, before.sigma, False
    return rated.mu, rated.sigma, result.place == 1 and not result.helped


def _ratings(connection: Connection, game: str, players: list[str]) -> dict[str, Any]:
    query = select(RATINGS).where(RATINGS.c.game == game, RATINGS.c.player.in_(players))
    rows = connection.execute(query.order_by(RATINGS.c.player).with_for_update())
    return {row["player"]: row for row in rows.mappings()}


def _rating(row: Any) -> Any:
    return MODEL.rating() if row is None else MODEL.rating(mu=row["mu"], sigma=row["sigma"])


def _write(
    connection: Connection,
    game: str,
    player: str,
    shares: list[tuple[float, float, bool]],
    known: Any,
) -> None:
    """A bot may sit at several seats of a table; the mean of its new ratings counts."""
    mu = sum(share[0] for share in shares) / len(shares)
    sigma = sum(share[1] for share in shares) / len(shares)
    wins = sum(share[2] for share in shares)
    if known is None:
        row = {"game": game, "player": player, "mu": mu, "sigma": sigma}
        row |= {"games": len(shares), "wins": wins}
        connection.execute(insert(RATINGS).values(row))
        return
    same = (RATINGS.c.game == game, RATINGS.c.player == player)
    more = {"games": known["games"] + len(shares), "wins": known["wins"] + wins}
    connection.execute(update(RATINGS).where(*same).values(mu=mu, sigma=sigma, **more))
