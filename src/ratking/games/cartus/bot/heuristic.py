"""How a table of Rattus Cartus looks: points in sight, and the chance to live to have them."""

from __future__ import annotations

from math import exp, sqrt
from typing import Any, Final, cast

from librt.vecs import vec

from ratking.agents.heuristic import Heuristic, still_knows
from ratking.core.question import WIDTH, Kind, seat_of
from ratking.core.state import State, kind_at
from ratking.games.cartus.bot.facts import FORESEEN, NAMES, facts, rivals_ahead, zeros
from ratking.games.cartus.enter import LAY
from ratking.games.cartus.gifts import BEGIN_GIFT, DISCARD_FOR_RAT, GIVE
from ratking.games.cartus.pieces import (
    CARDS,
    COPIES,
    COUNTED,
    NUNS,
    POPULATION,
    UNDEALT,
    UNKNOWN,
    family_of,
)
from ratking.games.cartus.population import DRAW_CARD, DRAW_NEXT, LOOK, SHOW_NUN_CARD
from ratking.games.cartus.state import (
    BUILDING_ROW,
    CHOSEN_SUPPLY,
    ENTERED,
    HAND,
    INFLUENCE,
    LAID,
    LAID_SIZE,
    NUN_CARDS,
    NUN_ROW,
    OVER,
    PHASE,
    PLACE,
    POOL,
    RATS,
    RESOLVING,
    ROUND,
    STOP,
    TOKENS,
    TRACKS,
    UNDECIDED,
    CartusState,
    count_cards,
    has_seen,
    is_final_round,
    is_shown,
    undealt,
)
from ratking.games.cartus.tables import CHOSEN_CARDS

CARD: Final = 0.5
"""What a population card in hand is worth while it can still be played, in points."""

SPECIAL_WORTH: Final = vec[float]([0.9, 0.6, 0.7, 0.5, 0.9])
"""What a joker, a Sword, a Flute, a Pass and Gold are worth in hand."""

INFLUENCE_WORTH: Final = 0.9
"""What one step on a track is worth in the middle of a game."""

FUTURE: Final = 35.0
"""How many points a seat can hope for at the start."""

NEWS: Final = 0.4
"""What it is worth to look at a card of the nun row."""

KEPT_AT_THE_END: Final = 0.15
"""What is left of the worth of a card that can no longer be played."""

ACTIONS: Final = vec[float]([0.9, 0.6, 0.8, 0.5, 0.0, 0.0, 0.6, 0.3, 0.7, 0.4, 1.0, 0.9])
"""What the standard action of each building brings; a premium action brings twice as much."""

CURES: Final = vec[float]([0.0, 0.0, 0.0, 0.0, 1.0, 0.8, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0])
"""How many rats the standard action of each building takes away."""


class CartusHeuristic(Heuristic):
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
            count = POOL.of(state, card)
            cards += count
            nuns += count * (card % NUNS)
            squares += count * (card % NUNS) * (card % NUNS)
        mean = float(nuns) / float(cards) if cards else 0.0
        variance = float(squares) / float(cards) - mean * mean if cards else 0.0
        unknown = float(undealt(state))
        self.nuns = mean * unknown
        for place in range(NUN_CARDS):
            if NUN_ROW.of(state, place) != UNDEALT:
                self.nuns += float(NUN_ROW.of(state, place) % NUNS)
        self.spread = 0.55 * sqrt(not_below_0(variance) * unknown) + 0.3

    def ends_move(self, kind: Kind[Any]) -> bool:
        """A move is over when another decision than laying or discarding a card comes up."""
        return kind is not LAY and kind is not DISCARD_FOR_RAT

    def is_pass(self, kind: Kind[Any], answer: int) -> bool:
        """To stop laying changes nothing more."""
        return answer == STOP and not self.ends_move(kind)

    def distinct(self, table: State, asked: int, answers: list[int], first: bool) -> list[int]:
        """Cards of one family look alike when laid, and so do all that bring a rat."""
        if kind_at(table, asked) is not LAY:
            return answers
        state = cast(CartusState, table)
        home = family_at(state, PLACE.of(state, seat_of(state, asked)))
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

    def forget(self, table: State, seat: int, seed: str, memory: float) -> None:
        """Cards of the nun row are forgotten, one by one."""
        state = cast(CartusState, table)
        for place in range(NUN_CARDS):
            card = NUN_ROW.of(state, place)
            known = card != UNDEALT and has_seen(state, seat, place)
            if known and not still_knows(seed, place, memory):
                POOL.change(state, card, 1)
                NUN_ROW.put(state, place, UNDEALT)

    def uncertainty(self, table: State) -> float:
        """The plague may take everything."""
        return 12.0

    def feature_names(self) -> tuple[str, ...]:
        """Name the facts in their order."""
        return NAMES

    def features(self, table: State) -> list[vec[float]]:
        """List what a trained eye looks at."""
        state = cast(CartusState, table)
        players = state.box.players
        left = time_left(state)
        influence, rats, worth = influence_of_all(state), rats_of_all(state), zeros(players)
        foresee(state, influence, rats, worth, left)
        living, margin = zeros(players), zeros(players)
        for seat in range(players):
            living[seat] = self.chance_to_live(rats[seat])
            margin[seat] = self.nuns - rats[seat]
        found = facts(state, left, influence, rats, living, margin)
        for seat in range(players):
            found[seat][FORESEEN] = worth[seat]
        return found

    def expected_points(self, table: State) -> list[float]:
        """Estimate every seat's points at the end, times its chance to be alive."""
        state = cast(CartusState, table)
        players = state.box.players
        left = time_left(state)
        influence, rats, worth = influence_of_all(state), rats_of_all(state), zeros(players)
        for seat in range(players):
            worth[seat] = FUTURE * left + float(TOKENS.of(state, seat))
            worth[seat] += hand_worth(state, seat, left)
        foresee(state, influence, rats, worth, left)
        for family in range(TRACKS):
            add_track(influence, family * players, players, left, worth)
        return [worth[seat] * self.chance_to_live(rats[seat]) for seat in range(players)]

    def chance_to_live(self, rats: float) -> float:
        """Estimate how likely there are as many nuns as rats."""
        return 1.0 / (1.0 + exp((rats - self.nuns - 0.5) / self.spread))


def not_below_0(value: float) -> float:
    """Take nothing for less than nothing."""
    return value if value > 0.0 else 0.0


def influence_of_all(state: CartusState) -> vec[float]:
    """List the steps of everybody on each track, one track after the other."""
    players = state.box.players
    found = zeros(TRACKS * players)
    for family in range(TRACKS):
        for seat in range(players):
            found[family * players + seat] = float(INFLUENCE.of(state, family, seat))
    return found


def rats_of_all(state: CartusState) -> vec[float]:
    """List everybody's rats."""
    found = zeros(state.box.players)
    for seat in range(state.box.players):
        found[seat] = float(RATS.of(state, seat))
    return found


def family_at(state: CartusState, place: int) -> int:
    """Name the class of a building of the row."""
    return family_of(BUILDING_ROW.of(state, place) // COPIES)


def time_left(state: CartusState) -> float:
    """Say which part of the game is still to come, this round included until it is resolved."""
    rounds = (CHOSEN_CARDS - state.box.replacement) // state.box.draw
    done = ROUND.of(state) if PHASE.of(state) == RESOLVING else ROUND.of(state) - 1
    return float(rounds - done) / float(rounds) if rounds > done else 0.0


def hand_worth(state: CartusState, seat: int, left: float) -> float:
    """Value a hand; unknown cards count as population cards."""
    cards = HAND.of(state, seat, UNKNOWN) + count_cards(state, HAND, seat, 0, POPULATION)
    worth = CARD * float(cards)
    for card in range(POPULATION, CARDS):
        worth += SPECIAL_WORTH[card - POPULATION] * float(HAND.of(state, seat, card))
    return worth * card_factor(state, left)


def card_factor(state: CartusState, left: float) -> float:
    """Say what is left of the worth of hand cards; in the final round little."""
    if is_final_round(state) and ROUND.of(state):
        return KEPT_AT_THE_END
    return 0.6 + 0.4 * left


def add_track(
    influence: vec[float], first: int, players: int, left: float, worth: vec[float]
) -> None:
    """Value the discs on a track: their steps early, their rank late."""
    for seat in range(players):
        mine = influence[first + seat]
        if mine > 0.0:
            ahead = rivals_ahead(influence, first, players, seat, left)
            worth[seat] += INFLUENCE_WORTH * mine * left + prize(ahead, players) * (1.0 - left)


def prize(ahead: float, players: int) -> float:
    """Read the prizes 10, 5, 2 and 0 for an expected number of rivals ahead."""
    if ahead < 1.0:
        return 10.0 - 5.0 * ahead
    if ahead < 2.0 and players > 2:
        return 5.0 - 3.0 * (ahead - 1.0)
    return not_below_0(2.0 - 2.0 * (ahead - 2.0)) if players > 2 else 5.0


def foresee(
    state: CartusState, influence: vec[float], rats: vec[float], worth: vec[float], left: float
) -> None:
    """Add what the rest of this round should bring everybody."""
    if PHASE.of(state) != OVER:
        for place in range(BUILDING_ROW.count(state)):
            foresee_building(state, place, influence, rats, worth)
        foresee_pending(state, rats, worth, left)


def foresee_building(
    state: CartusState, place: int, influence: vec[float], rats: vec[float], worth: vec[float]
) -> None:
    """Add what the cards laid on a building, and its action, will bring."""
    building = BUILDING_ROW.of(state, place) // COPIES
    family = family_of(building)
    first = family * state.box.players
    best = -1
    most = -1.0
    for at in range(ENTERED.count(state)):
        seat = ENTERED.of(state, at)
        is_here = PLACE.of(state, seat) == place
        count = laid_that_counts(state, seat)
        if count > most and (is_here or state.box.players == 2):  # two share one premium (RC-53)
            best, most = seat, count
        if is_here and LAID_SIZE.of(state, seat) and not is_shown(state, seat):
            influence[first + seat] += count
            rats[seat] += laid_strangers(state, seat, family)
            worth[seat] += 0.3 * (float(LAID_SIZE.of(state, seat)) - count)
    if PHASE.of(state) == RESOLVING or best < 0:
        return
    if is_final_round(state):
        if PLACE.of(state, best) == place:
            influence[first + best] += 1.0
        return
    for at in range(ENTERED.count(state)):
        seat = ENTERED.of(state, at)
        if PLACE.of(state, seat) == place:
            times = 2.0 if seat == best else 1.0
            worth[seat] += times * ACTIONS[building]
            rats[seat] = not_below_0(rats[seat] - times * CURES[building])


def laid_that_counts(state: CartusState, seat: int) -> float:
    """Count the cards laid that give influence; most unknown ones do."""
    count = 0.9 * float(LAID.of(state, seat, UNKNOWN))
    if LAID_SIZE.of(state, seat):
        for card in range(COUNTED):
            count += float(LAID.of(state, seat, card))
    return count


def laid_strangers(state: CartusState, seat: int, family: int) -> float:
    """Count the cards laid that bring a rat; every other unknown one does."""
    count = 0.5 * float(LAID.of(state, seat, UNKNOWN))
    for card in range(POPULATION):
        if card // NUNS != family:
            count += float(LAID.of(state, seat, card))
    return count


def foresee_pending(state: CartusState, rats: vec[float], worth: vec[float], left: float) -> None:
    """Add what is on its way: cards to draw, to give and to look at, and chosen supplies."""
    card = CARD * card_factor(state, left)
    for asked in range(state.bottom, state.top, WIDTH):
        kind = kind_at(state, asked)
        if kind is DRAW_NEXT:
            worth[DRAW_NEXT.drawer.of(state, asked)] += card * float(
                DRAW_NEXT.count.of(state, asked)
            )
        elif kind is DRAW_CARD:
            worth[DRAW_CARD.drawer.of(state, asked)] += card
        elif kind is LOOK:
            worth[seat_of(state, asked)] += NEWS * float(LOOK.count.of(state, asked))
        elif kind is SHOW_NUN_CARD:
            worth[SHOW_NUN_CARD.looker.of(state, asked)] += NEWS
        elif kind is GIVE:
            given = card * float(GIVE.count.of(state, asked))
            worth[seat_of(state, asked)] -= given
            worth[GIVE.receiver.of(state, asked)] += given
        elif kind is BEGIN_GIFT:
            given = card * float(BEGIN_GIFT.count.of(state, asked))
            worth[BEGIN_GIFT.giver.of(state, asked)] -= given
            worth[BEGIN_GIFT.receiver.of(state, asked)] += given
    for seat in range(state.box.players):
        chosen = CHOSEN_SUPPLY.of(state, seat)
        if chosen != UNDECIDED:
            draw, cured, look = state.box.supplies[BUILDING_ROW.of(state, chosen)]
            worth[seat] += card * float(draw) + NEWS * float(look)
            rats[seat] = not_below_0(rats[seat] - float(cured))
