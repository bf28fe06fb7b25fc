"""How a tournament stands.

A game gives each seat the share of the others that it has left behind, half a share for each that
came out even: a table of four gives 1, 2/3, 1/3 and 0, a table of two 1 and 0. Where nobody has
won, as in a plague that kills everybody, nobody gets anything. Even entrants are told apart by the
points of those they have met, then by games won; whoever is even then shares a place.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ratking.server.tournaments.tournament import GAP, Game


@dataclass(frozen=True)
class Standing:
    """Where an entrant stands."""

    entrant: int
    rank: int
    points: float
    opposition: float
    games: int
    won: int


def shares(places: Sequence[int]) -> list[float]:
    """Say how much each seat of a game has earned."""
    if min(places) > 1:
        return [0.0] * len(places)
    others = len(places) - 1
    return [
        sum(1.0 if other > place else 0.5 if other == place else 0.0 for other in places) / others
        - 0.5 / others
        for place in places
    ]


def points_of(games: Sequence[Game], entrants: int) -> list[float]:
    """Add up what every entrant has earned."""
    points = [0.0] * entrants
    for game in games:
        if game.is_over:
            for entrant, share in zip(game.seats, shares(game.places), strict=True):
                if entrant != GAP:
                    points[entrant] += share
    return points


def standings(games: Sequence[Game], entrants: int) -> list[Standing]:
    """List all entrants, the best first."""
    over = [game for game in games if game.is_over]
    points = points_of(over, entrants)
    opposition, played, won = [0.0] * entrants, [0] * entrants, [0] * entrants
    for game in over:
        for entrant, place in zip(game.seats, game.places, strict=True):
            if entrant != GAP:
                played[entrant] += 1
                won[entrant] += place == 1
                opposition[entrant] += sum(points[one] for one in game.people if one != entrant)
    merit = [
        (round(points[one], 6), round(opposition[one], 6), won[one]) for one in range(entrants)
    ]
    order = sorted(range(entrants), key=lambda one: merit[one], reverse=True)
    return [
        Standing(
            one,
            1 + sum(other > merit[one] for other in merit),
            merit[one][0],
            merit[one][1],
            played[one],
            won[one],
        )
        for one in order
    ]
