"""A round: the event, the food, a glance ahead, and then one phase after the other."""

from __future__ import annotations

from typing import Final

from ratking.core.question import NATURE, NOBODY, Kind, Question, Step
from ratking.core.state import ask
from ratking.games.ratland import events as tell
from ratking.games.ratland.athletes import ATHLETES_MOVE
from ratking.games.ratland.attack import ATTACK_STEP
from ratking.games.ratland.cards.clans import clan_of
from ratking.games.ratland.cards.deck import event_of
from ratking.games.ratland.deployment import DEPLOY
from ratking.games.ratland.feeding import FEED
from ratking.games.ratland.search import SEARCH_STEP
from ratking.games.ratland.state import (
    END,
    EVENT,
    EVENTS_IN_A_GAME,
    NO_EVENT,
    OVER,
    ROUNDS_BEFORE_FINAL,
    UNDEALT,
    RatlandState,
    clockwise,
    is_open,
)


class NextRound(Step[RatlandState]):
    """A round begins: from the second on the active player card moves to the left (RL-9)."""

    name = "next_round"

    def run(self, state: RatlandState, asked: Question) -> None:
        """Forget the round before with its event (RL-13), and turn over the next."""
        state.phase = EVENT
        if state.round:
            state.active = (state.active + 1) % state.box.players
        state.event = NO_EVENT
        state.food = []
        state.used = [0] * len(state.used)
        if state.told is not None:
            state.told.append(tell.RoundBegan(state.active))
        ask(state, REVEAL_EVENT, NOBODY)
        make_sure_of_event(state)


def make_sure_of_event(state: RatlandState) -> None:
    """Ask nature for the next event unless somebody has looked at it before."""
    if state.next_event == UNDEALT:
        ask(state, DRAW_EVENT, NATURE)


def make_sure_of_food(state: RatlandState) -> None:
    """Ask nature for the next food card unless somebody has looked at it before."""
    if state.next_food == UNDEALT:
        ask(state, DRAW_FOOD, NATURE)


class DrawEvent(Kind[RatlandState]):
    """Nature deals the next event card (RL-4).

    The first five are any of the initial ones. Of the five final cards one is the End, which is as
    likely to be the next as any other of those that are left; the rest are any of the final ones.
    """

    name = "draw_event"
    domain = "event"

    def answers(self, state: RatlandState, asked: Question) -> list[int]:
        """List what the next card can be."""
        left = state.events_left
        if state.round < ROUNDS_BEFORE_FINAL:
            return [event for event in state.box.initial_events if left[event]]
        if state.round == EVENTS_IN_A_GAME - 1:
            return [END]
        return [event for event in state.box.final_events if left[event]] + [END]

    def weights(self, state: RatlandState, asked: Question, answers: list[int]) -> list[int]:
        """Weigh the End so that it is one of the cards left in the pile (RL-5)."""
        if state.round < ROUNDS_BEFORE_FINAL or len(answers) == 1:
            return [1] * len(answers)
        others = EVENTS_IN_A_GAME - state.round - 1
        return [others] * (len(answers) - 1) + [len(answers) - 1]

    def answered(self, state: RatlandState, asked: Question, choice: int) -> None:
        """It lies on top of the deck, face down."""
        state.next_event = choice
        state.events_left[choice] = 0


class DrawFood(Kind[RatlandState]):
    """Nature deals the next food card; in an ascending deck that is the lowest (RL-7)."""

    name = "draw_food"
    domain = "food"

    def answers(self, state: RatlandState, asked: Question) -> list[int]:
        """List what the next card can be."""
        left = [card for card, count in enumerate(state.food_left) if count]
        return left[:1] if state.box.variant.ascending else left

    def weights(self, state: RatlandState, asked: Question, answers: list[int]) -> list[int]:
        """With two sets every card is there twice."""
        return [state.food_left[card] for card in answers]

    def answered(self, state: RatlandState, asked: Question, choice: int) -> None:
        """It lies on top of the deck, face down."""
        state.next_food = choice
        state.food_left[choice] -= 1


class RevealEvent(Step[RatlandState]):
    """The next event is turned over; the End stops the game (RL-15, RL-52)."""

    name = "reveal_event"

    def run(self, state: RatlandState, asked: Question) -> None:
        """Line up the phases of the round, unless there is none."""
        state.event, state.next_event, state.event_seen = state.next_event, UNDEALT, 0
        if state.told is not None:
            state.told.append(tell.EventRevealed(state.event))
        if state.event == END:
            state.phase = OVER
            return
        state.round += 1
        event_of(state).revealed(state)
        for step in PHASES_OF_A_ROUND:
            ask(state, step, NOBODY)
        make_sure_of_food(state)


class RevealFood(Step[RatlandState]):
    """The next food card is turned over; with two sets, two of them (RL-38)."""

    name = "reveal_food"

    def run(self, state: RatlandState, asked: Question) -> None:
        """Go on until there are enough."""
        state.food.append(state.next_food)
        if state.told is not None:
            state.told.append(tell.FoodRevealed(state.next_food))
        state.next_food, state.food_seen = UNDEALT, 0
        if len(state.food) < state.box.sets:
            ask(state, REVEAL_FOOD, NOBODY)
            make_sure_of_food(state)


def foresight(state: RatlandState) -> int:
    """Say how far the best Seer at the table sees."""
    most = 0
    for seat in range(state.box.players):
        most = max(most, clan_of(state, seat).foresees(is_open(state)))
    return most


class ForeseeEvent(Step[RatlandState]):
    """Seers look ahead as soon as they can: it costs nothing, and later shows nothing else."""

    name = "foresee_event"

    def run(self, state: RatlandState, asked: Question) -> None:
        """Let nature deal the next event, then look (RL-88)."""
        if foresight(state) and state.next_event == UNDEALT:
            ask(state, FORESEE_EVENT, NOBODY)
            ask(state, DRAW_EVENT, NATURE)
            return
        for seat in clockwise(state):
            if clan_of(state, seat).foresees(is_open(state)):
                state.event_seen |= 1 << seat
                if state.told is not None:
                    state.told.append(tell.EventForeseen(seat, state.next_event))


class ForeseeFood(Step[RatlandState]):
    """Upgraded Seers look at the next food card too, while there is one (RL-88)."""

    name = "foresee_food"

    def run(self, state: RatlandState, asked: Question) -> None:
        """Let nature deal it, then look."""
        if foresight(state) > 1 and state.next_food == UNDEALT and max(state.food_left):
            ask(state, FORESEE_FOOD, NOBODY)
            ask(state, DRAW_FOOD, NATURE)
            return
        for seat in clockwise(state):
            if state.next_food != UNDEALT and clan_of(state, seat).foresees(is_open(state)) > 1:
                state.food_seen |= 1 << seat
                if state.told is not None:
                    state.told.append(tell.FoodForeseen(seat, state.next_food))


NEXT_ROUND: Final = NextRound()
DRAW_EVENT: Final = DrawEvent()
DRAW_FOOD: Final = DrawFood()
REVEAL_EVENT: Final = RevealEvent()
REVEAL_FOOD: Final = RevealFood()
FORESEE_EVENT: Final = ForeseeEvent()
FORESEE_FOOD: Final = ForeseeFood()

PHASES_OF_A_ROUND: Final[list[Step[RatlandState]]] = [
    NEXT_ROUND,
    FEED,
    SEARCH_STEP,
    ATTACK_STEP,
    ATHLETES_MOVE,
    DEPLOY,
    FORESEE_FOOD,
    FORESEE_EVENT,
    REVEAL_FOOD,
]
"""What lies on the stack when an event is revealed: the last is the first to happen (RL-12)."""
