"""What the drawn pieces bring: cheese, nothing, or harm to a rat."""

from __future__ import annotations

from ratking.games.ratland.cards.clans import clan_of
from ratking.games.ratland.cards.deck import event_of
from ratking.games.ratland.pieces import BLACK, BLUE, ORANGE, PURPLE, WHITE, YELLOW
from ratking.games.ratland.state import RatlandState, is_open
from ratking.games.ratland.verbs import gain_cheese


def bring_cheese(state: RatlandState, seat: int) -> None:
    """Put into the pantry what the pieces are worth that a seat has drawn and kept (RL-39, 40)."""
    drawn = state.drawn
    cheese = drawn[YELLOW] + 2 * drawn[ORANGE]
    cheese += clan_of(state, seat).purple_is_worth(is_open(state)) * drawn[PURPLE]
    cheese += cheese_from_white(state, seat, drawn[WHITE])
    if event_of(state).black_is_yellow():
        cheese += drawn[BLACK]
    gain_cheese(state, seat, cheese)


def cheese_from_white(state: RatlandState, seat: int, white: int) -> int:
    """Count what white pieces bring: nothing, if no event or clan says otherwise (RL-41)."""
    single = min(white, clan_of(state, seat).whites_that_count(state.area, is_open(state)))
    pairs = (white - single) // 2 if event_of(state).pairs_white() else 0
    return single + pairs


def harmful(state: RatlandState, seat: int) -> list[int]:
    """Count by colour the drawn pieces that strike a rat of this seat (RL-42 to RL-44)."""
    clan, found = clan_of(state, seat), [0] * len(state.drawn)
    if not event_of(state).black_is_yellow() and not clan.ignores_black():
        found[BLACK] = state.drawn[BLACK]
    if not clan.purple_is_worth(is_open(state)):
        found[PURPLE] = state.drawn[PURPLE]
    found[BLUE] = state.drawn[BLUE]
    return found
