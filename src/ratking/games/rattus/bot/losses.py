"""What rats that nobody has seen are expected to do, crowd by crowd."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ratking.games.rattus.domains import SLOTS
from ratking.games.rattus.pieces import NEW, NO_FACE, RECYCLED, STARTING
from ratking.games.rattus.plague import nuns_in
from ratking.games.rattus.state import (
    CROWD,
    LIMIT_MINUS,
    NUNS,
    RAT_COUNT,
    RECYCLED_FROM,
    STRAYS,
    STRUCK,
    UNDEALT,
    RattusState,
    face_of,
    pool_of,
)
from ratking.games.rattus.tokens import Face

FAMILIES: Final = 7
CROWDS: Final = 9
"""Crowds of eight and more reach every limit, also one that nobody lowers."""


class ExpectedLoss:
    """What a rat that nobody has seen is expected to do to a crowd of a certain size."""

    def __init__(self) -> None:
        self.majority = 0.0
        self.everyone = 0.0
        self.symbols = vec[float]([0.0] * FAMILIES)

    def add(self, face: Face, chance: float) -> None:
        """Count a face with its chance."""
        self.majority += float(face.majority) * chance
        self.everyone += float(face.everyone) * chance
        symbols = self.symbols
        for family in range(FAMILIES):
            symbols[family] += float(face.symbols[family]) * chance


def expected_losses(state: RattusState) -> list[list[ExpectedLoss]]:
    """Weigh the faces that are left, for starting rats and for others, crowd by crowd."""
    return [_losses_of(state, pool) for pool in (STARTING, NEW, RECYCLED)]


def add_rats(
    threat: ExpectedLoss,
    losses: list[list[ExpectedLoss]],
    state: RattusState,
    region: int,
    chance: float,
) -> None:
    """Add what the rats in a region do if they are revealed, with the chance of that."""
    crowd = counted_crowd(state, region)
    first = region * SLOTS
    for rat in range(first, first + RAT_COUNT.of(state, region)):
        number = face_of(state, rat)
        if number == NO_FACE:
            _add(threat, omen_for(losses[pool_of(state, rat)], crowd), chance)
        else:
            face = state.box.faces[number]
            if crowd >= face.limit:
                threat.add(face, chance)


def add_rat_to_come(
    threat: ExpectedLoss,
    losses: list[list[ExpectedLoss]],
    state: RattusState,
    region: int,
    chance: float,
) -> None:
    """Add what another rat from the supply would do."""
    _add(threat, omen_for(losses[NEW], counted_crowd(state, region)), chance)


def omen_for(losses: list[ExpectedLoss], crowd: int) -> ExpectedLoss:
    """Find what is expected for a crowd; the largest ones are alike."""
    return losses[crowd if crowd < CROWDS else CROWDS - 1]


def counted_crowd(state: RattusState, region: int) -> int:
    """Count the citizens that stand against a limit."""
    crowd = CROWD.of(state, region)
    if STRUCK.of(state) == region:
        crowd += LIMIT_MINUS.of(state)
    if NUNS.count(state):
        crowd -= nuns_in(state, region)
    return crowd if crowd > 0 else 0


def _add(threat: ExpectedLoss, omen: ExpectedLoss, chance: float) -> None:
    threat.majority += omen.majority * chance
    threat.everyone += omen.everyone * chance
    into, symbols = threat.symbols, omen.symbols
    for family in range(i64(FAMILIES)):
        into[family] += symbols[family] * chance


def _losses_of(state: RattusState, pool: int) -> list[ExpectedLoss]:
    """Average the faces that a rat of this pool may still have, for every size of a crowd."""
    weights = _weights(state, pool)
    total = 0.0
    for place in range(i64(len(weights))):
        total += weights[place]
    losses = [ExpectedLoss() for _ in range(CROWDS)]
    for number in range(len(state.box.faces)):
        weight, face = weights[number], state.box.faces[number]
        if weight > 0.0:
            for crowd in range(face.limit, CROWDS):
                losses[crowd].add(face, weight / total)
    return losses


def _weights(state: RattusState, pool: int) -> vec[float]:
    """Weigh every face; of the starting faces left, only the strays lie in the bag (RB-6)."""
    faces = state.box.faces
    weights = vec[float]([0.0] * len(faces))
    for_starter, for_other = _shares(state, pool)
    for number in range(len(faces)):
        if pool == RECYCLED:
            weights[number] = float(RECYCLED_FROM.of(state, number))
        elif UNDEALT.of(state, number):
            weights[number] = for_starter if faces[number].starter else for_other
    return weights


def _shares(state: RattusState, pool: int) -> tuple[float, float]:
    """Say how much a starting face and any other one weigh in a pool."""
    if pool == STARTING:
        return 1.0, 0.0
    starters = 0
    for number in state.box.starter_faces:
        starters += UNDEALT.of(state, number)
    return float(STRAYS.of(state)) / float(max(starters, 1)), 1.0
