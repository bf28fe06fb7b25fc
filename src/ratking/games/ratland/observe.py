"""What a seat may know, and worlds that it cannot tell from the true one."""

from __future__ import annotations

from typing import Any

from ratking.core.chance import Chance
from ratking.core.game import Observation
from ratking.core.question import Kind, seat_of
from ratking.core.state import (
    NOW,
    clear_together,
    is_waiting,
    open_places,
    question_at,
    reopen,
    top_kind,
    top_place,
)
from ratking.games.ratland.rounds import DRAW_EVENT, DRAW_FOOD
from ratking.games.ratland.screens import Screens
from ratking.games.ratland.setup import DEAL_CLAN, offer
from ratking.games.ratland.state import (
    EVENT_SEEN,
    FOOD_SEEN,
    NEXT_EVENT,
    NEXT_FOOD,
    OFFERED,
    PHASE,
    SETUP,
    UNDEALT,
    RatlandState,
)
from ratking.games.ratland.verbs_round import (
    deal_event,
    deal_food,
    take_back_event,
    take_back_food,
)
from ratking.games.ratland.verbs_screens import deal_clan, take_back_offer


def observe(state: RatlandState, seat: int) -> Observation[RatlandState]:
    """Copy the table with everything that this seat may not know back in nature's hands.

    How much cheese somebody has is public (RL-14).
    """
    table = state.copy()
    table.legal = None  # the answers were listed with what others know
    if PHASE.of(table) == SETUP:
        _hide_offers(table, seat)
    _hide_choices(table, seat)
    if NEXT_EVENT.of(table) != UNDEALT and not _sees(EVENT_SEEN.of(table), seat):
        take_back_event(table)
    if NEXT_FOOD.of(table) != UNDEALT and not _sees(FOOD_SEEN.of(table), seat):
        take_back_food(table)
    return Observation(seat, table)


def _sees(seen: int, seat: int) -> bool:
    return seat >= 0 and (seen >> seat) & 1 == 1


def _hide_offers(table: RatlandState, seat: int) -> None:
    for place in range(OFFERED * table.box.players):
        if place // OFFERED != seat and offer(table, place) != UNDEALT:
            take_back_offer(table, place)


def _hide_choices(table: RatlandState, seat: int) -> None:
    """Show everybody else as if still thinking about a first question, however far they are."""
    if not is_waiting(table) or not top_kind(table).together:
        return
    places = [place for place in open_places(table) if seat_of(table, place) == seat]
    own = [question_at(table, place) for place in places]
    clear_together(table)
    screens = top_kind(table)
    assert isinstance(screens, Screens)
    for other in range(table.box.players):
        if other != seat:
            screens.open_for(table, other)
    for question in own:
        reopen(table, question)


def sample(observation: Observation[RatlandState], rng: Chance) -> RatlandState:
    """Deal what only others have seen; what others think behind their screens they think again."""
    table = observation.table.copy()
    table.legal = None  # and here without what is dealt now
    for place in range(dealt_places(table)):
        if offer(table, place) == UNDEALT:
            deal_clan(table, place, _drawn(table, DEAL_CLAN, rng))
    if EVENT_SEEN.of(table) and NEXT_EVENT.of(table) == UNDEALT:
        deal_event(table, _drawn(table, DRAW_EVENT, rng))
    if FOOD_SEEN.of(table) and NEXT_FOOD.of(table) == UNDEALT:
        deal_food(table, _drawn(table, DRAW_FOOD, rng))
    return table


def dealt_places(table: RatlandState) -> int:
    """Count the places for clan cards that are filled, whether this seat sees the cards or not."""
    if PHASE.of(table) != SETUP or not table.box.variant.clans:
        return 0
    if top_kind(table).together:
        return OFFERED * table.box.players
    return DEAL_CLAN.place.of(table, top_place(table))


def _drawn(table: RatlandState, kind: Kind[Any], rng: Chance) -> int:
    """Let nature deal as it would if it were asked; none of its questions here holds a fact."""
    return kind.drawn(table, NOW, rng.random())
