"""The verbs behind the screens: plans, secret choices, and how clans and boards are chosen."""

from __future__ import annotations

from ratking.games.ratland.pieces import BOARD, PANTRY
from ratking.games.ratland.state import (
    AGGRESSIVE,
    ALL_AGGRESSIVE,
    CLAN,
    CLANS,
    CLANS_LEFT,
    DOUBLE,
    HIDDEN_CHEESE,
    HIDE,
    NO_CLAN,
    OFFERED,
    OFFERS,
    PLAN,
    PLAN_SIZE,
    RATS,
    SECRET,
    STARVING,
    TWICE,
    UNDEALT,
    RatlandState,
)

# Clans and boards.


def deal_clan(state: RatlandState, place: int, clan: int) -> None:
    """Lay a clan card before a seat; every seat has two places (RL-75)."""
    OFFERS.put(state, place // OFFERED, place % OFFERED, clan)
    CLANS_LEFT.change(state, clan, -1)


def take_back_offer(state: RatlandState, place: int) -> None:
    """Put a clan card that lies before a seat back to those that are left."""
    seat, card = place // OFFERED, place % OFFERED
    CLANS_LEFT.change(state, OFFERS.of(state, seat, card), 1)
    OFFERS.put(state, seat, card, UNDEALT)


def take_back_sides(state: RatlandState, seat: int) -> None:
    """Forget which board and which clan a seat has chosen."""
    AGGRESSIVE.put(state, seat, 1 if state.box.variant.boards == ALL_AGGRESSIVE else 0)
    CLAN.put(state, seat, NO_CLAN)


def choose_board(state: RatlandState, seat: int, side: int) -> None:
    """Turn one's board to a side (RL-69)."""
    AGGRESSIVE.put(state, seat, side)


def keep_clan(state: RatlandState, seat: int, clan: int) -> None:
    """Keep one of the two clans (RL-75)."""
    CLAN.put(state, seat, clan)


def show_clans(state: RatlandState) -> None:
    """Put the clans that were not kept back unseen; the others are gone from those left."""
    for clan in range(CLANS):
        CLANS_LEFT.put(state, clan, state.box.sets)
    for seat in range(state.box.players):
        for card in range(OFFERED):
            OFFERS.put(state, seat, card, UNDEALT)
        if CLAN.of(state, seat) != NO_CLAN:
            CLANS_LEFT.change(state, CLAN.of(state, seat), -1)


# Plans.


def forget_plan(state: RatlandState, seat: int) -> None:
    """Begin a plan anew."""
    for slot in range(PLAN_SIZE):
        PLAN.put(state, seat, slot, 0)


def forget_plans(state: RatlandState) -> None:
    """Everybody's plan has been carried out."""
    for seat in range(state.box.players):
        forget_plan(state, seat)


def plan(state: RatlandState, seat: int, slot: int, count: int) -> None:
    """Plan so many rats for a space, or to hide a cheese."""
    PLAN.put(state, seat, slot, count)


def plan_to_stay(state: RatlandState, seat: int) -> None:
    """Plan to leave the rats where they are; those that count twice have a place of their own."""
    for space in range(BOARD):
        PLAN.put(state, seat, space, RATS.of(state, seat, space))
    PLAN.change(state, seat, PANTRY, -TWICE.of(state, seat))
    PLAN.put(state, seat, DOUBLE, TWICE.of(state, seat))


def plan_to_move(state: RatlandState, seat: int, source: int, target: int) -> None:
    """Plan to move a rat (RL-86)."""
    PLAN.change(state, seat, source, -1)
    PLAN.change(state, seat, target, 1)


def place_as_planned(state: RatlandState, seat: int, everybody_twice: bool) -> None:
    """Put the rats where they were planned to be; the rest stays in the pantry (RL-16).

    If so, everybody who is in the pantry or the nursery counts in both (RL-67).
    """
    twice = PLAN.of(state, seat, DOUBLE)
    rest = RATS.of(state, seat, PANTRY) - twice
    for space in range(PANTRY):
        count = PLAN.of(state, seat, space)
        RATS.put(state, seat, space, count)
        rest -= count
    RATS.put(state, seat, PANTRY, rest + twice)
    TWICE.put(state, seat, rest if everybody_twice else twice)
    HIDDEN_CHEESE.put(state, seat, PLAN.of(state, seat, HIDE))


def move_as_planned(state: RatlandState, seat: int) -> None:
    """Put all rats, also those in the pantry, where they were moved."""
    for space in range(BOARD):
        RATS.put(state, seat, space, PLAN.of(state, seat, space))
    RATS.change(state, seat, PANTRY, PLAN.of(state, seat, DOUBLE))
    TWICE.put(state, seat, PLAN.of(state, seat, DOUBLE))


# Choices while feeding.


def choose_secretly(state: RatlandState, seat: int, choice: int) -> None:
    """Remember a choice behind the screen."""
    SECRET.put(state, seat, choice)


def forget_secrets(state: RatlandState) -> None:
    """All choices have been carried out."""
    for seat in range(state.box.players):
        SECRET.put(state, seat, 0)


def count_the_starving(state: RatlandState, seat: int, count: int) -> None:
    """Note how many rats of a seat could not be fed (RL-48)."""
    STARVING.put(state, seat, count)
