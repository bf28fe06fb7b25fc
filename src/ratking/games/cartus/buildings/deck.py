"""All buildings by their number."""

from __future__ import annotations

from typing import Final

from ratking.games.cartus.buildings.actions import (
    Brewery,
    Farm,
    FortuneTellersTent,
    GuardTower,
    Hospital,
    Monastery,
)
from ratking.games.cartus.buildings.building import Building
from ratking.games.cartus.buildings.gains import (
    Castle,
    Marketplace,
    Office,
    Palace,
    PiedPipersHut,
    Treasury,
)
from ratking.games.cartus.pieces import JOKER
from ratking.games.cartus.state import REPLACEMENT_LEFT, ROUND, CartusState, is_chosen

DECK: Final[list[Building]] = [
    Farm(), Brewery(), Marketplace(), Office(), Monastery(), Hospital(),
    Castle(), GuardTower(), PiedPipersHut(), FortuneTellersTent(), Palace(), Treasury(),
]  # fmt: skip
"""Two buildings of every class, in the order of the classes."""

FIRST_GAME: Final = (0, 2, 4, 6, 9, 10)
"""Farm, Marketplace, Monastery, Castle, Fortune-teller's Tent and Palace (RC-14)."""


def deck_size(state: CartusState, card: int) -> int:
    """Count the cards of a kind in the game: jokers, and what chosen buildings hand out (RC-11)."""
    if not ROUND.of(state) and not REPLACEMENT_LEFT.of(state):
        return 0  # the decks are not laid out yet
    if card == JOKER:
        return state.box.cards[card]
    for building in DECK:
        if building.hands_out == card and is_chosen(state, building.number):
            return state.box.cards[card]
    return 0
