"""Phase 5: poisoned and lost rats return, Explorers with some cheese."""

from __future__ import annotations

from ratking.games.ratland.cards.clans import clan_of
from ratking.games.ratland.state import LOST, RatlandState, is_open
from ratking.games.ratland.verbs import gain_cheese, return_rats


def bring_back(state: RatlandState) -> None:
    """Bring everybody's poisoned and lost rats back to the pantry (RL-32, RL-79)."""
    for seat in range(state.box.players):
        found = clan_of(state, seat).cheese_from_lost(LOST.of(state, seat), is_open(state))
        return_rats(state, seat)
        gain_cheese(state, seat, found)
