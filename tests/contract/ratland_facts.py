"""RatLand, counted slowly from the rulebook: only what lies on the table, nothing of the engine."""

from __future__ import annotations

from typing import Any

from ratking.games.ratland import invariants
from ratking.games.ratland.notation import to_json
from ratking.games.ratland.state import RatlandState

EVERYTHING: dict[str, object] = {
    "clans": "yes",
    "boards": "choice",
    "locked_and_loaded": "cap",
    "aggressive_defenders": "yes",
}

VARIANTS: list[dict[str, object]] = [
    {"players": 2, "clans": "yes"},
    {"players": 2, "start": 1, **EVERYTHING},
    {"players": 3, "boards": "aggressive"},
    {"players": 4, "start": 3},
    {"players": 5, **EVERYTHING},
    {"players": 6, "food": "ascending"},
    {"players": 7, "clans": "yes"},
    {"players": 8, "start": 7, "food": "ascending"},
    {"players": 9, "boards": "choice"},
    {"players": 10, "clans": "yes", "boards": "aggressive"},
    {"players": 11, "locked_and_loaded": "cap"},
    {"players": 12, "start": 5, **EVERYTHING},
]
"""Every number of players, and every option on and off."""


MOST_ANSWERS = 6000
"""No game takes more."""


def broken_invariant(state: RatlandState) -> str | None:
    """Ask the engine's own invariants, and count the pieces once more by hand (RL-89 to RL-92)."""
    return invariants.broken_invariant(state) or _miscounted(to_json(state))


def _miscounted(table: dict[str, Any]) -> str | None:
    seats = table["seats"]
    whole = 115 if table["players"] < 7 else 230
    found = table["supply"] + sum(_alive(seat) + seat["graveyard"] for seat in seats)
    if found != whole:
        return f"{found} rats"
    if min(seat["cheese"] for seat in seats) < 0 or min(table["bag"].values()) < 0:
        return "cheese below zero"
    if any(seat["double"] > 3 for seat in seats):
        return "more than three rats count twice"
    return None


def _alive(seat: dict[str, Any]) -> int:
    return int(sum(seat["rats"].values()) + seat["poisoned"] + seat["lost"])


def recount(table: dict[str, Any]) -> tuple[list[int], list[int]]:
    """One point for each living rat, one less for each dead one (RL-53); cheese breaks ties."""
    scores = [_alive(seat) - seat["graveyard"] for seat in table["seats"]]
    cheese = [seat["cheese"] for seat in table["seats"]]
    best_first = sorted(zip(scores, cheese, strict=True), reverse=True)
    return scores, [best_first.index(mine) + 1 for mine in zip(scores, cheese, strict=True)]
