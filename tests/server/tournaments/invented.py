"""Tournaments without a server, whose games end as a test wants."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ratking.server.table import Clock
from ratking.server.tournaments.course import advance, begin
from ratking.server.tournaments.tournament import RUNNING, Entrant, Game, Plan, Tournament

USUAL: dict[str, Any] = {
    "name": "Sunday",
    "game": "rattus",
    "options": {},
    "size": 2,
    "format": "swiss",
    "rounds": 3,
    "minutes": 10,
    "pause": 0.0,
    "clock": Clock(),
    "bot": "greedy",
}

Ending = Callable[[Game], list[int]]


def tournament(entrants: int, **plan: Any) -> Tournament:
    """Let so many enter."""
    who = [Entrant(f"E{number}", f"hash {number}") for number in range(entrants)]
    return Tournament("t", Plan(**USUAL | plan), "host", entrants=who)


def in_order(game: Game) -> list[int]:
    """Let the entrant with the lower number win; bots are last."""
    order = sorted(game.seats, key=lambda one: (one < 0, one))
    return [1 + order.index(one) for one in game.seats]


def played(found: Tournament, ending: Ending = in_order, now: float = 0.0) -> Tournament:
    """Play all rounds."""
    begin(found, now)
    while found.status == RUNNING:
        over = {game.table: ending(game) for game in found.going_on}
        assert advance(found, over, now), "the tournament stands still"
    return found
