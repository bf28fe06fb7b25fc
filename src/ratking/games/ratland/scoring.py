"""Points and places."""

from __future__ import annotations

from ratking.core.game import Outcome
from ratking.core.state import is_waiting
from ratking.games.ratland.state import CHEESE, GRAVEYARD, RatlandState, alive, of_all


def points(state: RatlandState, seat: int) -> dict[str, int]:
    """List what a seat scores: a point for each living rat, one less for each dead one (RL-53)."""
    return {"rats": alive(state, seat), "graveyard": -GRAVEYARD.of(state, seat)}


def rank(scores: list[int], cheese: list[int]) -> list[int]:
    """Give places; of equal seats the richer one is ahead, else they share (RL-54)."""
    worth = list(zip(scores, cheese, strict=True))
    return [1 + sum(other > mine for other in worth) for mine in worth]


def outcome(state: RatlandState) -> Outcome | None:
    """Score the game when nothing is left to do."""
    if is_waiting(state):
        return None
    parts = [points(state, seat) for seat in range(state.box.players)]
    scores = [sum(part.values()) for part in parts]
    return Outcome(rank(scores, of_all(state, CHEESE)), scores, parts, "end of the game")
