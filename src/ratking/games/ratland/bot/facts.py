"""What a trained eye looks at on a table of RatLand between two rounds: numbers for every seat."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from ratking.games.ratland.pieces import CLAN_NAMES, PANTRY
from ratking.games.ratland.state import (
    AGGRESSIVE,
    CHEESE,
    CLAN,
    GRAVEYARD,
    LOST,
    ROUND,
    SICK,
    SUPPLY,
    RatlandState,
    on_the_board,
    rats_in,
)

ROUNDS: Final = 9

NAMES: Final[tuple[str, ...]] = (
    # shared_facts
    "round", "early", *(f"round {number}" for number in range(5, ROUNDS)),
    "two players", "players", "supply",
    # own_facts
    "points", "rats", "cheese", "cheese eaten", "cheese left over", "cheese missing", "sick",
    "lost", "graveyard", "best rival", "mean rival", "largest hoard", "cheese beside", 
    "pantries beside", "aggressive",
    # clan_facts
    *(f"clan {clan}" for clan in CLAN_NAMES), "no clan",
)  # fmt: skip
"""What the numbers of a seat are called, one for each: a network knows them by these names."""


OWN: Final = 9
CLAN_FACTS: Final = OWN + 15
"""Where one's own facts begin, and those about clans."""


def facts(state: RatlandState) -> list[vec[float]]:
    """List the facts of every seat."""
    players = state.box.players
    shared = shared_facts(state)
    scores = vec[float]([0.0] * players)
    for seat in range(players):
        scores[seat] = standing(state, seat)
    found: list[vec[float]] = []
    for seat in range(players):
        mine = shared[:]
        add_own_facts(state, seat, scores, mine)
        mine[CLAN_FACTS + CLAN.of(state, seat)] = 1.0
        found.append(mine)
    return found


def shared_facts(state: RatlandState) -> vec[float]:
    """Describe the moment, the same for every seat; the places of other facts are left empty."""
    players, number = state.box.players, ROUND.of(state)
    shared = vec[float]([0.0] * len(NAMES))
    shared[0] = float(number) / float(ROUNDS)
    if number < 6:
        shared[1] = 1.0 - float(number) / 6.0
    if 5 <= number < ROUNDS:
        shared[number - 3] = 1.0
    if players == 2:
        shared[6] = 1.0
    shared[7] = float(players) / 6.0
    shared[8] = float(SUPPLY.of(state)) / float(state.box.rats)
    return shared


def standing(state: RatlandState, seat: int) -> float:
    """Count the points that a seat would have now."""
    rats = on_the_board(state, seat) + LOST.of(state, seat)
    return float(rats) - float(GRAVEYARD.of(state, seat))


def add_own_facts(state: RatlandState, seat: int, scores: vec[float], mine: vec[float]) -> None:
    """Count rats and cheese, what they eat, and what the others have."""
    players, costs = state.box.players, state.box.upkeep
    rats = on_the_board(state, seat) + LOST.of(state, seat)
    cheese = CHEESE.of(state, seat)
    upkeep = costs[rats] if rats < len(costs) else costs[-1]
    best, total, hoard = -100.0, 0.0, 0
    for other in range(players):
        if other != seat:
            if scores[other] > best:
                best = scores[other]
            total += scores[other]
            if CHEESE.of(state, other) > hoard:
                hoard = CHEESE.of(state, other)
    left, right = (seat + 1) % players, (seat - 1) % players
    beside = CHEESE.of(state, left) + CHEESE.of(state, right)
    pantries = rats_in(state, left, PANTRY) + rats_in(state, right, PANTRY)
    mine[OWN] = scores[seat] / 5.0
    mine[OWN + 1] = float(rats) / 5.0
    mine[OWN + 2] = float(cheese) / 5.0
    mine[OWN + 3] = float(cheese if cheese < upkeep else upkeep) / 5.0
    mine[OWN + 4] = float(cheese - upkeep) / 5.0 if cheese > upkeep else 0.0
    mine[OWN + 5] = float(upkeep - cheese) / 5.0 if upkeep > cheese else 0.0
    mine[OWN + 6] = float(SICK.of(state, seat))
    mine[OWN + 7] = float(LOST.of(state, seat))
    mine[OWN + 8] = float(GRAVEYARD.of(state, seat)) / 2.0
    mine[OWN + 9] = best / 5.0
    mine[OWN + 10] = total / float(players - 1) / 5.0
    mine[OWN + 11] = float(hoard) / 5.0
    mine[OWN + 12] = float(beside) / 10.0
    mine[OWN + 13] = float(pantries) / 10.0
    mine[OWN + 14] = float(AGGRESSIVE.of(state, seat))
