"""What everybody, and each seat for itself, can be sure that others hold.

For every viewer and every holder: at least how many of each card the holder has, in the hand or
face down on the table. Gains and losses before everybody's eyes change it exactly; a card that
passes unseen from hand to hand may have been any, so those who did not see it are surer of less.
"""

from __future__ import annotations

from ratking.games.cartus.pieces import CARDS
from ratking.games.cartus.state import ALL_SEATS, KNOWN, CartusState


def all_saw_gain(state: CartusState, holder: int, card: int, count: int) -> None:
    """Everybody saw that a seat got such cards."""
    for viewer in range(state.box.players):
        if viewer != holder:
            KNOWN.change(state, viewer, holder, card, count)
    KNOWN.change(state, ALL_SEATS, holder, card, count)


def all_saw_loss(state: CartusState, holder: int, card: int, count: int) -> None:
    """Everybody saw that a seat lost such cards."""
    for viewer in range(state.box.players):
        if viewer != holder:
            _know_less(state, viewer, holder, card, count)
    _know_less(state, ALL_SEATS, holder, card, count)


def _know_less(state: CartusState, viewer: int, holder: int, card: int, count: int) -> None:
    known = KNOWN.of(state, viewer, holder, card)
    if known:
        KNOWN.put(state, viewer, holder, card, known - count if known > count else 0)


def two_saw_gift(state: CartusState, giver: int, receiver: int, card: int) -> None:
    """A card went from hand to hand; only the two know which."""
    for viewer in range(state.box.players):
        if viewer == receiver:
            _know_less(state, viewer, giver, card, 1)
        elif viewer == giver:
            KNOWN.change(state, viewer, receiver, card, 1)
        else:
            _know_less_of_all(state, viewer, giver)
    _know_less_of_all(state, ALL_SEATS, giver)


def _know_less_of_all(state: CartusState, viewer: int, giver: int) -> None:
    """It may have been any card."""
    for card in range(CARDS):
        _know_less(state, viewer, giver, card, 1)
