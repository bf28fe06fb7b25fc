"""The verbs of a round: cards that are turned over, whose turn it is, and the bag."""

from __future__ import annotations

from ratking.core.question import NOBODY
from ratking.core.row import bit
from ratking.core.state import tell
from ratking.games.ratland import events
from ratking.games.ratland.pieces import AREAS, KINDS_OF_CHEESE
from ratking.games.ratland.state import (
    ACTIVE,
    AREA,
    BAG,
    DRAWER,
    DRAWN,
    DRAWS_LEFT,
    EVENT,
    EVENT_SEEN,
    EVENTS_LEFT,
    FOOD,
    FOOD_LEFT,
    FOOD_SEEN,
    NEXT_EVENT,
    NEXT_FOOD,
    NO_EVENT,
    PHASE,
    RATS,
    ROUND,
    SENT,
    SICK_HERE,
    TURN,
    UNDEALT,
    USED,
    RatlandState,
)

# Phases and cards.


def enter_phase(state: RatlandState, phase: int) -> None:
    """Go on to a phase of the round (RL-12)."""
    PHASE.put(state, phase)


def pass_the_card(state: RatlandState) -> None:
    """Hand the active player card to the left (RL-9)."""
    ACTIVE.put(state, (ACTIVE.of(state) + 1) % state.box.players)


def clear_the_round(state: RatlandState) -> None:
    """Put away the event and the food cards; clans may be used again (RL-13)."""
    EVENT.put(state, NO_EVENT)
    FOOD.put(state, [])
    for seat in range(state.box.players):
        USED.put(state, seat, 0)


def count_the_round(state: RatlandState) -> None:
    """A round is played."""
    ROUND.change(state, 1)


def deal_event(state: RatlandState, event: int) -> None:
    """Lay the next event on top of the deck, face down."""
    NEXT_EVENT.put(state, event)
    EVENTS_LEFT.put(state, event, 0)


def deal_food(state: RatlandState, card: int) -> None:
    """Lay the next food card on top of the deck, face down."""
    NEXT_FOOD.put(state, card)
    FOOD_LEFT.change(state, card, -1)


def take_back_event(state: RatlandState) -> None:
    """Shuffle the next event back into the deck."""
    EVENTS_LEFT.put(state, NEXT_EVENT.of(state), 1)
    NEXT_EVENT.put(state, UNDEALT)


def take_back_food(state: RatlandState) -> None:
    """Shuffle the next food card back into the deck."""
    FOOD_LEFT.change(state, NEXT_FOOD.of(state), 1)
    NEXT_FOOD.put(state, UNDEALT)


def turn_over_event(state: RatlandState) -> None:
    """Reveal the next event; nobody knows the one after it (RL-15)."""
    EVENT.put(state, NEXT_EVENT.of(state))
    NEXT_EVENT.put(state, UNDEALT)
    EVENT_SEEN.put(state, 0)
    if state.told is not None:
        tell(state, events.EventRevealed(EVENT.of(state)))


def turn_over_food(state: RatlandState) -> None:
    """Reveal the next food card; nobody knows the one after it."""
    card = NEXT_FOOD.of(state)
    FOOD.push(state, card)
    NEXT_FOOD.put(state, UNDEALT)
    FOOD_SEEN.put(state, 0)
    if state.told is not None:
        tell(state, events.FoodRevealed(card))


def look_at_event(state: RatlandState, seat: int) -> None:
    """Let a Seer look at the next event (RL-88)."""
    EVENT_SEEN.put(state, EVENT_SEEN.of(state) | bit(seat))
    if state.told is not None:
        tell(state, events.EventForeseen(seat, NEXT_EVENT.of(state)))


def look_at_food(state: RatlandState, seat: int) -> None:
    """Let a Seer look at the next food card (RL-88)."""
    FOOD_SEEN.put(state, FOOD_SEEN.of(state) | bit(seat))
    if state.told is not None:
        tell(state, events.FoodForeseen(seat, NEXT_FOOD.of(state)))


# Areas and turns.


def note_the_sent(state: RatlandState, seat: int, area: int) -> None:
    """Note how many rats were sent to an area; from now on rats may leave it (RL-34)."""
    SENT.put(state, seat, area, RATS.of(state, seat, area))


def enter_area(state: RatlandState, area: int) -> None:
    """Go on to an area, in which nobody has had a turn or was poisoned; the bag is empty."""
    AREA.put(state, area)
    TURN.put(state, 0)
    for colour in range(KINDS_OF_CHEESE):
        BAG.put(state, colour, 0)
    for seat in range(state.box.players):
        SICK_HERE.put(state, seat, 0)


def leave_the_areas(state: RatlandState) -> None:
    """The search is over: everybody forgets who was sent where."""
    enter_area(state, 0)
    for seat in range(state.box.players):
        for area in range(AREAS):
            SENT.put(state, seat, area, 0)


def take_a_turn(state: RatlandState) -> None:
    """Count who has had a turn in the area."""
    TURN.change(state, 1)


def begin_turns(state: RatlandState) -> None:
    """Begin with the first again: bribes are over, draws follow."""
    TURN.put(state, 0)


def use_clan(state: RatlandState, seat: int) -> None:
    """Count the areas of a round in which a seat made use of its clan (RL-80, RL-87)."""
    USED.change(state, seat, 1)


# The bag.


def fill_bag(state: RatlandState, pieces: list[int]) -> None:
    """Put pieces into the bag, so many of each colour (RL-33)."""
    for colour in range(KINDS_OF_CHEESE):
        BAG.put(state, colour, pieces[colour])
    if state.told is not None:
        tell(state, events.BagFilled(AREA.of(state), pieces))


def add_piece(state: RatlandState, seat: int, colour: int) -> None:
    """Put a piece more into the bag (RL-87)."""
    BAG.change(state, colour, 1)
    if state.told is not None:
        tell(state, events.PieceAdded(seat, colour))


def reach_into_bag(state: RatlandState, seat: int, count: int) -> None:
    """Let a seat draw so many pieces."""
    DRAWER.put(state, seat)
    DRAWS_LEFT.put(state, count)


def draw_piece(state: RatlandState, seat: int, colour: int) -> None:
    """Take a piece out of the bag."""
    BAG.change(state, colour, -1)
    DRAWN.change(state, colour, 1)
    DRAWS_LEFT.change(state, -1)
    if state.told is not None:
        tell(state, events.PieceDrawn(seat, colour))


def stop_drawing(state: RatlandState) -> None:
    """Draw no more: all pieces are drawn, or the bag is empty (RL-35)."""
    DRAWS_LEFT.put(state, 0)


def put_back(state: RatlandState, seat: int, colour: int) -> None:
    """Put a drawn piece back into the bag and ignore it (RL-58)."""
    DRAWN.change(state, colour, -1)
    BAG.change(state, colour, 1)
    if state.told is not None:
        tell(state, events.PiecePutBack(seat, colour))


def lay_aside(state: RatlandState) -> None:
    """The drawn pieces have done their work and leave the table."""
    for colour in range(KINDS_OF_CHEESE):
        DRAWN.put(state, colour, 0)
    DRAWER.put(state, NOBODY)
    DRAWS_LEFT.put(state, 0)
