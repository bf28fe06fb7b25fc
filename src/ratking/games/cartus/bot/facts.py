"""What a trained eye looks at on a table of Rattus Cartus: numbers for every seat."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec

from ratking.games.cartus.pieces import (
    CARDS,
    COPIES,
    NUNS,
    OTHERS,
    POPULATION,
    UNKNOWN,
    family_of,
)
from ratking.games.cartus.state import (
    BUILDING_ROW,
    ENTERING,
    HAND,
    NOWHERE,
    PHASE,
    PLACE,
    RESOLVING,
    ROUND,
    SUPPLIES,
    TOKENS,
    TRACKS,
    CartusState,
    count_cards,
    is_final_round,
    undealt,
)

NAMES: Final[tuple[str, ...]] = (
    # shared_facts
    "time left", "time left squared", "supplies", "entering", "resolving", "final round",
    "two players", "players", "unseen nuns",
    # facts
    "points", "points late", "hopes", "hopes if alive", "steps", "steps early", "alive",
    "alive early", "alive late", "margin", "rats", "tokens", "points if alive",
    # add_hand
    "cards", "cards early", "largest family early", "cards that fit",
    *(f"{card} early" for card in OTHERS),
    # add_rivals
    "best rival alive", "mean rival alive", "best rival", "lead",
    # CartusHeuristic.features
    "foreseen",
)  # fmt: skip
"""What the numbers of a seat are called, one for each: a network knows them by these names."""

FACTS: Final = 36
"""How many facts a seat has; these are their places."""

LEFT: Final = 0
LEFT_SQUARED: Final = 1
IN_SUPPLIES: Final = 2
IN_ENTERING: Final = 3
IN_RESOLVING: Final = 4
FINAL_ROUND: Final = 5
TWO_PLAYERS: Final = 6
PLAYERS: Final = 7
UNSEEN_NUNS: Final = 8
POINTS: Final = 9
POINTS_LATE: Final = 10
HOPES: Final = 11
HOPES_ALIVE: Final = 12
STEPS: Final = 13
STEPS_EARLY: Final = 14
LIVING: Final = 15
LIVING_EARLY: Final = 16
LIVING_LATE: Final = 17
MARGIN: Final = 18
RAT_COUNT: Final = 19
TOKEN_COUNT: Final = 20
POINTS_ALIVE: Final = 21
CARDS_HELD: Final = 22
CARDS_EARLY: Final = 23
LARGEST_FAMILY: Final = 24
FITTING: Final = 25
SPECIALS_EARLY: Final = 26
BEST_ALIVE: Final = 31
MEAN_ALIVE: Final = 32
BEST_RIVAL: Final = 33
LEAD: Final = 34
FORESEEN: Final = 35

assert len(NAMES) == FACTS

PRIZES: Final = vec[float]([10.0, 5.0, 2.0])

ZEROS: Final = vec[float]([0.0] * FACTS)


def zeros(count: int) -> vec[float]:
    """Lay out so many numbers of their own, all of them 0."""
    return ZEROS[:count]


def facts(
    state: CartusState,
    left: float,
    influence: vec[float],
    rats: vec[float],
    living: vec[float],
    margin: vec[float],
) -> list[vec[float]]:
    """List the facts of every seat, with influence and rats as they are foreseen."""
    players = state.box.players
    points, hopes, alive = zeros(players), zeros(players), zeros(players)
    for seat in range(players):
        points[seat] = float(TOKENS.of(state, seat))
    for family in range(TRACKS):
        add_prizes(influence, family * players, players, points)
        add_hopes(influence, family * players, players, left, hopes)
    for seat in range(players):
        alive[seat] = points[seat] * living[seat]
    shared = shared_facts(state, left)
    found: list[vec[float]] = []
    for seat in range(players):
        mine = shared[:]
        steps = 0.0
        for family in range(TRACKS):
            steps += influence[family * players + seat]
        mine[POINTS] = points[seat] / 10.0
        mine[POINTS_LATE] = points[seat] * (1.0 - left) / 10.0
        mine[HOPES] = hopes[seat] / 10.0
        mine[HOPES_ALIVE] = hopes[seat] * living[seat] / 10.0
        mine[STEPS] = steps / 10.0
        mine[STEPS_EARLY] = steps * left / 10.0
        mine[LIVING] = living[seat]
        mine[LIVING_EARLY] = living[seat] * left
        mine[LIVING_LATE] = living[seat] * (1.0 - left)
        mine[MARGIN] = margin[seat] / 5.0
        mine[RAT_COUNT] = rats[seat] / 10.0
        mine[TOKEN_COUNT] = float(TOKENS.of(state, seat)) / 5.0
        mine[POINTS_ALIVE] = alive[seat] / 10.0
        add_hand(state, seat, left, mine)
        add_rivals(alive, points, seat, players, mine)
        found.append(mine)
    return found


def shared_facts(state: CartusState, left: float) -> vec[float]:
    """Describe the moment, the same for every seat."""
    found, phase = zeros(FACTS), PHASE.of(state)
    found[LEFT] = left
    found[LEFT_SQUARED] = left * left
    found[IN_SUPPLIES] = 1.0 if phase == SUPPLIES else 0.0
    found[IN_ENTERING] = 1.0 if phase == ENTERING else 0.0
    found[IN_RESOLVING] = 1.0 if phase == RESOLVING else 0.0
    found[FINAL_ROUND] = 1.0 if is_final_round(state) and ROUND.of(state) else 0.0
    found[TWO_PLAYERS] = 1.0 if state.box.players == 2 else 0.0
    found[PLAYERS] = float(state.box.players) / 5.0
    found[UNSEEN_NUNS] = float(undealt(state)) / 5.0
    return found


def add_hand(state: CartusState, seat: int, left: float, mine: vec[float]) -> None:
    """Count a hand: population cards, how well they fit the row, and special cards."""
    cards, largest = HAND.of(state, seat, UNKNOWN), 0
    for family in range(TRACKS):
        count = cards_of_family(state, seat, family)
        cards += count
        largest = max(largest, count)
    fitting = 0
    if PLACE.of(state, seat) == NOWHERE:
        for place in range(BUILDING_ROW.count(state)):
            family = family_of(BUILDING_ROW.of(state, place) // COPIES)
            fitting = max(fitting, cards_of_family(state, seat, family))
    mine[CARDS_HELD] = float(cards) / 5.0
    mine[CARDS_EARLY] = left * float(cards) / 5.0
    mine[LARGEST_FAMILY] = left * float(largest) / 3.0
    mine[FITTING] = float(fitting) / 3.0
    for card in range(POPULATION, CARDS):
        mine[SPECIALS_EARLY + card - POPULATION] = left * float(HAND.of(state, seat, card))


def cards_of_family(state: CartusState, seat: int, family: int) -> int:
    """Count the cards of a class in a hand."""
    return count_cards(state, HAND, seat, family * NUNS, (family + 1) * NUNS)


def add_rivals(
    alive: vec[float], points: vec[float], seat: int, players: int, mine: vec[float]
) -> None:
    """Compare a seat with the others."""
    best, total, most = -100.0, 0.0, -100.0
    for other in range(players):
        if other != seat:
            if alive[other] > best:
                best = alive[other]
            if points[other] > most:
                most = points[other]
            total += alive[other]
    mine[BEST_ALIVE] = best / 10.0
    mine[MEAN_ALIVE] = total / float(players - 1) / 10.0
    mine[BEST_RIVAL] = most / 10.0
    mine[LEAD] = (alive[seat] - best) / 10.0


def add_prizes(influence: vec[float], first: int, players: int, points: vec[float]) -> None:
    """Add the prizes of a track as it is foreseen; tied seats share what they stand for."""
    for seat in range(players):
        mine = influence[first + seat]
        if mine > 0.0:
            ahead, level = 0, 0
            for other in range(players):
                if influence[first + other] > mine + 0.01:
                    ahead += 1
                elif influence[first + other] > mine - 0.01:
                    level += 1
            total = 0.0
            for place in range(ahead, ahead + level):
                total += PRIZES[place] if place < 3 else 0.0
            points[seat] += total / float(level)


def rivals_ahead(influence: vec[float], first: int, players: int, seat: int, left: float) -> float:
    """Expect how many rivals will end ahead on a track, the less certain the earlier it is."""
    ahead = 0.0
    for other in range(players):
        if other != seat:
            lead = influence[first + seat] - influence[first + other]
            ahead += 1.0 / (1.0 + exp(lead / (0.4 + 2.0 * left)))
    return ahead


def add_hopes(
    influence: vec[float], first: int, players: int, left: float, hopes: vec[float]
) -> None:
    """Add the prizes of a track as they may turn out, the less certain the earlier it is."""
    for seat in range(players):
        ahead = rivals_ahead(influence, first, players, seat, left)
        if ahead < 1.0:
            hopes[seat] += 10.0 - 5.0 * ahead
        elif ahead < 3.0:
            hopes[seat] += 5.0 - 2.5 * (ahead - 1.0)
