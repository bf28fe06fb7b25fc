"""What is true at every moment of a game (RB-44)."""

from __future__ import annotations

from ratking.core.question import NOBODY
from ratking.games.rattus.cards.africanus import DIPLOMATS
from ratking.games.rattus.cards.deck import NAMES
from ratking.games.rattus.notation import discarded
from ratking.games.rattus.pieces import RECYCLED, STARTER, UNDEALT
from ratking.games.rattus.state import (
    CITIZENS,
    FINAL_ROUND,
    LAST_PLAGUE,
    ONGOING,
    REMOVED,
    SETUP,
    SLOTS,
    RattusState,
    citizens_of,
)


def broken_invariant(state: RattusState) -> str | None:
    """Say in a sentence what cannot be, or None when everything adds up."""
    return (
        _broken_citizens(state)
        or _broken_rats(state)
        or _broken_faces(state)
        or _broken_cards(state)
        or _broken_pieces(state)
        or _broken_end(state)
        or _broken_tokens(state)
    )


def _broken_citizens(state: RattusState) -> str | None:
    for seat in range(state.box.players):
        placed = sum(citizens_of(state, seat, region) for region in state.box.in_play)
        found = state.hand[seat] + state.haven[seat] + state.stored[seat] + placed
        if found != CITIZENS:
            return f"Seat {seat} has {found} citizens in all; there must be {CITIZENS}."
    return None


def _broken_rats(state: RattusState) -> str | None:
    board = sum(state.rat_count) - _undealt(state, RECYCLED)
    if max(state.rat_count) > SLOTS:
        return "A region has more than three rats."
    total = state.supply + board + len(discarded(state)) + REMOVED[state.box.players]
    if total != len(state.box.faces):
        return f"There are {total} rats in all; there must be {len(state.box.faces)}."
    return None


def _broken_faces(state: RattusState) -> str | None:
    """Nature must hold enough faces of each pool for the rats that have none yet."""
    faces = state.box.faces
    starters = sum(1 for face, left in enumerate(state.undealt) if left and faces[face].starter)
    waiting = _undealt(state, STARTER)
    if starters != waiting + state.strays:
        return f"{starters} starting faces are left for {waiting + state.strays} places."
    if _undealt(state, RECYCLED) and not state.recycled_from:
        return "A rat came back from the discarded ones, but none was discarded."
    return None


def _undealt(state: RattusState, pool: int) -> int:
    return sum(
        1
        for region in state.box.in_play
        for rat in state.rats[region * SLOTS : region * SLOTS + state.rat_count[region]]
        if rat.pool == pool and rat.face == UNDEALT
    )


def _broken_cards(state: RattusState) -> str | None:
    if len(set(state.cards)) != len(state.cards):
        return "A class card is in two places."
    return None


def _broken_pieces(state: RattusState) -> str | None:
    if state.phase == SETUP:
        return None
    if state.plague not in state.box.in_play:
        return "The plague piece must be in a region in play."
    if not state.ways.neighbours[state.plague]:
        return "Walls may not shut the plague piece in."
    if NAMES["Caravanner"] in state.cards and state.caravan not in state.box.in_play:
        return "The Caravan must be in a region in play."
    return None


def _broken_end(state: RattusState) -> str | None:
    ended = state.phase >= FINAL_ROUND
    if ended != (state.last != NOBODY) or ended != (state.ending != ONGOING):
        return "From the final round on, and not before, the last turn has a player and a reason."
    if not state.pending and state.phase != LAST_PLAGUE:
        return "Nothing is pending, but the game is not over."
    return None


def _broken_tokens(state: RattusState) -> str | None:
    """Every token is under a citizen, which carries one diplomat and one potion at most."""
    sent = sum(state.diplomats) + sum(state.saved_diplomats)
    if sent > DIPLOMATS:
        return f"There are {sent} diplomats; {DIPLOMATS} is the most."
    for saved, citizens in zip(state.saved_diplomats, state.haven, strict=True):
        if saved > citizens:
            return "More diplomats than citizens are in the Safe Haven."
    for place, count in enumerate(state.citizens):
        diplomats = state.diplomats[place] if state.diplomats else 0
        potions = state.potions[place] if state.potions else 0
        both = state.carrying_both[place] if state.carrying_both else 0
        if both > min(diplomats, potions):
            return "A citizen carries both tokens where one of them is missing."
        if diplomats + potions - both > count:
            return "More diplomats and potions than citizens are in a region."
    return None
