"""The verbs of a round: phases, building cards, who enters where, and who is premium."""

from __future__ import annotations

from ratking.core.question import NOBODY
from ratking.core.state import tell
from ratking.games.cartus import events
from ratking.games.cartus.state import (
    BUILDING_LEFT,
    BUILDING_ROW,
    BUILDINGS_DRAWN,
    CHOSEN,
    CHOSEN_SUPPLY,
    ENTERED,
    NOWHERE,
    PHASE,
    PLACE,
    PREMIUM,
    QUEUE,
    REPLACED,
    REPLACEMENT_LEFT,
    ROUND,
    START,
    UNDECIDED,
    UNSEEN,
    CartusState,
)


def begin_phase(state: CartusState, phase: int) -> None:
    """Go on to a phase."""
    PHASE.put(state, phase)


def begin_round(state: CartusState) -> None:
    """Count a new round."""
    begin_phase(state, BUILDINGS_DRAWN)
    ROUND.change(state, 1)
    if state.told is not None:
        tell(state, events.RoundBegan(START.of(state), ROUND.of(state)))


# Buildings.


def choose_building_card(state: CartusState, card: int) -> None:
    """Bring a building card into the game."""
    CHOSEN.put(state, card, 1)
    UNSEEN.put(state, card, 1)
    if state.told is not None:
        tell(state, events.BuildingChosen(card))


def draw_from_deck(state: CartusState, card: int) -> None:
    """Lay a card of the building deck into the row."""
    BUILDING_LEFT.change(state, -1)
    UNSEEN.put(state, card, 0)
    lay_building(state, card)


def draw_replacement(state: CartusState, card: int) -> None:
    """Replace the last card of the row by one of the Replacement deck that nobody has seen."""
    REPLACEMENT_LEFT.change(state, -1)
    put_under_replacement_deck(state)
    UNSEEN.put(state, card, 0)
    lay_building(state, card)


def draw_replaced(state: CartusState) -> None:
    """Replace the last card of the row by the first one that was put under the deck."""
    top = REPLACED.drop(state, 0)
    put_under_replacement_deck(state)
    lay_building(state, top)


def lay_building(state: CartusState, card: int) -> None:
    """Lay a building card at the end of the row."""
    BUILDING_ROW.push(state, card)
    if state.told is not None:
        tell(state, events.BuildingDrawn(BUILDING_ROW.count(state) - 1, card))


def put_under_replacement_deck(state: CartusState) -> None:
    """Put the last card of the row under the Replacement deck (RC-21)."""
    card = BUILDING_ROW.drop(state, BUILDING_ROW.count(state) - 1)
    REPLACED.push(state, card)
    if state.told is not None:
        tell(state, events.BuildingReplaced(card))


# Supplies.


def keep_supply(state: CartusState, seat: int, place: int) -> None:
    """Choose a supply action, and keep it to oneself."""
    CHOSEN_SUPPLY.put(state, seat, place)


def take_up_supply(state: CartusState, seat: int) -> int:
    """Come back to the supply action that a seat chose; the choice is forgotten."""
    place = CHOSEN_SUPPLY.of(state, seat)
    CHOSEN_SUPPLY.put(state, seat, UNDECIDED)
    return place


# Seats and buildings.


def form_queue(state: CartusState) -> None:
    """The starting player is the first in the queue, the others follow clockwise."""
    players, start = state.box.players, START.of(state)
    QUEUE.put(state, [(start + step) % players for step in range(players)])


def call_next(state: CartusState) -> int:
    """Take the first one out of the queue."""
    return QUEUE.drop(state, 0)


def enter_building(state: CartusState, seat: int, place: int) -> None:
    """Put a disc on the lowest free space of a building (RC-29)."""
    PLACE.put(state, seat, place)
    ENTERED.push(state, seat)
    if state.told is not None:
        inside = [other for other in ENTERED.all(state) if PLACE.of(state, other) == place]
        building = BUILDING_ROW.of(state, place)
        tell(state, events.BuildingEntered(seat, building, len(inside)))


def make_premium(state: CartusState, seat: int) -> None:
    """Settle who is premium while all cards that decide it lie open (RC-48, RC-53)."""
    PREMIUM.put(state, seat)


def clear_row(state: CartusState) -> None:
    """Give the discs back and pass the starting player card to the left (RC-62)."""
    BUILDING_ROW.put(state, [])
    ENTERED.put(state, [])
    PREMIUM.put(state, NOBODY)
    for seat in range(state.box.players):
        PLACE.put(state, seat, NOWHERE)
    START.put(state, (START.of(state) + 1) % state.box.players)
    if state.told is not None:
        tell(state, events.StartPassed(START.of(state)))
