"""What everybody, and each seat for itself, can be sure that others hold.

For every viewer and every holder: at least how many of each card the holder has, in the hand or
face down on the table. Gains and losses before everybody's eyes change it exactly; a card that
passes unseen from hand to hand may have been any, so those who did not see it are surer of less.
"""

from __future__ import annotations

from ratking.games.cartus.pieces import CARDS
from ratking.games.cartus.state import CartusState, known_at


def all_saw_gain(state: CartusState, holder: int, card: int, count: int) -> None:
    """Everybody saw that a seat got such cards."""
    players = state.box.players
    for viewer in range(players + 1):
        if viewer != holder:
            state.known[(viewer * players + holder) * CARDS + card] += count


def all_saw_loss(state: CartusState, holder: int, card: int, count: int) -> None:
    """Everybody saw that a seat lost such cards."""
    players = state.box.players
    for viewer in range(players + 1):
        if viewer != holder:
            at = (viewer * players + holder) * CARDS + card
            state.known[at] = max(state.known[at] - count, 0)


def two_saw_gift(state: CartusState, giver: int, receiver: int, card: int) -> None:
    """A card went from hand to hand; only the two know which."""
    players = state.box.players
    for viewer in range(players + 1):
        if viewer == receiver:
            at = known_at(state, viewer, giver) + card
            state.known[at] = max(state.known[at] - 1, 0)
        elif viewer == giver:
            state.known[known_at(state, viewer, receiver) + card] += 1
        else:
            first = (viewer * players + giver) * CARDS
            for at in range(first, first + CARDS):
                if state.known[at]:
                    state.known[at] -= 1
