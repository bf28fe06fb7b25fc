"""What rats and cheese are worth on a table of RatLand once everybody has been fed."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec

from ratking.core.question import NOBODY, WIDTH, Kind
from ratking.core.state import kind_at
from ratking.games.ratland.cards.clans import clan_of
from ratking.games.ratland.cards.deck import event_of
from ratking.games.ratland.draws import pieces_due
from ratking.games.ratland.feeding import BURY, SWAP_RATS, TRANSMUTE
from ratking.games.ratland.pieces import (
    AREAS,
    BLACK,
    BLUE,
    KINDS_OF_CHEESE,
    ORANGE,
    PURPLE,
    YELLOW,
)
from ratking.games.ratland.search import pieces_for
from ratking.games.ratland.state import (
    AREA,
    BAG,
    CHEESE,
    DRAWER,
    DRAWS_LEFT,
    GRAVEYARD,
    LOST,
    PHASE,
    SEARCH,
    SECRET,
    SICK,
    TURN,
    RatlandState,
    is_open,
    on_the_board,
    rats_in,
)

RAT: Final = 1.3
"""What a living rat is worth: a point, and the young it will have."""

SPARE_CHEESE: Final = 0.7
"""What a cheese is worth that is left after feeding; a hoard is worth less."""

HOARD: Final = 8.0

STARVED: Final = 2.5
"""What a dead rat costs beside its life: a point, and the fear of it."""


def cheese_in(state: RatlandState, seat: int) -> vec[float]:
    """Say what each colour brings in cheese."""
    worth = vec[float]([0.0] * KINDS_OF_CHEESE)
    worth[YELLOW] = 1.0
    worth[ORANGE] = 2.0
    if event_of(state).black_is_yellow():
        worth[BLACK] = 1.0
    worth[PURPLE] = float(clan_of(state, seat).purple_is_worth(is_open(state)))
    return worth


def harm_in(state: RatlandState, seat: int) -> vec[float]:
    """Say what each colour costs in rats."""
    harm = vec[float]([0.0] * KINDS_OF_CHEESE)
    clan = clan_of(state, seat)
    if not event_of(state).black_is_yellow() and not clan.ignores_black():
        harm[BLACK] = RAT
    harm[PURPLE] = 0.0 if clan.purple_is_worth(is_open(state)) else 0.4
    harm[BLUE] = 0.1
    return harm


def mean(pieces: list[int], worth: vec[float]) -> float:
    """Say what one of these pieces is worth on average."""
    total, count = 0.0, 0
    for colour in range(KINDS_OF_CHEESE):
        total += float(pieces[colour]) * worth[colour]
        count += pieces[colour]
    return total / float(count) if count else 0.0


def fed(state: RatlandState, rats: int, cheese: float) -> float:
    """Say what rats and cheese are worth once the upkeep is paid; the dead count against it."""
    upkeep = state.box.upkeep
    cost = upkeep[rats] if rats < len(upkeep) else upkeep[-1]
    left = cheese - float(cost)
    if left < 0.0:
        return RAT * float(rats) + left * (RAT + STARVED)
    if left > HOARD:
        return RAT * float(rats) + SPARE_CHEESE * HOARD + 0.1 * (left - HOARD)
    return RAT * float(rats) + SPARE_CHEESE * left


def worth_of(state: RatlandState, seat: int) -> float:
    """Estimate what a seat has after feeding, with what is chosen and drawn so far."""
    screens = screens_of(state)
    rats, cheese = on_the_board(state, seat), float(CHEESE.of(state, seat))
    worth = RAT * float(LOST.of(state, seat)) - float(GRAVEYARD.of(state, seat))
    worth -= 0.3 * float(SICK.of(state, seat))
    secret = SECRET.of(state, seat)
    if screens is BURY:
        return worth + RAT * float(rats) + 0.3 * float(secret)
    if screens is TRANSMUTE:
        return worth + RAT * float(rats + secret) + SPARE_CHEESE * (cheese - float(secret))
    if screens is SWAP_RATS and secret:
        rats, cheese = rats - 1, cheese + 1.0
        worth += 0.3 * float(secret - 1)
    if PHASE.of(state) != SEARCH:
        return worth + fed(state, rats, cheese)
    in_cheese, in_rats = cheese_in(state, seat), harm_in(state, seat)
    pieces = _pieces_to_come(state, seat)
    if pieces > 0.0:
        bag = BAG.all(state)
        cheese += pieces * mean(bag, in_cheese)
        worth -= pieces * mean(bag, in_rats)
    for area in range(AREA.of(state) + 1, AREAS):
        rats_there = float(rats_in(state, seat, area))
        if rats_there > 0.0:
            food = pieces_for(state, area)
            cheese += rats_there * mean(food, in_cheese)
            worth -= rats_there * mean(food, in_rats)
    return worth + fed(state, rats, cheese)


def _pieces_to_come(state: RatlandState, seat: int) -> float:
    """Count the pieces that a seat still draws in this area."""
    drawer = DRAWER.of(state)
    if drawer != NOBODY:
        return float(DRAWS_LEFT.of(state)) if drawer == seat else 0.0
    return float(pieces_due(state, seat)) if TURN.of(state) == 0 else 0.0


def screens_of(state: RatlandState) -> Kind[Any] | None:
    """Find the step that waits for those who think together, if they do."""
    place = state.top - WIDTH
    while place >= state.bottom:
        kind = kind_at(state, place)
        if not kind.together:
            return kind
        place -= WIDTH
    return None
