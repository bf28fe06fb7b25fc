"""What the plague would do to each region if it came there now, from what one seat may know."""

from __future__ import annotations

from random import Random
from typing import Final

from ratking.games.rattus.domains import SLOTS
from ratking.games.rattus.pieces import NO_FACE
from ratking.games.rattus.plague import can_strike, losses, reaches_limit
from ratking.games.rattus.rats import face_by_luck
from ratking.games.rattus.state import (
    LIMIT_MINUS,
    STRUCK,
    TURNED_UP,
    RattusState,
    citizens_of,
    face_of,
    pool_of,
)
from ratking.games.rattus.verbs import kill_citizens
from ratking.games.rattus.verbs_rats import deal_face, lower_limits, reveal_rat, show_faces

WORLDS: Final = 200


class Risk:
    """The chance of an outbreak in a region, and the citizens that each seat loses on average."""

    def __init__(self, region: int, players: int) -> None:
        self.region = region
        self.outbreak = 0.0
        self.losses = [0.0] * players


def risks(table: RattusState, worlds: int = WORLDS) -> list[Risk]:
    """Judge every region in play; nobody lowers limits, plays region cards or chooses the order."""
    rng = Random("risk")
    return [risk_in(table, region, worlds, rng) for region in table.box.in_play]


def risk_in(table: RattusState, region: int, worlds: int, rng: Random) -> Risk:
    """Let the plague strike a region in many worlds that the seat cannot tell apart."""
    risk = Risk(region, table.box.players)
    for _ in range(worlds):
        world = _world(table, region)
        if _strike(world, region, rng):
            risk.outbreak += 1 / worlds
        for seat in range(table.box.players):
            dead = citizens_of(table, seat, region) - citizens_of(world, seat, region)
            risk.losses[seat] += dead / worlds
    return risk


def _world(table: RattusState, region: int) -> RattusState:
    """Copy the table; rats that are turned up lie in the region that is being struck."""
    world = table.copy()
    world.told = None
    if region != STRUCK.of(table):
        lower_limits(world, 0)
        show_faces(world, [])
    return world


def _strike(world: RattusState, region: int, rng: Random) -> bool:
    """Reveal one rat after the other, and say whether the plague broke out."""
    broke_out = False
    while can_strike(world, region):
        face = _next_face(world, region, rng)
        if reaches_limit(world, region, world.box.faces[face].limit - LIMIT_MINUS.of(world)):
            broke_out = True
            for seat, loss in enumerate(losses(world, region, face)):
                if loss and citizens_of(world, seat, region):
                    kill_citizens(world, seat, region, loss)
    return broke_out


def _next_face(world: RattusState, region: int, rng: Random) -> int:
    if TURNED_UP.count(world):
        face, *rest = TURNED_UP.all(world)
        show_faces(world, rest)
        return face
    rat = region * SLOTS
    if face_of(world, rat) == NO_FACE:
        deal_face(world, rat, face_by_luck(world, pool_of(world, rat), rng.random()))
    return reveal_rat(world, rat)
