"""Who has no choice, and whether others can tell: how fast one answers must say nothing."""

from __future__ import annotations

from random import Random
from typing import Final

from ratking.core.question import NOBODY
from ratking.core.state import State
from ratking.server.match import Match

WORLDS: Final = 32
"""How many worlds are tried; where some have a choice, one is nearly always among the first six."""


def is_forced(match: Match, seat: int) -> bool:
    """Say whether a seat has one answer only, and everybody can tell."""
    return has_one_answer(match, seat) and world_with_a_choice(match, seat) is None


def has_one_answer(match: Match, seat: int) -> bool:
    """Say whether a seat has one answer only."""
    return len(match.game.legal(match.state, seat)) == 1


def world_with_a_choice(match: Match, seat: int) -> State | None:
    """Find a world that looks the same to everybody else, and in which the seat has a choice.

    What was found is kept until the next step: the driver and every view ask for it.
    """
    if seat not in match.imagined:
        match.imagined[seat] = _imagined(match, seat)
    return match.imagined[seat]


def _imagined(match: Match, seat: int) -> State | None:
    game = match.game
    seen = game.observe(match.state, NOBODY)
    luck = Random(f"{match.luck.secret}/{match.number}/{seat}")
    for _ in range(WORLDS):
        world: State = game.sample(seen, luck)
        if seat in game.open_seats(world) and len(game.legal(world, seat)) > 1:
            return world
    return None
