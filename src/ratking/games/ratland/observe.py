"""What a seat may know, and worlds that it cannot tell from the true one."""

from __future__ import annotations

from random import Random

from ratking.core.game import Observation
from ratking.core.question import NATURE, Question
from ratking.core.state import ask_together, open_questions
from ratking.games.ratland.rounds import DRAW_EVENT, DRAW_FOOD
from ratking.games.ratland.screens import Screens
from ratking.games.ratland.setup import DEAL_CLAN, deal_clan
from ratking.games.ratland.state import SETUP, UNDEALT, RatlandState


def observe(state: RatlandState, seat: int) -> Observation[RatlandState]:
    """Copy the table with everything that this seat may not know back in nature's hands.

    How much cheese somebody has is public (RL-14).
    """
    table = state.copy()
    table.legal = None  # the answers were listed with what others know
    _hide_offers(table, seat)
    _hide_choices(table, seat)
    if table.next_event != UNDEALT and not _sees(table.event_seen, seat):
        table.events_left[table.next_event] = 1
        table.next_event = UNDEALT
    if table.next_food != UNDEALT and not _sees(table.food_seen, seat):
        table.food_left[table.next_food] += 1
        table.next_food = UNDEALT
    return Observation(seat, table)


def _sees(seen: int, seat: int) -> bool:
    return seat >= 0 and (seen >> seat) & 1 == 1


def _hide_offers(table: RatlandState, seat: int) -> None:
    for place, clan in enumerate(table.offers):
        if place // 2 != seat and clan != UNDEALT:
            table.offers[place] = UNDEALT
            table.clans_left[clan] += 1


def _hide_choices(table: RatlandState, seat: int) -> None:
    """Show everybody else as if still thinking about a first question, however far they are."""
    if not table.pending or not table.pending[-1].kind.together:
        return
    thinking = open_questions(table)
    del table.pending[len(table.pending) - len(thinking) :]
    screens = table.pending[-1].kind
    assert isinstance(screens, Screens)
    for other in range(table.box.players):
        if other != seat:
            screens.open_for(table, other)
    for question in thinking:
        if question.seat == seat:
            ask_together(table, question)


def sample(observation: Observation[RatlandState], rng: Random) -> RatlandState:
    """Deal what only others have seen; what others think behind their screens they think again."""
    table = observation.table.copy()
    table.legal = None  # and here without what is dealt now
    for place in range(dealt_places(table)):
        if table.offers[place] == UNDEALT:
            asked = Question(DEAL_CLAN, NATURE, place)
            deal_clan(table, place, _drawn(table, asked, rng))
    if table.event_seen and table.next_event == UNDEALT:
        asked = Question(DRAW_EVENT, NATURE)
        DRAW_EVENT.answered(table, asked, _drawn(table, asked, rng))
    if table.food_seen and table.next_food == UNDEALT:
        asked = Question(DRAW_FOOD, NATURE)
        DRAW_FOOD.answered(table, asked, _drawn(table, asked, rng))
    return table


def dealt_places(table: RatlandState) -> int:
    """Count the places for clan cards that are filled, whether this seat sees the cards or not."""
    if table.phase != SETUP or not table.box.variant.clans:
        return 0
    question = table.pending[-1]
    return len(table.offers) if question.kind.together else question.about


def _drawn(table: RatlandState, asked: Question, rng: Random) -> int:
    answers = asked.kind.answers(table, asked)
    return rng.choices(answers, asked.kind.weights(table, asked, answers))[0]
