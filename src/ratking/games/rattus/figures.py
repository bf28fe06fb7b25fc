"""What players of Rattus count."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from ratking.games.rattus.state import HAND, RattusState, on_the_board


def _board(state: RattusState, seat: int) -> float:
    return float(on_the_board(state, seat))


def _hand(state: RattusState, seat: int) -> float:
    return float(HAND.of(state, seat))


FIGURES: Final[Mapping[str, Callable[[RattusState, int], float]]] = {
    "board": _board,
    "hand": _hand,
}
