"""What a trained eye looks at on a table of RatLand between two rounds: numbers for every seat."""

from __future__ import annotations

from typing import Final

from ratking.games.ratland.pieces import CLAN_NAMES, PANTRY
from ratking.games.ratland.state import CLANS, RatlandState, on_the_board, rats_in

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


def facts(state: RatlandState) -> list[list[float]]:
    """List the facts of every seat."""
    players = state.box.players
    shared = shared_facts(state)
    scores = [standing(state, seat) for seat in range(players)]
    return [
        shared + own_facts(state, seat, scores) + clan_facts(state, seat) for seat in range(players)
    ]


def shared_facts(state: RatlandState) -> list[float]:
    """Describe the moment, the same for every seat."""
    players = state.box.players
    rounds = [1.0 if state.round == number else 0.0 for number in range(5, ROUNDS)]
    return [
        state.round / ROUNDS,
        max(0.0, 1.0 - state.round / 6.0),
        *rounds,
        1.0 if players == 2 else 0.0,
        players / 6.0,
        state.supply / state.box.rats,
    ]


def standing(state: RatlandState, seat: int) -> float:
    """Count the points that a seat would have now."""
    return on_the_board(state, seat) + state.lost[seat] - float(state.graveyard[seat])


def own_facts(state: RatlandState, seat: int, scores: list[float]) -> list[float]:
    """Count rats and cheese, what they eat, and what the others have."""
    players = state.box.players
    rats = on_the_board(state, seat) + state.lost[seat]
    cheese = state.cheese[seat]
    upkeep = state.box.upkeep[min(rats, len(state.box.upkeep) - 1)]
    best, total, hoard = -100.0, 0.0, 0
    for other in range(players):
        if other != seat:
            best = max(best, scores[other])
            total += scores[other]
            hoard = max(hoard, state.cheese[other])
    left, right = (seat + 1) % players, (seat - 1) % players
    return [
        scores[seat] / 5.0,
        rats / 5.0,
        cheese / 5.0,
        min(cheese, upkeep) / 5.0,
        max(cheese - upkeep, 0) / 5.0,
        max(upkeep - cheese, 0) / 5.0,
        float(state.sick[seat]),
        float(state.lost[seat]),
        float(state.graveyard[seat]) / 2.0,
        best / 5.0,
        total / (players - 1) / 5.0,
        hoard / 5.0,
        (state.cheese[left] + state.cheese[right]) / 10.0,
        (rats_in(state, left, PANTRY) + rats_in(state, right, PANTRY)) / 10.0,
        float(state.aggressive[seat]),
    ]


def clan_facts(state: RatlandState, seat: int) -> list[float]:
    """Say which clan a seat plays, if any."""
    return [1.0 if state.clan[seat] == clan else 0.0 for clan in range(CLANS + 1)]
