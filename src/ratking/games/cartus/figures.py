"""What players of Rattus Cartus count."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from ratking.games.cartus.pieces import FAMILIES
from ratking.games.cartus.state import HAND, INFLUENCE, RATS, CartusState


def _influence(state: CartusState, seat: int) -> float:
    return float(sum(INFLUENCE.of(state, family, seat) for family in range(len(FAMILIES))))


def _rats(state: CartusState, seat: int) -> float:
    return float(RATS.of(state, seat))


def _cards(state: CartusState, seat: int) -> float:
    return float(HAND.total(state, seat))


FIGURES: Final[Mapping[str, Callable[[CartusState, int], float]]] = {
    "influence": _influence,
    "rats": _rats,
    "cards": _cards,
}
