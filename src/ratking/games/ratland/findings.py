"""What the drawn pieces bring: cheese, nothing, or harm to a rat."""

from __future__ import annotations

from ratking.games.ratland.cards.clans import clan_of
from ratking.games.ratland.cards.deck import event_of
from ratking.games.ratland.pieces import BLACK, BLUE, ORANGE, PURPLE, WHITE, YELLOW
from ratking.games.ratland.state import AREA, DRAWN, RatlandState, is_open
from ratking.games.ratland.verbs import gain_cheese


def bring_cheese(state: RatlandState, seat: int) -> None:
    """Put into the pantry what the pieces are worth that a seat has drawn and kept (RL-39, 40)."""
    cheese = DRAWN.of(state, YELLOW) + 2 * DRAWN.of(state, ORANGE)
    purple, white = DRAWN.of(state, PURPLE), DRAWN.of(state, WHITE)
    if purple:
        cheese += clan_of(state, seat).purple_is_worth(is_open(state)) * purple
    if white:
        cheese += cheese_from_white(state, seat, white)
    if event_of(state).black_is_yellow():
        cheese += DRAWN.of(state, BLACK)
    gain_cheese(state, seat, cheese)


def cheese_from_white(state: RatlandState, seat: int, white: int) -> int:
    """White brings nothing, if no event or clan makes something of it (RL-41)."""
    single = min(white, clan_of(state, seat).whites_that_count(AREA.of(state), is_open(state)))
    pairs = (white - single) // 2 if event_of(state).pairs_white() else 0
    return single + pairs


def harmful(state: RatlandState, seat: int, colour: int) -> int:
    """Count the drawn pieces of a colour that strike a rat of this seat (RL-42 to RL-44)."""
    count, clan = DRAWN.of(state, colour), clan_of(state, seat)
    if count == 0 or colour == BLUE:
        return count
    if colour == BLACK:
        return 0 if event_of(state).black_is_yellow() or clan.ignores_black() else count
    return count if colour == PURPLE and not clan.purple_is_worth(is_open(state)) else 0
