"""How a finished game came out, seat by seat, and for whom each result counts."""

from __future__ import annotations

from dataclasses import dataclass

from ratking.core.game import Outcome
from ratking.server.table import ACCOUNT, BOT, Table


@dataclass(frozen=True)
class Result:
    """How one seat came out; a person who is not signed in has no name to be rated by."""

    table_id: str
    seat: int
    game: str
    player: str
    place: int
    score: int
    at: float
    helped: bool = False


def places_of(outcome: Outcome) -> list[int]:
    """Say which places count; when everybody lost, nobody is first and all are last."""
    last = len(outcome.places)
    return [last] * last if outcome.everybody_lost else outcome.places


def results_of(table: Table, now: float) -> list[Result]:
    """List how the seats of a finished game came out."""
    outcome = table.match.game.outcome(table.match.state)
    assert outcome is not None
    return [
        Result(
            table.id,
            number,
            table.match.game.name,
            rated_name(table, number),
            place,
            score,
            now,
            table.seats[number].helped,
        )
        for number, (place, score) in enumerate(
            zip(places_of(outcome), outcome.scores, strict=True)
        )
    ]


def rated_name(table: Table, number: int) -> str:
    """Name whom a result counts for: a bot by its level, a person by the signed-in name.

    Whoever gets up and lets a bot play on has played: nobody escapes a result so. A challenge
    counts for nobody.
    """
    seat = table.seats[number]
    if table.wishes.challenge:
        return ""
    return f"bot:{seat.level}" if seat.kind in (BOT, ACCOUNT) else seat.player
