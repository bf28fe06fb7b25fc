"""A round: the event, the food, a glance ahead, and then one phase after the other."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ratking.core.answers import Answers, Verb
from ratking.core.question import NATURE, NOBODY, UNSEEN, WIDTH, Kind, Step
from ratking.core.row import bit, nth, size
from ratking.core.state import ask, kind_at, tell
from ratking.games.ratland import events
from ratking.games.ratland.athletes import ATHLETES_MOVE
from ratking.games.ratland.attack import ATTACK_STEP
from ratking.games.ratland.cards.clans import clan_of
from ratking.games.ratland.cards.deck import event_of
from ratking.games.ratland.deployment import DEPLOY
from ratking.games.ratland.feeding import FEED
from ratking.games.ratland.search import SEARCH_STEP
from ratking.games.ratland.state import (
    ACTIVE,
    END,
    EVENT,
    EVENT_CARD,
    EVENT_PHASE,
    EVENTS_IN_A_GAME,
    EVENTS_LEFT,
    FOOD,
    FOOD_CARD,
    FOOD_LEFT,
    NEXT_EVENT,
    NEXT_FOOD,
    OVER,
    ROUND,
    ROUNDS_BEFORE_FINAL,
    UNDEALT,
    RatlandState,
    clockwise,
    is_open,
)
from ratking.games.ratland.tables import FOOD_CARDS
from ratking.games.ratland.verbs_round import (
    clear_the_round,
    count_the_round,
    deal_event,
    deal_food,
    enter_phase,
    look_at_event,
    look_at_food,
    pass_the_card,
    turn_over_event,
    turn_over_food,
)


class NextRound(Step[RatlandState]):
    """A round begins: from the second on the active player card moves to the left (RL-9)."""

    name = "next_round"

    def run(self, state: RatlandState, asked: int) -> None:
        """Forget the round before with its event (RL-13), and turn over the next."""
        enter_phase(state, EVENT_PHASE)
        if ROUND.of(state):
            pass_the_card(state)
        clear_the_round(state)
        if state.told is not None:
            tell(state, events.RoundBegan(ACTIVE.of(state)))
        ask(state, REVEAL_EVENT, NOBODY)
        make_sure_of_event(state)


def make_sure_of_event(state: RatlandState) -> None:
    """Ask nature for the next event unless somebody has looked at it before."""
    if NEXT_EVENT.of(state) == UNDEALT:
        ask(state, DRAW_EVENT, NATURE)


def make_sure_of_food(state: RatlandState) -> None:
    """Ask nature for the next food card unless somebody has looked at it before."""
    if NEXT_FOOD.of(state) == UNDEALT:
        ask(state, DRAW_FOOD, NATURE)


class DrawEvent(Kind[RatlandState]):
    """Nature deals the next event card (RL-4).

    The first five are any of the initial ones. Of the five final cards one is the End, which is as
    likely to be the next as any other of those that are left; the rest are any of the final ones.
    """

    name = "draw_event"
    domain = Answers(Verb("event", EVENT_CARD))
    of_nature = True

    def answers(self, state: RatlandState, asked: int) -> i64:
        """List what the next card can be."""
        if ROUND.of(state) < ROUNDS_BEFORE_FINAL:
            return _left_of(state, state.box.initial_events)
        if ROUND.of(state) == EVENTS_IN_A_GAME - 1:
            return bit(END)
        return _left_of(state, state.box.final_events) | bit(END)

    def weights(self, state: RatlandState, asked: int, answers: list[int]) -> list[int]:
        """Weigh the End so that it is one of the cards left in the pile (RL-5)."""
        if ROUND.of(state) < ROUNDS_BEFORE_FINAL or len(answers) == 1:
            return [1] * len(answers)
        others = EVENTS_IN_A_GAME - ROUND.of(state) - 1
        return [others] * (len(answers) - 1) + [len(answers) - 1]

    def drawn(self, state: RatlandState, asked: int, luck: float) -> int:
        """Take any of the initial events, or count the pile with the End in it."""
        answers = self.answers(state, asked)
        count, number = size(answers), ROUND.of(state)
        if number < ROUNDS_BEFORE_FINAL or count == 1:
            return nth(answers, int(luck * float(count)))
        others = EVENTS_IN_A_GAME - number - 1
        left = int(luck * float((count - 1) * (others + 1)))
        return END if left >= (count - 1) * others else nth(answers, left // others)

    def seen_by(self, state: RatlandState, asked: int, choice: int, viewer: int) -> int:
        """Only those see it who look ahead, unless it is turned over."""
        if kind_at(state, asked - WIDTH) is not FORESEE_EVENT:  # the frame for which it is dealt
            return choice
        sight = clan_of(state, viewer).foresees(is_open(state))
        return choice if sight > 0 else UNSEEN

    def answered(self, state: RatlandState, asked: int, choice: int) -> None:
        """It lies on top of the deck, face down."""
        deal_event(state, choice)


def _left_of(state: RatlandState, deck: list[int]) -> i64:
    found: i64 = 0
    for event in deck:
        if EVENTS_LEFT.of(state, event):
            found |= bit(event)
    return found


class DrawFood(Kind[RatlandState]):
    """Nature deals the next food card; in an ascending deck that is the lowest (RL-7)."""

    name = "draw_food"
    domain = Answers(Verb("food", FOOD_CARD))
    of_nature = True

    def answers(self, state: RatlandState, asked: int) -> i64:
        """List what the next card can be."""
        found: i64 = 0
        for card in range(FOOD_CARDS):
            if FOOD_LEFT.of(state, card):
                found |= bit(card)
                if state.box.variant.ascending:
                    return found
        return found

    def weights(self, state: RatlandState, asked: int, answers: list[int]) -> list[int]:
        """With two sets every card is there twice."""
        return [FOOD_LEFT.of(state, card) for card in answers]

    def drawn(self, state: RatlandState, asked: int, luck: float) -> int:
        """Count down the deck; in ascending order the first card is the next."""
        ascending = state.box.variant.ascending
        left = -1 if ascending else int(luck * float(FOOD_LEFT.total(state)))
        for card in range(FOOD_CARDS):
            count = FOOD_LEFT.of(state, card)
            left -= count
            if count and left < 0:
                return card
        raise AssertionError("there is no food card left")

    def seen_by(self, state: RatlandState, asked: int, choice: int, viewer: int) -> int:
        """Only those see it who look ahead, unless it is turned over."""
        if kind_at(state, asked - WIDTH) is not FORESEE_FOOD:  # the frame for which it is dealt
            return choice
        sight = clan_of(state, viewer).foresees(is_open(state))
        return choice if sight > 1 else UNSEEN

    def answered(self, state: RatlandState, asked: int, choice: int) -> None:
        """It lies on top of the deck, face down."""
        deal_food(state, choice)


class RevealEvent(Step[RatlandState]):
    """The next event is turned over; the End stops the game (RL-15, RL-52)."""

    name = "reveal_event"

    def run(self, state: RatlandState, asked: int) -> None:
        """Line up the phases of the round, unless there is none."""
        turn_over_event(state)
        if EVENT.of(state) == END:
            enter_phase(state, OVER)
            return
        count_the_round(state)
        event_of(state).revealed(state)
        for step in PHASES_OF_A_ROUND:
            ask(state, step, NOBODY)
        make_sure_of_food(state)


class RevealFood(Step[RatlandState]):
    """The next food card is turned over; with two sets, two of them (RL-38)."""

    name = "reveal_food"

    def run(self, state: RatlandState, asked: int) -> None:
        """Go on until there are enough."""
        turn_over_food(state)
        if FOOD.count(state) < state.box.sets:
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

    def run(self, state: RatlandState, asked: int) -> None:
        """Let nature deal the next event, then look (RL-88)."""
        if NEXT_EVENT.of(state) == UNDEALT and foresight(state):
            ask(state, FORESEE_EVENT, NOBODY)
            ask(state, DRAW_EVENT, NATURE)
            return
        for seat in clockwise(state):
            if clan_of(state, seat).foresees(is_open(state)):
                look_at_event(state, seat)


class ForeseeFood(Step[RatlandState]):
    """Upgraded Seers look at the next food card too, while there is one (RL-88)."""

    name = "foresee_food"

    def run(self, state: RatlandState, asked: int) -> None:
        """Let nature deal it, then look."""
        if foresight(state) > 1 and NEXT_FOOD.of(state) == UNDEALT and FOOD_LEFT.total(state):
            ask(state, FORESEE_FOOD, NOBODY)
            ask(state, DRAW_FOOD, NATURE)
            return
        for seat in clockwise(state):
            sight = clan_of(state, seat).foresees(is_open(state))
            if sight > 1 and NEXT_FOOD.of(state) != UNDEALT:
                look_at_food(state, seat)


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
