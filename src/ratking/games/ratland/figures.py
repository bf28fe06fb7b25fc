"""What players of RatLand count."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from ratking.games.ratland.state import CHEESE, GRAVEYARD, RatlandState, on_the_board


def _cheese(state: RatlandState, seat: int) -> float:
    return float(CHEESE.of(state, seat))


def _rats(state: RatlandState, seat: int) -> float:
    return float(on_the_board(state, seat))


def _dead(state: RatlandState, seat: int) -> float:
    return float(GRAVEYARD.of(state, seat))


FIGURES: Final[Mapping[str, Callable[[RatlandState, int], float]]] = {
    "cheese": _cheese,
    "rats": _rats,
    "dead": _dead,
}
