"""What a seat may know, and worlds that it cannot tell from the true one."""

from __future__ import annotations

from mypy_extensions import i64

from ratking.core.chance import Chance
from ratking.core.field import Grid
from ratking.core.game import Observation
from ratking.core.row import lowest
from ratking.core.state import ask_together, is_waiting, put_away, reopen, top_kind, top_seat
from ratking.games.cartus.dealing import Dealing
from ratking.games.cartus.gifts import GIVE
from ratking.games.cartus.pieces import POPULATION, UNDEALT, UNKNOWN
from ratking.games.cartus.state import (
    ALL_SEATS,
    CHOSEN_SUPPLY,
    HAND,
    KNOWN,
    LAID,
    LEAST,
    NUN_CARDS,
    NUN_ROW,
    OVER,
    PHASE,
    POOL,
    ROW_POOL,
    UNDECIDED,
    CartusState,
    cards_of,
    has_seen,
    is_shown,
)
from ratking.games.cartus.supplies import SUPPLY_TOGETHER


def observe(state: CartusState, seat: int) -> Observation[CartusState]:
    """Copy the table with every card that this seat does not see back in nature's hands."""
    table = state.copy()
    table.legal = None  # nature's answers were listed with what others have seen
    if PHASE.of(table) == OVER:
        return Observation(seat, table)
    for other in range(table.box.players):
        if other != seat:
            _hide_cards(table, HAND, other)
            if not is_shown(table, other):
                _hide_cards(table, LAID, other)
            _hide_memory(table, seat, other)
    _hide_row(table, seat)
    _hide_choices(table, seat)
    return Observation(seat, table)


def _hide_cards(table: CartusState, cards: Grid, owner: int) -> None:
    """Turn a seat's cards face down; the population cards among them are nature's again."""
    shown = cards_of(table, cards, owner)
    while shown:
        card = lowest(shown)
        shown &= shown - 1
        count = cards.of(table, owner, card)
        cards.put(table, owner, card, 0)
        cards.change(table, owner, UNKNOWN, count)
        if card < POPULATION:
            POOL.change(table, card, count)


def _hide_memory(table: CartusState, seat: int, viewer: int) -> None:
    """Of what others know of each other, keep what everybody knows."""
    numbers = table.numbers
    for holder in range(table.box.players):
        if holder != seat and holder != viewer:
            mine: i64 = KNOWN.first + (viewer * KNOWN.deep + holder) * KNOWN.wide
            public: i64 = KNOWN.first + (ALL_SEATS * KNOWN.deep + holder) * KNOWN.wide
            for card in range(KNOWN.wide):
                numbers[mine + card] = numbers[public + card]


def _hide_row(table: CartusState, seat: int) -> None:
    """Turn down what this seat has not seen; where its cards came from is no longer known."""
    for place in range(NUN_CARDS):
        card = NUN_ROW.of(table, place)
        if card != UNDEALT and not has_seen(table, seat, place):
            POOL.change(table, card, 1)
            NUN_ROW.put(table, place, UNDEALT)
    for card in range(POPULATION):
        POOL.change(table, card, ROW_POOL.of(table, card))
        ROW_POOL.put(table, card, 0)


def _hide_choices(table: CartusState, seat: int) -> None:
    """Show the others as still thinking, and keep the order of a gift to the giver."""
    if not is_waiting(table):
        return
    if top_kind(table).together:
        _hide_supplies(table, seat)
    if top_kind(table) is GIVE and top_seat(table) != seat:
        LEAST.put(table, 0)


def _hide_supplies(table: CartusState, seat: int) -> None:
    thinking = put_away(table)
    for other in range(table.box.players):
        if other != seat:
            CHOSEN_SUPPLY.put(table, other, UNDECIDED)
            ask_together(table, SUPPLY_TOGETHER, other)
    for question in thinking:
        if question.seat == seat:
            reopen(table, question)


def sample(observation: Observation[CartusState], rng: Chance) -> CartusState:
    """Deal hands, laid cards and what others saw in the nun row; nature deals the rest late."""
    table = observation.table.copy()
    table.legal = None  # and here without what is dealt now
    if PHASE.of(table) != OVER:
        Dealing(table, observation.seat, rng).deal()
    return table
