"""A state of Rattus Cartus read back from plain data, with every doubt said in a sentence."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ratking.core.errors import BadFile
from ratking.core.frames import read_frames
from ratking.core.reading import listing, number, truth
from ratking.games.cartus.invariants import broken_invariant
from ratking.games.cartus.kinds import KINDS
from ratking.games.cartus.notation import SHAPE
from ratking.games.cartus.state import (
    HAND,
    HAND_SIZE,
    LAID,
    LAID_SIZE,
    Box,
    CartusState,
)
from ratking.games.cartus.tables import MOST_PLAYERS

OpenBox = Callable[[int, int, bool, bool, bool], Box]


def from_json(open_box: OpenBox, data: Mapping[str, object]) -> CartusState:
    """Read a state and check that its pieces add up."""
    players = number(data, "players", 2, MOST_PLAYERS)
    box = open_box(
        players,
        number(data, "first_start", 0, players - 1),
        truth(data, "supplies_together"),
        truth(data, "fewest_rats_survive"),
        truth(data, "open_rats"),
    )
    _check_objects(data, "seats", "seat")
    _check_objects(data, "nun_row", "card of the nun row")
    state = CartusState(box)
    state.lay_out()
    SHAPE.read(state, (), data, "the table")
    for seat in range(players):
        HAND_SIZE.put(state, seat, HAND.total(state, seat))
        LAID_SIZE.put(state, seat, LAID.total(state, seat))
    read_frames(state, KINDS, data)
    broken = broken_invariant(state)
    if broken:
        raise BadFile(broken)
    return state


def _check_objects(data: Mapping[str, object], key: str, thing: str) -> None:
    for row in listing(data, key):
        if not isinstance(row, dict):
            raise BadFile(f"Every {thing} must be an object.")
