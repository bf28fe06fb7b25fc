"""How a table of Rattus Cartus looks: points in sight, and the chance to live to have them."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, cast

from ratking.agents.cartus_facts import NAMES, facts, rivals_ahead
from ratking.agents.greedy import Sense
from ratking.core.question import Question
from ratking.core.state import State
from ratking.games.cartus.enter import LAY
from ratking.games.cartus.gifts import BEGIN_GIFT, DISCARD_FOR_RAT, GIVE
from ratking.games.cartus.pieces import (
    CARDS,
    COPIES,
    COUNTED,
    NUNS,
    POPULATION,
    STOP,
    UNDEALT,
    UNKNOWN,
    WIDTH,
    family_of,
)
from ratking.games.cartus.population import DRAW_CARD, DRAW_NEXT, LOOK, SHOW_NUN_CARD
from ratking.games.cartus.state import (
    OVER,
    RESOLVING,
    TRACKS,
    UNDECIDED,
    CartusState,
    is_final_round,
    is_shown,
)
from ratking.games.cartus.votes import entrants

CARD: Final = 0.5
"""What a population card in hand is worth while it can still be played, in points."""

SPECIAL_WORTH: Final = [0.9, 0.6, 0.7, 0.5, 0.9]
"""What a joker, a Sword, a Flute, a Pass and Gold are worth in hand."""

INFLUENCE: Final = 0.9
"""What one step on a track is worth in the middle of a game."""

FUTURE: Final = 35.0
"""How many points a seat can hope for at the start."""

NEWS: Final = 0.4
"""What it is worth to look at a card of the nun row."""

KEPT_AT_THE_END: Final = 0.15
"""What is left of the worth of a card that can no longer be played."""

ACTIONS: Final = [0.9, 0.6, 0.8, 0.5, 0.0, 0.0, 0.6, 0.3, 0.7, 0.4, 1.0, 0.9]
"""What the standard action of each building brings; a premium action brings twice as much."""

CURES: Final = [0.0, 0.0, 0.0, 0.0, 1.0, 0.8, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
"""How many rats the standard action of each building takes away."""


class CartusSense(Sense):
    """Points weighed with the chance that the nuns suffice."""

    nuns: float
    spread: float

    def prepare(self, table: State, seat: int) -> None:
        """Estimate the nuns from the cards that this seat has not seen."""
        state = cast(CartusState, table)
        cards = 0
        nuns = 0
        squares = 0
        for card in range(POPULATION):
            cards += state.pool[card]
            nuns += state.pool[card] * (card % NUNS)
            squares += state.pool[card] * (card % NUNS) * (card % NUNS)
        mean = nuns / cards if cards else 0.0
        variance = squares / cards - mean * mean if cards else 0.0
        unknown = state.nun_row.count(UNDEALT)
        self.nuns = mean * unknown
        for card in state.nun_row:
            if card != UNDEALT:
                self.nuns += card % NUNS
        self.spread = 0.55 * sqrt(max(variance, 0.0) * unknown) + 0.3

    def rests(self, question: Question) -> bool:
        """A move is over when another decision than laying or discarding a card comes up."""
        return question.kind is not LAY and question.kind is not DISCARD_FOR_RAT

    def passes(self, question: Question, answer: int) -> bool:
        """To stop laying changes nothing more."""
        return answer == STOP and not self.rests(question)

    def apart(self, table: State, question: Question, answers: list[int], first: bool) -> list[int]:
        """Cards of one family look alike when laid, and so do all that bring a rat."""
        if question.kind is not LAY:
            return answers
        state = cast(CartusState, table)
        home = family_of(state.row[state.place[question.seat]] // COPIES)
        found: list[int] = []
        before = -1
        for answer in answers:
            family = answer // NUNS
            side = family if first else (family >= home) + (family > home)
            group = side if answer < POPULATION else answer
            if group != before:
                found.append(answer)
            before = group
        return found

    def doubt(self, table: State) -> float:
        """The plague may take everything."""
        return 12.0

    def fact_names(self) -> tuple[str, ...]:
        """Name the facts in their order."""
        return NAMES

    def facts(self, table: State) -> list[list[float]]:
        """List what a trained eye looks at."""
        state = cast(CartusState, table)
        players = state.box.players
        left = time_left(state)
        influence = [float(steps) for steps in state.influence]
        rats = [float(count) for count in state.rats]
        worth = [0.0] * players
        foresee(state, influence, rats, worth, left)
        living = [self.chance_to_live(rats[seat]) for seat in range(players)]
        margin = [self.nuns - rats[seat] for seat in range(players)]
        found = facts(state, left, influence, rats, living, margin)
        for seat in range(players):
            found[seat].append(worth[seat])
        return found

    def prospects(self, table: State) -> list[float]:
        """Estimate every seat's points at the end, times its chance to be alive."""
        state = cast(CartusState, table)
        players = state.box.players
        left = time_left(state)
        influence = [float(steps) for steps in state.influence]
        rats = [float(count) for count in state.rats]
        worth = [FUTURE * left + state.tokens[seat] for seat in range(players)]
        for seat in range(players):
            worth[seat] += hand_worth(state, seat, left)
        foresee(state, influence, rats, worth, left)
        for family in range(TRACKS):
            add_track(influence, family * players, players, left, worth)
        for seat in range(players):
            worth[seat] *= self.chance_to_live(rats[seat])
        return worth

    def chance_to_live(self, rats: float) -> float:
        """Estimate how likely there are as many nuns as rats."""
        return 1.0 / (1.0 + exp((rats - self.nuns - 0.5) / self.spread))


def time_left(state: CartusState) -> float:
    """Say which part of the game is still to come, this round included until it is resolved."""
    rounds = (30 - state.box.replacement) // state.box.draw
    done = state.round if state.phase == RESOLVING else state.round - 1
    return max(rounds - done, 0) / rounds


def hand_worth(state: CartusState, seat: int, left: float) -> float:
    """Value a hand; unknown cards count as population cards."""
    first = seat * WIDTH
    worth = CARD * state.hand[first + UNKNOWN]
    for card in range(POPULATION):
        worth += CARD * state.hand[first + card]
    for card in range(POPULATION, CARDS):
        worth += SPECIAL_WORTH[card - POPULATION] * state.hand[first + card]
    return worth * card_factor(state, left)


def card_factor(state: CartusState, left: float) -> float:
    """Say what is left of the worth of hand cards; in the final round little."""
    if is_final_round(state) and state.round:
        return KEPT_AT_THE_END
    return 0.6 + 0.4 * left


def add_track(
    influence: list[float], first: int, players: int, left: float, worth: list[float]
) -> None:
    """Value the discs on a track: their steps early, their rank late."""
    for seat in range(players):
        mine = influence[first + seat]
        if mine > 0:
            ahead = rivals_ahead(influence, first, players, seat, left)
            worth[seat] += INFLUENCE * mine * left + prize(ahead, players) * (1.0 - left)


def prize(ahead: float, players: int) -> float:
    """Read the prizes 10, 5, 2 and 0 for an expected number of rivals ahead."""
    if ahead < 1:
        return 10 - 5 * ahead
    if ahead < 2 and players > 2:
        return 5 - 3 * (ahead - 1)
    return max(2 - 2 * (ahead - 2), 0.0) if players > 2 else 5.0


def foresee(
    state: CartusState, influence: list[float], rats: list[float], worth: list[float], left: float
) -> None:
    """Add what the rest of this round should bring everybody."""
    if state.phase != OVER:
        for place in range(len(state.row)):
            foresee_building(state, place, influence, rats, worth)
        foresee_pending(state, rats, worth, left)


def foresee_building(
    state: CartusState, place: int, influence: list[float], rats: list[float], worth: list[float]
) -> None:
    """Add what the cards laid on a building, and its action, will bring."""
    building = state.row[place] // COPIES
    family = family_of(building)
    seats = entrants(state, place)
    best = -1
    most = -1.0
    for seat in seats:
        count = laid_that_counts(state, seat)
        if count > most:
            best, most = seat, count
        if not is_shown(state, seat) and state.laid_size[seat]:
            influence[family * state.box.players + seat] += count
            rats[seat] += laid_strangers(state, seat, family)
            worth[seat] += 0.3 * (state.laid_size[seat] - count)
    if state.phase == RESOLVING:
        return
    for seat in seats:
        if is_final_round(state):
            if seat == best:
                influence[family * state.box.players + seat] += 1
        else:
            times = 2.0 if seat == best else 1.0
            worth[seat] += times * ACTIONS[building]
            rats[seat] = max(rats[seat] - times * CURES[building], 0.0)


def laid_that_counts(state: CartusState, seat: int) -> float:
    """Count the cards laid that give influence; most unknown ones do."""
    first = seat * WIDTH
    count = 0.9 * state.laid[first + UNKNOWN]
    for card in range(COUNTED):
        count += state.laid[first + card]
    return count


def laid_strangers(state: CartusState, seat: int, family: int) -> float:
    """Count the cards laid that bring a rat; every other unknown one does."""
    first = seat * WIDTH
    count = 0.5 * state.laid[first + UNKNOWN]
    for card in range(POPULATION):
        if card // NUNS != family:
            count += state.laid[first + card]
    return count


def foresee_pending(state: CartusState, rats: list[float], worth: list[float], left: float) -> None:
    """Add what is on its way: cards to draw, to give and to look at, and chosen supplies."""
    factor = card_factor(state, left)
    for question in state.pending:
        kind = question.kind
        if kind is DRAW_NEXT:
            worth[question.picks[0]] += CARD * factor * question.about
        elif kind is DRAW_CARD:
            worth[question.about] += CARD * factor
        elif kind is LOOK:
            worth[question.seat] += NEWS * question.about
        elif kind is SHOW_NUN_CARD:
            worth[question.picks[0]] += NEWS
        elif kind is GIVE:
            worth[question.seat] -= CARD * factor * question.about
            worth[question.picks[0]] += CARD * factor * question.about
        elif kind is BEGIN_GIFT:
            worth[question.picks[0]] -= CARD * factor * question.about
            worth[question.picks[1]] += CARD * factor * question.about
    for seat in range(state.box.players):
        if state.supply[seat] != UNDECIDED:
            draw, cured, look = state.box.supplies[state.row[state.supply[seat]]]
            worth[seat] += CARD * factor * draw + NEWS * look
            rats[seat] = max(rats[seat] - cured, 0.0)
