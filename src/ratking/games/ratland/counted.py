"""What everybody could count at the table: food on offer, upkeep, what so many rats would do."""

from __future__ import annotations

from typing import TypedDict

from ratking.games.ratland.attack import attacked, guarding
from ratking.games.ratland.cards.clans import clan_of
from ratking.games.ratland.cards.deck import event_of
from ratking.games.ratland.deployment import space_after
from ratking.games.ratland.pieces import (
    AREAS,
    COLOURS,
    DUMP,
    LEFT_PIPE,
    PANTRY,
    RIGHT_PIPE,
    SPACES,
)
from ratking.games.ratland.search import pieces_for
from ratking.games.ratland.state import (
    CHEESE,
    DOUBLE,
    SUPPLY,
    RatlandState,
    alive,
    healthy,
    is_open,
    on_the_board,
)

PIPES = (LEFT_PIPE, RIGHT_PIPE)


class CountedSeat(TypedDict):
    """What is counted for a clan; the lists say what none, one, two and more rats count as."""

    neighbours: list[int]
    alive: int
    hides: bool
    upkeep: int
    strength: list[int]
    guard: list[int]
    young: list[int]


class Counted(TypedDict):
    """What everybody could count at the table."""

    final: bool
    food: list[dict[str, int]]
    feeding: list[list[int]]
    costs: list[int]
    asks: list[str]
    twice: int
    most_at_home: int | None
    guarding: list[str]
    seats: list[CountedSeat]


def counted(state: RatlandState) -> Counted:
    """Count it for those who look; nothing here is more than the table shows to everybody."""
    twice = event_of(state).counts_twice()
    return {
        "final": is_open(state),
        "food": [_named(pieces_for(state, area)) for area in range(AREAS)],
        "feeding": [[rats, cheese] for rats, cheese in state.box.tables.feeding],
        "costs": state.box.upkeep[: _most_rats(state) + 1],
        "asks": [_slot(space) for space in _asked(state)],
        "twice": twice,
        "most_at_home": twice if twice and state.box.variant.locked_is_a_cap else None,
        "guarding": [SPACES[guarding(state, pipe)] for pipe in PIPES],
        "seats": [_seat(state, seat) for seat in range(state.box.players)],
    }


def _most_rats(state: RatlandState) -> int:
    """Say how large the largest clan could be after the nursery."""
    return max(2 * alive(state, seat) + 1 for seat in range(state.box.players))


def _named(counts: list[int]) -> dict[str, int]:
    return {COLOURS[colour]: count for colour, count in enumerate(counts) if count}


def _slot(space: int) -> str:
    return "double" if space == DOUBLE else SPACES[space]


def _asked(state: RatlandState) -> list[int]:
    """List the spaces in the order in which they are asked for while there are rats left."""
    asked, space = [], DUMP
    while space != PANTRY:
        asked.append(space)
        space = space_after(state, space)
    return asked


def _seat(state: RatlandState, seat: int) -> CountedSeat:
    """Count for a clan."""
    clan, opened = clan_of(state, seat), is_open(state)
    numbers = range(healthy(state, seat) + 1)
    bonus = event_of(state).attack_bonus()
    return {
        "neighbours": [attacked(state, seat, pipe) for pipe in PIPES],
        "alive": alive(state, seat),
        "hides": event_of(state).hides_cheese() and CHEESE.of(state, seat) > 0,
        "upkeep": state.box.upkeep[on_the_board(state, seat)],
        "strength": [rats + bonus if rats else 0 for rats in numbers],
        "guard": [rats + clan.defence_bonus(opened) for rats in numbers],
        "young": [min(clan.births(rats, opened), SUPPLY.of(state)) for rats in numbers],
    }
