"""What the drawn pieces bring: cheese, nothing, or harm to a rat."""

from __future__ import annotations

from typing import Final

from ratking.games.ratland.cards.clans import clan_of
from ratking.games.ratland.cards.deck import event_of
from ratking.games.ratland.pieces import (
    BLACK,
    BLUE,
    BOARD,
    CITY,
    DUMP,
    FIELDS,
    LEFT_PIPE,
    NURSERY,
    ORANGE,
    PANTRY,
    PURPLE,
    RIGHT_PIPE,
    WHITE,
    YELLOW,
)
from ratking.games.ratland.state import RatlandState, is_open
from ratking.games.ratland.verbs import gain_cheese, lose_rat, poison_rat, release_rat

NOWHERE: Final = -1
IDLE_FIRST: Final = [PANTRY, NURSERY, LEFT_PIPE, RIGHT_PIPE, DUMP, CITY, FIELDS]
"""Where harm strikes when a draw had no rat of its own: those with nothing left to do first."""


def bring_home(state: RatlandState, seat: int) -> None:
    """Resolve all pieces that a seat has drawn and kept (RL-39 to RL-44)."""
    drawn, clan, event = state.drawn, clan_of(state, seat), event_of(state)
    purple = clan.purple_is_worth(is_open(state))
    cheese = drawn[YELLOW] + 2 * drawn[ORANGE] + purple * drawn[PURPLE]
    cheese += cheese_from_white(state, seat, drawn[WHITE])
    if event.black_is_yellow():
        cheese += drawn[BLACK]
    gain_cheese(state, seat, cheese)
    if not event.black_is_yellow() and not clan.ignores_black():
        _harm(state, seat, BLACK)
    if not purple:
        _harm(state, seat, PURPLE)
    _harm(state, seat, BLUE)


def cheese_from_white(state: RatlandState, seat: int, white: int) -> int:
    """Count what white pieces bring: nothing, if no event or clan makes something of them."""
    single = min(white, clan_of(state, seat).whites_that_count(state.area, is_open(state)))
    pairs = (white - single) // 2 if event_of(state).pairs_white() else 0
    return single + pairs


def _harm(state: RatlandState, seat: int, colour: int) -> None:
    """Strike a rat for every piece; if there is none, nothing happens (E12)."""
    for _ in range(state.drawn[colour]):
        space = struck_space(state, seat)
        if space == NOWHERE:
            return
        if colour == BLACK:
            release_rat(state, seat, space)
        elif colour == PURPLE:
            poison_rat(state, seat, space)
        else:
            lose_rat(state, seat, space)


def struck_space(state: RatlandState, seat: int) -> int:
    """Find the rat that is struck: one sent to the area, else any healthy one (E12)."""
    first = seat * BOARD
    if state.rats[first + state.area]:
        return state.area
    for space in IDLE_FIRST:
        if state.rats[first + space]:
            return space
    return NOWHERE
