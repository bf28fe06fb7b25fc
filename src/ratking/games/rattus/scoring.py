"""Points and places."""

from __future__ import annotations

from ratking.core.game import Outcome
from ratking.games.rattus.state import ENDINGS, RattusState, on_the_board


def points(state: RattusState, seat: int) -> dict[str, int]:
    """List what a seat scores: citizens in the regions, and in the Safe Haven (RB-42)."""
    haven = state.haven[seat]
    return {"citizens": on_the_board(state, seat) - haven, "safe haven": haven}


def rank(scores: list[int], last: int) -> list[int]:
    """Give places; of equal seats the one whose turn would have come sooner is ahead (RB-43)."""
    players = len(scores)
    order = [(last + step) % players for step in range(1, players + 1)]
    order.sort(key=lambda seat: -scores[seat])
    return [order.index(seat) + 1 for seat in range(players)]


def outcome(state: RattusState) -> Outcome | None:
    """Score the game when nothing is left to do."""
    if state.pending:
        return None
    parts = [points(state, seat) for seat in range(state.box.players)]
    scores = [sum(part.values()) for part in parts]
    return Outcome(rank(scores, state.last), scores, parts, ENDINGS[state.ending])
