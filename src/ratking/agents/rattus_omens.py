"""What rats that nobody has seen are expected to do, crowd by crowd."""

from __future__ import annotations

from typing import Final

from ratking.games.rattus.pieces import RECYCLED, STARTER, SUPPLY, UNDEALT
from ratking.games.rattus.state import SLOTS, RattusState
from ratking.games.rattus.tokens import Face

FAMILIES: Final = 7
CROWDS: Final = 9
"""Crowds of eight and more reach every limit, also one that nobody lowers."""


class Omen:
    """What a rat that nobody has seen is expected to do to a crowd of a certain size."""

    def __init__(self) -> None:
        self.majority = 0.0
        self.everyone = 0.0
        self.symbols = [0.0] * FAMILIES

    def add(self, face: Face, chance: float) -> None:
        """Count a face with its chance."""
        self.majority += face.majority * chance
        self.everyone += face.everyone * chance
        for family in range(FAMILIES):
            self.symbols[family] += face.symbols[family] * chance


def all_omens(state: RattusState) -> list[list[Omen]]:
    """Weigh the faces that are left, for starting rats and for others, crowd by crowd."""
    return [_omens(state, pool) for pool in (STARTER, SUPPLY, RECYCLED)]


def add_rats(
    threat: Omen, omens: list[list[Omen]], state: RattusState, region: int, chance: float
) -> None:
    """Add what the rats in a region do if they are revealed, with the chance of that."""
    crowd = counted_crowd(state, region)
    for slot in range(region * SLOTS, region * SLOTS + state.rat_count[region]):
        rat = state.rats[slot]
        if rat.face == UNDEALT:
            _add(threat, omens[rat.pool][min(crowd, CROWDS - 1)], chance)
        elif crowd >= state.box.faces[rat.face].limit:
            threat.add(state.box.faces[rat.face], chance)


def add_rat_to_come(
    threat: Omen, omens: list[list[Omen]], state: RattusState, region: int, chance: float
) -> None:
    """Add what another rat from the supply would do."""
    _add(threat, omens[SUPPLY][min(counted_crowd(state, region), CROWDS - 1)], chance)


def counted_crowd(state: RattusState, region: int) -> int:
    """Count the citizens that stand against a limit."""
    crowd = state.crowd[region] + (state.limit_minus if state.struck == region else 0)
    return max(crowd - state.nuns.count(region), 0) if state.nuns else crowd


def _add(threat: Omen, omen: Omen, chance: float) -> None:
    threat.majority += omen.majority * chance
    threat.everyone += omen.everyone * chance
    for family in range(FAMILIES):
        threat.symbols[family] += omen.symbols[family] * chance


def _omens(state: RattusState, pool: int) -> list[Omen]:
    """Average the faces that a rat of this pool may still have, for every size of a crowd."""
    weights = _weights(state, pool)
    total = sum(weights)
    omens = [Omen() for _ in range(CROWDS)]
    for number, weight in enumerate(weights):
        face = state.box.faces[number]
        for crowd in range(face.limit, CROWDS):
            if weight:
                omens[crowd].add(face, weight / total)
    return omens


def _weights(state: RattusState, pool: int) -> list[float]:
    """Weigh every face; of the starting faces left, only the strays lie in the bag (RB-6)."""
    if pool == RECYCLED:
        return [float(number in state.recycled_from) for number in range(len(state.box.faces))]
    starters = 0
    for number in state.box.starter_faces:
        starters += state.undealt[number]
    for_starter = 1.0 if pool == STARTER else state.strays / max(starters, 1)
    for_other = 0.0 if pool == STARTER else 1.0
    return [
        state.undealt[number] * (for_starter if face.starter else for_other)
        for number, face in enumerate(state.box.faces)
    ]
