"""What a seat may know, and worlds that it cannot tell from the true one."""

from __future__ import annotations

from random import Random

from ratking.core.game import Observation
from ratking.core.question import Question
from ratking.core.state import ask_together, open_questions
from ratking.games.cartus.dealing import Dealing
from ratking.games.cartus.gifts import GIVE
from ratking.games.cartus.pieces import CARDS, POPULATION, UNDEALT, UNKNOWN, WIDTH
from ratking.games.cartus.state import (
    NUN_ROW,
    OVER,
    UNDECIDED,
    CartusState,
    has_seen,
    is_shown,
    known_at,
)
from ratking.games.cartus.supplies import SUPPLY_TOGETHER


def observe(state: CartusState, seat: int) -> Observation[CartusState]:
    """Copy the table with every card that this seat does not see back in nature's hands."""
    table = state.copy()
    table.legal = None  # nature's answers were listed with what others have seen
    if table.phase == OVER:
        return Observation(seat, table)
    for other in range(table.box.players):
        if other != seat:
            _hide_cards(table, table.hand, other)
            if not is_shown(table, other):
                _hide_cards(table, table.laid, other)
            _hide_memory(table, seat, other)
    _hide_row(table, seat)
    _hide_choices(table, seat)
    return Observation(seat, table)


def _hide_cards(table: CartusState, counts: list[int], owner: int) -> None:
    """Turn a seat's cards face down; the population cards among them are nature's again."""
    first = owner * WIDTH
    for card in range(CARDS):
        count = counts[first + card]
        if count:
            counts[first + card] = 0
            counts[first + UNKNOWN] += count
            if card < POPULATION:
                table.pool[card] += count


def _hide_memory(table: CartusState, seat: int, viewer: int) -> None:
    """Of what others know of each other, keep what everybody knows."""
    for holder in range(table.box.players):
        if holder not in (seat, viewer):
            mine = known_at(table, viewer, holder)
            public = known_at(table, -1, holder)
            table.known[mine : mine + CARDS] = table.known[public : public + CARDS]


def _hide_row(table: CartusState, seat: int) -> None:
    """Turn down what this seat has not seen; where its cards came from is no longer known."""
    for place in range(NUN_ROW):
        card = table.nun_row[place]
        if card != UNDEALT and not has_seen(table, seat, place):
            table.pool[card] += 1
            table.nun_row[place] = UNDEALT
    for card in range(POPULATION):
        table.pool[card] += table.row_pool[card]
    table.row_pool = [0] * POPULATION


def _hide_choices(table: CartusState, seat: int) -> None:
    """Show the others as still thinking, and keep the order of a gift to the giver."""
    if not table.pending:
        return
    if table.pending[-1].kind.together:
        _hide_supplies(table, seat)
    if table.pending[-1].kind is GIVE and table.pending[-1].seat != seat:
        table.least = 0


def _hide_supplies(table: CartusState, seat: int) -> None:
    thinking = open_questions(table)
    del table.pending[len(table.pending) - len(thinking) :]
    for other in range(table.box.players):
        if other != seat:
            table.supply[other] = UNDECIDED
            ask_together(table, Question(SUPPLY_TOGETHER, other))
    for question in thinking:
        if question.seat == seat:
            ask_together(table, question)


def sample(observation: Observation[CartusState], rng: Random) -> CartusState:
    """Deal hands, laid cards and what others saw in the nun row; nature deals the rest late."""
    table = observation.table.copy()
    table.legal = None  # and here without what is dealt now
    if table.phase != OVER:
        Dealing(table, observation.seat, rng).deal()
    return table
