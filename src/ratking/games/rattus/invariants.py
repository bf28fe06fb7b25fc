"""What is true at every moment of a game (RB-44)."""

from __future__ import annotations

from ratking.core.question import NOBODY
from ratking.core.state import is_waiting
from ratking.games.rattus.cards.africanus import DIPLOMAT_TOKENS, diplomats_in_use
from ratking.games.rattus.cards.deck import NAMES
from ratking.games.rattus.domains import CITIZENS_EACH, SLOTS
from ratking.games.rattus.pieces import NO_FACE, RECYCLED, STARTING
from ratking.games.rattus.state import (
    CARAVAN,
    CARDS,
    CARRYING_BOTH,
    DIPLOMATS,
    ENDING,
    FINAL_ROUND,
    HAND,
    HAVEN,
    LAST,
    LAST_PLAGUE,
    ONGOING,
    PHASE,
    PLAGUE,
    POTIONS,
    RAT_COUNT,
    RECYCLED_FROM,
    REMOVED,
    SAVED_DIPLOMATS,
    SETUP,
    STORED,
    STRAYS,
    SUPPLY,
    UNDEALT,
    RattusState,
    citizens_of,
    discarded,
    face_of,
    pool_of,
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
        found = HAND.of(state, seat) + HAVEN.of(state, seat) + STORED.of(state, seat) + placed
        if found != CITIZENS_EACH:
            return f"Seat {seat} has {found} citizens in all; there must be {CITIZENS_EACH}."
    return None


def _broken_rats(state: RattusState) -> str | None:
    if max(RAT_COUNT.all(state)) > SLOTS:
        return "A region has more than three rats."
    board = RAT_COUNT.total(state) - _undealt(state, RECYCLED)
    total = SUPPLY.of(state) + board + len(discarded(state)) + REMOVED[state.box.players]
    if total != len(state.box.faces):
        return f"There are {total} rats in all; there must be {len(state.box.faces)}."
    return None


def _broken_faces(state: RattusState) -> str | None:
    """Nature must hold enough faces of each pool for the rats that have none yet."""
    starters = sum(UNDEALT.of(state, face) for face in state.box.starter_faces)
    places = _undealt(state, STARTING) + STRAYS.of(state)
    if starters != places:
        return f"{starters} starting faces are left for {places} places."
    if _undealt(state, RECYCLED) and not RECYCLED_FROM.total(state):
        return "A rat came back from the discarded ones, but none was discarded."
    return None


def _undealt(state: RattusState, pool: int) -> int:
    return sum(
        1
        for region in state.box.in_play
        for rat in range(region * SLOTS, region * SLOTS + RAT_COUNT.of(state, region))
        if pool_of(state, rat) == pool and face_of(state, rat) == NO_FACE
    )


def _broken_cards(state: RattusState) -> str | None:
    if len(set(CARDS.all(state))) != CARDS.count(state):
        return "A class card is in two places."
    return None


def _broken_pieces(state: RattusState) -> str | None:
    if PHASE.of(state) == SETUP:
        return None
    if PLAGUE.of(state) not in state.box.in_play:
        return "The plague piece must be in a region in play."
    if not state.ways.neighbours[PLAGUE.of(state)]:
        return "Walls may not shut the plague piece in."
    if CARDS.has(state, NAMES["Caravanner"]) and CARAVAN.of(state) not in state.box.in_play:
        return "The Caravan must be in a region in play."
    return None


def _broken_end(state: RattusState) -> str | None:
    ended = PHASE.of(state) >= FINAL_ROUND
    if ended != (LAST.of(state) != NOBODY) or ended != (ENDING.of(state) != ONGOING):
        return "From the final round on, and not before, the last turn has a player and a reason."
    if not is_waiting(state) and PHASE.of(state) != LAST_PLAGUE:
        return "Nothing is pending, but the game is not over."
    return None


def _broken_tokens(state: RattusState) -> str | None:
    """Every token is under a citizen, which carries one diplomat and one potion at most."""
    sent = diplomats_in_use(state)
    if sent > DIPLOMAT_TOKENS:
        return f"There are {sent} diplomats; {DIPLOMAT_TOKENS} is the most."
    for seat in range(state.box.players):
        if SAVED_DIPLOMATS.of(state, seat) > HAVEN.of(state, seat):
            return "More diplomats than citizens are in the Safe Haven."
        for region in state.box.in_play:
            broken = _broken_bearers(state, seat, region)
            if broken:
                return broken
    return None


def _broken_bearers(state: RattusState, seat: int, region: int) -> str | None:
    diplomats, potions = DIPLOMATS.of(state, region, seat), POTIONS.of(state, region, seat)
    both = CARRYING_BOTH.of(state, region, seat)
    if both > min(diplomats, potions):
        return "A citizen carries both tokens where one of them is missing."
    if diplomats + potions - both > citizens_of(state, seat, region):
        return "More diplomats and potions than citizens are in a region."
    return None
