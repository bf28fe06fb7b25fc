"""What players should know about the buildings of their game."""

from __future__ import annotations

from typing import Final

from ratking.games.cartus.buildings.actions import GUARD_TOWER
from ratking.games.cartus.state import CartusState, is_chosen

GUARD_TOWER_FOR_TWO: Final = "advice-guard-tower-for-two"
ADVICE: Final = (GUARD_TOWER_FOR_TWO,)
"""Every piece of advice there is."""


def advice(state: CartusState) -> list[str]:
    """Advise two players against the Guard Tower (RC-68)."""
    if state.box.players == 2 and is_chosen(state, GUARD_TOWER):
        return [GUARD_TOWER_FOR_TWO]
    return []
